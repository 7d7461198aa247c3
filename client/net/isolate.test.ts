import { expect, test } from 'vitest';
import { isolateNames } from './isolate.ts';

test('a name from right to left keeps its direction to itself, wherever the server sends it', () => {
  const info = { seats: [{ person: 'a', name: 'דוד' }, { name: 'Ling' }, {}], host: 'a' };
  expect(isolateNames(info)).toEqual({
    seats: [{ person: 'a', name: '\u2068דוד\u2069' }, { name: 'Ling' }, {}],
    host: 'a',
  });
  expect(isolateNames({ tables: [{ names: ['علي 3', 'level3', ''] }] })).toEqual({
    tables: [{ names: ['\u2068علي 3\u2069', 'level3', ''] }],
  });
  expect(isolateNames({ what: { type: 'chat', name: 'Wén', text: 'שלום' } })).toEqual({
    what: { type: 'chat', name: 'Wén', text: 'שלום' },
  });
});
