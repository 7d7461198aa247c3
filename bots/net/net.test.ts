import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { over } from '../../core/game.ts';
import { below, stream } from '../../core/rng.ts';
import '../../games/all-bots.ts';
import { gameOf } from '../../games/rules.ts';
import { assembleKernel } from '../../scripts/kernel.mjs';
import { runNodes, runToEnd, runUntilLate, runWithin } from '../anytime.ts';
import { netFeaturesOf } from '../registry.ts';
import { questions } from '../testing/questions.ts';
import { fromHalf } from './half.ts';
import { type Engine, plainEngine, wasmEngine } from './kernel.ts';
import { Net } from './net.ts';
import { NetEvaluator, POLICY } from './net-evaluator.ts';
import { finalRewards, PuctSearch } from './puct.ts';

const dragon = gameOf('dragon');
const sight = netFeaturesOf('dragon');

/** A net with small weights that look random and are always the same. */
function anyWeights(inputs: number, hidden: number, deep: number, outputs: number): Float32Array {
  const length = 4 + inputs * hidden + hidden + hidden * deep + deep + deep * outputs + outputs;
  const weight = (i: number): number => Math.sin(i * 12.9898) / 8;
  return Float32Array.from({ length }, (_, i) => [inputs, hidden, deep, outputs][i] ?? weight(i));
}

const anyNet = (...sizes: [number, number, number, number]): Net => new Net(anyWeights(...sizes));

const withWasm = (bytes: number): Engine => {
  const engine = wasmEngine(bytes);
  if (!engine) throw new Error('There is no WebAssembly with SIMD.');
  return engine;
};

function judgeOf(id: 'dragon' | 'han', seats: number): NetEvaluator {
  const features = netFeaturesOf(id);
  return new NetEvaluator(anyNet(features.inputs, 16, 8, POLICY + gameOf(id).actions), features, seats);
}

describe('a net', () => {
  test.each([
    ['WebAssembly', withWasm],
    ['plain', plainEngine],
  ])('computes what three layers compute (%s)', (_, engine) => {
    // 2 inputs, 2 hidden, 1 deep, 2 outputs: weights row by row, then biases.
    const net = new Net(Float32Array.of(2, 2, 1, 2, 1, 2, 3, -4, 0.5, 0, 1, 10, -1, 2, 3, 0.25, 0), engine);
    net.x.set([1, 1]);
    net.run();
    const { deep } = net;
    // Hidden: 1 + 3 + 0.5 = 4.5 and 2 - 4 = -2, which is cut off; deep: 4.5 - 1 = 3.5.
    expect([deep[0], ...new Set(deep.subarray(1))]).toEqual([3.5, 0]);
    expect(net.outputs(0, [1, 0])).toEqual([10.5, 7.25]);
  });

  test('gives the same numbers with WebAssembly and without, to the last bit', () => {
    const weights = anyWeights(37, 50, 21, 9);
    const fast = new Net(weights, withWasm);
    const plain = new Net(weights, plainEngine);
    const dice = stream('inputs', 'net');
    for (let k = 0; k < 200; k++) {
      for (let i = 0; i < 37; i++) fast.x[i] = below(dice, 3) === 0 ? (below(dice, 2001) - 1000) / 333 : 0;
      if (k === 0) fast.x.fill(0);
      plain.x.set(fast.x);
      fast.run();
      plain.run();
      expect(plain.deep).toEqual(fast.deep);
      const all = [...Array(9).keys()];
      expect(plain.outputs(0, all)).toEqual(fast.outputs(0, all));
    }
  });

  test('runs on the kernel that its source assembles to', async () => {
    expect(await assembleKernel()).toBe(readFileSync('bots/net/kernel-bytes.ts', 'utf8'));
  });

  test('does without WebAssembly where there is none', () => {
    const { WebAssembly: wasm } = globalThis as { WebAssembly?: unknown };
    try {
      Object.assign(globalThis, { WebAssembly: undefined });
      expect(wasmEngine(64)).toBeUndefined();
      const net = anyNet(3, 2, 2, 3);
      net.x[1] = 1;
      net.run();
      expect(net.outputs(0, [0, 1, 2]).every(Number.isFinite)).toBe(true);
    } finally {
      Object.assign(globalThis, { WebAssembly: wasm });
    }
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

describe.each(['dragon', 'han'] as const)('features of %s', (id) => {
  const game = gameOf(id);
  const features = netFeaturesOf(id);

  test.each([2, 3, 4, 5])(
    'with %d seats are what one seat sees, the same for samples of its view',
    (seats) => {
      const x = new Float32Array(features.inputs);
      const other = new Float32Array(features.inputs);
      for (const { question, state } of questions(game, seats, 'features', 7)) {
        const { view, seat } = question;
        features.features(view, seat, seat, x);
        expect(x.every((value) => Math.abs(value) < 40)).toBe(true);
        expect(features.seats(view)).toBe(seats);
        expect(features.peek(state as never, seat)).toEqual(view);
        const sampled = game.sample(view, stream('other', 'features'));
        features.features(game.view(sampled, seat), seat, seat, other);
        expect(other).toEqual(x);
        // Another seat sees the same table from its own side.
        features.features(game.view(sampled, (seat + 1) % seats), (seat + 1) % seats, seat, other);
        expect(other).not.toEqual(x);
      }
    },
  );
});

describe('a search on a net', () => {
  test.each([
    ['dragon', 2],
    ['dragon', 4],
    ['dragon', 5],
    ['han', 2],
    ['han', 4],
  ] as const)(
    'in %s with %d seats gives shares of one victory, the same in slices of any size',
    (id, seats) => {
      for (const { question } of questions(gameOf(id), seats, 'puct', 40)) {
        const search = () => new PuctSearch(question, stream('a', 'b'), judgeOf(id, seats));
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

  test.each([2, 4])(
    'with %d seats finds the same whether it keeps positions or plays to each anew',
    (seats) => {
      const forgetful = { ...sight, isOpen: false };
      for (const { question } of questions(dragon, seats, 'kept', 11)) {
        const [kept, anew] = [sight, forgetful].map((each) => {
          const search = new PuctSearch(
            question,
            stream('a', 'b'),
            new NetEvaluator(anyNet(sight.inputs, 16, 8, POLICY + dragon.actions), each, seats),
          );
          search.step(300);
          return search.rankedPlans();
        });
        expect(kept).toEqual(anew);
      }
    },
  );

  test('explores less where the game says so', () => {
    const han = gameOf('han');
    const features = netFeaturesOf('han');
    const net = anyNet(features.inputs, 16, 8, POLICY + han.actions);
    const [narrow, wide] = [0.02, 2].map((exploration) =>
      questions(han, 3, 'exploration', 40).reduce((sum, { question }) => {
        const evaluator = new NetEvaluator(net, { ...features, exploration }, 3);
        const search = new PuctSearch(question, stream('a', 'b'), evaluator);
        search.step(120);
        return sum + search.rankedPlans()[0]!.visits;
      }, 0),
    );
    expect(narrow).toBeGreaterThan(wide! * 1.2);
  });

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
      const search = new PuctSearch(question, stream('a', 'b'), judgeOf('dragon', 2));
      search.step(4000);
      expect(rewards[legal.indexOf(search.best())]).toBeCloseTo(top, 6);
      judged++;
    }
    expect(judged).toBeGreaterThan(0);
  });
});
