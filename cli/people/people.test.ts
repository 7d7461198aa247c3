import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { newId } from '../../store/id.ts';
import type { Store } from '../../store/store.ts';
import { addTable } from '../../store/testing/samples.ts';
import { callMandate } from '../testing/mandate.ts';
import { inStoreAt } from '../testing/store.ts';

let dataDir: string;
const [ben, ling, twin] = [newId(), newId(), newId()];

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'mandate-people-'));
  await inStore(async ({ people, accounts, conduct }) => {
    for (const [id, name] of [
      [ben, 'Ben'],
      [ling, 'Ling'],
      [twin, 'Ling'],
    ] as const)
      await people.create({ id, name, created: 1, epoch: 0 });
    for (const id of [ling, twin]) await accounts.addMail(id, `${id}@post.example`, 1);
    await conduct.report({ by: ling, about: ben, name: 'Ben', reason: 'abuse', words: 'Rude', at: 1 });
  });
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const inStore = <T>(work: (store: Store) => Promise<T>): Promise<T> => inStoreAt(dataDir, work);

const people = (...args: string[]) =>
  callMandate(['people', ...args], { DATA_DIR: dataDir, DATABASE_URL: '' });

test('a role is given to an account and taken, and stands in the audit', async () => {
  expect(await people('role', ben, '--as', 'host')).toMatchObject({
    status: 2,
    stderr: 'Ben is a guest; only people with an account can have a role.\n',
  });
  expect((await people('role', 'Ling', '--as', 'host')).stderr).toContain(`give an id: `);
  expect((await people('role', ling, '--as', 'king')).stderr).toContain('moderator, host or none');
  expect((await people('role', ling, '--as', 'host', '--words', 'Runs the server')).stdout).toBe(
    'Ling is a host.\n',
  );
  expect((await people()).stdout).toMatch(/ host {6}since .* Ling\n1 with a role, 1 open reports, 0 appeals/);
  expect((await people('role', ling, '--as', 'none')).status).toBe(0);
  expect((await people('roles')).stdout).toContain('0 with a role');
  expect((await people('audit')).stdout.replace(/^\S+ /gm, '')).toBe(
    `the command line: no role Ling (${ling})\nthe command line: host Ling (${ling}): “Runs the server”\n`,
  );
});

test('reports are read, acted on, appealed and answered without the page', async () => {
  expect((await people('reports')).stdout).toMatch(/abuse: Ben \(\w+\), by Ling: “Rude”\n1 open reports/);
  expect((await people('mute', ben)).stderr).toContain('--words');
  expect((await people('mute', ben, '--words', 'x', '--reason', 'hate')).stderr).toContain('--reason takes');
  expect((await people('mute', ben, '--words', 'x', '--hours', '0')).stderr).toContain('--hours takes');
  const { stdout } = await people('mute', ben, '--words', 'Stop it', '--reason', 'abuse', '--hours', '24');
  expect(stdout).toMatch(/^Ben: mute, act \w{20}\. 1 reports are closed\.\n$/);
  const [, act = ''] = /act (\w+)/.exec(stdout)!;
  expect((await people('answer', act, '--words', 'No')).stderr).toBe(
    'Nobody has appealed against this act.\n',
  );
  await inStore(({ conduct }) => conduct.appeal(act, 'Not me', { by: ben, at: Date.now() }));
  expect((await people('reports')).stdout).toContain('appeal: “Not me”');
  expect((await people('answer', act, '--words', 'Right', '--lift')).stdout).toContain('and the act lifted');
  expect((await people('answer', act, '--words', 'Right')).stderr).toBe(
    'This appeal has already been answered.\n',
  );
  expect((await people('lift', act, '--words', 'x')).stderr).toBe('This act has already been lifted.\n');
  expect(await inStore(({ conduct }) => conduct.inForce(ben, Date.now()))).toEqual(new Set());
  const shown = (await people('show', ben, '--json')).stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(shown).toMatchObject([
    { person: ben, account: false },
    { state: 'acted', words: 'Rude' },
    { kind: 'mute', words: 'Stop it', answer: 'Right' },
  ]);
  expect((await people('table', ling, '--words', 'x')).stderr).toBe(
    `There is no table '${ling}' in this store.\n`,
  );
  await inStore((store) => addTable(store, 'one', { host: ling }));
  expect((await people('table', 'one', '--words', 'Spam', '--hours', '24')).stdout).toMatch(
    /^Ling: table, act \w{20}\.\n$/,
  );
  expect((await people('show', ling)).stdout).toMatch(
    / table until .* by the command line: “Spam”\n {4}table one\n/,
  );
  expect((await people('dance')).stderr).toContain("There is no 'dance' here");
});
