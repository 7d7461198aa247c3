import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameId } from '../../games/list.ts';

/** The saved game: one record for each game, never overwritten by another. */
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

  /** Replaces the record atomically. */
  write(record: string): void {
    mkdirSync(this.#directory, { recursive: true });
    const whole = `${this.path}.${process.pid}.tmp`;
    writeFileSync(whole, record);
    renameSync(whole, this.path);
  }

  /** Renames the record and returns its new name. */
  setAside(state: 'finished' | 'aborted' | 'damaged'): string {
    let n = 1;
    const name = (): string => join(this.#directory, `${this.#game}-${state}-${n}.record`);
    while (existsSync(name())) n++;
    renameSync(this.path, name());
    return name();
  }
}
