import type { Prospect } from '../../../bots/value.ts';
import type { Action, Seat } from '../../../core/game.ts';
import { boardOf } from '../rules/board.ts';
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
  prospect,
  roomsOf,
  type Seal,
  type Stage,
  sealOf,
  sealsOf,
  stageOf,
} from './features.ts';

/**
 * What the plans of a turn come to, as `appraise` would say of their results, without carrying them out: a piece
 * changes few parts of a value, and those only are counted anew. Nothing where a plan may end the game.
 */
export function survey(s: HanState, seat: Seat, w: HanWeights): Prospect[] | undefined {
  const { phase } = s.stack[s.stack.length - 1]!;
  if (endTriggered(s)) return undefined;
  if (phase === 'draw') return draws(s, seat, w);
  return phase === 'place' ? undefined : pieces(s, seat, w, phase);
}

/** The pile is so low that a card more may bring the end nearer. */
const isLow = (s: HanState): boolean => s.pile.length <= s.display.length + HAND_SIZE;

/** Cards to take, before the display is filled up again; near the end the results themselves are looked at. */
function draws(s: HanState, seat: Seat, w: HanWeights): Prospect[] | undefined {
  if (isLow(s)) return undefined;
  const totals = sums(appraise(s, w));
  return gains(s, seat, w).map(([action, gain]) => ({
    actions: [action],
    totals: totals.map((points, i) => (i === seat ? points + gain : points)),
  }));
}

/** The card that serves a seat best, where nothing else depends on it. */
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

/** What each card that may be taken adds to a hand; of the pile, what it holds on average. */
function gains(s: HanState, seat: Seat, w: HanWeights): [Action, number][] {
  const rooms = roomsOf(s, boardOf(s.options.map));
  const hand = appraiseHand(s, w, seat, rooms);
  const gains = rooms.map((_, c) => {
    s.hands[seat * KINDS + c]!++;
    const gain = appraiseHand(s, w, seat, rooms) - hand;
    s.hands[seat * KINDS + c]!--;
    return gain;
  });
  const found: [Action, number][] = [];
  s.display.forEach((card, slot) => {
    if (card >= 0) found.push([OPEN + slot, gains[card]!]);
  });
  let sum = 0;
  for (const card of s.pile) sum += gains[card]!;
  found.push([DECK, sum / s.pile.length]);
  return found;
}

function pieces(s: HanState, seat: Seat, w: HanWeights, phase: 'action' | 'second' | 'turn'): Prospect[] {
  const survey = new Survey(s, seat, w);
  const payments: Action[] = [];
  listPayments(s, turnOf(s), payments);
  const found: Prospect[] = [];
  for (const payment of payments) survey.pay(payment, found);
  if (phase === 'second') found.push({ actions: [STOP], totals: survey.totals });
  else
    for (let c = 0; c < KINDS; c++)
      if (s.hands[seat * KINDS + c]! > 0)
        found.push({ actions: [EXCHANGE + c], totals: survey.without([c], survey.totals) });
  return found;
}

type Row = readonly number[];

class Survey {
  readonly totals: Row;
  readonly #s: HanState;
  readonly #seat: Seat;
  readonly #w: HanWeights;
  readonly #stage: Stage;
  /** What each part gives each seat: provinces, alliances, ports, roads; and the hands. */
  readonly #provinces: Row[] = [];
  readonly #alliances: Row[] = [];
  readonly #ports: Row;
  readonly #groups: Groups;
  readonly #hand: number;
  readonly #seals: readonly Seal[];
  /** What a piece adds for each seat, by its action; and what any pagoda adds by its province, or as a port. */
  readonly #pieces = new Map<Action, Row>();
  readonly #added: Row[] = [];
  /** What a second piece in the same province adds, by province and whether a pagoda was the first. */
  readonly #second = new Map<number, Row | undefined>();
  #portAdded: Row | undefined;
  readonly #out: number[];

  constructor(s: HanState, seat: Seat, w: HanWeights) {
    this.#s = s;
    this.#seat = seat;
    this.#w = w;
    this.#stage = stageOf(s, w);
    this.#out = Array<number>(s.scores.length * COLUMNS).fill(0);
    const { board } = this.#stage;
    for (let q = 0; q < board.provinceIds.length; q++) this.#provinces.push(this.#province(q));
    this.#ports = this.#part((out) => appraisePorts(s, w, this.#stage, out));
    this.#seals = sealsOf(s, w, this.#stage);
    for (let n = 0; n < board.alliances.length; n++) this.#alliances.push(this.#alliance(n, this.#seals));
    this.#groups = groupsOf(s, board);
    const roads = this.#part((out) => appraiseRoads(s, w, this.#groups, this.#stage, out));
    const totals = s.scores.map((score, i) => score + appraiseHand(s, w, i, this.#stage.rooms));
    for (const part of [...this.#provinces, ...this.#alliances, this.#ports, roads]) add(totals, part, 1);
    this.#hand = appraiseHand(s, w, seat, this.#stage.rooms);
    this.totals = totals;
  }

  /** All pieces that a payment pays for. */
  pay(payment: Action, found: Prospect[]): void {
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
      found.push({ actions: [payment, target], totals, hoped: this.#hoped(cards, target, totals) });
    }
  }

  /** A second piece may follow in the same province, unless that was empty (H-PLACE-1, H-PLACE-3). */
  #hoped(cards: readonly number[], target: Action, totals: Row): Row | undefined {
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

  /** Cards beyond these that pay for a piece in a province of a colour. */
  #spare(cards: readonly number[], colour: number): readonly number[] | undefined {
    const left = this.#s.hands.slice(this.#seat * KINDS, (this.#seat + 1) * KINDS);
    for (const card of cards) left[card]!--;
    if (left[colour]! > 0) return [colour];
    const pair = left.findIndex((count) => count > 1);
    return pair < 0 ? undefined : [pair, pair];
  }

  /** The better of a pagoda and an emissary after the first piece; nothing where there is room for neither. */
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

  /** What a pagoda in a province adds after so many others of this turn. */
  #furtherIn(q: number, before: number): Row | undefined {
    const s = this.#s;
    const free = this.#stage.board.own[q]!.filter((space) => s.pagodas[space]! < 0);
    if (free.length <= before) return undefined;
    const at = q * s.scores.length + this.#seat;
    const rows = [before, before + 1].map((count) => {
      for (let k = 0; k < count; k++) s.pagodas[free[k]!] = this.#seat;
      s.presence[at]! += count;
      const row = this.#inside([q]);
      s.presence[at]! -= count;
      for (let k = 0; k < count; k++) s.pagodas[free[k]!] = -1;
      return row;
    });
    const gain = rows[1]!.slice();
    add(gain, rows[0]!, -1);
    return gain;
  }

  /** Totals with these cards less in hand; a space of a colour that is taken is room for nobody's cards. */
  without(cards: readonly number[], before: Row, taken = -1): number[] {
    const totals = before.slice();
    const { hands } = this.#s;
    const first = this.#seat * KINDS;
    for (const card of cards) hands[first + card]!--;
    totals[this.#seat]! += appraiseHand(this.#s, this.#w, this.#seat, this.#stage.rooms) - this.#hand;
    if (taken >= 0)
      for (let i = 0; i < totals.length; i++) totals[i]! -= this.#w.demand * hands[i * KINDS + taken]!;
    for (const card of cards) hands[first + card]!++;
    return totals;
  }

  /** The colour for which a piece takes a free space, or -1. */
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
      : this.#fortress(target - FORTRESS - board.firstSpace);
  }

  #pagoda(space: number): Row {
    const { board } = this.#stage;
    const s = this.#s;
    const seats = s.scores.length;
    const provinces = board.spaceProvinces[space]!;
    s.pagodas[space] = this.#seat;
    for (const q of provinces) s.presence[q * seats + this.#seat]!++;
    const isPlain = !s.fortresses.includes(space);
    const known = isPlain && provinces.length === 1 ? this.#added[provinces[0]!] : undefined;
    const inside = known ?? this.#inside(provinces);
    if (isPlain && provinces.length === 1) this.#added[provinces[0]!] = inside;
    const gain = inside.slice();
    if (board.ports.includes(space)) {
      const port = (isPlain ? this.#portAdded : undefined) ?? this.#port();
      if (isPlain) this.#portAdded = port;
      add(gain, port, 1);
    }
    this.#connect(gain, space);
    s.pagodas[space] = -1;
    for (const q of provinces) s.presence[q * seats + this.#seat]!--;
    return gain;
  }

  /** What the pagoda that stands there now changes in its provinces and their alliances. */
  #inside(provinces: readonly number[]): Row {
    const gain = this.#s.scores.map(() => 0);
    for (const q of provinces) exchange(gain, this.#provinces[q]!, this.#province(q));
    this.#changeAlliances(gain, provinces);
    return gain;
  }

  #port(): Row {
    const gain = this.#s.scores.map(() => 0);
    const ports = this.#part((out) => appraisePorts(this.#s, this.#w, this.#stage, out));
    exchange(gain, this.#ports, ports);
    return gain;
  }

  /** What it changes on the roads: own groups become one, and those of others have an end less. */
  #connect(gain: number[], space: number): void {
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
    gain[this.#seat]! += roadScore(this.#s, this.#seat);
    this.#s.pagodas[space] = -1;
    gain[this.#seat]! -= roadScore(this.#s, this.#seat);
    this.#s.pagodas[space] = this.#seat;
  }

  #emissary(q: number): Row {
    const at = q * this.#s.scores.length + this.#seat;
    const gain = this.#s.scores.map(() => 0);
    this.#s.emissaries[at]!++;
    this.#changeAlliances(gain, [q]);
    this.#s.emissaries[at]!--;
    return gain;
  }

  /** A free space with a fortress is a free space; it is worth something only with its pagoda. */
  #fortress(_space: number): Row {
    return this.#s.scores.map(() => 0);
  }

  #changeAlliances(gain: number[], provinces: readonly number[]): void {
    const seals = this.#seals.slice();
    for (const q of provinces) seals[q] = sealOf(this.#s, this.#w, q, this.#stage);
    this.#stage.board.alliances.forEach(([a, b], n) => {
      if (provinces.includes(a) || provinces.includes(b))
        exchange(gain, this.#alliances[n]!, this.#alliance(n, seals));
    });
  }

  /** What a province gives, or has just given if it is full; nothing if it was full before. */
  #province(q: number): Row {
    const s = this.#s;
    if (s.scored & (1 << q)) return s.scores.map(() => 0);
    if (this.#stage.board.spaces[q]!.every((space) => s.pagodas[space]! >= 0))
      return provinceScoring(s, q).points;
    return this.#part((out) => appraiseProvince(s, this.#w, q, this.#stage, out));
  }

  #alliance(n: number, seals: readonly Seal[]): Row {
    return this.#part((out) => appraiseAlliance(this.#s, n, seals, this.#stage, out));
  }

  /** One part of a value by seat. */
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
