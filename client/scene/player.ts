import { batch, computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import { type Pace, pace } from '../settings/settings.ts';

/** Of the times in a scene, what each pace takes. */
const FACTORS: Readonly<Record<Pace, number>> = { step: 1, calm: 1, brisk: 0.5, instant: 0 };
/** Milliseconds that the last frame stays. */
const STAY = 2600;
/** A second press within this time goes to the last frame. */
const TWICE = 350;

interface Setup {
  /** Milliseconds of each step at the calm pace. */
  readonly times: readonly number[];
  /** The first step that has not been shown before. */
  readonly from: number;
  /** Nobody sees the page, and nothing goes on. */
  readonly unseen?: ReadonlySignal<boolean>;
  close(): void;
}

/** Runs a scene: one step after another, at the chosen pace. */
export class ScenePlayer {
  readonly at;
  /** Whether the step has been shown to its end, and nothing moves. */
  readonly rests = signal(false);
  /** Somebody looks at a step again: nothing goes on by itself. */
  readonly held = signal(false);
  readonly factor: ReadonlySignal<number>;
  /** The scene waits for the person. */
  readonly waits: ReadonlySignal<boolean>;
  readonly #last: number;
  readonly #close: () => void;
  readonly #stop: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pressed = Number.NEGATIVE_INFINITY;

  constructor({ times, from, unseen, close }: Setup) {
    this.at = signal(from);
    this.#last = times.length - 1;
    this.#close = close;
    this.factor = computed(() => (this.rests.value ? 0 : FACTORS[pace.value]));
    this.waits = computed(() => this.rests.value && (pace.value === 'step' || this.held.value));
    this.#stop = effect(() => {
      clearTimeout(this.#timer);
      const factor = FACTORS[pace.value];
      if (factor === 0) {
        this.at.value = this.#last;
        this.rests.value = true;
      }
      if (this.waits.value || unseen?.value) return;
      const at = this.at.value;
      const done = this.rests.value;
      if (done && at === this.#last) this.#later(() => close(), STAY * Math.max(0.5, factor));
      else if (done) this.#next();
      else
        this.#later(() => {
          this.rests.value = true;
        }, times[at]! * factor);
    });
  }

  get isLast(): boolean {
    return this.at.value === this.#last;
  }

  /** Finishes the step and goes on; a second press at once goes to the last frame, and from there out. */
  advance(): void {
    const now = performance.now();
    const twice = now - this.#pressed < TWICE;
    this.#pressed = now;
    batch(() => {
      this.held.value = false;
      if (this.at.peek() !== this.#last) {
        if (twice) this.show(this.#last, false);
        else this.#next();
      } else if (this.rests.peek()) this.#close();
      else this.rests.value = true;
    });
  }

  /** Shows a step as it ends. */
  show(step: number, held = true): void {
    batch(() => {
      this.at.value = step;
      this.rests.value = true;
      this.held.value = held;
    });
  }

  stop(): void {
    this.#stop();
    clearTimeout(this.#timer);
  }

  #next(): void {
    batch(() => {
      this.at.value = this.at.peek() + 1;
      this.rests.value = false;
    });
  }

  #later(then: () => void, ms: number): void {
    this.#timer = setTimeout(then, ms);
  }
}
