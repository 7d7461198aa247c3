import { type Action, type Game, type Kinds, legalActions, type Viewer } from '../../core/game.ts';
import { play } from '../../core/play.ts';
import type { Stream } from '../../core/rng.ts';
import type { DecisionEntry } from './session.ts';

/** Sampled states in which a matching action is looked for, and the most tries if none has one. */
const LOOKS = 6;
const TRIES = 100;

/**
 * Guesses another seat's action from the events that the viewer saw: the one whose events match best in states sampled
 * from the view. Later events may differ by chance. Undefined if it is ambiguous.
 */
export function guess(
  game: Game,
  before: Kinds['view'],
  { seat, events }: Pick<DecisionEntry, 'seat' | 'events'>,
  viewer: Viewer,
  rng: Stream,
): Action | undefined {
  const wanted = events.map((event) => JSON.stringify(event));
  let likely = new Set<Action>();
  let most = 1;
  for (let k = 0; k < (likely.size === 0 ? TRIES : LOOKS); k++) {
    const s = game.sample(before, rng);
    for (const action of legalActions(game, s, seat)) {
      const played = play(game, s, seat, action);
      if (!played.ok) continue;
      const told = played.events.flatMap((event) => game.redact(event, viewer) ?? []);
      const other = wanted.findIndex((text, at) => JSON.stringify(told[at]) !== text);
      const alike = other < 0 ? wanted.length : other;
      if (alike > most) likely = new Set();
      most = Math.max(most, alike);
      if (alike === most) likely.add(action);
    }
    if (likely.size > 1) return undefined;
  }
  return [...likely][0];
}
