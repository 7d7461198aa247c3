import type { Seat } from '../../../core/game.ts';
import { controlled, weakest } from './influence.ts';
import type { CommandFrame, ConfuciusView } from './types.ts';

/** The command whose parameter is being chosen, or which is being paid for. */
export const commandOf = ({ view }: { readonly view: ConfuciusView }): CommandFrame =>
  view.stack.findLast(({ phase }) => phase !== 'payment') as CommandFrame;

/** Officials that a player controls in the ministry that is being resolved. */
export function controlledBy({ view }: { readonly view: ConfuciusView }, seat: Seat): number {
  const frame = view.stack.at(-1);
  return frame?.phase === 'ministry' ? controlled(frame.control, seat) : 0;
}

/** Who decides, if it is one player. */
export function decider(view: ConfuciusView): Seat | undefined {
  const f = view.stack.at(-1);
  switch (f?.phase) {
    case 'chief':
    case 'favour':
      return view.chief;
    case 'examination':
      return (view.chief + f.turn) % view.players.length;
    case 'ministry':
      return weakest(f.control, f.left);
    default:
      return f && 'seat' in f ? f.seat : undefined;
  }
}
