import { exp, power } from '../../../bots/elementary.ts';
import { LineSearch, type LineSettings } from '../../../bots/line-search.ts';
import type { Value } from '../../../bots/value.ts';
import type { Seats } from '../../../core/game.ts';
import { seatsOf } from '../../../core/game.ts';
import { setSize } from '../rules/chance.ts';
import { PAY, TAKE } from '../rules/codec.ts';
import {
  ACTIVE,
  AVAILABLE,
  BOX_ACTIONS,
  BOX_VP,
  CARD_TYPES,
  COINS,
  CUBES,
  DUE_ROUND,
  GIFTS,
  HAND_LIMIT,
  LANDS,
  LICENCES,
  MAX_BOXES,
  MINISTRY_COUNT,
  OFFICIALS,
  REWARD_BOX,
  ROUNDS,
  SLOTS,
  SPACES,
  TITLE_VP,
  TITLES,
  VOYAGE_JUNKS,
} from '../rules/data.ts';
import { cubesDue, isObliged } from '../rules/gifts.ts';
import {
  appointments,
  type Control,
  controlOf,
  giveControl,
  participants,
  receivers,
  weakest,
} from '../rules/influence.ts';
import { boxesOf, isConquered } from '../rules/lands.ts';
import { isResolved } from '../rules/officials.ts';
import { KEEPS, PAYMENTS, worth } from '../rules/payments.ts';
import { holderOf } from '../rules/scoring.ts';
import type { Cards, ConfuciusFrame, ConfuciusState, FrameOf } from '../rules/types.ts';

const SOURCES = [
  'scored',
  'ministries',
  'examination',
  'voyages',
  'invasions',
  'titles',
  'rewards',
  'gifts',
  'actions',
  'cards',
] as const;
const COLUMNS = SOURCES.length;
const at = (source: (typeof SOURCES)[number]): number => SOURCES.indexOf(source);
const SCORED = at('scored');
const MINISTRIES = at('ministries');
const EXAMINATION = at('examination');
const VOYAGES = at('voyages');
const INVASIONS = at('invasions');
const TITLE = at('titles');
const REWARDS = at('rewards');
const GIFT = at('gifts');
const ACTIONS = at('actions');
const CARDS = at('cards');

/** Points unless it says otherwise. */
const weights = {
  /** How much an official more decides a ministry, and the officials to come at which it is half open. */
  official: 0.49,
  seniority: 0.0523,
  openOfficials: 1.27,
  /** Of the points of a ministry in which there is everything still to do. */
  ministry: 0.669,
  secured: 0.149,
  /** An official beyond the posts: discounts, and the title. */
  marker: 1.19,
  /** A student alone, and of the worth of a candidate what a contested one has. */
  student: 2.86,
  /** Coins by which an examination is safe. */
  bid: 2.45,
  /** A junk on the ocean and one in the shipyard, as a part of its voyage. */
  sailing: 0.774,
  moored: 0.678,
  /** How steeply a voyage gains with its junks. */
  haste: 1.03,
  /** An army in the colonies, and of the points of its box one on a land that is far from full. */
  army: 0.629,
  invasion: 0.512,
  gap: 0.787,
  /** A title as things stand, early and late. */
  title: 0.438,
  reward: 0.595,
  /** An available gift and one more for each of its value, one that binds another player, one that binds oneself. */
  gift: 0.0956,
  giftValue: 0.0629,
  binding: 0.341,
  bound: 0.154,
  /** A cube that is still to be spent, and one more in each round to come. */
  cube: 0.379,
  nextCube: 0.663,
  coin: 0.168,
  licence: 0.0792,
  /** Of the worth of cards that are more than can be kept. */
  excess: 0.488,
  /** Spread of final scores at the start and at the end. */
  drift: 5.24,
  lastDrift: 0.412,
};
type ConfuciusWeights = typeof weights;

/** Rounds after the present one. */
const roundsAfter = (s: ConfuciusState): number => ROUNDS - s.round;

/** Chances of each seat for Minister and Secretary, two numbers a seat, if the ministry were resolved now. */
function resolve(s: ConfuciusState, control: Control, left: Seats, chance: number, out: number[]): void {
  if (setSize(left) <= 2) {
    if (left === 0) return;
    const { minister, secretary } = appointments(control, left);
    out[2 * minister]! += chance;
    out[2 * secretary + 1]! += chance;
    return;
  }
  const seat = weakest(control, left);
  const to = seatsOf(receivers(s, seat, left));
  for (const receiver of to) {
    const after = control.slice();
    giveControl(after, seat, receiver);
    resolve(s, after, left & ~(1 << seat), chance / to.length, out);
  }
}

function appraiseMinistry(s: ConfuciusState, w: ConfuciusWeights, m: number, out: number[]): void {
  const seats = s.players.length;
  const control = controlOf(s, m);
  const now = Array<number>(2 * seats).fill(0);
  resolve(s, control, participants(control), 1, now);
  let open = 0;
  const strength = Array<number>(seats).fill(0);
  control.forEach((owner, k) => {
    if (owner < 0) open++;
    else strength[owner]! += w.official + (w.seniority * (SPACES - k)) / SPACES;
  });
  // In the last round hardly more comes than the cubes that are left.
  open *= Math.min(1, (roundsAfter(s) + 0.5) / 3);
  const doubt = open / (open + w.openOfficials);
  let sum = 0;
  for (let i = 0; i < seats; i++) {
    strength[i] = exp(strength[i]!);
    sum += strength[i]!;
  }
  const minister = s.chits[2 * m]!;
  const secretary = s.chits[2 * m + 1]!;
  for (let i = 0; i < seats; i++) {
    const first = strength[i]! / sum;
    let second = 0;
    for (let k = 0; k < seats; k++)
      if (k !== i) second += (strength[k]! / sum) * (strength[i]! / (sum - strength[k]!));
    const sure = now[2 * i]! * minister + now[2 * i + 1]! * secretary;
    const hoped = first * minister + second * secretary;
    out[i * COLUMNS + MINISTRIES]! += w.ministry * ((1 - doubt) * sure + doubt * hoped);
  }
}

function appraiseCourt(s: ConfuciusState, w: ConfuciusWeights, out: number[]): void {
  for (let m = 0; m < MINISTRY_COUNT; m++) if (!isResolved(s, m)) appraiseMinistry(s, w, m, out);
  const later = Math.min(1, roundsAfter(s) / 4);
  for (let k = 0; k < OFFICIALS; k++) {
    const owner = s.markers[k]!;
    if (owner < 0) continue;
    out[owner * COLUMNS + TITLE]! += w.marker * later;
    if (s.secured & (1 << k) && !isResolved(s, (k / SPACES) | 0))
      out[owner * COLUMNS + MINISTRIES]! += w.secured * later;
  }
}

/** Students, and while cards are being laid the chance that they are enough. */
function appraiseExamination(s: ConfuciusState, w: ConfuciusWeights, out: number[]): void {
  const [red, orange] = s.students as [number, number];
  if (red < 0 && orange < 0) return;
  if (red === orange || red < 0 || orange < 0) {
    const student = Math.max(red, orange);
    out[student * COLUMNS + EXAMINATION]! += w.student * (red === orange || s.examForced ? 1 : 0.75);
    return;
  }
  const exam = s.stack.find((f) => f.phase === 'examination') as FrameOf<'examination'> | undefined;
  let lead = 0.5;
  if (exam)
    exam.on.forEach((student, seat) => {
      if (student < 0) return;
      const coins = worth(exam.cards.slice(seat * CARD_TYPES, (seat + 1) * CARD_TYPES), COINS);
      lead += student === 0 ? coins : -coins;
    });
  // Those who have not laid any cards yet will mostly help themselves.
  for (const [seat, side] of [
    [red, 1],
    [orange, -1],
  ] as const)
    if (!exam || exam.on[seat]! < 0) lead += side * 0.7 * Math.min(6, worth(s.players[seat]!.hand, COINS));
  const chance = 1 / (1 + exp(-lead / w.bid));
  out[red * COLUMNS + EXAMINATION]! += 2 * w.student * chance;
  out[orange * COLUMNS + EXAMINATION]! += 2 * w.student * (1 - chance);
}

function appraiseNavy(s: ConfuciusState, w: ConfuciusWeights, seat: number, out: number[]): void {
  const { ocean, shipyard } = s.players[seat]!;
  if (ocean + shipyard === 0) return;
  const time = Math.min(1, (roundsAfter(s) + 0.7) / 3);
  const prizes: number[] = [];
  for (let land = 0; land < LANDS; land++)
    if ((s.reached[land]! & (1 << seat)) === 0) prizes.push(s.first[land]! < 0 ? s.landChits[land]! : 0);
  prizes.sort((a, b) => b - a);
  let rest = Math.min(1, w.sailing * time + (1 - time) * 0.2) * ocean + w.moored * time * shipyard;
  let sum = 0;
  for (const prize of prizes) {
    if (rest <= 0) break;
    const done = Math.min(1, rest / VOYAGE_JUNKS);
    sum += (prize + w.reward * time) * power(done, w.haste);
    rest -= VOYAGE_JUNKS;
  }
  out[seat * COLUMNS + VOYAGES]! += sum;
}

function appraiseLands(s: ConfuciusState, w: ConfuciusWeights, out: number[]): void {
  let room = 0;
  for (let slot = 0; slot < SLOTS; slot++) {
    if (isConquered(s, slot)) continue;
    const boxes = boxesOf(s, slot);
    const time = DUE_ROUND[slot]! - s.round;
    if (time < 0) continue;
    let empty = 0;
    for (let box = 0; box < boxes; box++) if (s.armies[slot * MAX_BOXES + box]! < 0) empty++;
    const chance = w.invasion * exp((-w.gap * empty) / (0.6 + time));
    room += empty * Math.min(1, time / 2);
    const land = s.lands[slot]!;
    for (let box = 0; box < boxes; box++) {
      const owner = s.armies[slot * MAX_BOXES + box]!;
      if (owner < 0) continue;
      const reward = box === REWARD_BOX[land] ? w.reward : 0;
      out[owner * COLUMNS + INVASIONS]! += chance * BOX_VP[land]![box]! + reward;
    }
  }
  s.players.forEach(({ colonies }, seat) => {
    out[seat * COLUMNS + INVASIONS]! += w.army * Math.min(colonies, room);
  });
}

function appraiseTitles(s: ConfuciusState, w: ConfuciusWeights, out: number[]): void {
  const sure = Math.max(0, 1 - (w.title * roundsAfter(s)) / ROUNDS);
  for (const title of TITLES) {
    const seat = holderOf(s, title);
    if (seat >= 0) out[seat * COLUMNS + TITLE]! += TITLE_VP * sure;
  }
}

/** The cards that a seat will have once everybody has said what to keep. */
function handOf(s: ConfuciusState, seat: number): Cards {
  const top = s.stack[s.stack.length - 1]!;
  const kept = top.phase === 'discard' ? top.keep[seat]! : -1;
  return kept >= 0 ? KEEPS[kept]! : s.players[seat]!.hand;
}

function appraisePlayer(s: ConfuciusState, w: ConfuciusWeights, seat: number, out: number[]): void {
  const player = s.players[seat]!;
  const row = seat * COLUMNS;
  const later = roundsAfter(s);
  const hand = handOf(s, seat);
  const cards = hand[0]! + hand[1]! + hand[2]!;
  const time = Math.min(1, (later + player.cubes / 5) / 2.5);
  const each = (w.coin * worth(hand, COINS) + w.licence * worth(hand, LICENCES)) * time;
  const kept = Math.max(HAND_LIMIT, HAND_LIMIT + 2 * player.cubes);
  out[row + CARDS]! += cards <= kept ? each : (each * (kept + w.excess * (cards - kept))) / cards;
  out[row + REWARDS]! += w.reward * setSize(player.rewards) * Math.min(1, (later + 0.6) / 2);
  out[row + ACTIONS]! += w.cube * player.cubes;
  for (let i = 0; i < GIFTS; i++) {
    const gift = player.gifts[i]!;
    if (gift === AVAILABLE) out[row + GIFT]! += (w.gift + w.giftValue * i) * Math.min(1, later / 4);
    else if (gift >= ACTIVE) {
      out[row + GIFT]! += w.binding * Math.min(1, later / 4);
      out[(gift - ACTIVE) * COLUMNS + GIFT]! -= w.bound * Math.min(1, later / 4);
    }
  }
  out[row + ACTIONS]! += w.nextCube * Math.min(later, 4) * (cubesDue(s, seat) - CUBES[0]!);
}

function appraise(s: ConfuciusState, w: ConfuciusWeights): number[] {
  const seats = s.players.length;
  const out = Array<number>(seats * COLUMNS).fill(0);
  for (let i = 0; i < seats; i++) out[i * COLUMNS + SCORED] = s.players[i]!.vp;
  if (s.stack.length === 0) return out;
  appraiseCourt(s, w, out);
  appraiseExamination(s, w, out);
  appraiseLands(s, w, out);
  appraiseTitles(s, w, out);
  for (let i = 0; i < seats; i++) {
    appraiseNavy(s, w, i, out);
    appraisePlayer(s, w, i, out);
  }
  return out;
}

const FINISHED: ReadonlySet<ConfuciusFrame['phase']> = new Set([
  'turn',
  'favour',
  'chief',
  'examination',
  'ministry',
  'discard',
  'place',
]);
const TRANSFER = TAKE + BOX_ACTIONS.indexOf('transfer');

const LINES: LineSettings = { horizon: (seats) => 5 * seats, priorVisits: 2, samples: 8 };

export const confucius: Value<ConfuciusState, ConfuciusWeights> = {
  sources: SOURCES,
  weights,
  search: (question, rng, aim) => new LineSearch(question, rng, aim, LINES),
  temperature: 1,
  hintNodes: 300,
  appraise,
  spread: (s, w) => w.lastDrift + w.drift * Math.sqrt(Math.max(0, roundsAfter(s)) / ROUNDS),
  isStable: (s) => FINISHED.has(s.stack[s.stack.length - 1]!.phase),
  candidates(s, seat, legal) {
    const { phase } = s.stack[s.stack.length - 1]!;
    if (phase === 'payment') {
      // More is paid only where no payment without a superfluous card has a name.
      const exact = legal.filter((a) => a >= PAY && a < PAY + PAYMENTS.length);
      return exact.length > 0 ? exact : legal;
    }
    if ((phase === 'turn' || phase === 'favour') && !isObliged(s, seat)) {
      const others = legal.filter((a) => a !== TRANSFER);
      return others.length > 0 ? others : legal;
    }
    return legal;
  },
};
