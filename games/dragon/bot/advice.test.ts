import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { firstSeat, legalActions, over } from '../../../core/game.ts';
import { allOptions } from '../../../core/options.ts';
import { below, stream } from '../../../core/rng.ts';
import { dragon } from '../rules/index.ts';
import type { DragonState } from '../rules/types.ts';
import { advise } from './advice.ts';
import { appraise, COLUMNS, weights } from './features.ts';

/** Phases in which what is advised is done at once: nothing of it is left to a later question. */
const AT_ONCE = ['privilege', 'house', 'full', 'release'];
const isAtOnce = (s: DragonState, seat: number): boolean => {
  const frame = s.stack[s.stack.length - 1]!;
  return frame.phase === 'release' ? frame.due[seat] === 1 : AT_ONCE.includes(frame.phase);
};

const ownPoints = (s: DragonState, seat: number): number =>
  appraise(s, weights)
    .slice(seat * COLUMNS, (seat + 1) * COLUMNS)
    .reduce((sum, points) => sum + points, 0);

/** Nothing has happened but to the one player. */
const isQuiet = (before: DragonState, after: DragonState, seat: number): boolean =>
  isDeepStrictEqual(before.stack.slice(0, 2), after.stack.slice(0, 2)) &&
  before.players.every((player, i) => i === seat || isDeepStrictEqual(player, after.players[i]));

const phaseOf = (s: DragonState): string | undefined => s.stack[s.stack.length - 1]?.phase;

test('what is advised is legal, with every option and number of players', () => {
  for (let seats = 2; seats <= 5; seats++)
    for (const [k, options] of allOptions(dragon, seats).entries()) {
      if (k % 29 !== seats) continue;
      const s = dragon.setup(options, seats, `advice ${k}`);
      const dice = stream(`${seats}/${k}`, 'dice');
      while (!over(s)) {
        const seat = firstSeat(dragon.active(s));
        const legal = legalActions(dragon, s, seat);
        const advised = advise(s, seat, weights);
        if (advised !== undefined) expect(legal).toContain(advised);
        dragon.apply(s, seat, advised ?? legal[below(dice, legal.length)]!);
      }
    }
});

test('no other choice would have left more points to hope for', () => {
  const seen = new Set<string>();
  for (let game = 0; game < 30; game++) {
    const s = dragon.setup(allOptions(dragon, 3)[0]!, 3, `points ${game}`);
    const dice = stream(`${game}`, 'dice');
    while (!over(s)) {
      const seat = firstSeat(dragon.active(s));
      const legal = legalActions(dragon, s, seat);
      const phase = phaseOf(s)!;
      const after = legal.map((action) => {
        const state = dragon.clone(s);
        dragon.apply(state, seat, action);
        return state;
      });
      // Where the month goes on by itself after some choice, its results are not what was looked at.
      if (isAtOnce(s, seat) && after.every((state) => isQuiet(s, state, seat))) {
        seen.add(phase);
        const points = after.map((state) => ownPoints(state, seat));
        const advised = legal.indexOf(advise(s, seat, weights)!);
        expect(points[advised]).toBeCloseTo(Math.max(...points), 9);
      }
      dragon.apply(s, seat, legal[below(dice, legal.length)]!);
    }
  }
  expect([...seen].sort()).toEqual([...AT_ONCE].sort());
});
