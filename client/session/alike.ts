import type { Game, Kinds, Seat } from '../../core/game.ts';
import { stream } from '../../core/rng.ts';
import type { Moment } from './session.ts';

/** More answers hardly ever come to the same, and comparing them takes time. */
const MOST = 4;
/** What is hidden may tell answers apart in one state and not in another. */
const SAMPLES = 2;

/** Whether all answers to the open decision lead to the same position, so that it need not be asked. */
export function isIndifferent<K extends Kinds>(
  game: Game<K>,
  { view, legal }: Moment<K>,
  seat: Seat,
): boolean {
  if (legal.length < 2 || legal.length > MOST) return false;
  for (let k = 0; k < SAMPLES; k++) {
    const before = game.sample(view, stream('alike', `${k}`));
    let first: string | undefined;
    for (const { action } of legal) {
      const after = game.clone(before);
      game.apply(after, seat, action);
      const text = JSON.stringify(after);
      first ??= text;
      if (text !== first) return false;
    }
  }
  return true;
}
