import { type ReadonlySignal, signal } from '@preact/signals';
import type { Step } from '../../core/replay.ts';
import { dropJournal, writeJournal } from './journal.ts';
import { type GameEntry, type KeptGame, relation, saveGame, type Unsaved, unsaved } from './kept.ts';
import { askToPersist } from './room.ts';
import { GAME_PREFIX, plainText, writeSmall } from './storage.ts';

/** Delay before a save that found no room is retried. */
const AGAIN_MS = 1000;

/** The version to save. */
interface Wanted {
  readonly steps: readonly Step[];
  readonly record: () => string;
  readonly over: boolean;
  readonly updated: number;
}

/** Another tab has saved the game, so this one must not. */
interface Refused {
  /** Id of the game made from this tab's decisions, if the other tab did not have them. */
  readonly branch?: string;
}

const failing = signal<ReadonlySet<Keeper>>(new Set());

/** Whether something could not be saved. It stays in memory and is retried. */
export const isFull = (): boolean => failing.value.size > 0;

/**
 * Saves a game that is played in this tab. Writing a record takes milliseconds, so it happens after the frame that
 * shows the decision; until then the journal has it.
 */
export class Keeper implements Unsaved {
  readonly refused: ReadonlySignal<Refused | undefined>;
  readonly #refused = signal<Refused | undefined>(undefined);
  #entry: GameEntry;
  /** The decisions stored so far. */
  #stored: readonly Step[];
  #wanted: Wanted | undefined;
  #saving: Promise<void> | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(entry: GameEntry, stored: readonly Step[]) {
    this.#entry = entry;
    this.#stored = stored;
    this.refused = this.#refused;
  }

  get revision(): number {
    return this.#entry.revision;
  }

  /** Continues from the version that another tab has saved. */
  adopt(entry: GameEntry, stored: readonly Step[]): void {
    this.#entry = entry;
    this.#stored = stored;
    this.#refused.value = undefined;
  }

  keep(steps: readonly Step[], record: () => string, over: boolean): void {
    writeJournal(this.#entry.id, this.revision, this.#stored, steps);
    this.want({ steps, record, over, updated: Date.now() });
  }

  want(wanted: Wanted): void {
    this.#wanted = wanted;
    unsaved.set(this.#entry.id, this);
    this.#later(0);
  }

  get current(): KeptGame {
    const { record, over, updated } = this.#wanted!;
    return { ...this.#entry, over, updated, record: record(), revision: this.revision + 1 };
  }

  /** Resolves when everything is saved or has failed to save. */
  settle(): Promise<void> {
    this.#saving ??= this.#save().finally(() => {
      this.#saving = undefined;
    });
    return this.#saving;
  }

  #later(ms: number): void {
    this.#timer ??= setTimeout(() => {
      // Also when a save is under way, which takes this along: the next wish needs a timer of its own.
      this.#timer = undefined;
      void this.settle();
    }, ms);
  }

  async #save(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    while (this.#wanted) {
      const wanted = this.#wanted;
      const game = this.current;
      let newer: KeptGame | undefined;
      try {
        newer = await saveGame(game);
      } catch {
        this.#fails(true);
        this.#later(AGAIN_MS);
        return;
      }
      this.#fails(false);
      if (newer && relation(newer.record, game.record) !== 'same') {
        this.#yield(newer, game);
        return;
      }
      const { record: _, ...entry } = newer ?? game;
      this.adopt(entry, wanted.steps);
      if (this.#wanted === wanted) this.#done();
      else writeJournal(entry.id, entry.revision, this.#stored, this.#wanted.steps);
    }
  }

  /** Another tab has saved the game. Decisions that it lacks become a new game. */
  #yield(newer: KeptGame, game: KeptGame): void {
    this.#done();
    const lacking = relation(newer.record, game.record) !== 'ahead';
    this.#refused.value = lacking ? { branch: keepNew(game) } : {};
  }

  #done(): void {
    this.#wanted = undefined;
    dropJournal(this.#entry.id);
    unsaved.delete(this.#entry.id);
  }

  #fails(fails: boolean): void {
    if (failing.peek().has(this) === fails) return;
    const others = [...failing.peek()].filter((one) => one !== this);
    failing.value = new Set(fails ? [...others, this] : others);
  }
}

/** The keeper of a game; the existing one while it has unsaved decisions. */
export const keeperOf = (entry: GameEntry, stored: readonly Step[]): Keeper => {
  const found = unsaved.get(entry.id);
  return found instanceof Keeper ? found : new Keeper(entry, stored);
};

/** Stores a new game, which can be opened at once; returns its id. */
export function keepNew(game: Omit<KeptGame, 'id' | 'updated' | 'revision'>): string {
  const { record, deleted: _, ...rest } = game;
  const entry: GameEntry = { ...rest, id: randomText(6), updated: Date.now(), revision: 0 };
  // If the page closes before the database has the game, the next page finds it here.
  writeSmall(GAME_PREFIX + entry.id, plainText({ entry, record }));
  new Keeper(entry, []).want({ steps: [], record: () => record, over: entry.over, updated: entry.updated });
  void askToPersist();
  return entry.id;
}

/** Random bytes as hexadecimal digits. */
export const randomText = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
