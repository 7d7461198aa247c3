import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameId } from '../../games/list.ts';

/** Where the game under way is kept: one record a game, never overwritten by another game. */
export class Save {
  readonly path: string;
  readonly #directory: string;
  readonly #game: GameId;

  constructor(game: GameId, directory = join(process.env.DATA_DIR ?? 'data', 'play')) {
    this.#directory = directory;
    this.#game = game;
    this.path = join(directory, `${game}.record`);
  }

  read(): string | undefined {
    return existsSync(this.path) ? readFileSync(this.path, 'utf8') : undefined;
  }

  /** The old record stays whole until the new one is. */
  write(record: string): void {
    mkdirSync(this.#directory, { recursive: true });
    const whole = `${this.path}.${process.pid}.tmp`;
    writeFileSync(whole, record);
    renameSync(whole, this.path);
  }

  /** Moves the record to a name of its own, and tells it. */
  setAside(state: 'finished' | 'aborted' | 'damaged'): string {
    let n = 1;
    const name = (): string => join(this.#directory, `${this.#game}-${state}-${n}.record`);
    while (existsSync(name())) n++;
    renameSync(this.path, name());
    return name();
  }
}
