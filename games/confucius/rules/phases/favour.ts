import { TAKE } from '../codec.ts';
import { BOX_ACTIONS } from '../data.ts';
import type { PhaseOf } from '../types.ts';
import { BY_FAVOUR } from '../types.ts';
import { beginBox, listBox, whyNotBox } from './box.ts';
import { NOT_NOW } from './command.ts';

/** 5.6 Imperial Favour: D-FAVOUR. */
export const favour: PhaseOf<'favour'> = {
  resume(s, f) {
    if (!f.done) return true;
    s.stack.pop();
    return false;
  },
  active: (s) => 1 << s.chief,
  legal: (s, _f, seat, out) => listBox(s, seat, false, out),
  why(s, _f, seat, move) {
    switch (move.type) {
      case 'take':
        return whyNotBox(s, seat, BOX_ACTIONS.indexOf(move.action), false);
      case 'reward':
        return ['C-FAV-2'];
      case 'pass':
        return ['C-FAV-5'];
      default:
        return NOT_NOW;
    }
  },
  apply(s, _f, seat, a) {
    beginBox(s, seat, a - TAKE, BY_FAVOUR);
  },
};
