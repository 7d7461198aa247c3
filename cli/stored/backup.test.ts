import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openStore } from '../../store/open.ts';
import { callMandate, spawnMandate } from '../testing/mandate.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mandate-backup-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const envOf = (dataDir: string) => ({ DATA_DIR: join(folder, dataDir), DATABASE_URL: '' });
const mandate = (dataDir: string, args: readonly string[]) => callMandate(args, envOf(dataDir));

async function fill(dataDir: string): Promise<void> {
  const store = await openStore({ dataDir: join(folder, dataDir) });
  await store.people.create({ id: 'anna', name: 'Anna', created: 1, epoch: 1 });
  await store.close();
}

test('a backup is written while the store is open, and restored into an empty one', async () => {
  await fill('a');
  const open = await openStore({ dataDir: join(folder, 'a') });
  const file = join(folder, 'backup');
  expect(spawnMandate(['backup', file], envOf('a'))).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('1 rows'),
  });
  await open.close();
  expect(statSync(file).mode & 0o077).toBe(0);
  const piped = spawnMandate(['backup', '-'], envOf('a'));
  expect(piped.stdout).toBe(readFileSync(file, 'utf8'));

  expect(await mandate('b', ['restore', file])).toMatchObject({ status: 0, stdout: '1 rows restored.\n' });
  expect(spawnMandate(['restore', '-'], envOf('c'), piped.stdout)).toMatchObject({ status: 0 });
  for (const dataDir of ['b', 'c']) {
    const store = await openStore({ dataDir: join(folder, dataDir) });
    expect(await store.people.find('anna')).toMatchObject({ name: 'Anna' });
    await store.close();
  }
  const again = await mandate('b', ['restore', file]);
  expect(again).toMatchObject({ status: 2, stderr: expect.stringContaining('not empty') });
});

test('a backup is verified by restoring it on trial', async () => {
  await fill('a');
  const file = join(folder, 'backup');
  const { status, stdout } = await mandate('a', ['backup', file, '--verify']);
  expect({ status, stdout }).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('the same came out of it'),
  });
  expect(await mandate('a', ['backup', '-', '--verify'])).toMatchObject({
    status: 2,
    stderr: '--verify needs a file, not stdout.\n',
  });
});

test('what cannot be done is one clear sentence', async () => {
  await fill('a');
  const taken = join(folder, 'taken');
  writeFileSync(taken, 'of somebody');
  const cases: [dataDir: string, args: string[], sentence: string][] = [
    ['a', ['backup'], 'Name a file for the backup.'],
    ['a', ['backup', taken], 'The backup cannot be written: EEXIST'],
    ['nowhere', ['backup', join(folder, 'x')], 'There is no database at'],
    ['b', ['restore', join(folder, 'missing')], 'cannot be read: ENOENT'],
    ['b', ['restore', taken], 'This is not a Mandate backup'],
  ];
  for (const [dataDir, args, sentence] of cases) {
    const { status, stderr } = await mandate(dataDir, args);
    expect(stderr).toContain(sentence);
    expect(stderr.trimEnd().split('\n')).toHaveLength(1);
    expect(status).toBe(2);
  }
  expect(readFileSync(taken, 'utf8')).toBe('of somebody');
  expect(existsSync(join(folder, 'x'))).toBe(false);
  expect(existsSync(join(folder, 'nowhere'))).toBe(false);
});
