import type { Game } from '../core/game.ts';
import { firstSeat, over } from '../core/game.ts';
import { next, type Stream, stream } from '../core/rng.ts';
import { Evaluator } from './evaluator.ts';
import { valueFor } from './registry.ts';
import { softmax, winShares } from './shares.ts';
import type { Weights } from './value.ts';

/** Size of the trial perturbation and of a step, both in logarithms of weights. */
const TRIAL = 0.15;
const PACE = 0.012;
/** Decay rates of the first and second moments, as in Adam. */
const MOMENTUM = 0.98;
const MEMORY = 0.995;
/** Games for each direction of a step, on the same deals. */
const DEALS = 16;
/** Limit on actions tried for a turn. */
const CAP = 100;

/** Progress of a tuning as plain data, so that it can be stopped and resumed. */
export interface Tuning {
  readonly seats: number;
  readonly seed: string;
  steps: number;
  /** Logarithms of the factors on the initial weights. */
  readonly shift: Record<string, number>;
  /** First and second moments of the gradient. */
  readonly drift: Record<string, number>;
  readonly squares: Record<string, number>;
}

export function begin(game: Game, seats: number, seed: string): Tuning {
  const zeros = (): Record<string, number> =>
    Object.fromEntries(Object.keys(valueFor(game.id).weights).map((name) => [name, 0]));
  return { seats, seed, steps: 0, shift: zeros(), drift: zeros(), squares: zeros() };
}

export const tunedWeights = (game: Game, { shift }: Tuning): Weights =>
  moved(valueFor(game.id).weights, shift, {}, 0);

const moved = (
  start: Weights,
  shift: Readonly<Record<string, number>>,
  sides: Readonly<Record<string, number>>,
  by: number,
): Weights =>
  Object.fromEntries(
    Object.entries(start).map(([name, weight]) => [
      name,
      weight * Math.exp((shift[name] ?? 0) + by * (sides[name] ?? 0)),
    ]),
  );

const coin = (rng: Stream): number => ((next(rng) & 1) === 0 ? -1 : 1);

/**
 * One step of SPSA (simultaneous perturbation): every weight moves up or down by a coin. The perturbation and its
 * opposite play the same deals, each as one seat among the present weights; the step follows the better one.
 */
export function step(game: Game, options: object, tuning: Tuning): void {
  const start = valueFor(game.id).weights;
  const { seed, shift, drift, squares } = tuning;
  const rng = stream(`${seed}/${tuning.steps}`, 'tuning');
  const sides = Object.fromEntries(Object.keys(start).map((name) => [name, coin(rng)]));
  const present = tunedWeights(game, tuning);
  const [up, down] = [TRIAL, -TRIAL].map((by) =>
    success(game, options, tuning, moved(start, shift, sides, by), present),
  ) as [number, number];
  tuning.steps++;
  const [first, second] = [1 - MOMENTUM ** tuning.steps, 1 - MEMORY ** tuning.steps];
  for (const [name, side] of Object.entries(sides)) {
    const slope = ((up - down) * side) / (2 * TRIAL);
    drift[name] = MOMENTUM * drift[name]! + (1 - MOMENTUM) * slope;
    squares[name] = MEMORY * squares[name]! + (1 - MEMORY) * slope * slope;
    const scale = Math.sqrt(squares[name] / second);
    if (scale > 0) shift[name]! += (PACE * (drift[name] / first)) / scale;
  }
}

/** Mean reward of one seat with these weights among others. */
function success(
  game: Game,
  options: object,
  { seats, seed, steps }: Tuning,
  one: Weights,
  others: Weights,
): number {
  let sum = 0;
  for (let deal = 0; deal < DEALS; deal++) {
    const own = deal % seats;
    const weights = Array.from({ length: seats }, (_, seat) => (seat === own ? one : others));
    sum += outcome(game, options, `${seed}/${steps}/${deal}`, weights)[own]!;
  }
  return sum / DEALS;
}

/** Rewards of a game in which each seat follows its own weights: half for the win, half for the margin. */
function outcome(game: Game, options: object, seed: string, weights: readonly Weights[]): number[] {
  const value = valueFor(game.id);
  const s = game.setup(options, weights.length, seed);
  const spread = value.spread(s, value.weights);
  const evaluators = weights.map((own) => new Evaluator(game, own));
  while (!over(s)) {
    const seat = firstSeat(game.active(s));
    for (const action of evaluators[seat]!.advice(s, seat, CAP)) game.apply(s, seat, action);
  }
  const near = softmax(game.scores(s), spread);
  return winShares(game, s).map((won, seat) => (won + near[seat]!) / 2);
}
