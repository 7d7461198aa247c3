import type { SurveyedPlan } from '../../../bots/value.ts';
import type { Action, Seat } from '../../../core/game.ts';
import { type Board, boardOf } from '../rules/board.ts';
import { DECK, EMISSARY, EXCHANGE, FORTRESS, OPEN, PAGODA, PLAY, STOP } from '../rules/codec.ts';
import { HAND_SIZE, KINDS, MIN_CHAIN } from '../rules/data.ts';
import { endTriggered } from '../rules/deck.ts';
import { PAYMENTS } from '../rules/payment.ts';
import { roadScore } from '../rules/roads.ts';
import { provinceScoring } from '../rules/scoring.ts';
import { emissariesIn, emissaryLimit, listPayments, listTargets } from '../rules/targets.ts';
import { turnOf } from '../rules/turn.ts';
import type { HanState } from '../rules/types.ts';
import {
  appraise,
  appraiseAlliance,
  appraiseHand,
  appraisePorts,
  appraiseProvince,
  appraiseRoads,
  COLUMNS,
  type Groups,
  groupsOf,
  type HanWeights,
  left,
  prospect,
  roomsOf,
  type Seal,
  type Stage,
  sealOf,
  sealsOf,
  stageOf,
} from './features.ts';

/**
 * The plans of a turn with the totals that `appraise` gives their results, without applying the actions: a piece
 * changes few parts of the value, and only those are computed again. Undefined where a plan may end the game.
 */
export function survey(s: HanState, seat: Seat, w: HanWeights): SurveyedPlan[] | undefined {
  const { phase } = s.stack[s.stack.length - 1]!;
  if (endTriggered(s)) return undefined;
  if (phase === 'draw') return draws(s, seat, w);
  return phase === 'place' ? undefined : pieces(s, seat, w, phase);
}

/** Whether the pile is so low that drawing may bring the end nearer. */
const isLow = (s: HanState): boolean => s.pile.length <= s.display.length + HAND_SIZE;

/** Draws, judged before the display is refilled. Near the end plans are tried out instead. */
function draws(s: HanState, seat: Seat, w: HanWeights): SurveyedPlan[] | undefined {
  if (isLow(s)) return undefined;
  const totals = sums(appraise(s, w));
  return gains(s, seat, w).map(([action, gain]) => ({
    actions: [action],
    totals: totals.map((points, i) => (i === seat ? points + gain : points)),
  }));
}

/** The best card to draw, unless drawing may bring the end nearer. */
export function advise(s: HanState, seat: Seat, w: HanWeights): Action | undefined {
  if (s.stack[s.stack.length - 1]!.phase !== 'draw' || endTriggered(s) || isLow(s)) return undefined;
  let best: Action | undefined;
  let top = Number.NEGATIVE_INFINITY;
  for (const [action, gain] of gains(s, seat, w))
    if (gain > top) {
      top = gain;
      best = action;
    }
  return best;
}

/** What each possible draw adds to the value of the hand; the pile counts with its mean. */
function gains(s: HanState, seat: Seat, w: HanWeights): [Action, number][] {
  const rooms = roomsOf(s, boardOf(s.options.map));
  const hand = appraiseHand(s, w, seat, rooms);
  const gains = rooms.map((_, c) => appraiseHand(withCards(s, seat, [c], 1), w, seat, rooms) - hand);
  const found: [Action, number][] = [];
  s.display.forEach((card, slot) => {
    if (card >= 0) found.push([OPEN + slot, gains[card]!]);
  });
  let sum = 0;
  for (const card of s.pile) sum += gains[card]!;
  found.push([DECK, sum / s.pile.length]);
  return found;
}

function pieces(s: HanState, seat: Seat, w: HanWeights, phase: 'action' | 'second' | 'turn'): SurveyedPlan[] {
  const survey = new Survey(s, seat, w);
  const payments: Action[] = [];
  listPayments(s, turnOf(s), payments);
  const found: SurveyedPlan[] = [];
  for (const payment of payments) survey.pay(payment, found);
  if (phase === 'second') found.push({ actions: [STOP], totals: survey.totals });
  else
    for (let c = 0; c < KINDS; c++)
      if (s.hands[seat * KINDS + c]! > 0)
        found.push({ actions: [EXCHANGE + c], totals: survey.without([c], survey.totals) });
  return found;
}

/** One number for each seat. */
type Row = readonly number[];

function withCards(s: HanState, seat: Seat, cards: readonly number[], change: 1 | -1): HanState {
  const hands = s.hands.slice();
  for (const card of cards) hands[seat * KINDS + card]! += change;
  return { ...s, hands };
}

function withPagodas(
  s: HanState,
  seat: Seat,
  { spaceProvinces }: Board,
  spaces: readonly number[],
): HanState {
  const seats = s.scores.length;
  const pagodas = s.pagodas.slice();
  const presence = s.presence.slice();
  for (const space of spaces) {
    pagodas[space] = seat;
    for (const q of spaceProvinces[space]!) presence[q * seats + seat]!++;
  }
  return { ...s, pagodas, presence };
}

function withEmissary(s: HanState, seat: Seat, q: number): HanState {
  const emissaries = s.emissaries.slice();
  emissaries[q * s.scores.length + seat]!++;
  return { ...s, emissaries };
}

class Survey {
  readonly totals: Row;
  readonly #s: HanState;
  readonly #seat: Seat;
  readonly #w: HanWeights;
  readonly #stage: Stage;
  /** The present value of each part. */
  readonly #provinces: Row[] = [];
  readonly #alliances: Row[] = [];
  readonly #ports: Row;
  readonly #groups: Groups;
  readonly #hand: number;
  readonly #seals: readonly Seal[];
  /** Computed once: what a piece adds, by action; a plain pagoda inside a province; a plain pagoda as a port. */
  readonly #pieces = new Map<Action, Row>();
  readonly #insideProvince: Row[] = [];
  #plainPort: Row | undefined;
  /** What a second piece in the same province adds, by province and whether a pagoda was the first. */
  readonly #second = new Map<number, Row | undefined>();
  readonly #out: number[];

  constructor(s: HanState, seat: Seat, w: HanWeights) {
    this.#s = s;
    this.#seat = seat;
    this.#w = w;
    this.#stage = stageOf(s, w, left(s));
    this.#out = Array<number>(s.scores.length * COLUMNS).fill(0);
    const { board } = this.#stage;
    for (let q = 0; q < board.provinceIds.length; q++) this.#provinces.push(this.#province(s, q));
    this.#ports = this.#part((out) => appraisePorts(s, w, this.#stage, out));
    this.#seals = sealsOf(s, w, this.#stage);
    for (let n = 0; n < board.alliances.length; n++) this.#alliances.push(this.#alliance(s, n, this.#seals));
    this.#groups = groupsOf(s, board);
    const roads = this.#part((out) => appraiseRoads(s, w, this.#groups, this.#stage, out));
    const totals = s.scores.map((score, i) => score + appraiseHand(s, w, i, this.#stage.rooms));
    for (const part of [...this.#provinces, ...this.#alliances, this.#ports, roads]) add(totals, part, 1);
    this.#hand = appraiseHand(s, w, seat, this.#stage.rooms);
    this.totals = totals;
  }

  /** Adds a plan for every piece that a payment buys. */
  pay(payment: Action, found: SurveyedPlan[]): void {
    const targets: Action[] = [];
    listTargets(this.#s, turnOf(this.#s), payment - PLAY, targets);
    for (const target of targets) {
      let piece = this.#pieces.get(target);
      if (!piece) {
        piece = this.#piece(target);
        this.#pieces.set(target, piece);
      }
      const cards = PAYMENTS[payment - PLAY]!;
      const totals = this.without(cards, this.totals, this.#colourOf(target));
      add(totals, piece, 1);
      found.push({
        actions: [payment, target],
        totals,
        potentialTotals: this.#potential(cards, target, totals),
      });
    }
  }

  /** A second piece may follow in the same province, unless that was empty (H-PLACE-1, H-PLACE-3). */
  #potential(cards: readonly number[], target: Action, totals: Row): Row | undefined {
    const { board } = this.#stage;
    if (target >= FORTRESS || turnOf(this.#s).placed > 0) return undefined;
    const isPagoda = target < EMISSARY;
    const [q, ...others] = isPagoda
      ? board.spaceProvinces[target - PAGODA - board.firstSpace]!
      : [target - EMISSARY - board.firstProvince];
    if (others.length > 0 || this.#wasEmpty(q!)) return undefined;
    const more = this.#spare(cards, board.colour[q!]!);
    const gain = more && this.#following(q!, target);
    if (!gain) return undefined;
    const hoped = totals.slice();
    const [one, both] = [cards, [...cards, ...more]].map((paid) => this.without(paid, this.totals));
    hoped[this.#seat]! += both![this.#seat]! - one![this.#seat]!;
    add(hoped, gain, 1);
    return hoped;
  }

  /** Cards for another piece in a province of a colour, after paying these. */
  #spare(cards: readonly number[], colour: number): readonly number[] | undefined {
    const left = this.#s.hands.slice(this.#seat * KINDS, (this.#seat + 1) * KINDS);
    for (const card of cards) left[card]!--;
    if (left[colour]! > 0) return [colour];
    const pair = left.findIndex((count) => count > 1);
    return pair < 0 ? undefined : [pair, pair];
  }

  /** The better of a pagoda and an emissary after the first piece; undefined if there is room for neither. */
  #following(q: number, first: Action): Row | undefined {
    const afterPagoda = first < EMISSARY;
    const key = 2 * q + (afterPagoda ? 1 : 0);
    if (!this.#second.has(key)) {
      const pagoda = this.#furtherIn(q, afterPagoda ? 1 : 0);
      const sent = emissariesIn(this.#s, q) + (afterPagoda ? 0 : 1);
      const emissary = sent < emissaryLimit(this.#s, q) ? this.#emissary(q) : undefined;
      const isBetter = pagoda && (!emissary || pagoda[this.#seat]! >= emissary[this.#seat]!);
      this.#second.set(key, isBetter ? pagoda : emissary);
    }
    return this.#second.get(key);
  }

  #wasEmpty(q: number): boolean {
    const seats = this.#s.scores.length;
    for (let k = 0; k < seats; k++) if (this.#s.presence[q * seats + k]! > 0) return false;
    return true;
  }

  /** What a pagoda in a province adds after `before` others of this turn. */
  #furtherIn(q: number, before: number): Row | undefined {
    const s = this.#s;
    const free = this.#stage.board.own[q]!.filter((space) => s.pagodas[space]! < 0);
    if (free.length <= before) return undefined;
    const rows = [before, before + 1].map((count) =>
      this.#inside(withPagodas(s, this.#seat, this.#stage.board, free.slice(0, count)), [q]),
    );
    const gain = rows[1]!.slice();
    add(gain, rows[0]!, -1);
    return gain;
  }

  /** Totals after paying cards. A space of the colour `taken` is no longer free for anybody's cards. */
  without(cards: readonly number[], before: Row, taken = -1): number[] {
    const totals = before.slice();
    const after = withCards(this.#s, this.#seat, cards, -1);
    totals[this.#seat]! += appraiseHand(after, this.#w, this.#seat, this.#stage.rooms) - this.#hand;
    if (taken >= 0)
      for (let i = 0; i < totals.length; i++) totals[i]! -= this.#w.demand * after.hands[i * KINDS + taken]!;
    return totals;
  }

  /** The colour of the free space that a piece takes, or -1. */
  #colourOf(target: Action): number {
    const { board } = this.#stage;
    if (target >= EMISSARY) return -1;
    const provinces = board.spaceProvinces[target - PAGODA - board.firstSpace]!;
    return provinces.length > 1 ? -1 : board.colour[provinces[0]!]!;
  }

  #piece(target: Action): Row {
    const { board } = this.#stage;
    if (target < EMISSARY) return this.#pagoda(target - PAGODA - board.firstSpace);
    return target < FORTRESS
      ? this.#emissary(target - EMISSARY - board.firstProvince)
      : // A fortress is worth something only with its pagoda.
        this.#s.scores.map(() => 0);
  }

  #pagoda(space: number): Row {
    const { board } = this.#stage;
    const provinces = board.spaceProvinces[space]!;
    const after = withPagodas(this.#s, this.#seat, board, [space]);
    const isPlain = !this.#s.fortresses.includes(space);
    const known = isPlain && provinces.length === 1 ? this.#insideProvince[provinces[0]!] : undefined;
    const inside = known ?? this.#inside(after, provinces);
    if (isPlain && provinces.length === 1) this.#insideProvince[provinces[0]!] = inside;
    const gain = inside.slice();
    if (board.ports.includes(space)) {
      const port = (isPlain ? this.#plainPort : undefined) ?? this.#port(after);
      if (isPlain) this.#plainPort = port;
      add(gain, port, 1);
    }
    this.#connect(gain, after, space);
    return gain;
  }

  /** What new pagodas change in their provinces and the alliances of these. */
  #inside(after: HanState, provinces: readonly number[]): Row {
    const gain = this.#s.scores.map(() => 0);
    for (const q of provinces) exchange(gain, this.#provinces[q]!, this.#province(after, q));
    this.#changeAlliances(gain, after, provinces);
    return gain;
  }

  #port(after: HanState): Row {
    const gain = this.#s.scores.map(() => 0);
    const ports = this.#part((out) => appraisePorts(after, this.#w, this.#stage, out));
    exchange(gain, this.#ports, ports);
    return gain;
  }

  /** What a pagoda changes on the roads: it joins groups of its owner and takes an end from those of others. */
  #connect(gain: number[], after: HanState, space: number): void {
    const { of, owner, length, ends } = this.#groups;
    const { rest, board } = this.#stage;
    const w = this.#w;
    let joined = 1;
    let free = 0;
    const met: number[] = [];
    for (const next of board.neighbours[space]!) {
      const id = of[next]!;
      if (id < 0) free++;
      else {
        if (!met.includes(id)) {
          gain[owner[id]!]! -= rest * prospect(w, length[id]!, ends[id]!);
          met.push(id);
          if (owner[id] === this.#seat) {
            joined += length[id]!;
            free += ends[id]!;
          }
        }
        if (owner[id] === this.#seat) free--;
      }
    }
    for (const id of met) {
      if (owner[id] === this.#seat) continue;
      const cut = board.neighbours[space]!.filter((next) => of[next] === id).length;
      gain[owner[id]!]! += rest * prospect(w, length[id]!, ends[id]! - cut);
    }
    gain[this.#seat]! += rest * prospect(w, joined, free);
    if (joined < MIN_CHAIN) return;
    gain[this.#seat]! += roadScore(after, this.#seat);
    gain[this.#seat]! -= roadScore(this.#s, this.#seat);
  }

  #emissary(q: number): Row {
    const gain = this.#s.scores.map(() => 0);
    this.#changeAlliances(gain, withEmissary(this.#s, this.#seat, q), [q]);
    return gain;
  }

  #changeAlliances(gain: number[], after: HanState, provinces: readonly number[]): void {
    const seals = this.#seals.slice();
    for (const q of provinces) seals[q] = sealOf(after, this.#w, q, this.#stage);
    this.#stage.board.alliances.forEach(([a, b], n) => {
      if (provinces.includes(a) || provinces.includes(b))
        exchange(gain, this.#alliances[n]!, this.#alliance(after, n, seals));
    });
  }

  /** A province's value, or its scoring if the last piece filled it; 0 once it is scored. */
  #province(s: HanState, q: number): Row {
    if (s.scored & (1 << q)) return s.scores.map(() => 0);
    if (this.#stage.board.spaces[q]!.every((space) => s.pagodas[space]! >= 0))
      return provinceScoring(s, q).points;
    return this.#part((out) => appraiseProvince(s, this.#w, q, this.#stage, out));
  }

  #alliance(s: HanState, n: number, seals: readonly Seal[]): Row {
    return this.#part((out) => appraiseAlliance(s, n, seals, this.#stage, out));
  }

  /** One part of the value, summed by seat. */
  #part(appraise: (out: number[]) => void): Row {
    const out = this.#out;
    out.fill(0);
    appraise(out);
    return sums(out);
  }
}

/** Points of each seat from all sources. */
function sums(rows: Row): number[] {
  const out: number[] = [];
  for (let at = 0; at < rows.length; at += COLUMNS) {
    let sum = 0;
    for (let k = at; k < at + COLUMNS; k++) sum += rows[k]!;
    out.push(sum);
  }
  return out;
}

function add(row: number[], part: Row, times: number): void {
  for (let i = 0; i < row.length; i++) row[i]! += times * part[i]!;
}

function exchange(gain: number[], before: Row, after: Row): void {
  add(gain, before, -1);
  add(gain, after, 1);
}
