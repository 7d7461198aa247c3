import { describe, expect, test } from 'vitest';
import { over } from '../../core/game.ts';
import { stream } from '../../core/rng.ts';
import '../../games/all-bots.ts';
import { gameOf } from '../../games/rules.ts';
import { runNodes, runToEnd, runUntilLate, runWithin } from '../anytime.ts';
import { netFeaturesOf } from '../registry.ts';
import { questions } from '../testing/questions.ts';
import { fromHalf } from './half.ts';
import { Net } from './net.ts';
import { NetEvaluator, POLICY } from './net-evaluator.ts';
import { finalRewards, PuctSearch } from './puct.ts';

const dragon = gameOf('dragon');
const sight = netFeaturesOf('dragon');

/** A net with small weights that look random and are always the same. */
function anyNet(inputs: number, hidden: number, deep: number, outputs: number): Net {
  const length = 4 + inputs * hidden + hidden + hidden * deep + deep + deep * outputs + outputs;
  const weight = (i: number): number => Math.sin(i * 12.9898) / 8;
  return new Net(Float32Array.from({ length }, (_, i) => [inputs, hidden, deep, outputs][i] ?? weight(i)));
}

const dragonJudge = (seats: number): NetEvaluator =>
  new NetEvaluator(anyNet(sight.inputs, 16, 8, POLICY + dragon.actions), sight, seats);

describe('a net', () => {
  test('computes what three layers compute', () => {
    // 2 inputs, 2 hidden, 1 deep, 2 outputs: weights row by row, then biases.
    const net = new Net(Float32Array.of(2, 2, 1, 2, 1, 2, 3, -4, 0.5, 0, 1, 10, -1, 2, 3, 0.25, 0));
    const deep = net.run(Float32Array.of(1, 1));
    // Hidden: 1 + 3 + 0.5 = 4.5 and 2 - 4 = -2, which is cut off; deep: 4.5 - 1 = 3.5.
    expect([...deep]).toEqual([3.5]);
    expect([net.output(deep, 0), net.output(deep, 1)]).toEqual([7.25, 10.5]);
    const [a, b] = net.softmax(deep, [0, 1]);
    expect(a! + b!).toBeCloseTo(1, 12);
    expect(b! / a!).toBeCloseTo(Math.exp(3.25), 9);
  });

  test('of another size than its header says is refused', () => {
    expect(() => new Net(Float32Array.of(2, 2, 1, 2, 1))).toThrow('has 5 numbers and needs 17');
    expect(() => new NetEvaluator(anyNet(7, 2, 2, 12), sight, 4)).toThrow('7 inputs, the features are');
  });

  test('is stored in 16-bit floats, from the smallest to the largest', () => {
    const bytes = new Uint8Array(Uint16Array.of(0x3c00, 0xc000, 0x0001, 0x7bff, 0x3555, 0).buffer);
    expect([...fromHalf(bytes)]).toEqual([1, -2, 2 ** -24, 65504, Math.fround(0.333251953125), 0]);
  });
});

describe('features of the Dragon', () => {
  test.each([2, 3, 4, 5])(
    'with %d seats are what one seat sees, the same for samples of its view',
    (seats) => {
      const x = new Float32Array(sight.inputs);
      const other = new Float32Array(sight.inputs);
      for (const { question } of questions(dragon, seats, 'features', 7)) {
        const { view, seat } = question;
        sight.features(view, seat, seat, x);
        expect(x.every((value) => value >= 0 && value < 10)).toBe(true);
        expect(sight.seats(view)).toBe(seats);
        const sampled = dragon.sample(view, stream('other', 'features'));
        sight.features(dragon.view(sampled, seat), seat, seat, other);
        expect(other).toEqual(x);
        // Another seat sees the same table from its own side.
        sight.features(dragon.view(sampled, (seat + 1) % seats), (seat + 1) % seats, seat, other);
        expect(other).not.toEqual(x);
      }
    },
  );
});

describe('a search on a net', () => {
  test.each([2, 4, 5])(
    'with %d seats gives shares of one victory, the same in slices of any size',
    (seats) => {
      for (const { question } of questions(dragon, seats, 'puct', 40)) {
        const search = () => new PuctSearch(question, stream('a', 'b'), dragonJudge(seats));
        const whole = search();
        whole.step(60);
        const sliced = search();
        runToEnd(runNodes(sliced, 60));
        expect(sliced.rankedPlans()).toEqual(whole.rankedPlans());
        expect(question.legal).toContain(whole.best());
        for (const { shares } of whole.rankedPlans())
          expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 6);
        const cut = runUntilLate(runWithin(search, { nodes: 60 }), () => true);
        expect(question.legal).toContain(cut.action);
      }
    },
  );

  test('finds the best last move of a game, whatever its net thinks', () => {
    let judged = 0;
    for (let deal = 0; deal < 40; deal++) {
      const { question, state } = questions(dragon, 2, `ending ${deal}`, 1).at(-1)!;
      const { seat, legal } = question;
      const rewards = legal.map((action) => {
        const after = dragon.clone(state as never);
        dragon.apply(after, seat, action);
        return over(after) ? finalRewards(dragon, after, sight.spread)[seat]! : Number.NaN;
      });
      // Moves that end the game, and are not all alike.
      const top = Math.max(...rewards);
      if (Number.isNaN(top) || rewards.every((reward) => top - reward < 0.01)) continue;
      const search = new PuctSearch(question, stream('a', 'b'), dragonJudge(2));
      search.step(400);
      expect(rewards[legal.indexOf(search.best())]).toBeCloseTo(top, 6);
      judged++;
    }
    expect(judged).toBeGreaterThan(0);
  });
});
