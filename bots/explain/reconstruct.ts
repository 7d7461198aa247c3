import type { Action, Game, Kinds, Seat } from '../../core/game.ts';
import { legalActions } from '../../core/game.ts';
import type { Stream } from '../../core/rng.ts';
import type { Question } from '../bot.ts';

/** States sampled to find one in which the action was legal. */
const TRIES = 400;
/** Further samples whose views are compared with the one found. */
const COMPARED = 12;

export interface Reconstruction {
  readonly question: Question;
  /** Whether the seat may have seen something else. */
  readonly unsure: boolean;
}

/**
 * A view that a seat may have had when it chose an action, sampled from another seat's view, so it reveals nothing
 * beyond that view. Undefined if no sample allows the action.
 */
export function reconstruct(
  game: Game,
  view: Kinds['view'],
  seat: Seat,
  action: Action,
  rng: Stream,
): Reconstruction | undefined {
  for (let k = 0; k < TRIES; k++) {
    const s = game.sample(view, rng);
    const legal = legalActions(game, s, seat);
    if (!legal.includes(action)) continue;
    const seen = game.view(s, seat);
    const text = JSON.stringify(seen);
    const others = Array.from({ length: COMPARED }, () =>
      JSON.stringify(game.view(game.sample(view, rng), seat)),
    );
    return { question: { game, view: seen, seat, legal }, unsure: others.some((other) => other !== text) };
  }
  return undefined;
}
