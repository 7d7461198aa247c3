import type { Game } from '../rules/core/game.ts';
import { next, type Stream, stream } from '../rules/core/rng.ts';
import type { Bot } from './bot.ts';
import { heuristic } from './heuristic.ts';
import { playMatch } from './match.ts';
import { valueFor } from './value/index.ts';
import type { Weights } from './value/value.ts';

/** How far weights are moved to be compared, and how fast what is better is followed, both in logarithms. */
const TRIAL = 0.16;
const PACE = 0.02;
/** Steps after which the pace has halved. */
const PATIENCE = 2000;
/** How slowly the usual difference in points follows those that are seen. */
const MEMORY = 0.95;

/** Where a tuning stands: plain data, so that it can be stopped and gone on with. */
export interface Tuning {
  readonly seats: number;
  readonly seed: string;
  steps: number;
  /** The usual difference in points between both ways of a step. */
  usual: number;
  /** Logarithms of the factors by which the weights differ from those of the start. */
  readonly shift: Record<string, number>;
}

export const begin = (game: Game, seats: number, seed: string): Tuning => ({
  seats,
  seed,
  steps: 0,
  usual: 0,
  shift: Object.fromEntries(Object.keys(valueFor(game.id).weights).map((name) => [name, 0])),
});

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
 * One step of simultaneous perturbation: all weights are moved a little, each up or down by a coin; both ways
 * play the same two deals with seats exchanged, and the weights follow the way that has more points.
 */
export function step(game: Game, options: object, tuning: Tuning): void {
  const start = valueFor(game.id).weights;
  const rng = stream(`${tuning.seed}/${tuning.steps}`, 'tuning');
  const sides = Object.fromEntries(Object.keys(start).map((name) => [name, coin(rng)]));
  const pair = [TRIAL, -TRIAL].map((by) => heuristic('tuned', moved(start, tuning.shift, sides, by)));
  let gain = 0;
  for (const swap of [0, 1]) gain += difference(game, options, tuning, pair, swap) / 2;
  const pace = PACE / (1 + tuning.steps / PATIENCE);
  tuning.usual = tuning.steps === 0 ? Math.abs(gain) : MEMORY * tuning.usual + (1 - MEMORY) * Math.abs(gain);
  const followed = Math.max(-2, Math.min(2, gain / Math.max(tuning.usual, 0.1)));
  for (const [name, side] of Object.entries(sides)) tuning.shift[name]! += pace * followed * side;
  tuning.steps++;
}

/** Mean points of the first bot's seats beyond those of the second's, which sit alternately. */
function difference(
  game: Game,
  options: object,
  { seats, seed, steps }: Tuning,
  pair: readonly Bot[],
  swap: number,
): number {
  const sides = Array.from({ length: seats }, (_, seat) => (seat + swap + steps) % 2);
  const bots = sides.map((side) => pair[side]!);
  const scores = game.scores(playMatch({ game, options, seed: `${seed}/${steps}`, bots }));
  const mean = (side: number): number => {
    const own = scores.filter((_, seat) => sides[seat] === side);
    return own.reduce((sum, score) => sum + score, 0) / own.length;
  };
  return mean(0) - mean(1);
}
