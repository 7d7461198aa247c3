import type { HanFrame, HanState } from './types.ts';

function cloneFrame(f: HanFrame): HanFrame {
  switch (f.phase) {
    case 'turn':
      return {
        phase: 'turn',
        seat: f.seat,
        begun: f.begun,
        empty: f.empty,
        set: f.set,
        touched: f.touched,
        placed: f.placed,
      };
    case 'draw':
      return { phase: 'draw', due: f.due };
    default:
      // Immutable once on the stack.
      return f;
  }
}

/** Options and removed cards are fixed at setup, so they are shared. */
export function clone(s: HanState): HanState {
  const { reshuffle } = s.rng;
  const stack: HanFrame[] = [];
  for (const f of s.stack) stack.push(cloneFrame(f));
  return {
    options: s.options,
    start: s.start,
    turns: s.turns,
    runOuts: s.runOuts,
    shown: s.shown,
    display: s.display.slice(),
    discard: s.discard.slice(),
    known: s.known.slice(),
    split: s.split,
    pagodas: s.pagodas.slice(),
    presence: s.presence.slice(),
    emissaries: s.emissaries.slice(),
    fortresses: s.fortresses.slice(),
    pagodaSupply: s.pagodaSupply.slice(),
    emissarySupply: s.emissarySupply.slice(),
    fortressSupply: s.fortressSupply.slice(),
    scores: s.scores.slice(),
    scored: s.scored,
    stack,
    pile: s.pile.slice(),
    hands: s.hands.slice(),
    stale: s.stale.slice(),
    removed: s.removed,
    rng: { reshuffle: [reshuffle[0], reshuffle[1], reshuffle[2], reshuffle[3]] },
  };
}
