import { playMatch } from '../../bots/match.ts';
import { defaultOptions } from '../../core/options.ts';
import { derivedSalt, openHeader, Recorder } from '../../core/record.ts';
import { botNamed } from '../../games/all-bots.ts';
import type { GameId } from '../../games/list.ts';
import { gameOf } from '../../games/rules.ts';

/** The record of a bots' game after some decisions, as a page makes it. */
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
