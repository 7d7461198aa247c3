import { Refusal } from '../../protocol/fault.ts';
import { FEW_GAMES } from '../../protocol/people.ts';
import type { Person } from '../../protocol/person.ts';
import { type Ledger, seatOf } from '../../store/log/ledger.ts';
import type { SeatResult, Store, StoredResult } from '../../store/store.ts';

/** How many games with others count. */
const RELIABILITY_TABLES = 50;
/** Standard deviations of a 95 % interval. */
const Z = 1.96;

/** A seat that is or was a person's. */
const isPerson = ({ bot }: SeatResult): boolean => bot === null;

/** The last games of a person with others. */
export const gamesWithOthers = (results: readonly StoredResult[]): readonly StoredResult[] =>
  results
    .filter(({ annulled, players }) => !annulled && players.filter(isPerson).length > 1)
    .slice(0, RELIABILITY_TABLES);

/** Lower bound of the Wilson interval for a share. */
export function lowerBound(hits: number, of: number): number {
  if (of === 0) return 0;
  const share = hits / of;
  const middle = share + Z ** 2 / (2 * of);
  const spread = Z * Math.sqrt((share * (1 - share)) / of + (Z / (2 * of)) ** 2);
  return Math.max(0, (middle - spread) / (1 + Z ** 2 / of));
}

/** Whether a person finished each of their last games with others, newest first, and the share that follows from it. */
export function reliabilityOf(results: readonly StoredResult[], id: string) {
  const tables = gamesWithOthers(results).map(
    ({ players }) => !players.find(({ person }) => person === id)!.away,
  );
  const finished = tables.filter(Boolean).length;
  return tables.length >= FEW_GAMES
    ? { tables, finished, atLeast: lowerBound(finished, tables.length) }
    : undefined;
}

/** Refuses a seat to somebody who has not finished enough games for this table, unless they host it or are invited. */
export async function mustBeReliable(
  { results }: Pick<Store, 'results'>,
  ledger: Ledger,
  { id }: Person,
): Promise<void> {
  const { settings, host, invited } = ledger;
  if (settings.reliability === 0 || host === id || seatOf(ledger, id) !== undefined) return;
  if (invited.some(({ person }) => person === id)) return;
  const games = gamesWithOthers(await results.of(id, 2 * RELIABILITY_TABLES));
  const kept = games.filter(({ players }) => players.some(({ person, away }) => person === id && !away));
  if (lowerBound(kept.length, games.length) * 100 < settings.reliability)
    throw new Refusal(
      'unreliable',
      `This table is for people who have finished enough of their games: a reliability of ${settings.reliability} %.`,
    );
}
