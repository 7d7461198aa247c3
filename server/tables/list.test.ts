import { expect, test } from 'vitest';
import type { TableSummary } from '../../store/store.ts';
import { listingOf } from './list.ts';

const seat = (person: string | null, name: string) => ({ person, name, turn: person === 'p2' });

const summary: TableSummary = {
  id: 't1',
  game: 'han',
  status: 'open',
  host: 'p1',
  updated: 0,
  due: null,
  settings: { game: 'han', seats: 4 },
  seats: [seat('p1', 'Ling'), seat(null, 'level4'), seat('p2', 'Wen'), seat(null, '')],
};

test('a table in a list tells whoever sits there where that is, and nobody else', () => {
  expect(listingOf(summary, 'p2')).toMatchObject({ free: 1, yourSeat: 2, yourTurn: true });
  expect(listingOf(summary, 'p1')).toMatchObject({ free: 1, yourSeat: 0, yourTurn: false });
  expect(listingOf(summary, 'p3')).not.toHaveProperty('yourSeat');
  expect(listingOf(summary)).not.toHaveProperty('yourSeat');
});

test('a table in a list says whether a bot plays for its reader, and who invites them', () => {
  const away = { ...seat('p2', 'Wen'), standing: 'away' } as const;
  const resigned = { ...seat('p4', 'Bo'), standing: 'resigned' } as const;
  const kept = { ...seat(null, ''), invited: 'p3' };
  const table = { ...summary, seats: [seat('p1', 'Ling'), away, resigned, kept] };
  expect(listingOf(table, 'p1')).toMatchObject({ hosting: true });
  expect(listingOf(table, 'p2')).toMatchObject({ away: true });
  expect(listingOf(table, 'p2')).not.toHaveProperty('hosting');
  expect(listingOf(table, 'p4')).toMatchObject({ resigned: true });
  expect(listingOf(table, 'p3')).toMatchObject({ invited: 'Ling' });
  for (const told of ['away', 'resigned', 'hosting', 'invited'])
    expect(listingOf(table)).not.toHaveProperty(told);
});

test('a list goes without tables that this version cannot read', () => {
  expect(listingOf({ ...summary, settings: { game: 'go', seats: 2 } })).toBeUndefined();
  expect(listingOf({ ...summary, settings: { game: 'han', seats: 4, pace: 'sundial' } })).toBeUndefined();
  expect(listingOf({ ...summary, status: 'adjourned' })).toBeUndefined();
});
