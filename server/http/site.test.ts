import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Device, type Net, openNet } from '../testing/net.ts';

let net: Net;
let open: Net;
let device: Device;
beforeAll(async () => {
  net = await openNet();
  open = await openNet({ PUBLIC_URL: 'https://play.example' });
  device = await Device.guest(net, 'Ling');
});
afterAll(async () => {
  await net.close();
  await open.close();
});

describe('another site', () => {
  test.each([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'http://127.0.0.1:1' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ])('cannot act in the name of a visitor: %j', async (headers) => {
    for (const request of ['POST /api/me/tokens', 'PATCH /api/me', 'DELETE /api/me', 'POST /api/me/epoch']) {
      const answer = await device.ask(request, { label: 'x', name: 'x' }, headers);
      expect(answer, request).toMatchObject({ status: 403, body: { code: 'cross-site' } });
    }
    expect((await device.ask('GET /api/me')).body.name).toBe('Ling');
  });

  test('cannot send a form, which needs no leave of the browser', async () => {
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
    ]) {
      const answer = await device.ask('PATCH /api/me', '{"name":"Fooled"}', { 'content-type': type });
      expect(answer, type).toMatchObject({ status: 400, body: { code: 'malformed' } });
    }
    expect((await device.ask('GET /api/me')).body.name).toBe('Ling');
  });

  test('gets no leave to read answers', async () => {
    const { headers } = await device.ask('GET /api/me', undefined, { origin: 'https://evil.example' });
    expect(headers.get('access-control-allow-origin')).toBeNull();
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
  });
});

test('the own page and programs may act', async () => {
  const own = { origin: net.url, 'sec-fetch-site': 'same-origin' };
  expect((await device.ask('PATCH /api/me', { name: 'Ling' }, own)).status).toBe(200);
  expect((await device.ask('PATCH /api/me', { name: 'Ling' })).status).toBe(200);
});

test('the own page is the public address, where there is one', async () => {
  const ask = async (origin: string) => (await new Device(open).ask('POST /api/me', {}, { origin })).status;
  expect(await ask('https://play.example')).toBe(201);
  expect(await ask('http://play.example')).toBe(403);
  expect(await ask(open.url)).toBe(403);
});

describe('every answer', () => {
  test.each(['GET /', 'GET /api', 'GET /api/games', 'GET /nowhere', 'POST /api/tables'])(
    'tells the browser to be strict: %s',
    async (request) => {
      const { headers } = await new Device(net).ask(request);
      const policy = headers.get('content-security-policy')!;
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).toContain("base-uri 'none'");
      expect(policy).toContain("form-action 'none'");
      expect(policy).not.toMatch(/unsafe|\*|https?:/);
      expect(Object.fromEntries(headers)).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'cross-origin-opener-policy': 'same-origin',
        'x-frame-options': 'DENY',
        'permissions-policy': expect.stringContaining('camera=()'),
        'cache-control': 'no-store',
        'x-request-id': expect.stringMatching(/^[\w-]{12}$/),
      });
      expect(headers.get('x-powered-by')).toBeNull();
      expect(headers.get('strict-transport-security')).toBeNull();
    },
  );

  test('insists on https where the server is reached by it', async () => {
    const { headers } = await new Device(open).ask('GET /');
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000');
  });
});
