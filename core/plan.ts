import type { Action, Game, Kinds, Seat } from './game.ts';
import { legalActions } from './game.ts';
import { stream } from './rng.ts';
import { LONGEST_TURN } from './turn.ts';

/** A turn prepared while others decide: its moves in notation, and what they would cost and bring the seat. */
export interface Plan {
  readonly moves: readonly string[];
  readonly guard: string;
}

/**
 * What decisions would do to the seat that makes them, as everybody would see it: their events up to the first of another
 * seat, or to what is revealed. Undefined if one is not legal.
 */
function guardOf<K extends Kinds>(
  game: Game<K>,
  view: K['view'],
  seat: Seat,
  actions: readonly Action[],
): string | undefined {
  const s = game.sample(view, stream('plan', 'guard'));
  const { shown } = s;
  const told: string[] = [];
  for (const action of actions) {
    if (s.shown !== shown || !legalActions(game, s, seat).includes(action)) return undefined;
    let ended = false;
    game.apply(s, seat, action, (event) => {
      ended ||= s.shown !== shown || ('seat' in event && event.seat !== seat);
      const seen = ended ? undefined : game.redact(event, 'spectator');
      if (seen) told.push(JSON.stringify(seen));
    });
  }
  return told.join('\n');
}

/** The plan for a position in which the seat is to decide; undefined if the moves are not legal there. */
export function planOf<K extends Kinds>(
  game: Game<K>,
  view: K['view'],
  seat: Seat,
  actions: readonly Action[],
): Plan | undefined {
  const guard = guardOf(game, view, seat, actions);
  return guard === undefined ? undefined : { moves: actions.map((action) => game.notate(action)), guard };
}

/** The decisions of a plan, if they are legal now and do the same as when they were prepared. */
export function actionsOf<K extends Kinds>(
  game: Game<K>,
  view: K['view'],
  seat: Seat,
  { moves, guard }: Plan,
): Action[] | undefined {
  const actions = moves.slice(0, LONGEST_TURN).flatMap((move) => game.parse(move) ?? []);
  return actions.length === moves.length && guardOf(game, view, seat, actions) === guard
    ? actions
    : undefined;
}
