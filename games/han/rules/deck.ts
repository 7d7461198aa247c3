import { shuffle } from '../../../core/rng.ts';
import { COLOURS, DECK_PASSES, KINDS } from './data.ts';
import { veil } from './knowledge.ts';
import { turnOf } from './turn.ts';
import type { HanEmit, HanState, Table } from './types.ts';

/** H-DECK-3. */
export const endTriggered = (t: Pick<Table, 'runOuts'>): boolean => t.runOuts >= DECK_PASSES;

/** H-DECK-1: call it after the drawn card has reached its place. */
export function afterDrawing(s: HanState, emit?: HanEmit): void {
  s.shown++;
  if (s.pile.length > 0) return;
  s.runOuts++;
  if (endTriggered(s)) emit?.({ type: 'endTriggered', seat: turnOf(s).seat });
  else reshuffle(s, emit);
}

/** H-DECK-2. */
function reshuffle(s: HanState, emit?: HanEmit): void {
  veil(s);
  for (let c = 0; c < KINDS; c++) {
    for (let k = s.discard[c]!; k > 0; k--) s.pile.push(c);
    s.discard[c] = 0;
  }
  shuffle(s.pile, s.rng.reshuffle);
  emit?.({ type: 'pileReshuffled', cards: s.pile.length });
}

/** H-DRAW-4: lowest slot first, and nothing once the end is triggered. */
export function refill(s: HanState, emit?: HanEmit): void {
  for (let slot = 0; slot < s.display.length && !endTriggered(s); slot++) {
    if (s.display[slot]! >= 0) continue;
    const card = s.pile.pop()!;
    s.display[slot] = card;
    emit?.({ type: 'displayRefilled', slot, card: COLOURS[card]! });
    afterDrawing(s, emit);
  }
}
