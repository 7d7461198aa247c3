import { mkdirSync, readdirSync, rmdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as rest } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PAGE = join(ROOT, '.cache', 'client', 'index.html');
const LOCK = join(ROOT, '.cache', 'client.lock');
/** Folders with sources of the page. */
const SOURCES = ['client', 'core', 'games', 'examples', 'bots', 'i18n', 'protocol', 'speech'];
const NOT_SHIPPED = /\.test\.ts$|\/(testing|e2e|gallery|laws)\//;
/** An older lock is left over from an interrupted run. */
const STALE_MS = 120_000;

/** Builds the page unless it is newer than its sources; if several threads ask, one of them builds. */
export async function buildPage(): Promise<void> {
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  while (!locked()) await rest(50);
  const { NODE_ENV } = process.env;
  const restore = () => {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = NODE_ENV;
  };
  try {
    if (changed() < age(PAGE)) return;
    // Tests open the production build, whatever NODE_ENV the test runner sets.
    process.env.NODE_ENV = 'production';
    await build({
      configFile: join(ROOT, 'client', 'vite.config.ts'),
      logLevel: 'error',
      build: { rolldownOptions: { checks: { bundlerTimings: false } } },
    });
  } finally {
    restore();
    rmdirSync(LOCK);
  }
}

function locked(): boolean {
  try {
    mkdirSync(LOCK);
    return true;
  } catch {
    if (Date.now() - age(LOCK) > STALE_MS) rmdirSync(LOCK);
    return false;
  }
}

const changed = (): number =>
  Math.max(
    ...SOURCES.flatMap((folder) =>
      readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
        .filter((path) => !NOT_SHIPPED.test(path.replaceAll('\\', '/')))
        .map(age),
    ),
  );

/** Modification time of a file; 0 if it does not exist. */
const age = (path: string): number => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

if (import.meta.main) await buildPage();
