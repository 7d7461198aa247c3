import type { RuleId } from '../../../core/game.ts';
import { setSize } from './chance.ts';
import {
  ACTIVE,
  ALL_REWARDS,
  ARMIES,
  BOX_VP,
  CANDIDATE,
  CANDIDATES,
  CARD_TYPES,
  COPIES,
  EMPTY,
  INSULT_VP,
  JUNKS,
  MAX_BOXES,
  MINISTRY_COUNT,
  OFFICIAL_TILES,
  OFFICIALS,
  REMOVED,
  ROUNDS,
  SLOTS,
  SPACES,
  START_SPACES,
  TITLE_VP,
  VOYAGE_JUNKS,
} from './data.ts';
import { giftFrom } from './gifts.ts';
import { armiesOnLands, isConquered, isFull } from './lands.ts';
import { isResolved, isSecured } from './officials.ts';
import { wallIsBuilt } from './phases/round.ts';
import type { ConfuciusState } from './types.ts';

type Check = (s: ConfuciusState, before: ConfuciusState | undefined) => boolean;

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** C-CHK-1. */
const cardsConserved: Check = (s) => {
  const exam = s.stack.find((f) => f.phase === 'examination');
  for (let c = 0; c < CARD_TYPES; c++) {
    const down = exam ? sum(exam.cards.filter((_, at) => at % CARD_TYPES === c)) : 0;
    const hands = sum(s.players.map(({ hand }) => hand[c]!));
    if (s.deck[c]! + s.discard[c]! + hands + down !== COPIES) return false;
  }
  return s.players.every(({ hand, known, stale }, seat) => {
    const down = exam?.cards.slice(seat * CARD_TYPES) ?? [0, 0, 0];
    if (!s.split && sum(stale) > 0) return false;
    return hand.every((n, c) => n >= 0 && n + down[c]! >= known[c]! + stale[c]! && stale[c]! >= 0);
  });
};

/** C-CHK-2. */
const junksConserved: Check = (s) => {
  const landing = s.stack.some((f) => f.phase === 'land');
  const afloat = s.players.every(
    ({ ocean, shipyard }) => shipyard >= 0 && ocean >= 0 && (landing || ocean < VOYAGE_JUNKS),
  );
  return afloat && s.junks >= 0 && s.junks + sum(s.players.map((p) => p.shipyard + p.ocean)) === JUNKS;
};

/** C-CHK-3. */
const armiesConserved: Check = (s) =>
  s.players.every(
    (p, seat) =>
      p.stock >= 0 && p.colonies >= 0 && p.stock + p.colonies + armiesOnLands(s, seat) + p.insult === ARMIES,
  );

/** C-CHK-4; `giftFrom` finds the lowest of a pair, so a second one shows in the count. */
const giftsSound: Check = (s) =>
  s.players.every(({ gifts }, giver) =>
    s.players.every((_, receiver) => {
      const held = gifts.filter((state) => state === ACTIVE + receiver).length;
      if (giver === receiver) return held === 0;
      const value = giftFrom(s, giver, receiver);
      const back = giftFrom(s, receiver, giver);
      return held <= 1 && (value === 0 || back === 0 || value === back);
    }),
  );

/** Removed gifts never return. */
const giftsStayRemoved: Check = (s, before) =>
  before === undefined ||
  before.players.every(({ gifts }, seat) =>
    gifts.every((state, i) => state !== REMOVED || s.players[seat]!.gifts[i] === REMOVED),
  );

/** C-CHK-5. */
const tilesConserved: Check = (s) => {
  const count = OFFICIAL_TILES.map((_, cost) => s.officialStack[cost]! + s.gone[cost]!);
  for (const cost of s.officials) if (cost !== EMPTY) count[cost]!++;
  const candidates = count[CANDIDATE]! + setSize(s.named) + s.any + (s.candidate >= 0 ? 1 : 0);
  return (
    candidates === CANDIDATES && OFFICIAL_TILES.every((n, cost) => cost <= CANDIDATE || count[cost] === n)
  );
};

/** C-CHK-6. */
const rewardsConserved: Check = (s) => {
  const sets = [s.rewardStack, s.played, ...s.players.map((p) => p.rewards)];
  const all = sets.reduce((a, b) => a | b, 0);
  return all === ALL_REWARDS && sum(sets.map(setSize)) === setSize(ALL_REWARDS);
};

/** C-CHK-7. */
const cubesConserved: Check = (s) =>
  s.players.every(({ active, cubes, placed }) => cubes >= 0 && cubes + sum(placed) === active);

/** C-CHK-8. */
const ministriesSound: Check = (s, before) => {
  for (let at = 0; at < OFFICIALS; at++) {
    const m = Math.floor(at / SPACES);
    if (isSecured(s, at) && s.markers[at]! < 0) return false;
    if (s.officials[at] === CANDIDATE && !isSecured(s, at)) return false;
    if (isResolved(s, m) && s.markers[at]! >= 0 && !isSecured(s, at)) return false;
    if (before === undefined || !isResolved(before, m)) continue;
    if (s.officials[at] !== before.officials[at] || s.markers[at] !== before.markers[at]) return false;
  }
  return true;
};

/** C-CHK-9. */
const wallSound: Check = (s) => s.round <= ROUNDS && s.wall === (wallIsBuilt(s) ? s.round : s.round - 1);

/** C-CHK-10. */
const pointsSound: Check = (s, before) => {
  const chits = sum(s.chits.filter((_, post) => s.posts[post]! >= 0));
  const lands = sum(s.landChits.filter((_, land) => s.first[land]! >= 0));
  let boxes = 0;
  for (let slot = 0; slot < SLOTS; slot++)
    if (isConquered(s, slot) && isFull(s, slot)) boxes += sum(BOX_VP[s.lands[slot]!]!);
  const insults = INSULT_VP * sum(s.players.map((p) => p.insult));
  const titles = TITLE_VP * s.titles.filter((seat) => seat >= 0).length;
  if (sum(s.players.map((p) => p.vp)) !== chits + lands + boxes + insults + titles) return false;
  return before === undefined || s.players.every((p, seat) => p.vp >= before.players[seat]!.vp);
};

/** C-CHK-11. */
const spacesSound: Check = (s, before) => {
  for (let m = 0; m < MINISTRY_COUNT; m++)
    for (const space of START_SPACES) if (s.officials[m * SPACES + space - 1] === EMPTY) return false;
  return (
    before === undefined || s.officials.every((cost, at) => cost !== EMPTY || before.officials[at] === EMPTY)
  );
};

/** C-CHK-14. */
const candidateReady: Check = (s) =>
  s.candidate >= 0 || !s.stack.some((f) => f.phase === 'chief' || f.phase === 'turn');

/** An army lies only in a box that exists, and a box holds no more than a player's. */
const boxesSound: Check = (s) =>
  s.armies.every(
    (seat, k) => seat < 0 || k % MAX_BOXES < BOX_VP[s.lands[Math.floor(k / MAX_BOXES)]!]!.length,
  );

const CHECKS: readonly (readonly [RuleId, Check])[] = [
  ['C-CHK-1', cardsConserved],
  ['C-CHK-2', junksConserved],
  ['C-CHK-3', armiesConserved],
  ['C-CHK-3', boxesSound],
  ['C-CHK-4', giftsSound],
  ['C-CHK-4', giftsStayRemoved],
  ['C-CHK-5', tilesConserved],
  ['C-CHK-6', rewardsConserved],
  ['C-CHK-7', cubesConserved],
  ['C-CHK-8', ministriesSound],
  ['C-CHK-9', wallSound],
  ['C-CHK-10', pointsSound],
  ['C-CHK-11', spacesSound],
  ['C-CHK-14', candidateReady],
];

/** Section 11, between decisions; C-CHK-12 and C-CHK-13 speak of whole games and of views and have their own tests. */
export const invariants = (s: ConfuciusState, before?: ConfuciusState): RuleId[] =>
  CHECKS.filter(([, holds]) => !holds(s, before)).map(([id]) => id);
