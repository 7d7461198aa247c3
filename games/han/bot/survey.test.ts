import { expect, test } from 'vitest';
import { afterActions } from '../../../bots/plans.ts';
import { valueFor } from '../../../bots/registry.ts';
import '../../all-bots.ts';
import type { SurveyedPlan } from '../../../bots/value.ts';
import type { Game } from '../../../core/game.ts';
import { firstSeat, legalActions, over } from '../../../core/game.ts';
import { allOptions, defaultOptions } from '../../../core/options.ts';
import { below, stream } from '../../../core/rng.ts';
import { STOP } from '../rules/codec.ts';
import { han } from '../rules/index.ts';
import { PAYMENTS, TRIPLES } from '../rules/payment.ts';
import type { HanState } from '../rules/types.ts';
import { COLUMNS, type HanWeights } from './features.ts';
import { survey } from './survey.ts';

const game = han as unknown as Game;
const value = valueFor('han');
const weights = value.weights as HanWeights;

/** Points of each seat when the position is appraised as a whole. */
function totals(s: object): number[] {
  const rows = value.appraise(s as never, weights);
  return (s as HanState).scores.map((_, seat) =>
    rows.slice(seat * COLUMNS, (seat + 1) * COLUMNS).reduce((sum, points) => sum + points, 0),
  );
}

/** Plans with pieces and cards to give away; cards to take are judged before the display is filled up. */
const pieces = (s: HanState, seat: number): SurveyedPlan[] =>
  s.stack.at(-1)!.phase === 'draw' ? [] : (survey(s, seat, weights) ?? []);

/** Positions of a game that are looked at: one in so many. */
const STRIDE = 6;

test('another piece is hoped for only where one may follow in the same province', () => {
  let hopes = 0;
  for (const seats of [2, 4]) {
    const s = game.setup(defaultOptions(game, seats), seats, 'hopes') as HanState;
    const dice = stream('hopes', 'dice');
    while (!over(s)) {
      const seat = firstSeat(game.active(s));
      for (const { actions, totals: sure, potentialTotals: hoped } of pieces(s, seat)) {
        if (!hoped) continue;
        const after = afterActions(game, s, seat, actions);
        expect(legalActions(game, after, seat).some((action) => action < STOP)).toBe(true);
        expect(hoped).not.toEqual(sure);
        hopes++;
      }
      const legal = legalActions(game, s, seat);
      game.apply(s, seat, legal[below(dice, legal.length)]!);
    }
  }
  expect(hopes).toBeGreaterThan(50);
});

test.each([2, 3, 4, 5])(
  'with %i seats a survey says of every plan what its result is appraised at',
  (seats) => {
    let plans = 0;
    let error = 0;
    const all = allOptions(game, seats);
    for (const [k, options] of all.filter((_, n) => n % Math.ceil(all.length / 4) === 0).entries()) {
      const s = game.setup(options, seats, `survey ${k}`) as HanState;
      const dice = stream(`${k}`, 'dice');
      for (let n = k; !over(s); n++) {
        const seat = firstSeat(game.active(s));
        const before = JSON.stringify(s);
        for (const { actions, totals: expected } of n % STRIDE === 0 ? pieces(s, seat) : []) {
          const after = totals(afterActions(game, s, seat, actions));
          for (const [i, points] of expected.entries()) error = Math.max(error, Math.abs(points - after[i]!));
          plans++;
        }
        expect(JSON.stringify(s)).toBe(before);
        const legal = legalActions(game, s, seat);
        game.apply(s, seat, legal[below(dice, legal.length)]!);
      }
    }
    expect(plans).toBeGreaterThan(500);
    expect(error).toBeLessThan(1e-9);
  },
);

test.each([false, true])('plans pay for border spaces as the rules allow: joker pairs %s', (borderJoker) => {
  let joker = 0;
  const s = game.setup({ ...defaultOptions(game, 4), borderJoker }, 4, 'borders') as HanState;
  const dice = stream('borders', 'dice');
  while (!over(s)) {
    const seat = firstSeat(game.active(s));
    const legal = legalActions(game, s, seat);
    for (const { actions } of pieces(s, seat)) {
      expect(legal).toContain(actions[0]);
      if (actions[0]! >= TRIPLES && actions[0]! < PAYMENTS.length) joker++;
    }
    game.apply(s, seat, legal[below(dice, legal.length)]!);
  }
  if (borderJoker) expect(joker).toBeGreaterThan(5);
  else expect(joker).toBe(0);
});
