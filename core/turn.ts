import type { Action, Game, Kinds, Seat } from './game.ts';
import { legalActions } from './game.ts';
import { play } from './play.ts';
import type { Stream } from './rng.ts';

/** Decisions that are confirmed together at most; in random games turns have up to 20. */
export const LONGEST_TURN = 64;

/** Whether a seat decides again at once and nothing hidden was revealed. */
export const turnContinues = <K extends Kinds>(
  game: Game<K>,
  before: K['state'],
  seat: Seat,
  after: K['state'],
): boolean => (game.active(after) & (1 << seat)) !== 0 && after.shown === before.shown;

/** Whether a seat's turn is over: another seat decides, or something hidden was revealed. */
export const turnEnds = <K extends Kinds>(
  game: Game<K>,
  before: K['state'],
  seat: Seat,
  after: K['state'],
): boolean => game.active(after) !== 1 << seat || after.shown !== before.shown;

/**
 * The decisions of a turn as a seat can plan it from its view alone: up to the first after which it could not know how
 * things stand.
 */
export function planTurn<K extends Kinds>(
  game: Game<K>,
  view: K['view'],
  seat: Seat,
  rng: Stream,
  choose: (legal: readonly Action[]) => Action,
): Action[] {
  const actions: Action[] = [];
  for (let before = game.sample(view, rng); actions.length < LONGEST_TURN; ) {
    const action = choose(legalActions(game, before, seat));
    const played = play(game, before, seat, action);
    if (!played.ok) throw new Error(`'${game.notate(action)}' is not among the moves it was chosen from.`);
    actions.push(action);
    if (!turnContinues(game, before, seat, played.state)) break;
    before = played.state;
  }
  return actions;
}
