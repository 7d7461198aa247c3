import { expect, test } from 'vitest';
import type { TableSummary } from '../../store/store.ts';
import { listLine } from './list.ts';

const seat = (person: string | null, name: string) => ({ person, name, turn: person === 'p2' });

const summary: TableSummary = {
  id: 't1',
  game: 'han',
  status: 'open',
  host: 'p1',
  updated: 0,
  due: null,
  settings: { seats: 4, pace: 'relaxed' },
  seats: [seat('p1', 'Ling'), seat(null, 'level4'), seat('p2', 'Wen'), seat(null, '')],
};

test('a table in a list tells whoever sits there where that is, and nobody else', () => {
  expect(listLine(summary, 'p2')).toMatchObject({ free: 1, yourSeat: 2, yourTurn: true });
  expect(listLine(summary, 'p1')).toMatchObject({ free: 1, yourSeat: 0, yourTurn: false });
  expect(listLine(summary, 'p3')).not.toHaveProperty('yourSeat');
  expect(listLine(summary)).not.toHaveProperty('yourSeat');
});
