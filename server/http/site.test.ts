import { request } from 'node:http';
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
    { origin: 'http://evil.example', 'x-forwarded-host': 'evil.example' },
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

test('an address at which there is nothing is a page for people and a fault for programs', async () => {
  const visitor = new Device(net);
  const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
  for (const path of ['/foo', '/foo/bar', '/tables/x?y=1']) {
    const { status, headers, body } = await visitor.ask(`GET ${path}`, undefined, browser);
    expect(status, path).toBe(404);
    expect(headers.get('content-type'), path).toBe('text/html; charset=utf-8');
    expect(body, path).toContain('<html');
    expect(body, path).not.toContain('"./');
  }
  for (const path of ['/api/nothing', '/assets/nothing.js', '/foo'])
    expect((await visitor.ask(`GET ${path}`)).body.code, path).toBe('not-found');
  expect((await visitor.ask('GET /api/nothing', undefined, browser)).body.code).toBe('not-found');
  expect((await visitor.ask('POST /foo', {}, browser)).body.code).toBe('not-found');
});

test('the own page and programs may act', async () => {
  const own = { origin: net.url, 'sec-fetch-site': 'same-origin' };
  expect((await device.ask('PATCH /api/me', { name: 'Ling' }, own)).status).toBe(200);
  expect((await device.ask('PATCH /api/me', { name: 'Ling' })).status).toBe(200);
});

test.each([{}, { TRUST_PROXY: '1' }])(
  'a Host that is none is refused by name, and X-Forwarded-Host is not read: %j',
  async (env) => {
    const here = await openNet(env);
    const visitor = await Device.guest(here, 'Wen');
    for (const host of ['a b', 'x/y', 'user@host', '<script>', '?'])
      expect((await rawAsk(here, visitor, { host })).status, host).toBe(400);
    const { status, body } = await rawAsk(here, visitor, {
      host: 'table.example',
      'x-forwarded-host': 'evil.example',
    });
    expect(status).toBe(201);
    expect(JSON.parse(body).link).toMatch(/^http:\/\/table\.example\/carry#/);
    await here.close();
  },
);

/** fetch does not allow setting Host. */
async function rawAsk(
  { url }: Net,
  { cookie }: Device,
  headers: Record<string, string>,
): Promise<{ status: number; body: string }> {
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; body: string }>();
  const asked = request(`${url}/api/me/carry`, { method: 'POST', headers: { ...headers, cookie: cookie! } });
  asked.on('error', reject).on('response', async (answer) => {
    let body = '';
    for await (const part of answer) body += part;
    resolve({ status: answer.statusCode!, body });
  });
  asked.end();
  return promise;
}

test('behind a proxy with TLS that is not told of, a browser vouches for its own page', async () => {
  const { host } = new URL(net.url);
  const own = { origin: `https://${host}`, 'sec-fetch-site': 'same-origin' };
  expect((await device.ask('PATCH /api/me', { name: 'Ling' }, own)).status).toBe(200);
  expect((await device.ask('PATCH /api/me', { name: 'Ling' }, { origin: own.origin })).status).toBe(403);
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
      // WebAssembly may run, text may not become code.
      expect(policy.replace("'wasm-unsafe-eval'", '')).not.toMatch(/unsafe|\*|https?:/);
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
