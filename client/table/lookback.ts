import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Moment, Session } from '../session/session.ts';
import { type Film, filmOf } from './film.ts';

/** Shows earlier positions of a running game. */
export interface Lookback {
  /** The ply of the earlier position; undefined for the present. */
  readonly past: Signal<number | undefined>;
  /** The position shown: the present until the earlier one is loaded. */
  readonly moment: ReadonlySignal<Moment>;
  /** The viewer's last decision before the others had their turn; 0 if there is none. */
  readonly lastTurn: ReadonlySignal<number>;
  readonly film: Film;
  close(): void;
}

export function lookbackOf(session: Session, present: ReadonlySignal<Moment>): Lookback {
  const past = signal<number | undefined>(undefined);
  const moment = computed(() => {
    const ply = past.value;
    return (ply === undefined ? undefined : session.at(ply)) ?? present.value;
  });
  const lastTurn = computed(() => {
    const { value: viewer } = session.viewer;
    const others = session.entries.value.findLast(({ seat }) => seat !== viewer);
    return others ? lastOwn(session, others.ply) : 0;
  });
  const film = filmOf(
    past,
    () => lastTurn.value,
    () => session.now.value.ply,
  );
  const stop = effect(() => {
    const ply = past.value;
    if (ply !== undefined && !session.at(ply)) void session.recall?.(ply);
  });
  return {
    past,
    moment,
    lastTurn,
    film,
    close() {
      stop();
      film.stop();
    },
  };
}

/** The viewer's last decision before another one; 0 if there is none. */
export const lastOwn = ({ entries, viewer }: Session, before: number): number =>
  entries.value.findLast(({ seat, ply }) => ply < before && seat === viewer.value)?.ply ?? 0;
