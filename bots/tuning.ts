import type { Game } from '../core/game.ts';
import { firstSeat, over } from '../core/game.ts';
import { next, type Stream, stream } from '../core/rng.ts';
import { advice } from './heuristic.ts';
import { valueFor } from './known.ts';
import { softmax, winShares } from './shares.ts';
import type { Weights } from './value.ts';

/** How far weights are moved to be compared, and how fast what is better is followed, both in logarithms. */
const TRIAL = 0.15;
const PACE = 0.012;
/** How slowly the direction follows what is found, and its usual size. */
const MOMENTUM = 0.98;
const MEMORY = 0.995;
/** Deals that both ways of a step play, in each seat in turn. */
const DEALS = 16;
/** Actions tried for a turn. */
const CAP = 100;

/** Where a tuning stands: plain data, so that it can be stopped and gone on with. */
export interface Tuning {
  readonly seats: number;
  readonly seed: string;
  steps: number;
  /** Logarithms of the factors by which the weights differ from those of the start. */
  readonly shift: Record<string, number>;
  /** Where the weights are moving, and the squares of what single steps say. */
  readonly drift: Record<string, number>;
  readonly squares: Record<string, number>;
}

export function begin(game: Game, seats: number, seed: string): Tuning {
  const zeros = (): Record<string, number> =>
    Object.fromEntries(Object.keys(valueFor(game.id).weights).map((name) => [name, 0]));
  return { seats, seed, steps: 0, shift: zeros(), drift: zeros(), squares: zeros() };
}

export const tuned = (game: Game, { shift }: Tuning): Weights =>
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
 * One step of simultaneous perturbation: all weights are moved a little, each up or down by a coin. Both ways play
 * the same deals, each alone among the weights as they stand, and the weights drift towards what did better.
 */
export function step(game: Game, options: object, tuning: Tuning): void {
  const start = valueFor(game.id).weights;
  const { seed, shift, drift, squares } = tuning;
  const rng = stream(`${seed}/${tuning.steps}`, 'tuning');
  const sides = Object.fromEntries(Object.keys(start).map((name) => [name, coin(rng)]));
  const present = tuned(game, tuning);
  const [up, down] = [TRIAL, -TRIAL].map((by) =>
    success(game, options, tuning, moved(start, shift, sides, by), present),
  ) as [number, number];
  tuning.steps++;
  const [young, aged] = [1 - MOMENTUM ** tuning.steps, 1 - MEMORY ** tuning.steps];
  for (const [name, side] of Object.entries(sides)) {
    const slope = ((up - down) * side) / (2 * TRIAL);
    drift[name] = MOMENTUM * drift[name]! + (1 - MOMENTUM) * slope;
    squares[name] = MEMORY * squares[name]! + (1 - MEMORY) * slope * slope;
    const usual = Math.sqrt(squares[name] / aged);
    if (usual > 0) shift[name]! += (PACE * (drift[name] / young)) / usual;
  }
}

/** What weights have of the victories, and how near they were to one, alone among others. */
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

/** A game in which everybody does what the value with their weights advises: half of victory, half of being near. */
function outcome(game: Game, options: object, seed: string, weights: readonly Weights[]): number[] {
  const value = valueFor(game.id);
  const s = game.setup(options, weights.length, seed);
  const spread = value.spread(s, value.weights);
  while (!over(s)) {
    const seat = firstSeat(game.active(s));
    for (const action of advice(game, value, weights[seat]!, s, seat, CAP)) game.apply(s, seat, action);
  }
  const near = softmax(game.scores(s), spread);
  return winShares(game, s).map((won, seat) => (won + near[seat]!) / 2);
}
