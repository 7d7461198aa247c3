import type { Action, Game, Kinds, Seat } from '../game.ts';
import { legalActions, over, seatsOf } from '../game.ts';
import { below, type Stream, stream } from '../rng.ts';
import { Broken, EVERY_DECISION, type Law, type LawContext, SAMPLED } from './laws.ts';

export interface Trial<K extends Kinds = Kinds> {
  readonly game: Game<K>;
  readonly options: K['options'];
  readonly seats: number;
  readonly seed: string;
}

export interface Tally {
  games: number;
  decisions: number;
  refusals: number;
}

/** A broken law, with the game up to that point. */
export class LawBroken extends Error {
  readonly trial: Trial;
  readonly decisions: readonly (readonly [Seat, Action])[];
  constructor(law: string, reason: string, trial: Trial, decisions: readonly (readonly [Seat, Action])[]) {
    const { game, seats, options, seed } = trial;
    super(
      `${law}: ${reason} (${game.id}, ${seats} seats, seed ${seed}, decision ${decisions.length}, ${JSON.stringify(options)})`,
    );
    this.trial = trial;
    this.decisions = decisions;
  }
}

/**
 * Plays one random game under the laws: the cheap ones at every decision, the others at one decision in
 * `stride` and at the end. Adds to the tally and returns the last state.
 */
export function tryGame<K extends Kinds>(trial: Trial<K>, stride: number, tally: Tally): K['state'] {
  const { game, options, seats, seed } = trial;
  const rng = stream(seed, 'trial');
  const decisions: [Seat, Action][] = [];
  let state = game.setup(options, seats, seed);
  let before: K['state'] | undefined;
  for (;;) {
    const costly = over(state) || below(rng, stride) === 0;
    examine(trial as unknown as Trial, state, before, costly, rng, decisions, tally);
    if (over(state)) break;
    const seat = pickSeat(game, state, rng);
    const legal = legalActions(game, state, seat);
    const action = legal[below(rng, legal.length)]!;
    before = state;
    state = game.clone(state);
    decisions.push([seat, action]);
    guard('apply', trial as unknown as Trial, decisions, () => game.apply(state, seat, action));
    tally.decisions++;
    if (decisions.length > game.longest)
      throw new LawBroken(
        'ends',
        `no end after ${game.longest} decisions`,
        trial as unknown as Trial,
        decisions,
      );
  }
  guard('replay', trial as unknown as Trial, decisions, () => {
    const again = game.setup(options, seats, seed);
    for (const [seat, action] of decisions) {
      if (!legalActions(game, again, seat).includes(action))
        throw new Broken('the same game goes another way');
      game.apply(again, seat, action);
    }
    if (JSON.stringify(again) !== JSON.stringify(state)) throw new Broken('the same decisions end otherwise');
  });
  tally.games++;
  return state;
}

const pickSeat = <K extends Kinds>(game: Game<K>, s: K['state'], rng: Stream): Seat => {
  const seats = seatsOf(game.active(s));
  return seats[below(rng, seats.length)]!;
};

function examine(
  trial: Trial,
  state: Kinds['state'],
  before: Kinds['state'] | undefined,
  costly: boolean,
  rng: Stream,
  decisions: readonly (readonly [Seat, Action])[],
  tally: Tally,
): void {
  const context: LawContext = {
    game: trial.game,
    seats: trial.seats,
    state,
    json: costly ? JSON.stringify(state) : '',
    before,
    rng,
    refused: () => {
      tally.refusals++;
    },
  };
  for (const law of EVERY_DECISION) guardLaw(law, context, trial, decisions);
  if (costly) for (const law of SAMPLED) guardLaw(law, context, trial, decisions);
}

const guardLaw = (
  law: Law,
  context: LawContext,
  trial: Trial,
  decisions: readonly (readonly [Seat, Action])[],
): void => guard(law.name, trial, decisions, () => law(context));

/** Adds the game to any error, including a crash. */
function guard(
  law: string,
  trial: Trial,
  decisions: readonly (readonly [Seat, Action])[],
  check: () => void,
): void {
  try {
    check();
  } catch (error) {
    throw new LawBroken(law, (error as Error).message, trial, decisions);
  }
}
