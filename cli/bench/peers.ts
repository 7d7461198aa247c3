import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Peers have a lockfile of their own, so that the product's dependencies stay its own. */
export const PEERS = new URL('../../bench/peers/', import.meta.url);

const STAMP = new URL('node_modules/.lock-digest', PEERS);
const TIMEOUT_MS = 300_000;

/** Installs the peers unless present. Returns the error if that fails. */
export function installPeers(): string | undefined {
  const lock = readFileSync(new URL('package-lock.json', PEERS));
  const wanted = createHash('sha256').update(lock).digest('hex');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return undefined;
  console.error('Installing the peers to measure beside ours (npm ci in bench/peers) …');
  // Written again at the end, so that an interrupted install is not taken for a finished one.
  rmSync(STAMP, { force: true });
  const { status, stderr, error } = spawnSync('npm', ['ci', '--loglevel=error'], {
    cwd: fileURLToPath(PEERS),
    encoding: 'utf8',
    timeout: TIMEOUT_MS,
    // Windows finds npm.cmd only through a shell.
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    const line = stderr?.split('\n').find((text) => text.trim() !== '');
    return `npm ci failed: ${error?.message ?? line ?? `exit code ${status}`}`;
  }
  writeFileSync(STAMP, wanted);
  return undefined;
}
