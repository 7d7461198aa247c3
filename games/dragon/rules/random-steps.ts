import type { Action, Seat } from '../../../core/game.ts';
import { firstSeat, legalActions, over } from '../../../core/game.ts';
import { allOptions } from '../../../core/options.ts';
import { play } from '../../../core/play.ts';
import { below, type Stream, stream } from '../../../core/rng.ts';
import { dragon } from './index.ts';
import type { DragonEvent, DragonState } from './types.ts';

/** A decision of a random game, with the states before and after it. */
export interface Step {
  readonly state: DragonState;
  readonly seat: Seat;
  readonly action: Action;
  readonly after: DragonState;
  readonly events: DragonEvent[];
}

/** All decisions of random games, with varying seats and options. */
export function* randomSteps(games: number, name: string): Generator<Step & { rng: Stream }> {
  for (let i = 0; i < games; i++) {
    const rng = stream(`${name} ${i}`, 'wander');
    const seats = 2 + (i % 4);
    const options = allOptions(dragon, seats);
    let state = dragon.setup(options[below(rng, options.length)]!, seats, `${name} ${i}`);
    while (!over(state)) {
      const seat = firstSeat(dragon.active(state));
      const legal = legalActions(dragon, state, seat);
      const action = legal[below(rng, legal.length)]!;
      const played = play(dragon, state, seat, action);
      if (!played.ok) throw new Error(`${dragon.notate(action)} is listed as legal and refused.`);
      yield { state, seat, action, after: played.state, events: played.events, rng };
      state = played.state;
    }
  }
}
