import { afterAll, beforeAll, expect, test } from 'vitest';
import { Device, type Net, openNet } from '../testing/net.ts';

let net: Net;
beforeAll(async () => {
  net = await openNet();
});
afterAll(() => net.close());

const figures = async (from = net): Promise<string> => (await new Device(from).ask('GET /metrics')).body;
const value = (text: string, name: string): number =>
  Number(text.match(new RegExp(`^${name} (\\S+)$`, 'm'))?.[1]);

test('the server is well while its store is', async () => {
  expect(await new Device(net).ask('GET /healthz')).toMatchObject({ status: 200, body: { status: 'ok' } });
});

test('figures are in the text format of Prometheus, and follow what happens', async () => {
  const before = await figures();
  const device = await Device.guest(net, 'Ling');
  const { id } = (await device.ask('POST /api/tables', { game: 'dragon', seats: 2 })).body;
  await device.ask(`POST /api/tables/${id}/commands`, { type: 'sit' });
  const after = await figures();
  expect(value(after, 'mandate_live_tables')).toBeGreaterThan(value(before, 'mandate_live_tables'));
  expect(value(after, 'mandate_commits_total')).toBeGreaterThan(value(before, 'mandate_commits_total'));
  expect(after).toMatch(
    /^mandate_request_seconds_count\{method="POST",route="\/api\/tables\/:table\/commands",status="200"\} 1$/m,
  );
  for (const name of ['mandate_sockets', 'mandate_appends_total', 'mandate_process_resident_memory_bytes'])
    expect(value(after, name), name).toBeGreaterThanOrEqual(0);
  expect(after).toContain('mandate_nodejs_eventloop_lag_p99_seconds');
  for (const line of after.trim().split('\n'))
    expect(line).toMatch(/^(|# (HELP|TYPE) \w+ .+|\w+(\{.*\})? (\S+))$/);
  expect(after).not.toContain(id);
  expect(after).not.toContain('Ling');
});

test('a path that does not exist is no label', async () => {
  await new Device(net).ask('GET /secret-of-somebody');
  expect(await figures()).not.toContain('secret-of-somebody');
});

test('with a token set, figures are for those who have it', async () => {
  const closed = await openNet({ METRICS_TOKEN: 'a-token-of-the-host' });
  const ask = (authorization: string) =>
    new Device(closed).ask('GET /metrics', undefined, authorization ? { authorization } : {});
  expect((await ask('')).status).toBe(401);
  expect((await ask('Bearer a-token-of-the-hosT')).status).toBe(401);
  expect((await ask('Bearer a-token-of-the-host')).status).toBe(200);
  await closed.close();
});
