import type { Action, Game, Kinds, Seat } from '../../core/game.ts';
import { legalActions } from '../../core/game.ts';
import type { Stream } from '../../core/rng.ts';
import type { Question } from '../bot.ts';

/** States that are looked through for one in which what was done could be done. */
const TRIES = 400;
/** Other states that are asked whether the seat might have seen something else; few may agree by chance. */
const OTHERS = 12;

export interface Imagined {
  readonly question: Question;
  /** Whether the seat may have seen something else than what was thought up for it. */
  readonly unsure: boolean;
}

/**
 * What a seat may have seen when it decided, thought up from the view of somebody else, who learns nothing by it
 * that the view does not tell. Nothing if the view has no room for the decision.
 */
export function imagined(
  game: Game,
  view: Kinds['view'],
  seat: Seat,
  action: Action,
  rng: Stream,
): Imagined | undefined {
  for (let k = 0; k < TRIES; k++) {
    const s = game.sample(view, rng);
    const legal = legalActions(game, s, seat);
    if (!legal.includes(action)) continue;
    const seen = game.view(s, seat);
    const text = JSON.stringify(seen);
    const others = Array.from({ length: OTHERS }, () =>
      JSON.stringify(game.view(game.sample(view, rng), seat)),
    );
    return { question: { game, view: seen, seat, legal }, unsure: others.some((other) => other !== text) };
  }
  return undefined;
}
