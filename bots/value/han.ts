import type { Seat } from '../../rules/core/game.ts';
import { seatsOf } from '../../rules/core/game.ts';
import { type Board, boardOf } from '../../rules/han/board.ts';
import { HAND_SIZE, KINDS, MIN_CHAIN } from '../../rules/han/data.ts';
import { endTriggered } from '../../rules/han/deck.ts';
import { roadScore } from '../../rules/han/roads.ts';
import { alliancePoints, portScoring, provinceScoring } from '../../rules/han/scoring.ts';
import { emissariesIn, emissaryLimit } from '../../rules/han/targets.ts';
import type { HanState } from '../../rules/han/types.ts';
import type { Value } from './value.ts';

const SOURCES = ['scored', 'provinces', 'ports', 'alliances', 'roads', 'cards'] as const;
const COLUMNS = SOURCES.length;
const at = (source: (typeof SOURCES)[number]): number => SOURCES.indexOf(source);
const SCORED = at('scored');
const PROVINCES = at('provinces');
const PORTS = at('ports');
const ALLIANCES = at('alliances');
const ROADS = at('roads');
const CARDS = at('cards');

/** Points unless it says otherwise. What is "left" is the part of the game still to be played. */
const weights = {
  /** How fast free spaces fill: of them 1 - exp(-fill × left) will. */
  fill: 2.28,
  /** How much a pagoda more decides who will lead, and how much less with each space that will be filled. */
  lead: 1.26,
  loose: 0.371,
  /** Spaces still to be filled at which the outcome is half open. */
  open: 1.09,
  /** The same for ports, and for emissaries on the seals. */
  portLead: 1.2,
  emissaryLead: 1.22,
  /** What the unplaced emissaries of all together weigh against those on a seal that has room. */
  hope: 1.39,
  /** Of an alliance as it stands, what is open at the start of the game; and emissaries still to come. */
  unsettled: 1.18,
  growth: 1.08,
  /** Chains of two and of three that can grow, and each end at which a scoring chain can. */
  chainOfTwo: 0.321,
  chainOfThree: 1.22,
  longer: 0.346,
  /** A card in hand, two of a colour, and a card of a colour with much room. */
  card: 0.409,
  pair: 0.464,
  demand: 0.0306,
  /** Spread of final scores at the start and at the end. */
  drift: 4.48,
  lastDrift: 0.783,
};
type HanWeights = typeof weights;

/** The part of all draws that is still to come, from 1 to 0; after the trigger only the last turns are left. */
function left(s: HanState): number {
  if (endTriggered(s)) return 0;
  let loose = 0;
  for (let c = 0; c < KINDS; c++) loose += s.discard[c]!;
  const all = loose + s.pile.length + s.hands.reduce((sum, n) => sum + n, 0) + s.display.length;
  const pass = all - HAND_SIZE * s.scores.length - s.display.length;
  return Math.min(1, (s.runOuts === 0 ? s.pile.length + pass : s.pile.length) / (2 * pass));
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
  const sharp = lead / (1 + w.loose * filled);
  let total = 0;
  let sum = 0;
  for (let i = 0; i < seats; i++) {
    total += counts[i]!;
    sum += Math.exp(sharp * counts[i]!);
  }
  if (total === 0) return;
  for (let i = 0; i < seats; i++) {
    const own = counts[i]!;
    const first = Math.exp(sharp * own) / sum;
    let above = 0;
    for (let k = 0; k < seats; k++) {
      const other = counts[k]!;
      if (other > own && (above === 0 || other < above)) above = other;
    }
    const behind = own === 0 ? 0 : above === 0 ? own + 1 : above;
    const chance = first * (total + filled) + (1 - first) * behind;
    out[i * COLUMNS + column]! += (1 - doubt) * now[i]! + doubt * chance;
  }
}

function appraiseProvinces(s: HanState, w: HanWeights, board: Board, fills: number, out: number[]): void {
  const seats = s.scores.length;
  for (let q = 0; q < board.provinceIds.length; q++) {
    if (s.scored & (1 << q)) continue;
    let free = 0;
    for (const space of board.spaces[q]!) if (s.pagodas[space]! < 0) free++;
    const counts = s.presence.slice(q * seats, (q + 1) * seats);
    contest(counts, provinceScoring(s, q).points, free * fills, w.lead, w, PROVINCES, out);
  }
}

function appraisePorts(s: HanState, w: HanWeights, board: Board, fills: number, out: number[]): void {
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

/** For each province and seat the chance to have the majority of emissaries in the end. */
function majorities(s: HanState, w: HanWeights, board: Board, rest: number): number[] {
  const seats = s.scores.length;
  const out: number[] = [];
  for (let q = 0; q < board.provinceIds.length; q++) {
    const room = Math.max(0, emissaryLimit(s, q) + rest - emissariesIn(s, q));
    const hope = w.hope * Math.min(1, room) * rest;
    let sum = hope;
    for (let i = 0; i < seats; i++) {
      const own = s.emissaries[q * seats + i]!;
      if (own > 0) sum += Math.exp(w.emissaryLead * own);
    }
    for (let i = 0; i < seats; i++) {
      const own = s.emissaries[q * seats + i]!;
      const weight = (own > 0 ? Math.exp(w.emissaryLead * own) : 0) + hope / seats;
      out.push(sum === 0 ? 0 : weight / sum);
    }
  }
  return out;
}

function appraiseAlliances(s: HanState, w: HanWeights, board: Board, rest: number, out: number[]): void {
  const seats = s.scores.length;
  const chances = majorities(s, w, board, rest);
  const doubt = Math.min(1, w.unsettled * rest);
  board.alliances.forEach(([a, b], n) => {
    const now = alliancePoints(s, n);
    const pieces = emissariesIn(s, a) + emissariesIn(s, b) + w.growth * rest;
    for (let i = 0; i < seats; i++) {
      const both = chances[a * seats + i]! * chances[b * seats + i]!;
      out[i * COLUMNS + ALLIANCES]! += (1 - doubt) * now[i]! + doubt * both * pieces;
    }
  });
}

/** Roads as they stand, which nobody can break, and where they can still grow. */
function appraiseRoads(s: HanState, w: HanWeights, board: Board, rest: number, out: number[]): void {
  const { pagodas } = s;
  const seen = new Uint8Array(pagodas.length);
  let builders = 0;
  for (let space = 0; space < pagodas.length; space++) {
    const owner = pagodas[space]!;
    if (owner < 0 || seen[space]) continue;
    const group = [space];
    let ends = 0;
    seen[space] = 1;
    for (let k = 0; k < group.length; k++)
      for (const next of board.neighbours[group[k]!]!) {
        if (pagodas[next]! < 0) ends++;
        if (pagodas[next] !== owner || seen[next]) continue;
        seen[next] = 1;
        group.push(next);
      }
    if (group.length >= MIN_CHAIN) builders |= 1 << owner;
    if (ends > 0) out[owner * COLUMNS + ROADS]! += rest * prospect(w, group.length, ends);
  }
  for (const seat of seatsOf(builders)) out[seat * COLUMNS + ROADS]! += roadScore(s, seat);
}

function prospect(w: HanWeights, length: number, ends: number): number {
  if (length >= MIN_CHAIN) return w.longer * Math.min(2, ends);
  if (length === MIN_CHAIN - 1) return w.chainOfThree * Math.min(2, ends);
  return length === MIN_CHAIN - 2 ? w.chainOfTwo * Math.min(2, ends) : 0;
}

/** Hands: cards still to be drawn count as cards without a match. */
function appraiseCards(s: HanState, w: HanWeights, board: Board, out: number[]): void {
  const room = Array<number>(KINDS).fill(0);
  for (let q = 0; q < board.provinceIds.length; q++)
    for (const space of board.own[q]!) if (s.pagodas[space]! < 0) room[board.colour[q]!]!++;
  for (let seat: Seat = 0; seat < s.scores.length; seat++) {
    let sum = 0;
    let pairs = 0;
    for (let c = 0; c < KINDS; c++) {
      const n = s.hands[seat * KINDS + c]!;
      sum += n * (w.card + w.demand * room[c]!);
      if (n > 1) pairs++;
    }
    out[seat * COLUMNS + CARDS]! += sum + w.pair * pairs;
  }
  const top = s.stack[s.stack.length - 1]!;
  const turn = s.stack[0]!;
  if (top.phase === 'draw' && turn.phase === 'turn') out[turn.seat * COLUMNS + CARDS]! += w.card * top.due;
}

function appraise(s: HanState, w: HanWeights): number[] {
  const board = boardOf(s.options.map);
  const out = Array<number>(s.scores.length * COLUMNS).fill(0);
  for (let seat = 0; seat < s.scores.length; seat++) out[seat * COLUMNS + SCORED] = s.scores[seat]!;
  if (s.stack.length === 0) return out;
  const rest = left(s);
  const fills = 1 - Math.exp(-w.fill * rest);
  appraiseProvinces(s, w, board, fills, out);
  appraisePorts(s, w, board, fills, out);
  appraiseAlliances(s, w, board, rest, out);
  appraiseRoads(s, w, board, rest, out);
  appraiseCards(s, w, board, out);
  return out;
}

export const han: Value<HanState, HanWeights> = {
  sources: SOURCES,
  weights,
  horizon: 2,
  doubt: 6,
  appraise,
  spread: (s, w) => w.lastDrift + w.drift * Math.sqrt(s.stack.length === 0 ? 0 : left(s)),
  resting: (s) => s.stack[s.stack.length - 1]!.phase !== 'place',
  sensible: (_s, _seat, legal) => legal,
};
