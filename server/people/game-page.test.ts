import { expect, test } from 'vitest';
import type { SeatResult, StoredResult } from '../../store/store.ts';
import { gamePageOf } from './game-page.ts';
import { lowerBound } from './reliability.ts';

const seat = (person: string | null, place: number, points: number, opening: string): SeatResult => ({
  ...{ person, bot: person === null ? 'greedy' : null, place, points, opening },
  ...{ sources: {}, away: false, answer: null },
});

const result = (i: number, players: SeatResult[], rest: Partial<StoredResult> = {}): StoredResult => ({
  ...{ table: `t${i}`, game: 'han', version: 2, seats: players.length, options: {}, pace: {}, listed: true },
  ...{ finished: true, decisions: 1, started: i, ended: i + 1, rated: null, annulled: false, players },
  ...rest,
});

const BOARD = { game: 'han', people: 0, needed: 20, lines: [] };
const KNOWN = new Map([['anna', { id: 'anna', name: 'Anna' }]]);

test('hides what is known from fewer than 20 games, and leaves bots out', () => {
  const few = Array.from({ length: 19 }, (_, i) =>
    result(i, [seat('anna', 1, 40 + i, 'zhou'), seat(null, 2, 90, 'wei')]),
  );
  const hidden = gamePageOf('han', few, KNOWN, BOARD);
  expect(hidden).toMatchObject({ games: 19, bySeats: [], points: [], openings: [] });
  expect(hidden.records).toHaveLength(10);
  expect(hidden.records[0]).toMatchObject({ points: 58, person: { name: 'Anna' }, table: 't18' });
  const enough = [...few, result(19, [seat('anna', 2, 10, 'zhou'), seat(null, 1, 90, 'wei')])];
  const shown = gamePageOf('han', enough, KNOWN, BOARD);
  expect(shown.openings).toEqual([{ opening: 'zhou', games: 20, won: 0.95, points: 47.1 }]);
  expect(shown.bySeats).toEqual([
    { seats: 2, games: 20, wins: [0.95, 0.05], points: { mean: 47.1, best: 90 } },
  ]);
  expect(shown.points.reduce((sum, { seats }) => sum + seats, 0)).toBe(20);
  expect(shown.points.length).toBeLessThanOrEqual(12);
});

test('leaves out what was not played to the end, what is void, and records of private tables', () => {
  const player = [seat('anna', 1, 40, 'zhou'), seat(null, 2, 9, 'wei')];
  const page = gamePageOf(
    'han',
    [
      result(1, player, { finished: false }),
      result(2, player, { annulled: true }),
      result(3, player, { listed: false }),
    ],
    KNOWN,
    BOARD,
  );
  expect(page).toMatchObject({ games: 1, records: [] });
});

test('the lower bound of a share is that of Wilson', () => {
  expect(lowerBound(48, 50)).toBeCloseTo(0.8654, 3);
  expect(lowerBound(50, 50)).toBeCloseTo(0.9287, 3);
  expect(lowerBound(0, 10)).toBe(0);
});
