import type { Game, Kinds, RuleId, Seat } from '../../core/game.ts';
import { stream } from '../../core/rng.ts';

/** The rules against a move, from a state sampled from the view; the page has no other. */
export function reasons(game: Game, view: Kinds['view'], seat: Seat, move: Kinds['move']): RuleId[] {
  return game.why(game.sample(view, stream('why', 'page')), seat, move);
}
