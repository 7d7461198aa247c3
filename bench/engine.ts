// Random playouts of one of our games: node engine.ts <game> <seats> <seconds>. Prints its figures as JSON.

import type { Action, Seat, State } from '../core/game.ts';
import { firstSeat } from '../core/game.ts';
import { defaultOptions } from '../core/options.ts';
import { playout } from '../core/playout.ts';
import { below, type Stream, stream } from '../core/rng.ts';
import type { GameId } from '../games/list.ts';
import { gameOf } from '../games/rules.ts';
import { repeat } from './clock.ts';
import { cloneRate, type EngineFigures, playoutFigures } from './figures.ts';

const SAMPLE = 100;
const STATES_PER_GAME = 4;

interface Recorded {
  readonly seed: string;
  /** The stream that picks actions, at the start of the game. */
  readonly rng: Stream;
  readonly seats: readonly Seat[];
  readonly actions: readonly Action[];
  readonly choices: number;
}

const [id = '', seatsText, secondsText] = process.argv.slice(2);
const game = gameOf(id as GameId);
const seats = Number(seatsText);
const seconds = Number(secondsText);
const options = defaultOptions(game, seats);

console.log(JSON.stringify(measure()));

function measure(): EngineFigures {
  const sample = Array.from({ length: SAMPLE }, (_, k) => recordGame(`bench/${k}`));
  const decided = sum(sample.map((g) => g.actions.length));
  const choices = sum(sample.map((g) => g.choices));

  const rng = stream('bench', 'pick');
  let next = 0;
  let decisions = 0;
  const playGame = (): void => {
    decisions += playout(game, game.setup(options, seats, `bench/${next++}`), rng);
  };
  repeat(seconds, playGame);
  decisions = 0;
  const cost = repeat(seconds, playGame);

  return {
    ...playoutFigures(cost, { games: cost.times, decisions, choices: 0 }),
    branching: choices / decided,
    clonesPerSecond: cloneRate(game.clone, sample.flatMap(midGames), seconds / 4),
    ...stateSizes(sample.slice(0, 10)),
    ...timeShares(sample, seconds / 2),
  };
}

/** The same game as `playout` would play with the same stream. */
function recordGame(seed: string): Recorded {
  const rng = stream(seed, 'pick');
  const start: Stream = [...rng];
  const s = game.setup(options, seats, seed);
  const acting: Seat[] = [];
  const actions: Action[] = [];
  let choices = 0;
  while (s.stack.length > 0) {
    const seat = firstSeat(game.active(s));
    const legal: Action[] = [];
    game.legal(s, seat, legal);
    choices += legal.length;
    const action = legal[below(rng, legal.length)]!;
    acting.push(seat);
    actions.push(action);
    game.apply(s, seat, action);
  }
  return { seed, rng: start, seats: acting, actions, choices };
}

function visit(recorded: Recorded, look: (s: State, decided: number) => void): void {
  const s = game.setup(options, seats, recorded.seed);
  look(s, 0);
  recorded.actions.forEach((action, at) => {
    game.apply(s, recorded.seats[at]!, action);
    look(s, at + 1);
  });
}

function midGames(recorded: Recorded): State[] {
  const wanted = Array.from({ length: STATES_PER_GAME }, (_, k) =>
    Math.floor((recorded.actions.length * (k + 1)) / (STATES_PER_GAME + 1)),
  );
  const out: State[] = [];
  visit(recorded, (s, decided) => {
    if (wanted.includes(decided)) out.push(game.clone(s));
  });
  return out;
}

function stateSizes(sample: readonly Recorded[]): Pick<EngineFigures, 'stateBytesMax' | 'stateBytesMean'> {
  const sizes: number[] = [];
  for (const recorded of sample) visit(recorded, (s) => sizes.push(JSON.stringify(s).length));
  return { stateBytesMax: Math.max(...sizes), stateBytesMean: sum(sizes) / sizes.length };
}

/**
 * Replays the recorded games with one more part of the work each time; the differences are the parts. The four
 * loops alternate, so that other load affects them equally.
 */
function timeShares(sample: readonly Recorded[], forSeconds: number) {
  const setUp = ({ seed }: Recorded): State => game.setup(options, seats, seed);
  const loops: ((recorded: Recorded) => void)[] = [
    setUp,
    (recorded) => {
      const s = setUp(recorded);
      const { seats: acting, actions } = recorded;
      for (let i = 0; i < actions.length; i++) game.apply(s, acting[i]!, actions[i]!);
    },
    (recorded) => {
      const s = setUp(recorded);
      const { actions } = recorded;
      for (let i = 0; i < actions.length; i++) {
        const seat = firstSeat(game.active(s));
        game.legal(s, seat, []);
        game.apply(s, seat, actions[i]!);
      }
    },
    (recorded) => playout(game, setUp(recorded), [...recorded.rng]),
  ];
  const times: number[][] = loops.map(() => []);
  repeat(forSeconds, () => {
    loops.forEach((loop, k) => {
      const start = performance.now();
      for (const recorded of sample) loop(recorded);
      times[k]!.push(performance.now() - start);
    });
  });
  const [setup, applied, listed, picked] = times.map(median) as [number, number, number, number];
  // A part too small to measure can come out negative.
  const parts = [setup, applied - setup, listed - applied, picked - listed].map((ms) => Math.max(0, ms));
  const [setupShare, applyShare, legalShare, pickShare] = parts.map((ms) => ms / sum(parts)) as [
    number,
    number,
    number,
    number,
  ];
  const setupMicroseconds = (setup * 1000) / sample.length;
  return { setupMicroseconds, setupShare, legalShare, applyShare, pickShare };
}

function sum(values: readonly number[]): number {
  return values.reduce((a, b) => a + b, 0);
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1]!;
}
