import { type Action, type Game, type Kinds, legalActions, type Viewer } from '../../core/game.ts';
import { play } from '../../core/play.ts';
import type { Stream } from '../../core/rng.ts';
import type { Entry } from './session.ts';

/** States behind the view in which the decision is looked for, and so many that may have no room for it. */
const LOOKS = 6;
const TRIES = 100;

/**
 * The decision of another seat, from what a viewer was told of it: the one that would have been told most alike in
 * states behind the view. What came by chance after it need not agree. Nothing if it is not sure which one it was.
 */
export function guess(
  game: Game,
  before: Kinds['view'],
  { seat, events }: Pick<Entry, 'seat' | 'events'>,
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
