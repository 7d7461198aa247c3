import { effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { beat } from '../session/pace.ts';

/** The least number of milliseconds per decision: it is played back to be seen. */
const LEAST = 500;

/** Plays back what happened since the viewer's last turn. */
export interface Film {
  readonly running: ReadonlySignal<boolean>;
  /** Tells more of a decision than the position that it leads to; the film waits for it. */
  tell: ((ply: number) => Promise<void>) | undefined;
  start(): void;
  stop(): void;
}

/** Moves the position that is looked at; looking at another position ends it. */
export function filmOf(past: Signal<number | undefined>, from: () => number, to: () => number): Film {
  const running = signal(false);
  let shown: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let watch: (() => void) | undefined;
  const stop = () => {
    clearTimeout(timer);
    running.value = false;
    watch?.();
    watch = undefined;
  };
  const show = (ply: number) => {
    // The last position is the present.
    const last = ply >= to();
    shown = last ? undefined : ply;
    past.value = shown;
    timer = setTimeout(() => void goOn(ply, last), last ? 0 : Math.max(LEAST, beat()));
  };
  const goOn = async (ply: number, last: boolean) => {
    // Its first position is that of the viewer's own turn, which is no news.
    if (film.tell && ply > from()) await film.tell(ply);
    if (!running.peek() || shown !== (last ? undefined : ply)) return;
    if (last) stop();
    else show(ply + 1);
  };
  const film: Film = {
    running,
    tell: undefined,
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
  return film;
}
