import { boardOf } from '../board.ts';
import { endTriggered, refill } from '../deck.ts';
import { canExchange } from '../hand.ts';
import { canPlace, hasSeal } from '../targets.ts';
import type { HanEmit, HanState, PhaseOf, Table, Turn } from '../types.ts';
import { finalScoring } from './final-scoring.ts';

/** 5.1: TurnStart and EndTurn. */
export const turn: PhaseOf<'turn'> = {
  resume(s, f, emit) {
    if (f.begun) end(s, f, emit);
    else begin(s, f, emit);
    return false;
  },
};

function begin(s: HanState, f: Turn, emit?: HanEmit): void {
  const provinces = boardOf(s.options.map).provinceIds.length;
  f.begun = true;
  f.set = (1 << provinces) - 1;
  f.empty = emptyProvinces(s, provinces);
  f.touched = 0;
  f.placed = 0;
  emit?.({ type: 'turnBegan', seat: f.seat, round: Math.floor(s.turns / s.scores.length) + 1 });
  if (canExchange(s, f.seat) || canPlace(s, f)) s.stack.push({ phase: 'action' });
  else emit?.({ type: 'passed', seat: f.seat });
}

export function emptyProvinces(s: Table, provinces: number): number {
  const seats = s.scores.length;
  let set = 0;
  for (let q = 0, at = 0; q < provinces; q++) {
    let pagodas = 0;
    for (let i = 0; i < seats; i++) pagodas += s.presence[at++]!;
    if (pagodas === 0) set |= 1 << q;
  }
  return set;
}

/** H-END-1, H-END-3, H-END-4. */
function end(s: HanState, f: Turn, emit?: HanEmit): void {
  refill(s, emit);
  s.turns++;
  const next = (f.seat + 1) % s.scores.length;
  const isLast = endTriggered(s) && next === s.start;
  if (!isLast && !isStuck(s)) {
    f.seat = next;
    f.begun = false;
    return;
  }
  if (!isLast) emit?.({ type: 'nobodyCanPlace' });
  finalScoring(s, emit);
  s.stack.pop();
}

/** H-END-4: whether nobody can ever place a pagoda or an emissary again. */
function isStuck(s: HanState): boolean {
  if (s.pagodaSupply.some(hasAny) && s.pagodas.includes(-1)) return false;
  if (!s.emissarySupply.some(hasAny)) return true;
  for (let q = 0; q < boardOf(s.options.map).provinceIds.length; q++) if (hasSeal(s, q)) return false;
  return true;
}

const hasAny = (pieces: number): boolean => pieces > 0;
