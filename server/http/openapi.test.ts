import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { Device, type Net, openNet } from '../testing/net.ts';
import { BODIES } from './api-docs/sample.ts';
import type { OpenApi, Operation } from './document.ts';

let net: Net;
let document: OpenApi;
let routes: { name: string; path: string; operation: Operation }[];
beforeAll(async () => {
  net = await openNet();
  document = (await new Device(net).ask('GET /api/openapi.json')).body;
  routes = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${path}`,
      path,
      operation,
    })),
  );
});
afterAll(() => net.close());

/** Every object in a document, with its path. */
function* parts(value: unknown, way = '#'): Generator<[string, Record<string, unknown>]> {
  if (value === null || typeof value !== 'object') return;
  yield [way, value as Record<string, unknown>];
  for (const [key, part] of Object.entries(value)) yield* parts(part, `${way}/${key}`);
}

/** The routes served, parsed from the printed tree: `│   ├── /me (POST, GET, HEAD)`. */
function served(tree: string): string[] {
  const above: string[] = [];
  return [...tree.matchAll(/^([│ ]*)[├└]── (\S+)(?: \((.*)\))?$/gm)].flatMap(([, indent, part, methods]) => {
    const depth = indent!.length / 4;
    above.splice(depth, above.length, part!);
    const url = above.join('').replace(/:(\w+)/g, '{$1}');
    return (methods?.split(', ') ?? []).filter((one) => one !== 'HEAD').map((method) => `${method} ${url}`);
  });
}

const at = (ref: string): unknown =>
  ref
    .slice(2)
    .split('/')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], document);

describe('the description of the API', () => {
  test('is OpenAPI 3.1 with all that it must have', () => {
    expect(document.openapi).toMatch(/^3\.1\.\d+$/);
    expect(document.info).toMatchObject({ title: 'Mandate', version: expect.stringMatching(/^\d/) });
    const tags = document.tags.map(({ name }) => name);
    for (const { name, operation } of routes) {
      expect(operation.summary, name).toBeTruthy();
      for (const tag of operation.tags) expect(tags, name).toContain(tag);
      expect(Array.isArray(operation.security), name).toBe(true);
      for (const way of operation.security)
        for (const scheme of Object.keys(way))
          expect(at(`#/components/securitySchemes/${scheme}`)).toBeTruthy();
      for (const answer of Object.values(operation.responses)) expect(answer.description, name).toBeTruthy();
    }
  });

  test('has every route', () => {
    expect(routes.map(({ name }) => name).toSorted()).toEqual([
      'DELETE /api/me',
      'DELETE /api/me/circles/{circle}',
      'DELETE /api/me/devices/{device}',
      'DELETE /api/me/friends/{person}',
      'DELETE /api/me/holidays/{from}',
      'DELETE /api/me/keys/{key}',
      'DELETE /api/me/mail/removal',
      'DELETE /api/me/notices/ways/{way}',
      'DELETE /api/me/tokens/{token}',
      'DELETE /api/tables/{table}/plan',
      'GET /api/boards',
      'GET /api/games',
      'GET /api/games/{game}',
      'GET /api/me',
      'GET /api/me/account',
      'GET /api/me/circles',
      'GET /api/me/conduct',
      'GET /api/me/export',
      'GET /api/me/friends',
      'GET /api/me/holidays',
      'GET /api/me/notices',
      'GET /api/me/presence',
      'GET /api/me/tables',
      'GET /api/me/tokens',
      'GET /api/moderation',
      'GET /api/moderation/audit',
      'GET /api/moderation/people/{person}',
      'GET /api/openapi.json',
      'GET /api/people',
      'GET /api/people/{person}',
      'GET /api/sign-in',
      'GET /api/tables',
      'GET /api/tables/{table}',
      'GET /api/tables/{table}/entries',
      'GET /api/tables/{table}/people',
      'GET /api/tables/{table}/plan',
      'GET /api/tables/{table}/positions/{ply}',
      'GET /api/tables/{table}/record',
      'GET /healthz',
      'PATCH /api/me',
      'POST /api/carry',
      'POST /api/me',
      'POST /api/me/acts/{act}/appeal',
      'POST /api/me/carry',
      'POST /api/me/circles',
      'POST /api/me/conduct/seen',
      'POST /api/me/epoch',
      'POST /api/me/holidays',
      'POST /api/me/mail',
      'POST /api/me/mail/removal',
      'POST /api/me/notices/ways',
      'POST /api/me/notices/ways/{way}/test',
      'POST /api/me/passkeys',
      'POST /api/me/passkeys/challenge',
      'POST /api/me/phrase',
      'POST /api/me/sign-out',
      'POST /api/me/tokens',
      'POST /api/moderation/acts/{act}/answer',
      'POST /api/moderation/acts/{act}/lift',
      'POST /api/moderation/people/{person}/acts',
      'POST /api/moderation/people/{person}/closings',
      'POST /api/notices/stop',
      'POST /api/records',
      'POST /api/reports',
      'POST /api/sign-in/challenge',
      'POST /api/sign-in/code',
      'POST /api/sign-in/mail',
      'POST /api/sign-in/passkey',
      'POST /api/sign-in/phrase',
      'POST /api/tables',
      'POST /api/tables/{table}/commands',
      'POST /api/tables/{table}/invitations',
      'PUT /api/me/circles/{circle}',
      'PUT /api/me/friends/{person}',
      'PUT /api/me/mail',
      'PUT /api/me/notices',
      'PUT /api/me/notices/tables/{table}',
      'PUT /api/me/phrase',
      'PUT /api/me/presence',
      'PUT /api/tables/{table}/plan',
    ]);
    const described = routes.map(({ name }) => name);
    expect(
      served(net.app.printRoutes({ commonPrefix: false })).filter((one) => !described.includes(one)),
    ).toEqual([
      'GET /',
      'GET /ws',
      'GET /metrics',
      'GET /manifest.webmanifest',
      'GET /manifest.hu.webmanifest',
      'GET /manifest.ru.webmanifest',
      'GET /manifest.ja.webmanifest',
      'GET /api',
      'GET /apple-touch-icon.png',
      'GET /assets/{name}',
      'GET /sw.js',
      'GET /seal.svg',
      'GET /style.css',
      'GET /icon-192.png',
      'GET /icon-512.png',
      'GET /icon-maskable-512.png',
      'GET /carry',
      'GET /carry.js',
      'GET /people',
      'GET /people/{person}',
      'GET /games/{game}',
      'GET /robots.txt',
    ]);
  });

  test('names each operation once, and each parameter of its path', () => {
    const ids = routes.map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { name, path, operation } of routes) {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, key]) => key);
      const named = (operation.parameters ?? []).filter((one) => one.in === 'path');
      expect(
        named.map((one) => one.name),
        name,
      ).toEqual(inPath);
      for (const one of named) expect(one.required, name).toBe(true);
    }
  });

  test('refers to nothing that it does not have, and has nothing that it does not refer to', () => {
    const refs = [...parts(document)].flatMap(([, { $ref }]) => (typeof $ref === 'string' ? [$ref] : []));
    expect(refs.length).toBeGreaterThan(50);
    for (const ref of refs) expect(at(ref), ref).toBeTypeOf('object');
    const unused = Object.keys(document.components.schemas).filter(
      (name) => !refs.includes(`#/components/schemas/${name}`),
    );
    expect(unused).toEqual(['ClientMessage', 'ServerMessage']);
  });

  test('has schemas that are JSON Schema', () => {
    const types = new Set(['string', 'number', 'integer', 'boolean', 'object', 'array', 'null']);
    for (const [name, schema] of Object.entries(document.components.schemas))
      for (const [way, part] of parts(schema, name)) {
        if (way.endsWith('/properties')) continue;
        if (typeof part.type === 'string') expect(types, way).toContain(part.type);
        if (Array.isArray(part.required))
          for (const key of part.required) expect(Object.keys(part.properties as object), way).toContain(key);
        if (typeof part.pattern === 'string')
          expect(() => new RegExp(part.pattern as string, 'u')).not.toThrow();
      }
  });

  test('explains the socket', () => {
    const { ClientMessage, ServerMessage } = document.components.schemas;
    const kinds = (schema = ClientMessage) => schema?.oneOf?.map(({ properties }) => properties?.t?.const);
    expect(kinds()).toEqual(['watch', 'unwatch', 'do', 'typing', 'ping']);
    expect(kinds(ServerMessage)).toContain('update');
    expect(document.tags.find(({ name }) => name === 'Socket')?.description).toContain('/ws');
  });

  test('tells every fault that a refusal may have', async () => {
    const strange = await new Device(net).ask('GET /api/me');
    const described = document.paths['/api/me']!.get!.responses[strange.status];
    expect(described?.description).toContain(strange.body.code);
  });
});

describe('the samples', () => {
  test('are there for every operation that takes a body', () => {
    const taking = routes.filter(({ operation }) => operation.requestBody);
    expect(taking.map(({ operation }) => operation.operationId).toSorted()).toEqual(
      Object.keys(BODIES).toSorted(),
    );
  });

  test('are taken by the server', async () => {
    const device = new Device(net);
    device.token = (await device.ask('POST /api/me', BODIES.createPerson)).body.token;
    expect((await device.ask('PATCH /api/me', BODIES.changePerson)).status).toBe(200);
    expect((await device.ask('POST /api/me/tokens', BODIES.createToken)).status).toBe(201);
    expect((await device.ask('PUT /api/me/notices', BODIES.chooseNotices)).status).toBe(200);
    expect((await device.ask('POST /api/me/notices/ways', BODIES.addNoticeWay)).status).toBe(201);
    const { status, body } = await device.ask('POST /api/tables', BODIES.createTable);
    expect(status).toBe(201);
    expect((await device.ask(`POST /api/tables/${body.id}/commands`, BODIES.doCommand)).status).toBe(200);
    const choice = `PUT /api/me/notices/tables/${body.id}`;
    expect((await device.ask(choice, BODIES.chooseTableNotices)).status).toBe(200);
    expect((await device.ask('POST /api/records', BODIES.bringGame)).status).toBe(201);
    expect((await device.ask('POST /api/carry', BODIES.arrive)).body.code).toBe('not-found');
  });
});

test('answers are what the description says', async () => {
  const device = await Device.guest(net, 'Ling');
  const { body: table } = await device.ask('POST /api/tables', { game: 'han', seats: 2, listed: true });
  await device.ask(`POST /api/tables/${table.id}/commands`, { type: 'sit' });
  await device.ask(`POST /api/tables/${table.id}/commands`, { type: 'bot', seat: 1, bot: 'greedy' });
  await device.ask(`POST /api/tables/${table.id}/commands`, { type: 'start' });
  const asked = [
    ['/api/games', '/api/games'],
    ['/api/me', '/api/me'],
    ['/api/me/tables', '/api/me/tables'],
    ['/api/me/notices', '/api/me/notices'],
    ['/api/tables', '/api/tables'],
    ['/api/tables/{table}', `/api/tables/${table.id}`],
    ['/api/tables/{table}/entries', `/api/tables/${table.id}/entries`],
  ] as const;
  for (const [path, url] of asked) {
    const { status, body } = await device.ask(`GET ${url}`);
    expect(status, path).toBe(200);
    const schema = document.paths[path]!.get!.responses[200]!.content!['application/json']!.schema;
    const whole = { ...schema, $defs: document.components.schemas };
    const text = JSON.stringify(whole).replaceAll('#/components/schemas/', '#/$defs/');
    const check = z.fromJSONSchema(JSON.parse(text));
    expect(check.safeParse(body).error?.issues, path).toBeUndefined();
  }
});
