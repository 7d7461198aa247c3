import { botNamed } from '../../bots/index.ts';
import { playMatch } from '../../bots/match.ts';
import type { GameId } from '../../rules/core/game.ts';
import { defaultOptions } from '../../rules/core/options.ts';
import { derivedSalt, openHeader, Recorder } from '../../rules/core/record.ts';
import { gameOf } from '../../rules/index.ts';

/** The record of a game of bots after so many decisions, as a page that plays it alone has it. */
export function recordAfter(id: GameId, seats: number, decisions: number, seed = 'at home'): string {
  const game = gameOf(id);
  const options = defaultOptions(game, seats);
  const state = game.setup(options, seats, seed);
  const names = Array.from({ length: seats }, (_, seat) => `player ${seat}`);
  const header = openHeader(game, options, names, { seed, salt: derivedSalt(seed) });
  const recorder = new Recorder(game, header, game.clone(state));
  let n = 0;
  playMatch({ game, options, seed, bots: names.map(() => botNamed('random')) }, (seat, action) => {
    if (++n > decisions) return;
    game.apply(state, seat, action);
    recorder.add(seat, action, game.clone(state));
  });
  return recorder.text();
}
