import type { NetFeatures } from '../../../bots/net/net-evaluator.ts';
import type { Seat } from '../../../core/game.ts';
import { BOARDS, MAX_OPEN } from '../rules/board.ts';
import { EMISSARIES, HAND_SIZE, KINDS, MAP_IDS, MIN_CHAIN, PAGODAS } from '../rules/data.ts';
import { endTriggered } from '../rules/deck.ts';
import { PAYMENTS } from '../rules/payment.ts';
import { unseenLots } from '../rules/sample.ts';
import { emissariesIn, emissaryLimit } from '../rules/targets.ts';
import { turnOf } from '../rules/turn.ts';
import type { HanState, HanView } from '../rules/types.ts';
import { peek } from '../rules/view.ts';
import {
  appraiseAlliance,
  appraiseHand,
  appraisePorts,
  appraiseProvince,
  appraiseRoads,
  COLUMNS,
  type Groups,
  groupsOf,
  leftAt,
  movesAgain,
  SOURCES,
  sealsOf,
  stageOf,
  weights,
} from './features.ts';

/** The seat that looks comes first, then the others in the order of seats. */
const SEATS = 5;
/** Spaces, provinces and alliances of a side of the board are counted from 0, those of either side alike. */
const most = (of: (board: (typeof BOARDS)[number]) => readonly unknown[]): number =>
  Math.max(...BOARDS.map((board) => of(board).length));
const SPACES = most(({ spaceIds }) => spaceIds);
const PROVINCES = most(({ provinceIds }) => provinceIds);
const ALLIANCES = most(({ alliances }) => alliances);
const PHASES = ['action', 'second', 'place', 'draw'] as const;
/** Groups of pagodas of two, three, and four or more, that can grow. */
const GROUPS = MIN_CHAIN - 1;

const OPTIONS = 5;
const STAGE = 3 + 3; // times the pile has run out; pile, what is left, spaces that will be filled
const TURN = PHASES.length + HAND_SIZE + 1 + KINDS + PROVINCES; // cards to draw, second piece, paid, where
const CARDS = KINDS * HAND_SIZE + MAX_OPEN * KINDS + 4 * KINDS; // hand, display; display, discard, unseen, rooms
const PROVINCE = 4; // scored, free spaces, emissaries there is room for now, and in all
const SHARE = 4; // of a seat in a province: pagodas, points expected, emissaries, chance of most of them
const PLAYER =
  2 + // here, holds the emperor
  SEATS + // turns until its turn
  4 + // score, supplies
  2 +
  KINDS + // cards, moves again after the trigger, cards that everybody knows
  1 + // ports
  GROUPS +
  COLUMNS +
  2; // what the hand-made value expects by source, in all, and against the best other

const INPUTS =
  SEATS -
  1 +
  OPTIONS +
  STAGE +
  TURN +
  CARDS +
  SEATS * PLAYER +
  SPACES * (SEATS + 1) +
  PROVINCES * (PROVINCE + SEATS * SHARE) +
  ALLIANCES * SEATS;

const POINTS = 10;
const CARD_COUNT = 10;

const part: number[] = Array(SEATS * COLUMNS).fill(0);
const sums = new Float32Array(SEATS * COLUMNS);
const totals = new Float32Array(SEATS);
const ports = new Float32Array(SEATS);

const column = (source: (typeof SOURCES)[number]): number => SOURCES.indexOf(source);
const SCORED_AT = column('scored');
const PROVINCES_AT = column('provinces');
const PORTS_AT = column('ports');
const ALLIANCES_AT = column('alliances');
const ROADS_AT = column('roads');
const CARDS_AT = column('cards');

/** Moves what `part` holds of a source to the sums. */
function take(seat: Seat, source: number): number {
  const k = seat * COLUMNS + source;
  const points = part[k]!;
  part[k] = 0;
  sums[k]! += points;
  return points / POINTS;
}

/** What a seat sees, as numbers. `x` is filled anew. */
function features(view: HanView, me: Seat, _decider: Seat, x: Float32Array): void {
  const { options, scores, pagodas, presence, emissaries } = view;
  const seats = scores.length;
  const near = (seat: Seat): number => (seat - me + seats) % seats;
  let at = 0;
  const block = (size: number): number => {
    at += size;
    return at - size;
  };
  x.fill(0);
  sums.fill(0);
  part.fill(0);
  let held = 0;
  for (let seat = 0; seat < seats; seat++) held += view.handSizes[seat]!;
  const stage = stageOf(view, weights, leftAt(view, view.pileSize, held));
  const { board } = stage;
  const provinces = board.provinceIds.length;

  x[block(SEATS - 1) + seats - 2] = 1;
  const chosen = block(OPTIONS);
  if (options.map === MAP_IDS[1]) x[chosen] = 1;
  if (options.portScoring) x[chosen + 1] = 1;
  if (options.fortresses) x[chosen + 2] = 1;
  if (options.borderJoker) x[chosen + 3] = 1;
  if (options.removal === 'total') x[chosen + 4] = 1;
  const time = block(STAGE);
  x[time + Math.min(2, view.runOuts)] = 1;
  x[time + 3] = view.pileSize / (2 * CARD_COUNT);
  x[time + 4] = stage.rest;
  x[time + 5] = stage.fills;
  turn(view, x, block(TURN), provinces);
  cards(view, stage.rooms, x, block(CARDS));

  const playersAt = block(SEATS * PLAYER);
  const spaces = block(SPACES * (SEATS + 1));
  for (let space = 0; space < pagodas.length; space++)
    if (pagodas[space]! >= 0) x[spaces + space * (SEATS + 1) + near(pagodas[space]!)] = 1;
  for (let k = 0; k < view.fortresses.length; k++) x[spaces + view.fortresses[k]! * (SEATS + 1) + SEATS] = 1;

  const seals = sealsOf(view, weights, stage);
  for (let q = 0; q < provinces; q++) {
    const province = block(PROVINCE + SEATS * SHARE);
    const isScored = (view.scored & (1 << q)) !== 0;
    let free = 0;
    for (const space of board.spaces[q]!) if (pagodas[space]! < 0) free++;
    if (isScored) x[province] = 1;
    else appraiseProvince(view, weights, q, stage, part);
    x[province + 1] = free / 4;
    x[province + 2] = (emissaryLimit(view, q) - emissariesIn(view, q)) / 2;
    x[province + 3] = seals[q]!.coming / 2;
    for (let seat = 0; seat < seats; seat++) {
      const share = province + PROVINCE + near(seat) * SHARE;
      x[share] = presence[q * seats + seat]! / 3;
      x[share + 1] = take(seat, PROVINCES_AT);
      x[share + 2] = emissaries[q * seats + seat]! / 2;
      x[share + 3] = seals[q]!.chances[seat]!;
    }
  }
  at += (PROVINCES - provinces) * (PROVINCE + SEATS * SHARE);
  for (let n = 0; n < board.alliances.length; n++) {
    const alliance = block(SEATS);
    appraiseAlliance(view, n, seals, stage, part);
    for (let seat = 0; seat < seats; seat++) x[alliance + near(seat)] = take(seat, ALLIANCES_AT);
  }

  appraisePorts(view, weights, stage, part);
  const groups = groupsOf(view, board);
  appraiseRoads(view, weights, groups, stage, part);
  for (let seat = 0; seat < seats; seat++) {
    take(seat, PORTS_AT);
    take(seat, ROADS_AT);
  }
  ports.fill(0);
  for (const space of board.ports) if (pagodas[space]! >= 0) ports[pagodas[space]!]!++;
  players(view, me, stage.rooms, groups, x, playersAt);
}

/** The open decision. */
function turn(view: HanView, x: Float32Array, start: number, provinces: number): void {
  const top = view.stack[view.stack.length - 1]!;
  const { set, touched, empty, placed } = turnOf(view);
  let at = start;
  const phase = PHASES.indexOf(top.phase as (typeof PHASES)[number]);
  if (phase >= 0) x[at + phase] = 1;
  at += PHASES.length;
  if (top.phase === 'draw') x[at + top.due - 1] = 1;
  at += HAND_SIZE;
  if (placed > 0) x[at] = 1;
  at++;
  if (top.phase === 'place') for (const card of PAYMENTS[top.payment]!) x[at + card]! += 1;
  at += KINDS;
  if (placed > 0) for (let q = 0; q < provinces; q++) if (set & ~(touched & empty) & (1 << q)) x[at + q] = 1;
}

/** Own cards, and those that others may hold or get. */
function cards(view: HanView, rooms: readonly number[], x: Float32Array, start: number): void {
  const { hand, display, discard } = view;
  let at = start;
  for (let c = 0; c < KINDS; c++) for (let n = 0; n < HAND_SIZE; n++, at++) if (hand[c]! > n) x[at] = 1;
  const counts = at + MAX_OPEN * KINDS;
  for (let slot = 0; slot < display.length; slot++, at += KINDS) {
    const card = display[slot]!;
    if (card < 0) continue;
    x[at + card] = 1;
    x[counts + card]! += 1 / 2;
  }
  const { stale, fresh } = unseenLots(view);
  at = counts + KINDS;
  for (let c = 0; c < KINDS; c++, at++) {
    x[at] = discard[c]! / CARD_COUNT;
    x[at + KINDS] = (stale[c]! + fresh[c]!) / CARD_COUNT;
    x[at + 2 * KINDS] = rooms[c]! / CARD_COUNT;
  }
}

function players(
  view: HanView,
  me: Seat,
  rooms: readonly number[],
  groups: Groups,
  x: Float32Array,
  start: number,
): void {
  const { scores, hand, known } = view;
  const seats = scores.length;
  const own = me * KINDS;
  // Others hold what they took face up; cards that nobody saw count as cards without a match.
  const hands = known.slice();
  for (let c = 0; c < KINDS; c++) hands[own + c] = hand[c]!;
  const seen = { ...view, hands };
  const isLast = endTriggered(view);
  const now = turnOf(view).seat;
  for (let seat = 0; seat < seats; seat++) {
    sums[seat * COLUMNS + SCORED_AT] = scores[seat]!;
    sums[seat * COLUMNS + CARDS_AT] = appraiseHand(seen, weights, seat, rooms);
    totals[seat] = 0;
    for (let c = 0; c < COLUMNS; c++) totals[seat]! += sums[seat * COLUMNS + c]!;
  }
  for (let k = 0; k < seats; k++) {
    const seat = (me + k) % seats;
    let at = start + k * PLAYER;
    x[at] = 1;
    if (seat === view.start) x[at + 1] = 1;
    x[at + 2 + ((seat - now + seats) % seats)] = 1;
    at += 2 + SEATS;
    x[at] = scores[seat]! / (2 * POINTS);
    x[at + 1] = view.pagodaSupply[seat]! / PAGODAS;
    x[at + 2] = view.emissarySupply[seat]! / EMISSARIES;
    x[at + 3] = view.fortressSupply[seat]!;
    x[at + 4] = view.handSizes[seat]! / HAND_SIZE;
    if (isLast && movesAgain(seen, seat)) x[at + 5] = 1;
    at += 6;
    for (let c = 0; c < KINDS; c++) x[at + c] = known[seat * KINDS + c]!;
    at += KINDS;
    x[at++] = ports[seat]! / 2;
    for (let id = 0; id < groups.owner.length; id++) {
      const length = groups.length[id]!;
      if (groups.owner[id] === seat && length > 1 && groups.ends[id]! > 0)
        x[at + Math.min(length, MIN_CHAIN) - 2]! += 1 / 2;
    }
    at += GROUPS;
    let best = Number.NEGATIVE_INFINITY;
    for (let other = 0; other < seats; other++)
      if (other !== seat && totals[other]! > best) best = totals[other]!;
    for (let c = 0; c < COLUMNS; c++) x[at + c] = sums[seat * COLUMNS + c]! / POINTS;
    x[at + COLUMNS] = totals[seat]! / POINTS;
    x[at + COLUMNS + 1] = (totals[seat]! - best) / POINTS;
  }
}

export const hanNetFeatures: NetFeatures<HanView, HanState> = {
  inputs: INPUTS,
  spread: 6,
  // With 0.6 the visits follow the priors more than what they find (training/README.md).
  exploration: 0.12,
  isOpen: false,
  seats: ({ scores }) => scores.length,
  peek,
  features,
};
