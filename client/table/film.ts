import { effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { beat } from '../session/pace.ts';

/** The least number of milliseconds per decision: it is played back to be seen. */
const LEAST = 500;

/** Plays back what happened since the viewer's last turn. */
export interface Film {
  readonly running: ReadonlySignal<boolean>;
  start(): void;
  stop(): void;
}

/** Moves the position that is looked at; looking at another position ends it. */
export function filmOf(past: Signal<number | undefined>, from: () => number, to: () => number): Film {
  const running = signal(false);
  let shown: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(timer);
    running.value = false;
    watch?.();
    watch = undefined;
  };
  let watch: (() => void) | undefined;
  const show = (ply: number) => {
    if (ply >= to()) {
      past.value = undefined;
      stop();
      return;
    }
    shown = ply;
    past.value = ply;
    timer = setTimeout(() => show(ply + 1), Math.max(LEAST, beat()));
  };
  return {
    running,
    start() {
      stop();
      running.value = true;
      show(from());
      watch = effect(() => {
        if (past.value !== shown && running.peek()) queueMicrotask(stop);
      });
    },
    stop,
  };
}
