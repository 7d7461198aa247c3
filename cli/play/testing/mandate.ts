import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { type Replay, replay } from '../../../core/replay.ts';
import { games } from '../../../games/rules.ts';

const MAIN = join(import.meta.dirname, '../../main.ts');
/** Spares every run but the first most of its start. */
const COMPILED = join(import.meta.dirname, '../../../.cache/compiled');

interface Ended {
  readonly out: string;
  readonly err: string;
  readonly code: number | null;
}

/** The program with a data folder of its own for each test. */
export class Mandate {
  #home = '';

  constructor() {
    beforeEach(() => {
      this.#home = mkdtempSync(join(tmpdir(), 'mandate-play-'));
    });
    afterEach(() => {
      rmSync(this.#home, { recursive: true, force: true });
    });
  }

  start(args: readonly string[]): ChildProcessWithoutNullStreams {
    return spawn(process.execPath, [MAIN, 'play', ...args], {
      env: { ...process.env, DATA_DIR: this.#home, NO_COLOR: '1', NODE_COMPILE_CACHE: COMPILED },
    });
  }

  /** Plays with piped lines, as a test or a screen reader does. */
  play(args: readonly string[], lines: readonly string[]): Promise<Ended> {
    return new Promise((resolve) => {
      const child = this.start(args);
      let out = '';
      let err = '';
      child.stdout.setEncoding('utf8').on('data', (data) => {
        out += data;
      });
      child.stderr.setEncoding('utf8').on('data', (data) => {
        err += data;
      });
      child.on('close', (code) => resolve({ out, err, code }));
      child.stdin.on('error', () => undefined);
      child.stdin.end(lines.map((line) => `${line}\n`).join(''));
    });
  }

  path(name: string): string {
    return join(this.#home, 'play', name);
  }

  files(): string[] {
    return readdirSync(join(this.#home, 'play')).sort();
  }

  kept(name: string): string {
    return readFileSync(this.path(name), 'utf8');
  }

  keep(name: string, text: string): void {
    writeFileSync(this.path(name), text);
  }

  replayed(name: string): Replay {
    return replay(this.kept(name), games);
  }
}

export const times = (n: number, line: string): string[] => Array<string>(n).fill(line);
