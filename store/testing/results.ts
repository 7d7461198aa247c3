import type { GameResult, SeatResult, Store } from '../store.ts';
import { sampleLine, sampleSummary, sampleTable } from './samples.ts';

export const sampleSeat = (
  person: string | null,
  place: number,
  rest: Partial<SeatResult> = {},
): SeatResult => ({
  ...{ person, bot: null, place, points: 10 - place, sources: {}, away: false, answer: null, opening: null },
  ...rest,
});

export const sampleResult = (
  ended: number,
  players: readonly SeatResult[],
  rest: Partial<GameResult> = {},
): GameResult => ({
  ...{ game: 'han', version: 2, seats: players.length, options: {}, pace: { kind: 'none' }, listed: true },
  ...{ finished: true, decisions: 10, started: ended - 1000, ended, rated: 'people', players },
  ...rest,
});

/** Stores a table with a result, as the ending commit does. */
export const addResult = (store: Store, id: string, result: GameResult): Promise<void> =>
  store.tables.create(sampleTable(id), {
    table: id,
    lines: [sampleLine(1, { type: 'open', body: { host: 'anna' } })],
    summary: sampleSummary({ status: 'ended' }),
    result,
  });

/** Somebody with an account. */
export async function addAccount(store: Store, id: string, name: string): Promise<void> {
  await store.people.create({ id, name, created: 1_772_000_000_000, epoch: 1 });
  await store.accounts.addKey({
    ...{ id: `key-of-${id}`, person: id, kind: 'phrase', public: null, hash: id },
    ...{ counter: 0, label: '', created: 1, used: null },
  });
}
