import type { Word } from './bus.ts';

/** Who wants to hear. */
export class Listeners {
  readonly #words: ((word: Word) => void)[] = [];
  readonly #gaps: (() => void)[] = [];

  onWord(listener: (word: Word) => void): void {
    this.#words.push(listener);
  }

  onGap(listener: () => void): void {
    this.#gaps.push(listener);
  }

  tell(words: readonly Word[]): void {
    for (const word of words) for (const listener of this.#words) listener(word);
  }

  tellGap(): void {
    for (const listener of this.#gaps) listener();
  }
}
