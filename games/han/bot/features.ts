import { exp } from '../../../bots/elementary.ts';
import type { Seat } from '../../../core/game.ts';
import { seatsOf } from '../../../core/game.ts';
import { type Board, boardOf } from '../rules/board.ts';
import { HAND_SIZE, KINDS, MIN_CHAIN } from '../rules/data.ts';
import { endTriggered } from '../rules/deck.ts';
import { roadScore } from '../rules/roads.ts';
import { portScoring, provinceScoring } from '../rules/scoring.ts';
import { emissariesIn, emissaryLimit } from '../rules/targets.ts';
import { turnOf } from '../rules/turn.ts';
import type { HanState, Table } from '../rules/types.ts';

export const SOURCES = ['scored', 'provinces', 'ports', 'alliances', 'roads', 'cards'] as const;
export const COLUMNS = SOURCES.length;
const at = (source: (typeof SOURCES)[number]): number => SOURCES.indexOf(source);
const SCORED = at('scored');
const PROVINCES = at('provinces');
const PORTS = at('ports');
const ALLIANCES = at('alliances');
const ROADS = at('roads');
const CARDS = at('cards');

/** Points unless it says otherwise. What is "left" is the part of the game still to be played. */
export const weights = {
  /** How fast free spaces fill: of them 1 - exp(-fill × left) will. */
  fill: 3.81,
  /** How much a pagoda more decides who will lead, and how much less with each space that will be filled. */
  lead: 2.02,
  loose: 0.605,
  /** Spaces still to be filled at which the outcome is half open. */
  open: 0.93,
  /** How much less than a lead it takes not to be behind: those who are equal score alike. */
  tie: 0.891,
  /** The same for ports, and for emissaries on the seals. */
  portLead: 1.13,
  emissaryLead: 0.588,
  emissaryOpen: 0.918,
  /** Emissaries that a province gets in a whole game if there is room, and room that a filled space makes. */
  sent: 3.08,
  room: 0.43,
  /** Of an even chance at the majority, what is left to those without an emissary. */
  late: 0.674,
  /** Chains of two and of three that can grow, and each end at which a scoring chain can. */
  chainOfTwo: 0.478,
  chainOfThree: 1.33,
  longer: 0.39,
  /** A card in hand, two of a colour, and a card of a colour with much room. */
  card: 0.624,
  pair: 0.292,
  demand: 0.0143,
  /** Spread of final scores at the start and at the end. */
  drift: 6.5,
  lastDrift: 2.5,
};
export type HanWeights = typeof weights;

/** The part of all draws that is still to come, from 1 to 0; after the trigger only the last turns are left. */
export const left = (s: HanState): number =>
  leftAt(
    s,
    s.pile.length,
    s.hands.reduce((sum, n) => sum + n, 0),
  );

/** The same of a table with so many cards in the pile and in all hands. */
export function leftAt(t: Table, pile: number, held: number): number {
  if (endTriggered(t)) return 0;
  let loose = 0;
  for (let c = 0; c < KINDS; c++) loose += t.discard[c]!;
  const all = loose + pile + held + t.display.length;
  const pass = all - HAND_SIZE * t.scores.length - t.display.length;
  return Math.min(1, (t.runOuts === 0 ? pile + pass : pile) / (2 * pass));
}

/**
 * Expected points of a majority with so many spaces still to be filled: what it pays as it stands, and the more
 * it is open, what it would pay a leader by chance.
 */
function contest(
  counts: readonly number[],
  now: readonly number[],
  filled: number,
  lead: number,
  w: HanWeights,
  column: number,
  out: number[],
): void {
  const seats = counts.length;
  const doubt = filled / (filled + w.open);
  let total = 0;
  for (let i = 0; i < seats; i++) total += counts[i]!;
  if (total === 0) return;
  const firsts = leading(counts, lead / (1 + w.loose * filled), w.tie);
  for (let i = 0; i < seats; i++) {
    const own = counts[i]!;
    let above = 0;
    for (let k = 0; k < seats; k++) {
      const other = counts[k]!;
      if (other > own && (above === 0 || other < above)) above = other;
    }
    const behind = own === 0 ? 0 : above === 0 ? own + 1 : above;
    const chance = firsts[i]! * (total + filled) + (1 - firsts[i]!) * behind;
    out[i * COLUMNS + column]! += (1 - doubt) * now[i]! + doubt * chance;
  }
}

/** The chance of each seat to end with nobody ahead of it. */
function leading(counts: readonly number[], sharp: number, tie: number): number[] {
  const odds: number[] = [];
  for (let i = 0; i < counts.length; i++) odds.push(exp(sharp * counts[i]!));
  const grace = exp(tie);
  const out: number[] = [];
  for (let i = 0; i < counts.length; i++) {
    const own = odds[i]! * grace;
    let chance = 1;
    for (let k = 0; k < counts.length; k++) if (k !== i) chance *= own / (own + odds[k]!);
    out.push(chance);
  }
  return out;
}

/** A province that is not full yet. */
export function appraiseProvince(
  s: Table,
  w: HanWeights,
  q: number,
  { board, fills }: Stage,
  out: number[],
): void {
  const seats = s.scores.length;
  let free = 0;
  for (const space of board.spaces[q]!) if (s.pagodas[space]! < 0) free++;
  const counts = s.presence.slice(q * seats, (q + 1) * seats);
  contest(counts, provinceScoring(s, q).points, free * fills, w.lead, w, PROVINCES, out);
}

export function appraisePorts(s: Table, w: HanWeights, { board, fills }: Stage, out: number[]): void {
  if (!s.options.portScoring || board.ports.length === 0) return;
  const counts = s.scores.map(() => 0);
  let free = 0;
  for (const space of board.ports) {
    const owner = s.pagodas[space]!;
    if (owner < 0) free++;
    else counts[owner]!++;
  }
  contest(counts, portScoring(s).points, free * fills, w.portLead, w, PORTS, out);
}

/** The emissaries of a province: how many more there will be, and each seat's chance of the majority. */
export interface Seal {
  readonly coming: number;
  readonly chances: readonly number[];
}

export function sealOf(s: Table, w: HanWeights, q: number, { board, rest, fills }: Stage): Seal {
  const seats = s.scores.length;
  const counts = s.emissaries.slice(q * seats, (q + 1) * seats);
  let free = 0;
  for (const space of board.spaces[q]!) if (s.pagodas[space]! < 0) free++;
  const room = emissaryLimit(s, q) + w.room * free * fills - emissariesIn(s, q);
  const coming = Math.min(Math.max(0, room), w.sent * rest);
  const doubt = coming / (coming + w.emissaryOpen);
  const firsts = leading(counts, w.emissaryLead, w.tie);
  let most = 1;
  for (let i = 0; i < seats; i++) if (counts[i]! > most) most = counts[i]!;
  const chances = counts.map((own, i) => {
    const open = own === 0 ? w.late * firsts[i]! : firsts[i]!;
    return (own === most ? 1 - doubt : 0) + doubt * open;
  });
  return { coming, chances };
}

export function sealsOf(s: Table, w: HanWeights, stage: Stage): Seal[] {
  return stage.board.provinceIds.map((_, q) => sealOf(s, w, q, stage));
}

export function appraiseAlliance(
  s: Table,
  n: number,
  seals: readonly Seal[],
  { board }: Stage,
  out: number[],
): void {
  const [a, b] = board.alliances[n]!;
  const pieces = emissariesIn(s, a) + emissariesIn(s, b) + seals[a]!.coming + seals[b]!.coming;
  for (let i = 0; i < s.scores.length; i++)
    out[i * COLUMNS + ALLIANCES]! += seals[a]!.chances[i]! * seals[b]!.chances[i]! * pieces;
}

/** Connected pagodas of one owner: their number, and roads from them to free spaces. */
export interface Groups {
  /** The group of each space, or -1. */
  readonly of: Int8Array;
  readonly owner: number[];
  readonly length: number[];
  readonly ends: number[];
}

export function groupsOf({ pagodas }: Table, board: Board): Groups {
  const groups: Groups = { of: new Int8Array(pagodas.length).fill(-1), owner: [], length: [], ends: [] };
  for (let space = 0; space < pagodas.length; space++) {
    const owner = pagodas[space]!;
    if (owner < 0 || groups.of[space]! >= 0) continue;
    const id = groups.owner.length;
    const group = [space];
    let ends = 0;
    groups.of[space] = id;
    for (let k = 0; k < group.length; k++)
      for (const next of board.neighbours[group[k]!]!) {
        if (pagodas[next]! < 0) ends++;
        if (pagodas[next] !== owner || groups.of[next]! >= 0) continue;
        groups.of[next] = id;
        group.push(next);
      }
    groups.owner.push(owner);
    groups.length.push(group.length);
    groups.ends.push(ends);
  }
  return groups;
}

/** Roads as they stand, which nobody can break, and where they can still grow. */
export function appraiseRoads(
  s: Table,
  w: HanWeights,
  { owner, length, ends }: Groups,
  { rest }: Stage,
  out: number[],
): void {
  let builders = 0;
  for (let id = 0; id < owner.length; id++) {
    if (length[id]! >= MIN_CHAIN) builders |= 1 << owner[id]!;
    out[owner[id]! * COLUMNS + ROADS]! += rest * prospect(w, length[id]!, ends[id]!);
  }
  for (const seat of seatsOf(builders)) out[seat * COLUMNS + ROADS]! += roadScore(s, seat);
}

/** What a group may still grow to. */
export function prospect(w: HanWeights, length: number, ends: number): number {
  if (length >= MIN_CHAIN) return w.longer * Math.min(2, ends);
  if (length === MIN_CHAIN - 1) return w.chainOfThree * Math.min(2, ends);
  return length === MIN_CHAIN - 2 ? w.chainOfTwo * Math.min(2, ends) : 0;
}

/** Free spaces of each colour. */
export function roomsOf(s: Table, board: Board): number[] {
  const rooms = Array<number>(KINDS).fill(0);
  for (let q = 0; q < board.provinceIds.length; q++)
    for (const space of board.own[q]!) if (s.pagodas[space]! < 0) rooms[board.colour[q]!]!++;
  return rooms;
}

/** A table with the cards of each hand, or those that somebody knows. */
type Hands = Table & Pick<HanState, 'hands'>;

/** A hand: cards still to be drawn count as cards without a match, and those never to be played not at all. */
export function appraiseHand(s: Hands, w: HanWeights, seat: Seat, rooms: readonly number[]): number {
  const isLast = endTriggered(s);
  if (isLast && !movesAgain(s, seat)) return 0;
  let sum = 0;
  let pairs = 0;
  let cards = 0;
  for (let c = 0; c < KINDS; c++) {
    const n = s.hands[seat * KINDS + c]!;
    cards += n;
    sum += n * (w.card + w.demand * rooms[c]!);
    if (n > 1) pairs++;
  }
  return sum + w.pair * pairs + (isLast ? 0 : w.card * (HAND_SIZE - cards));
}

/** After the trigger the round is completed (H-END-1); a seat in its last turn has no other turn. */
export function movesAgain(s: Table, seat: Seat): boolean {
  const seats = s.scores.length;
  const order = (k: Seat): number => (k - s.start + seats) % seats;
  return order(seat) > order(turnOf(s).seat);
}

/** Progress of the game, shared by all parts of a value. */
export interface Stage {
  readonly board: Board;
  /** The part of the game still to be played, and of the free spaces that which will be filled. */
  readonly rest: number;
  readonly fills: number;
  readonly rooms: readonly number[];
}

export function stageOf(s: Table, w: HanWeights, rest: number): Stage {
  const board = boardOf(s.options.map);
  return { board, rest, fills: 1 - exp(-w.fill * rest), rooms: roomsOf(s, board) };
}

export function appraise(s: HanState, w: HanWeights): number[] {
  const seats = s.scores.length;
  const out = Array<number>(seats * COLUMNS).fill(0);
  for (let seat = 0; seat < seats; seat++) out[seat * COLUMNS + SCORED] = s.scores[seat]!;
  if (s.stack.length === 0) return out;
  const stage = stageOf(s, w, left(s));
  for (let q = 0; q < stage.board.provinceIds.length; q++)
    if ((s.scored & (1 << q)) === 0) appraiseProvince(s, w, q, stage, out);
  appraisePorts(s, w, stage, out);
  const seals = sealsOf(s, w, stage);
  for (let n = 0; n < stage.board.alliances.length; n++) appraiseAlliance(s, n, seals, stage, out);
  appraiseRoads(s, w, groupsOf(s, stage.board), stage, out);
  for (let seat = 0; seat < seats; seat++)
    out[seat * COLUMNS + CARDS]! += appraiseHand(s, w, seat, stage.rooms);
  return out;
}
