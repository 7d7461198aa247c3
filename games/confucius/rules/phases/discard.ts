import type { Seats } from '../../../../core/game.ts';
import { covers, toDiscard, total } from '../cards.ts';
import { KEEP } from '../codec.ts';
import { HAND_LIMIT } from '../data.ts';
import { KEEPS } from '../payments.ts';
import type { Cards, ConfuciusEmit, ConfuciusState, FrameOf, PhaseOf } from '../types.ts';
import { NOT_ASKED, OPEN } from '../types.ts';
import { NOT_NOW } from './command.ts';
import { hasEnded } from './end.ts';

/** C-EOR-5; hands no longer matter when the game ends (C-EOR-6). */
export function discards(s: ConfuciusState): void {
  if (hasEnded(s)) return;
  const keep = s.players.map(({ hand }) => (total(hand) > HAND_LIMIT ? OPEN : NOT_ASKED));
  if (keep.includes(OPEN)) s.stack.push({ phase: 'discard', keep });
}

const NOTHING: Cards = [0, 0, 0];

/** All choices become public at once (C-HID-11). */
function carryOut(s: ConfuciusState, f: FrameOf<'discard'>, emit?: ConfuciusEmit): void {
  s.stack.pop();
  s.shown++;
  s.discarded = f.keep.flatMap((kept, seat) => {
    if (kept === NOT_ASKED) return NOTHING;
    const cards = s.players[seat]!.hand.map((n, c) => n - KEEPS[kept]![c]!);
    toDiscard(s, seat, cards);
    emit?.({ type: 'discarded', seat, cards });
    return cards;
  });
}

const isOpen = (f: FrameOf<'discard'>): Seats =>
  f.keep.reduce((seats, kept, seat) => (kept === OPEN ? seats | (1 << seat) : seats), 0);

/** D-DISCARD: everybody at the same time, each once (C-DEC-4). */
export const discard: PhaseOf<'discard'> = {
  resume(s, f, emit) {
    if (f.keep.includes(OPEN)) return true;
    carryOut(s, f, emit);
    return false;
  },
  active: (_s, f) => isOpen(f),
  legal(s, _f, seat, out) {
    const { hand } = s.players[seat]!;
    for (let k = 0; k < KEEPS.length; k++) if (covers(hand, KEEPS[k]!)) out.push(KEEP + k);
  },
  why(s, _f, seat, move) {
    if (move.type !== 'keep') return NOT_NOW;
    return covers(s.players[seat]!.hand, move.cards) ? [] : ['C-EOR-5'];
  },
  apply(_s, f, seat, a, emit) {
    f.keep[seat] = a - KEEP;
    emit?.({ type: 'discardChosen', seat });
  },
};
