import type { Kysely } from 'kysely';
import type { GameId } from '../../games/list.ts';
import { actInForce, tableUnlisted } from '../conduct/people.ts';
import type { ResultRow, ResultSeatRow, Schema } from '../schema.ts';
import type { RatingStep, Results, SeatResult, StoredRating, StoredResult } from '../store.ts';
import { parseJson } from '../unreadable.ts';
import { foldRatings, isFolded } from './ratings.ts';

export class SqlResults implements Results {
  readonly #db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  async find(table: string): Promise<StoredResult | undefined> {
    const row = await this.#db
      .selectFrom('results')
      .selectAll()
      .select((eb) => tableUnlisted(eb, 'results.table_id', Date.now()).as('unlisted'))
      .where('table_id', '=', table)
      .executeTakeFirst();
    return row && (await this.#withSeats([row]))[0];
  }

  async of(person: string, limit: number): Promise<StoredResult[]> {
    const rows = await this.#db
      .selectFrom('results')
      .selectAll()
      .select((eb) => tableUnlisted(eb, 'results.table_id', Date.now()).as('unlisted'))
      .where('table_id', 'in', (eb) =>
        eb.selectFrom('result_seats').select('table_id').where('person', '=', person),
      )
      .orderBy('ended', 'desc')
      .orderBy('table_id')
      .limit(limit)
      .execute();
    return this.#withSeats(rows);
  }

  async rate(): Promise<number> {
    return (await isFolded(this.#db)) ? 0 : foldRatings(this.#db, false);
  }

  rateAll(): Promise<number> {
    return foldRatings(this.#db, true);
  }

  async annul(table: string, on: boolean): Promise<boolean> {
    return this.#db.transaction().execute(async (db) => {
      const { numUpdatedRows } = await db
        .updateTable('results')
        .set({ annulled: on ? 1 : 0 })
        .where('table_id', '=', table)
        .executeTakeFirstOrThrow();
      // The ratings are of no version until all are made again.
      await db.updateTable('rating_fold').set({ version: 0 }).execute();
      return numUpdatedRows > 0n;
    });
  }

  ratings(person: string): Promise<StoredRating[]> {
    return this.#db
      .selectFrom('ratings')
      .selectAll()
      .where('person', '=', person)
      .orderBy('pool')
      .orderBy('game')
      .execute();
  }

  board(game: GameId, games: number, opponents: number): Promise<StoredRating[]> {
    const varied = this.#db
      .selectFrom('results')
      .innerJoin('result_seats as own', 'own.table_id', 'results.table_id')
      .innerJoin('result_seats as other', 'other.table_id', 'results.table_id')
      .select('own.person')
      .where('rated', '=', 'people')
      .where('annulled', '=', 0)
      .where('game', '=', game)
      .where('own.person', 'is not', null)
      .whereRef('other.person', '<>', 'own.person')
      .groupBy('own.person')
      .having(({ fn }) => fn.count('other.person').distinct(), '>=', opponents);
    return this.#db
      .selectFrom('ratings')
      .selectAll()
      .where('pool', '=', 'people')
      .where('game', '=', game)
      .where('games', '>=', games)
      .where('person', 'in', varied.$castTo<{ person: string }>())
      .orderBy('mu', 'desc')
      .orderBy('person')
      .execute();
  }

  steps(person: string): Promise<RatingStep[]> {
    return this.#db
      .selectFrom('rating_steps')
      .select(['table_id as table', 'before', 'after'])
      .where('person', '=', person)
      .execute();
  }

  async isPublic(person: string): Promise<boolean> {
    const row = await this.#db
      .selectFrom('result_seats')
      .innerJoin('results', 'results.table_id', 'result_seats.table_id')
      .select('results.table_id')
      .where('person', '=', person)
      .where('annulled', '=', 0)
      .where((eb) =>
        eb.or([
          eb.and([eb('listed', '=', 1), eb.not(tableUnlisted(eb, 'results.table_id', Date.now()))]),
          eb('rated', '=', 'people'),
        ]),
      )
      .where((eb) => eb.not(actInForce(eb, 'unlisted', 'result_seats.person', Date.now())))
      .limit(1)
      .executeTakeFirst();
    return row !== undefined;
  }

  async ofGame(game: string, limit: number): Promise<StoredResult[]> {
    const rows = await this.#db
      .selectFrom('results')
      .selectAll()
      .select((eb) => tableUnlisted(eb, 'results.table_id', Date.now()).as('unlisted'))
      .where('game', '=', game)
      .orderBy('ended', 'desc')
      .orderBy('table_id')
      .limit(limit)
      .execute();
    return this.#withSeats(rows);
  }

  async #withSeats(rows: readonly ReadRow[]): Promise<StoredResult[]> {
    const seats: ResultSeatRow[] = [];
    for (let from = 0; from < rows.length; from += PAGE)
      seats.push(...(await this.#seatsOf(rows.slice(from, from + PAGE).map(({ table_id }) => table_id))));
    const byTable = Map.groupBy(seats, ({ table_id }) => table_id);
    return rows.map((row) => storedResult(row, byTable.get(row.table_id) ?? []));
  }

  #seatsOf(tables: readonly string[]): Promise<ResultSeatRow[]> {
    return this.#db
      .selectFrom('result_seats')
      .selectAll()
      .where('table_id', 'in', tables)
      .orderBy('table_id')
      .orderBy('seat')
      .execute();
  }
}

/** Small enough for the parameter limits of both databases. */
const PAGE = 500;

/** A result with whether a moderator has unlisted its table. */
type ReadRow = ResultRow & { readonly unlisted: unknown };

const storedResult = (row: ReadRow, seats: readonly ResultSeatRow[]): StoredResult => ({
  table: row.table_id,
  game: row.game,
  version: row.version,
  seats: row.seats,
  options: parseJson(row.options, 'the options of its result are damaged'),
  pace: parseJson(row.pace, 'the pace of its result is damaged'),
  listed: row.listed === 1 && !row.unlisted,
  finished: row.finished === 1,
  decisions: row.decisions,
  started: row.started,
  ended: row.ended,
  rated: row.rated,
  annulled: row.annulled === 1,
  players: seats.map(seatResult),
});

const seatResult = ({
  person,
  bot,
  place,
  points,
  sources,
  away,
  answer,
  opening,
}: ResultSeatRow): SeatResult => ({
  person,
  bot,
  place,
  points,
  sources: parseJson(sources, 'the points of its result are damaged') as Record<string, number>,
  away: away === 1,
  answer,
  opening,
});
