import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Env, ServerProcess } from './server.ts';

/** A disk for one database that can be filled. */
export interface Disk extends AsyncDisposable {
  readonly env: Env;
  readonly folder: string;
  fill(server: ServerProcess): void;
  free(server: ServerProcess): void;
}

const SIZE_MB = 64;

/** A small file system if permitted; otherwise a limit on file sizes. */
export function openDisk(): Disk {
  const folder = mkdtempSync(join(tmpdir(), 'mandate-disk-'));
  return process.getuid?.() === 0 ? mountedDisk(folder) : limitedDisk(folder);
}

const run = (program: string, ...args: readonly string[]): void => {
  execFileSync(program, args);
};

function mountedDisk(folder: string): Disk {
  run('mount', '-t', 'tmpfs', '-o', `size=${SIZE_MB}m`, 'mandate-trial', folder);
  const filler = join(folder, 'filler');
  const unmount = () => run('umount', folder);
  process.once('exit', unmount);
  return {
    env: { DATA_DIR: folder },
    folder,
    fill: () => writeAll(filler),
    free: () => rmSync(filler),
    [Symbol.asyncDispose]: async () => {
      process.off('exit', unmount);
      unmount();
      rmSync(folder, { recursive: true });
    },
  };
}

/** Fills the disk to the last byte. */
function writeAll(file: string): void {
  const descriptor = openSync(file, 'w');
  try {
    for (let chunk = Buffer.alloc(1 << 20); chunk.length > 0; )
      try {
        writeSync(descriptor, chunk);
      } catch (error) {
        if ((error as { code?: string }).code !== 'ENOSPC') throw error;
        chunk = chunk.subarray(0, chunk.length >> 1);
      }
  } finally {
    closeSync(descriptor);
  }
}

/** Simulates a full disk for one process: none of its files can grow. */
function limitedDisk(folder: string): Disk {
  const limit = ({ pid }: ServerProcess, bytes: string) =>
    run('prlimit', '--pid', String(pid), `--fsize=${bytes}:`);
  return {
    env: { DATA_DIR: folder },
    folder,
    fill: (server) => limit(server, '1'),
    free: (server) => limit(server, 'unlimited'),
    [Symbol.asyncDispose]: async () => rmSync(folder, { recursive: true, force: true }),
  };
}
