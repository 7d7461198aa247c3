import type { Kysely, Transaction } from 'kysely';
import { inChunks } from '../rows.ts';
import type { RatingFoldRow, RatingPool, Schema } from '../schema.ts';
import { FORMULA, type RatedGame, type RatedSeat, RatingFold } from './fold.ts';

/**
 * Folds the rated results that are not yet in the ratings, or all. In one transaction, which other nodes wait for, so
 * that nobody sees a part.
 */
export function foldRatings(db: Kysely<Schema>, whole: boolean): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const fold = await lockedFold(trx);
    return whole || fold.version !== FORMULA || (await countUpTo(trx, fold)) !== fold.games
      ? foldAll(trx)
      : foldOn(trx, fold);
  });
}

/** The row is written before it is read, which locks it against other nodes. */
function lockedFold(db: Transaction<Schema>): Promise<RatingFoldRow> {
  return db
    .updateTable('rating_fold')
    .set((eb) => ({ id: eb.ref('id') }))
    .returningAll()
    .executeTakeFirstOrThrow();
}

async function foldAll(db: Transaction<Schema>): Promise<number> {
  const games = await gamesAfter(db, { ended: -1, table_id: '' });
  const fold = new RatingFold();
  for (const game of games) fold.add(game);
  await db.deleteFrom('ratings').execute();
  await db.deleteFrom('rating_steps').execute();
  for (const chunk of inChunks([...fold.ratings.values()]))
    await db.insertInto('ratings').values(chunk).execute();
  await store(db, fold, games, 0);
  return games.length;
}

async function foldOn(db: Transaction<Schema>, before: RatingFoldRow): Promise<number> {
  const games = await gamesAfter(db, before);
  if (games.length === 0) return 0;
  const people = [...new Set(games.flatMap(({ seats }) => seats.flatMap(({ person }) => person ?? [])))];
  const known = [];
  for (const chunk of inChunks(people))
    known.push(...(await db.selectFrom('ratings').selectAll().where('person', 'in', chunk).execute()));
  const fold = new RatingFold(known);
  for (const game of games) fold.add(game);
  const changed = new Set(fold.steps.map(({ pool, person }) => `${pool} ${person}`));
  const rows = [...fold.ratings.values()].filter(({ pool, person }) => changed.has(`${pool} ${person}`));
  for (const chunk of inChunks(rows))
    await db
      .insertInto('ratings')
      .values(chunk)
      .onConflict((oc) =>
        oc.columns(['pool', 'game', 'person']).doUpdateSet((eb) => ({
          mu: eb.ref('excluded.mu'),
          sigma: eb.ref('excluded.sigma'),
          games: eb.ref('excluded.games'),
          last: eb.ref('excluded.last'),
        })),
      )
      .execute();
  await store(db, fold, games, before.games);
  return games.length;
}

async function store(
  db: Transaction<Schema>,
  fold: RatingFold,
  games: readonly RatedGame[],
  before: number,
): Promise<void> {
  for (const chunk of inChunks(fold.steps)) await db.insertInto('rating_steps').values(chunk).execute();
  const { ended = 0, table = '' } = games.at(-1) ?? {};
  await db
    .updateTable('rating_fold')
    .set({ version: FORMULA, ended, table_id: table, games: before + games.length })
    .execute();
}

/** Rated results up to the last one that was folded: a different number means that one was annulled or came late. */
async function countUpTo(db: Kysely<Schema>, { ended, table_id }: RatingFoldRow): Promise<number> {
  const { count } = await db
    .selectFrom('results')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('rated', 'in', [...POOLS])
    .where('annulled', '=', 0)
    .where((eb) =>
      eb.or([eb('ended', '<', ended), eb.and([eb('ended', '=', ended), eb('table_id', '<=', table_id)])]),
    )
    .executeTakeFirstOrThrow();
  return count;
}

const POOLS: readonly RatingPool[] = ['people', 'training'];

/** Whether a fold would change anything. */
export async function isFolded(db: Kysely<Schema>): Promise<boolean> {
  const fold = await db.selectFrom('rating_fold').selectAll().executeTakeFirstOrThrow();
  if (fold.version !== FORMULA) return false;
  const { count } = await db
    .selectFrom('results')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('rated', 'in', [...POOLS])
    .where('annulled', '=', 0)
    .executeTakeFirstOrThrow();
  return count === fold.games && count === (await countUpTo(db, fold));
}

/** Rated results after a place, in the order in which the games ended. */
async function gamesAfter(
  db: Kysely<Schema>,
  { ended, table_id }: Pick<RatingFoldRow, 'ended' | 'table_id'>,
): Promise<RatedGame[]> {
  const rows = await db
    .selectFrom('results')
    .innerJoin('result_seats', 'result_seats.table_id', 'results.table_id')
    .select(['results.table_id', 'game', 'rated', 'ended', 'person', 'bot', 'place', 'away'])
    .where('rated', 'in', [...POOLS])
    .where('annulled', '=', 0)
    .where((eb) =>
      eb.or([
        eb('ended', '>', ended),
        eb.and([eb('ended', '=', ended), eb('results.table_id', '>', table_id)]),
      ]),
    )
    .orderBy('ended')
    .orderBy('results.table_id')
    .orderBy('seat')
    .execute();
  const games: (RatedGame & { readonly seats: RatedSeat[] })[] = [];
  for (const { table_id: table, game, rated, ended: at, person, bot, place, away } of rows) {
    if (games.at(-1)?.table !== table) games.push({ table, game, pool: rated!, ended: at, seats: [] });
    games.at(-1)!.seats.push({ person, bot, place, away: away === 1 });
  }
  return games;
}
