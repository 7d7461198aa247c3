import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { installNodeYourself, NODE_PACKAGES, nodePackage } from './node24.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** Makes Node report an older version. */
const OLD_NODE = `data:text/javascript,Object.defineProperty(process.versions,'node',{value:'20.0.0'})`;
const NOT_SET_UP = 'Mandate is not set up yet: run `node scripts/setup.mjs`, then this command again.\n';

let clone: string;

beforeAll(() => {
  clone = mkdtempSync(join(tmpdir(), 'mandate-clone-'));
  const isSource = (path: string) => !/\.test\.ts$|\/(golden|fixtures|stored)$/.test(path);
  for (const part of [
    'package.json',
    'package-lock.json',
    'scripts',
    'cli',
    'core',
    'games',
    'examples',
    'bots',
    'i18n',
    'settings',
    'store',
    'protocol',
  ])
    cpSync(join(ROOT, part), join(clone, part), { recursive: true, filter: isSource });
});
afterAll(() => rmSync(clone, { recursive: true }));

function readJson(file: string) {
  return JSON.parse(readFileSync(join(ROOT, file), 'utf8'));
}

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
  const folder = join(clone, 'node_modules', nodePackage()!, 'bin');
  mkdirSync(folder, { recursive: true });
  symlinkSync(process.execPath, join(folder, process.platform === 'win32' ? 'node.exe' : 'node'));
  const recorded = mandate(['record', 'han', '--seats', '2', '--seed', 'jade'], '--import', OLD_NODE);
  expect(recorded).toMatchObject({ status: 0, stderr: '' });
  expect(recorded).toEqual(mandate(['record', 'han', '--seats', '2', '--seed', 'jade']));
  expect(mandate(['nonsense'], '--import', OLD_NODE)).toMatchObject({ status: 2 });
});

test('the lockfile has Node 24 or newer for Linux, macOS and Windows, each installed on its platform only', () => {
  const platforms = ['linux', 'darwin', 'win32'].flatMap((os) =>
    ['x64', 'arm64'].map((cpu) => ({ os, cpu })),
  );
  const { optionalDependencies } = readJson('package.json');
  const { packages } = readJson('package-lock.json');
  expect(Object.keys(optionalDependencies).sort()).toEqual(Object.values(NODE_PACKAGES).sort());
  for (const { os, cpu } of platforms) {
    const name = nodePackage(os, cpu)!;
    const version = optionalDependencies[name];
    expect(Number.parseInt(version, 10)).toBeGreaterThanOrEqual(24);
    const node = os === 'win32' ? 'bin/node.exe' : 'bin/node';
    expect(packages[`node_modules/${name}`]).toMatchObject({
      version,
      os,
      cpu,
      optional: true,
      bin: { node },
    });
  }
});

test.each([
  ['freebsd', 'x64'],
  ['linux', 'ppc64'],
  ['linux', 'arm'],
  ['win32', 'ia32'],
])('set-up on %s %s asks for Node 24 before it installs anything', (platform, arch) => {
  expect(nodePackage(platform, arch)).toBeUndefined();
  const elsewhere = `${OLD_NODE};Object.defineProperties(process,{platform:{value:'${platform}'},arch:{value:'${arch}'}})`;
  const setup = join(clone, 'scripts', 'setup.mjs');
  const { status, stderr } = spawnSync(process.execPath, ['--import', elsewhere, setup], {
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr).toBe(`setup: ${installNodeYourself(platform, arch)}\n`);
  expect(stderr).toContain(`npm has none for ${platform} on ${arch}: install it from https://nodejs.org`);
});
