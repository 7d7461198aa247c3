import { effect, signal } from '@preact/signals';
import { type Pace, pace } from '../settings/settings.ts';

/** Milliseconds between what others do, and before your own turn. */
const BEATS: Readonly<Record<Pace, number>> = { step: 400, calm: 900, brisk: 450, instant: 0 };
/** A turn of several decisions is one thing that happens. */
const WITHIN = 0.5;

/** A beat at the chosen pace. */
export const beat = (): number => BEATS[pace.value];

const holds = signal(0);

/**
 * Makes this device's bots wait until the returned function is called: for everything that shows or reads out what has
 * happened, and has not finished.
 */
export function holdBots(): () => void {
  holds.value = holds.peek() + 1;
  let held = true;
  return () => {
    if (held) holds.value = holds.peek() - 1;
    held = false;
  };
}

/** Resolves when nothing makes the bots wait. */
export function unheld(): Promise<void> {
  const free = Promise.withResolvers<void>();
  const stop = effect(() => {
    if (holds.value === 0) free.resolve();
  });
  return free.promise.finally(stop);
}

/** While a bot waits for the person to go on: goes on. */
export const onward = signal<(() => void) | undefined>(undefined);

/** The time that people get to follow the bots of one game. */
export class Rests {
  #hurried = false;
  #wake: (() => void) | undefined;

  /** A person has decided, and the bots begin. */
  begin(): void {
    this.#hurried = false;
  }

  /** Skips the pauses until a person is to decide. What is told step by step is not skipped. */
  hurry(): void {
    if (pace.peek() === 'step') return;
    this.#hurried = true;
    this.#wake?.();
  }

  /** Between two decisions: of one seat, of two, or before a person's turn. */
  async rest(between: 'within' | 'seats' | 'own'): Promise<void> {
    await this.#sleep(beat() * (between === 'within' ? WITHIN : 1));
    await unheld();
  }

  /** With the slowest pace, waits after the turn of a bot until the person goes on. */
  async step(): Promise<void> {
    if (pace.peek() !== 'step') return;
    const gone = Promise.withResolvers<void>();
    const go = () => gone.resolve();
    onward.value = go;
    const stop = effect(() => {
      if (pace.value !== 'step') go();
    });
    this.#wake = go;
    await gone.promise;
    stop();
    if (onward.peek() === go) onward.value = undefined;
  }

  /** Ends every wait, as the game is closed or has changed. */
  stop(): void {
    this.#wake?.();
  }

  #sleep(ms: number): Promise<void> {
    if (ms <= 0 || this.#hurried) return Promise.resolve();
    return new Promise((resolve) => {
      this.#wake = resolve;
      setTimeout(resolve, ms);
    });
  }
}
