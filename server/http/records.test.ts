import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Device, type Net, openNet } from '../testing/net.ts';
import { recordAfter } from '../testing/record.ts';

let net: Net;
let host: Device;
beforeAll(async () => {
  net = await openNet({ TABLES_PER_HOUR: '100' });
  host = await Device.guest(net, 'Ling');
});
afterAll(() => net.close());

const RECORD = recordAfter('dragon', 3, 12);
const GOOD = { record: RECORD, seat: 0, bots: [null, 'greedy', null], table: { listed: true } };
const bring = (change: object) => host.ask('POST /api/records', { ...GOOD, ...change });

test('a game of a device becomes a table that says so', async () => {
  const { status, body, headers } = await bring({});
  expect(status).toBe(201);
  expect(headers.get('location')).toBe(`/api/tables/${body.id}`);
  expect(body).toMatchObject({ status: 'open', brought: 12, settings: { order: 'seated', listed: true } });
  expect(JSON.stringify(body), 'the seed is kept from those who come').not.toContain('at home');
  const entries = await host.ask(`GET /api/tables/${body.id}/entries`);
  expect(JSON.stringify(entries.body)).not.toMatch(/at home|brought|moves/);
  expect(net.log.join('')).not.toContain('at home');
});

describe('refuses, and keeps nothing of it:', () => {
  const lines = RECORD.split('\n');
  const at = lines.findIndex((line) => line.startsWith('moves '));
  const changed = (n: number, text: string) => lines.with(n, text).join('\n');
  const wrong: readonly (readonly [what: string, change: object, status: number, message: RegExp])[] = [
    ['no record', { record: 'a letter' }, 400, /Line 1/],
    ['a record that was cut off', { record: RECORD.slice(0, -30) }, 400, /Line \d+/],
    ['another seed', { record: RECORD.replace('seed at home', 'seed at work') }, 400, /commitment/],
    ['another decision', { record: changed(at + 1, lines[at + 2]!) }, 400, /Line \d+/],
    ['an illegal decision', { record: changed(at + 1, '1 4 t+s') }, 400, /not legal|seat/],
    ['another name', { record: RECORD.replace('player 0 player 0', 'player 0 me') }, 400, /check/],
    ['no such option', { record: RECORD.replace(/^option \w+ .*$/m, 'option luck true') }, 400, /option/],
    ['another version', { record: RECORD.replace(/^game dragon \d+/m, 'game dragon 99') }, 400, /version/],
    ['a record without its seed', { record: RECORD.replace(/salt .*\nseed .*\n/, '') }, 400, /seed/],
    ['a game that has ended', { record: recordAfter('dragon', 3, 9999) }, 409, /ended/],
    ['a seat of a bot', { seat: 1 }, 409, /Seat 1/],
    ['a seat that is not there', { seat: 3 }, 409, /Seat 3/],
    ['too few seats', { bots: [null, 'greedy'] }, 400, /3 seats/],
    ['no such bot', { bots: [null, 'no-such', null] }, 400, /no-such/],
    ['a seed with half a character', { record: recordAfter('dragon', 3, 12, 'a\ud800b') }, 400, /half/],
    ['a seed with a null', { record: recordAfter('dragon', 3, 12, 'a\0b') }, 400, /control/],
    ['a record that is too long', { record: `${RECORD}${'x'.repeat(40_000)}` }, 400, /record/],
    ['a body that is too large', { record: 'x'.repeat(80_000) }, 413, /too large/],
    ['settings of the record', { table: { pace: { kind: 'move', seconds: -1 } } }, 400, /pace/],
  ];
  test.each(wrong)('%s', async (_, change, status, message) => {
    const before = (await host.ask('GET /api/tables')).body.tables.length;
    const answer = await bring(change);
    expect(answer.status).toBe(status);
    expect(answer.body.message).toMatch(message);
    expect((await host.ask('GET /api/tables')).body.tables.length).toBe(before);
  });

  test('strangers and other sites', async () => {
    expect((await new Device(net).ask('POST /api/records', GOOD)).status).toBe(401);
    const elsewhere = await host.ask('POST /api/records', GOOD, { origin: 'https://elsewhere.example' });
    expect(elsewhere).toMatchObject({ status: 403, body: { code: 'cross-site' } });
  });
});

test('records count as new tables, good or bad', async () => {
  const limited = await openNet({ TABLES_PER_HOUR: '2' });
  try {
    const eager = await Device.guest(limited, 'Wen');
    const asked = [GOOD, { ...GOOD, record: 'a letter' }, GOOD];
    const statuses: number[] = [];
    for (const body of asked) statuses.push((await eager.ask('POST /api/records', body)).status);
    expect(statuses).toEqual([201, 400, 429]);
  } finally {
    await limited.close();
  }
});
