import { describe, expect, it } from 'vitest';
import { firstSeat, legalActions, over } from '../../core/game.ts';
import { allOptions } from '../../core/options.ts';
import { below, stream } from '../../core/rng.ts';
import { idsWith } from '../../games/list.ts';
import { gameOf } from '../../games/rules.ts';
import { momentFromState } from './moment.ts';
import { preview } from './preview.ts';

const GAMES = 12;

describe.each(idsWith('board').map(gameOf))('a decision of $id tried out on the own view', (game) => {
  it('leads to what the game itself shows, as far as the turn goes', () => {
    const dice = stream(game.id, 'preview');
    const [min, max] = game.seats;
    let known = 0;
    let unknown = 0;
    for (let n = 0; n < GAMES; n++) {
      const seats = min + (n % (max - min + 1));
      const choices = allOptions(game, seats);
      const s = game.setup(choices[below(dice, choices.length)]!, seats, `preview ${n}`);
      for (let ply = 0; !over(s); ply++) {
        const seat = firstSeat(game.active(s));
        const legal = legalActions(game, s, seat);
        const action = legal[below(dice, legal.length)]!;
        const told = preview(game, momentFromState(game, s, ply, seat), seat, action);
        const { shown } = s;
        game.apply(s, seat, action);
        const goesOn = s.shown === shown && (game.active(s) & (1 << seat)) !== 0;
        if (goesOn) expect(told).toEqual(momentFromState(game, s, ply + 1, seat));
        else expect(told).toBeUndefined();
        if (goesOn) known++;
        else unknown++;
      }
    }
    expect(Math.min(known, unknown)).toBeGreaterThan(100);
  });
});
