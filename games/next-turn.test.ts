import { expect, test } from 'vitest';
import { firstSeat, legalActions, over, type Seat } from '../core/game.ts';
import { defaultOptions } from '../core/options.ts';
import { below, stream } from '../core/rng.ts';
import { boardOf } from './boards.ts';
import { gameOf } from './rules.ts';

const GAMES = 12;

/** Of the games whose rounds have several turns of a seat, or what happens between them changes everything. */
test.each(['dragon', 'confucius'])('a turn of %s is prepared for this round only', async (id) => {
  const game = gameOf(id);
  const board = await boardOf(id);
  const roundOf = (view: object) => (view as { round: number }).round;
  let prepared = 0;
  const late: string[] = [];
  for (let n = 0; n < GAMES; n++) {
    const [fewest, most] = game.seats;
    const seats = fewest + (n % (most - fewest + 1));
    const dice = stream('next turn', `${id} ${n}`);
    const state = game.setup(defaultOptions(game, seats), seats, `seed ${n}`);
    /** By seat: the round of the last view in which its next turn could be prepared. */
    const ahead = new Map<Seat, number>();
    while (!over(state)) {
      const seat = firstSeat(game.active(state));
      const view = game.view(state, seat);
      const round = ahead.get(seat);
      if (round !== undefined) {
        if (roundOf(view) !== round) late.push(`${n} ${JSON.stringify(view.stack)}`);
        prepared++;
      }
      ahead.delete(seat);
      const legal = legalActions(game, state, seat);
      game.apply(state, seat, legal[below(dice, legal.length)]!);
      for (let other = 0; other < seats; other++) {
        if (over(state) || game.active(state) & (1 << other)) continue;
        const seen = game.view(state, other);
        const next = board.nextTurn?.(seen, other);
        // As the page does: where there is no choice, nothing is prepared.
        const choices =
          next && legalActions(game, game.sample(next, stream('prepare', 'test')), other).length;
        if (choices && choices > 1) ahead.set(other, roundOf(seen));
      }
    }
  }
  expect(late).toEqual([]);
  expect(prepared).toBeGreaterThan(100);
});
