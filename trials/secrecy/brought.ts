import { firstSeat, legalActions } from '../../core/game.ts';
import { derivedSalt, openHeader, Recorder } from '../../core/record.ts';
import type { GameId } from '../../games/list.ts';
import { gameOf } from '../../games/rules.ts';
import type { Chance } from '../harness/chance.ts';
import type { Plan } from './plan.ts';

/** The record of a game after some decisions, as a page makes it. */
export function recordFromHome({ settings, brought }: Plan, chance: Chance): string {
  const game = gameOf(settings.game as GameId);
  const seed = `at home ${chance.below(1e9)}`;
  let state = game.setup(settings.options, settings.seats, seed);
  const names = Array.from({ length: settings.seats }, (_, seat) => `player ${seat}`);
  const header = openHeader(game, settings.options, names, { seed, salt: derivedSalt(seed) });
  const recorder = new Recorder(game, header, game.clone(state));
  for (let n = 0; n < brought; n++) {
    const seat = firstSeat(game.active(state));
    const action = chance.pick(legalActions(game, state, seat));
    const next = game.clone(state);
    game.apply(next, seat, action);
    // A short game would be over.
    if (!game.active(next)) break;
    recorder.add(seat, action, game.clone(next));
    state = next;
  }
  return recorder.text();
}
