import type { Chance } from '../harness/chance.ts';
import type { Address, Guest } from '../harness/guest.ts';
import type { Request } from './http.ts';
import { twisted } from './mutate.ts';
import type { Odd } from './odd.ts';

const NOWHERE = 'zzzzzzzzzzzzzzzzzzzz';

/** Credentials for requests: a valid token, invalid cookies, and a running table. */
export interface Credentials {
  readonly guest: Guest;
  readonly table: string;
  /** Signed by this server, with an old epoch. */
  readonly staleCookie: string;
  readonly cookie: string;
  /** Of an erased person. */
  readonly deadToken: string;
}

export async function credentialsFor(
  at: Address,
  guest: Guest,
  table: string,
  dead: Guest,
): Promise<Credentials> {
  const cookieOf = ({ headers }: Response) => headers.getSetCookie()[0]!.split(';')[0]!;
  const post = (path: string, headers: Record<string, string>, body: object) =>
    fetch(at.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const staleCookie = cookieOf(await post('/api/me', {}, { name: 'Cookie' }));
  const cookie = cookieOf(await post('/api/me/epoch', { cookie: staleCookie }, {}));
  await dead.ask('DELETE /api/me');
  return { guest, table, staleCookie, cookie, deadToken: dead.token };
}

type Maker = (with_: Credentials, chance: Chance, odd: Odd) => Request;

const json = (body: unknown): Pick<Request, 'body'> & { headers: Record<string, string> } => ({
  headers: { 'content-type': 'application/json' },
  body: typeof body === 'string' ? body : JSON.stringify(body),
});
const signed = (guest: Guest) => ({ authorization: `Bearer ${guest.token}` });

export const REQUESTS: Readonly<Record<string, Maker>> = {
  'an address that is not there': (_, chance) => ({
    line: `${chance.pick(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'])} ${chance.pick(PATHS)}`,
    codes: ['not-found', 'malformed'],
  }),
  'a method that is not there': ({ table }, chance) => ({
    line: `${chance.pick(['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'])} /api/tables/${table}`,
    codes: ['not-found', 'malformed'],
  }),
  'an id that is none': (_, chance) => ({
    line: `GET /api/tables/${chance.pick(['x', '%00', 'ZZZZZZZZZZZZZZZZZZZZ', '%F0%9F%98%80', "'%20or%201=1", '__proto__'])}`,
    codes: ['malformed', 'not-found'],
    names: /table|address/,
  }),
  'a table that is not there': (_, chance) => ({
    line: `GET /api/tables/${NOWHERE}${chance.pick(['', '/entries', '/positions/1', '/record'])}`,
    codes: ['not-found'],
  }),
  'a query that is wrong': ({ table }, chance) => ({
    line: `GET /api/tables/${table}/entries?since=${chance.pick(['-1', 'x', '1.5', '1e99', '%00', '{}', 'NaN', 'Infinity'])}`,
    codes: ['malformed'],
    names: /since/,
  }),
  'a moment that is none': ({ table }, chance) => ({
    line: `GET /api/tables/${table}/positions/${chance.pick(['-1', 'x', '1.5', '1e99', '%00', '{}', 'NaN'])}`,
    codes: ['malformed'],
    names: /ply/,
  }),
  'no identity': ({ table }, chance) => ({
    line: `POST /api/tables/${table}/commands`,
    ...json({ type: chance.pick(['undo', 'redo', 'resign']) }),
    codes: ['unauthorized'],
  }),
  'a token that is worth nothing': ({ guest, deadToken }, chance) => ({
    line: chance.pick(['GET /api/me', 'GET /api/me/tables', 'POST /api/me/tokens']),
    headers: {
      authorization: chance.pick([
        'Bearer',
        'Bearer ',
        'Bearer x',
        'Basic YTpi',
        `Bearer ${deadToken}`,
        `Bearer ${guest.token.slice(0, -1)}!`,
        `Bearer mdt_${'A'.repeat(43)}`,
        `Bearer ${'x'.repeat(4000)}`,
      ]),
    },
    codes: ['unauthorized'],
  }),
  'a cookie that is worth nothing': ({ cookie, staleCookie }, chance) => ({
    line: chance.pick(['GET /api/me', 'GET /api/me/tables', 'GET /api/me/tokens']),
    headers: {
      cookie: chance.pick([
        staleCookie,
        `${cookie}x`,
        cookie.slice(0, -1),
        cookie.replace(/\.\d+\./, '.99.'),
        cookie.replace(/=./, '=_'),
        'mandate=',
        'mandate=....',
        `mandate=${'x'.repeat(3000)}`,
        'mandate=__proto__; __proto__=mandate',
      ]),
    },
    codes: ['unauthorized'],
  }),
  'another site': ({ guest, table }, chance) => {
    const { headers, body } = json({ type: 'resign' });
    const from = chance.pick([
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
    ]);
    return {
      line: `POST /api/tables/${table}/commands`,
      headers: { ...headers, ...signed(guest), ...from } as Record<string, string>,
      ...(body !== undefined && { body }),
      codes: ['cross-site'],
    };
  },
  'a body that is no JSON': ({ guest }, chance, odd) => ({
    line: 'POST /api/tables',
    headers: { ...signed(guest), 'content-type': 'application/json' },
    body: chance.pick(['{', '', 'null', '[]', '"x"', '\u0000', '{"game":"han",}', odd.text()]),
    codes: ['malformed'],
  }),
  'a body of another type': ({ guest, table }, chance) => ({
    line: `POST /api/tables/${table}/commands`,
    headers: {
      ...signed(guest),
      'content-type': chance.pick([
        'text/plain',
        'application/x-www-form-urlencoded',
        'multipart/form-data',
        'x',
        'image/png',
      ]),
    },
    body: '{"type":"resign"}',
    codes: ['malformed'],
  }),
  'a body that is too large': ({ guest }, chance) => ({
    line: 'POST /api/tables',
    headers: { ...signed(guest), 'content-type': 'application/json' },
    body: JSON.stringify({ game: 'x'.repeat(chance.pick([16_400, 70_000, 300_000])) }),
    codes: ['too-large'],
  }),
  'settings that are wrong': ({ guest }, chance) => {
    const [names, body] = chance.pick<[RegExp, object]>([
      [/game/, { game: 'chess', seats: 2 }],
      [/seats/, { game: 'han', seats: chance.pick([0, 1, 6, 2.5, '2', null, -1, 1e308]) }],
      [/seats/, { game: 'confucius', seats: 2 }],
      [/option/i, { game: 'han', seats: 2, options: { map: 'the moon' } }],
      [
        /option/,
        { game: 'han', seats: 2, options: { [chance.pick(['constructor', 'toString', 'x'])]: 'x' } },
      ],
      [
        /pace/,
        {
          game: 'han',
          seats: 2,
          pace: chance.pick([{ kind: 'move', seconds: 1 }, { kind: 'x' }, null, 'none']),
        },
      ],
      [/standIn/, { game: 'han', seats: 2, standIn: '../bot' }],
      [/order/, { game: 'han', seats: 2, order: 'mine' }],
    ]);
    return { line: 'POST /api/tables', ...signedJson(guest, body), codes: ['malformed'], names };
  },
  'keys of the prototype': ({ guest }, chance) => ({
    line: chance.pick(['POST /api/tables', 'PATCH /api/me', 'POST /api/me/tokens']),
    ...signedJson(
      guest,
      `{"${chance.pick(['__proto__', 'constructor'])}":{"prototype":{"game":"han"},"name":"x","label":"x","game":"han","seats":2}}`,
    ),
    codes: ['malformed'],
  }),
  'a name that is wrong': ({ guest }, chance) => ({
    line: 'PATCH /api/me',
    ...signedJson(guest, {
      name: chance.pick([
        '',
        '  ',
        'a\u0000b',
        'a\nb',
        '\u202eabc',
        '\ud800',
        'x'.repeat(33),
        'é'.repeat(40),
        5,
        null,
        ['x'],
      ]),
    }),
    codes: ['malformed'],
    names: /name/,
  }),
  'twisted settings': ({ guest }, chance, odd) => ({
    line: 'POST /api/tables',
    ...signedJson(
      guest,
      twisted({ game: 'chess', seats: 2, options: { map: 'x' }, pace: { kind: 'none' } }, chance, odd).json,
    ),
    codes: ['malformed'],
  }),
  'a record before the end': ({ table }) => ({
    line: `GET /api/tables/${table}/record`,
    codes: ['not-ended'],
  }),
  'a forged address of a proxy': ({ table }, chance) => ({
    line: `POST /api/tables/${table}/commands`,
    headers: {
      'x-forwarded-for': chance.pick(['127.0.0.1', '::1, 10.0.0.1', 'x'.repeat(500)]),
      'x-forwarded-host': 'evil.example',
      'content-type': 'application/json',
    },
    body: '{"type":"undo"}',
    codes: ['unauthorized'],
  }),
};

const signedJson = (guest: Guest, body: unknown) => {
  const made = json(body);
  return { ...made, headers: { ...made.headers, ...signed(guest) } };
};

const PATHS = [
  '/nowhere',
  '/api/nowhere',
  '/api/tables/../../etc/passwd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/..%5c..%5cpackage.json',
  '/api//tables//',
  '/data/mandate.sqlite',
  '/.git/config',
  '/%00',
  '/%',
  '/%E0%A4%A',
  `/${'a/'.repeat(500)}`,
  `/api/tables/${'x'.repeat(3000)}`,
  '/__proto__',
  '/api/constructor',
];

/** Not HTTP, or barely; the connection may end without an answer. */
export const GARBAGE: readonly string[] = [
  'GARBAGE\r\n\r\n',
  '\u0000\u0001\u0002\u0003\r\n\r\n',
  'GET\r\n\r\n',
  'GET / HTTP/9.9\r\n\r\n',
  'GET / HTTP/1.1\r\n\r\n',
  'GET / HTTP/1.1\r\nhost: a\r\nno colon\r\n\r\n',
  'GET / HTTP/1.1\r\nhost: a\r\nx: \u0000\r\n\r\n',
  'BREW /pot HTTP/1.1\r\nhost: a\r\n\r\n',
  `GET / HTTP/1.1\r\nhost: a\r\nx: ${'x'.repeat(70_000)}\r\n\r\n`,
  `GET / HTTP/1.1\r\nhost: a\r\n${'x: y\r\n'.repeat(3000)}\r\n`,
  `GET /${'x'.repeat(70_000)} HTTP/1.1\r\nhost: a\r\n\r\n`,
  'POST /api/me HTTP/1.1\r\nhost: a\r\ncontent-length: -1\r\n\r\n',
  'POST /api/me HTTP/1.1\r\nhost: a\r\ncontent-length: 5\r\ncontent-length: 6\r\n\r\n{}',
  'POST /api/me HTTP/1.1\r\nhost: a\r\ncontent-length: 2\r\ntransfer-encoding: chunked\r\n\r\n{}',
  'POST /api/me HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\ncontent-type: application/json\r\n\r\nZZ\r\n',
  'GET /ws HTTP/1.1\r\nhost: a\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n',
  'GET /ws HTTP/1.1\r\nhost: a\r\nconnection: upgrade\r\nupgrade: x\r\nsec-websocket-version: 99\r\n\r\n',
  'GET http://evil.example/ HTTP/1.1\r\nhost: a\r\n\r\n',
  'CONNECT evil.example:443 HTTP/1.1\r\nhost: a\r\n\r\n',
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  '\u0016\u0003\u0001\u0002\u0000\u0001',
];
