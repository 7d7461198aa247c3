import { effect, type Signal, signal } from '@preact/signals';
import type { Viewer } from '../../rules/core/game.ts';
import { pastSession } from '../session/past.ts';
import type { Session } from '../session/session.ts';
import type { Loaded } from './load.ts';

export const SPEEDS = [0.5, 1, 2, 4] as const;
/** Milliseconds from one decision to the next at speed 1. */
const STEP = 1000;

/** A record with the moment and the seat from which it is looked at. */
export interface Player extends Loaded {
  readonly session: Session;
  readonly ply: Signal<number>;
  readonly viewer: Signal<Viewer>;
  readonly running: Signal<boolean>;
  readonly speed: Signal<number>;
  readonly last: number;
  show(ply: number): void;
  close(): void;
}

export function playerOf(loaded: Loaded, first: number | undefined): Player {
  const last = loaded.replay.steps.length;
  const inside = (n: number) => Math.min(last, Math.max(0, Math.round(n)));
  const ply = signal(inside(first ?? (loaded.replay.finished ? 0 : last)));
  const viewer = signal<Viewer>('spectator');
  const running = signal(false);
  const speed = signal(1);
  const stop = effect(() => {
    if (!running.value) return undefined;
    if (ply.value >= last) {
      running.value = false;
      return undefined;
    }
    const timer = setTimeout(() => {
      ply.value++;
    }, STEP / speed.value);
    return () => clearTimeout(timer);
  });
  return {
    ...loaded,
    session: pastSession(loaded.replay, loaded.players, ply, viewer),
    ply,
    viewer,
    running,
    speed,
    last,
    show(n) {
      running.value = false;
      ply.value = inside(n);
    },
    close: stop,
  };
}
