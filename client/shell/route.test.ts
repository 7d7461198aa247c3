import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseRoute, replayAddress } from './route.ts';

it.each([
  ['', { screen: 'home' }],
  ['#/', { screen: 'home' }],
  ['#/nowhere', { screen: 'unknown' }],
  ['#/rules/chess', { screen: 'unknown' }],
  ['#/new/chess', { screen: 'unknown' }],
  ['#/new', { screen: 'new', game: 'dragon', online: false }],
  ['#/settings', { screen: 'settings' }],
  ['#/rules/han', { screen: 'rules', game: 'han', at: undefined }],
  ['#/rules/han/H-PAY-2', { screen: 'rules', game: 'han', at: 'H-PAY-2' }],
  ['#/rules', { screen: 'rules', game: 'dragon', at: undefined }],
  ['#/new/confucius', { screen: 'new', game: 'confucius', online: false }],
  ['#/new/han/online', { screen: 'new', game: 'han', online: true }],
  ['#/local/ab12', { screen: 'local', id: 'ab12' }],
  ['#/share/ab12', { screen: 'share', id: 'ab12' }],
  ['#/local', { screen: 'unknown' }],
  ['#/table/u9awbjnr86wcyfzwfxr9', { screen: 'table', id: 'u9awbjnr86wcyfzwfxr9', film: false }],
  ['#/table/u9awbjnr86wcyfzwfxr9?film', { screen: 'table', id: 'u9awbjnr86wcyfzwfxr9', film: true }],
  ['#/stop/a-way/a-key', { screen: 'stop', id: 'a-way', key: 'a-key' }],
  ['#/stop/a-way', { screen: 'unknown' }],
  ['#/replay/local/ab12', { screen: 'replay', from: 'local', id: 'ab12', ply: undefined, seen: undefined }],
  ['#/replay/table/x?ply=30', { screen: 'replay', from: 'table', id: 'x', ply: 30, seen: undefined }],
  [
    '#/replay/file/x?ply=z&seen=open',
    { screen: 'replay', from: 'file', id: 'x', ply: undefined, seen: 'open' },
  ],
  [
    '#/replay/table/x?ply=-1e9',
    { screen: 'replay', from: 'table', id: 'x', ply: undefined, seen: undefined },
  ],
  ['#/replay/local', { screen: 'unknown' }],
  ['#/g', { screen: 'unknown' }],
  ['#/g/1abc?ply=7&seen=2', { screen: 'replay', from: 'link', id: '1abc', ply: 7, seen: '2' }],
  ['#/replay/elsewhere/x', { screen: 'unknown' }],
])('%s leads to its screen', (hash, screen) => {
  expect(parseRoute(hash)).toEqual(screen);
});

it('never throws, whatever the address is', () => {
  const screens = ['', 'rules', 'new', 'local', 'share', 'table', 'replay', 'g', 'games'];
  const part = fc.oneof(
    fc.constantFrom(...screens, '%', '%zz', '..', '?', '#'),
    fc.string({ unit: 'binary' }),
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 6 }), fc.string({ unit: 'binary' }), (parts, query) => {
      const { screen } = parseRoute(`#/${parts.join('/')}?${query}`);
      expect(screen).toMatch(/^[a-z]+$/);
      expect(parseRoute(query).screen).toMatch(/^[a-z]+$/);
    }),
  );
});

it('leads from the address of a replay back to it', () => {
  for (const from of ['local', 'table', 'file', 'link'] as const)
    expect(parseRoute(`${replayAddress(from, 'x1')}?ply=3&seen=open`)).toEqual({
      screen: 'replay',
      from,
      id: 'x1',
      ply: 3,
      seen: 'open',
    });
});
