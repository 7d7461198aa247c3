import type { Game, Kinds, Seat, Viewer } from '../../rules/core/game.ts';
import type { Entry } from './session.ts';

interface Told<K extends Kinds> {
  readonly n: number;
  readonly seat: Seat;
  readonly events: readonly K['event'][];
}

/** Decisions as a viewer may know them. */
export const entriesOf = <K extends Kinds>(
  game: Game<K>,
  steps: readonly Told<K>[],
  viewer: Viewer,
): Entry<K>[] =>
  steps.map(({ n, seat, events }) => ({
    ply: n,
    seat,
    events: events.flatMap((event) => game.redact(event, viewer) ?? []),
  }));
