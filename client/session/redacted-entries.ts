import type { Game, Kinds, Seat, Viewer } from '../../core/game.ts';
import type { DecisionEntry } from './session.ts';

interface Told<K extends Kinds> {
  readonly n: number;
  readonly seat: Seat;
  readonly events: readonly K['event'][];
}

const known = new WeakMap<object, Map<Viewer, unknown>>();

/** Decisions as a viewer may see them; returns the same object for the same decision. */
export const redactedEntries = <K extends Kinds>(
  game: Game<K>,
  steps: readonly Told<K>[],
  viewer: Viewer,
): DecisionEntry<K>[] =>
  steps.map((step) => {
    const seen = known.get(step) ?? new Map<Viewer, DecisionEntry<K>>();
    known.set(step, seen);
    const entry = (seen.get(viewer) as DecisionEntry<K> | undefined) ?? told(game, step, viewer);
    seen.set(viewer, entry);
    return entry;
  });

const told = <K extends Kinds>(
  game: Game<K>,
  { n, seat, events }: Told<K>,
  viewer: Viewer,
): DecisionEntry<K> => ({
  ply: n,
  seat,
  events: events.flatMap((event) => game.redact(event, viewer) ?? []),
});
