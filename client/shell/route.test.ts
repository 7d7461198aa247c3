import { expect, it } from 'vitest';
import { parseRoute } from './route.ts';

it.each([
  ['', { screen: 'home' }],
  ['#/', { screen: 'home' }],
  ['#/nowhere', { screen: 'home' }],
  ['#/settings', { screen: 'settings' }],
  ['#/rules/han', { screen: 'rules', game: 'han' }],
  ['#/rules', { screen: 'rules', game: 'dragon' }],
  ['#/new/confucius', { screen: 'new', game: 'confucius', online: false }],
  ['#/new/han/online', { screen: 'new', game: 'han', online: true }],
  ['#/local/ab12', { screen: 'local', id: 'ab12' }],
  ['#/share/ab12', { screen: 'share', id: 'ab12' }],
  ['#/local', { screen: 'home' }],
  ['#/table/u9awbjnr86wcyfzwfxr9', { screen: 'table', id: 'u9awbjnr86wcyfzwfxr9' }],
  ['#/replay/local/ab12', { screen: 'replay', from: 'local', id: 'ab12', ply: undefined, seen: undefined }],
  ['#/replay/table/x?ply=30', { screen: 'replay', from: 'table', id: 'x', ply: 30, seen: undefined }],
  [
    '#/replay/file/x?ply=z&seen=open',
    { screen: 'replay', from: 'file', id: 'x', ply: undefined, seen: 'open' },
  ],
  ['#/replay/elsewhere/x', { screen: 'home' }],
])('%s leads to its screen', (hash, screen) => {
  expect(parseRoute(hash)).toEqual(screen);
});
