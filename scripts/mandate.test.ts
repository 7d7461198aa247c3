import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** Makes Node say that it is an older one. */
const OLD_NODE = `data:text/javascript,Object.defineProperty(process.versions,'node',{value:'20.0.0'})`;
const NOT_SET_UP = 'Mandate is not set up yet: run `node scripts/setup.mjs`, then this command again.\n';

let clone: string;

beforeAll(() => {
  clone = mkdtempSync(join(tmpdir(), 'mandate-clone-'));
  const isSource = (path: string) => !/\.test\.ts$|\/(golden|fixtures|stored)$/.test(path);
  for (const part of [
    'package.json',
    'scripts',
    'cli',
    'core',
    'games',
    'bots',
    'i18n',
    'settings',
    'store',
    'protocol',
  ])
    cpSync(join(ROOT, part), join(clone, part), { recursive: true, filter: isSource });
});
afterAll(() => rmSync(clone, { recursive: true }));

function mandate(args: readonly string[], ...nodeFlags: string[]) {
  const script = join(clone, 'scripts', 'mandate.mjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, [...nodeFlags, script, ...args], {
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

test('before set-up an old Node says in one sentence what to do', () => {
  expect(mandate(['play'], '--import', OLD_NODE)).toEqual({ status: 1, stdout: '', stderr: NOT_SET_UP });
});

test('before set-up Node 24 runs what needs no package, and says what to do for the rest', () => {
  const recorded = mandate(['record', 'han', '--seats', '2', '--seed', 'jade']);
  expect(recorded).toMatchObject({ status: 0, stderr: '' });
  expect(recorded.stdout).toMatch(/^mandate-record/);
  expect(mandate(['backup', '--out', 'x'])).toEqual({ status: 1, stdout: '', stderr: NOT_SET_UP });
  expect(mandate(['nonsense'])).toMatchObject({ status: 2, stderr: expect.stringContaining('no command') });
});

test('after set-up an old Node hands the command to the Node of the lockfile', () => {
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const folder = join(clone, 'node_modules', `node-${platform}-${process.arch}`, 'bin');
  mkdirSync(folder, { recursive: true });
  symlinkSync(process.execPath, join(folder, process.platform === 'win32' ? 'node.exe' : 'node'));
  const recorded = mandate(['record', 'han', '--seats', '2', '--seed', 'jade'], '--import', OLD_NODE);
  expect(recorded).toMatchObject({ status: 0, stderr: '' });
  expect(recorded).toEqual(mandate(['record', 'han', '--seats', '2', '--seed', 'jade']));
  expect(mandate(['nonsense'], '--import', OLD_NODE)).toMatchObject({ status: 2 });
});

test('set-up names a platform for which the lockfile has no Node 24 before it installs anything', () => {
  const elsewhere = `${OLD_NODE};Object.defineProperty(process,'platform',{value:'darwin'})`;
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', elsewhere, join(clone, 'scripts', 'setup.mjs')],
    { encoding: 'utf8' },
  );
  expect(status).toBe(1);
  expect(stderr).toContain(`The lockfile brings none for darwin on ${process.arch}`);
  expect(stderr.split('\n')).toHaveLength(2);
});
