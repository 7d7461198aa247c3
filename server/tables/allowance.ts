import type { Command } from '../../protocol/command.ts';
import { Refusal } from '../../protocol/fault.ts';
import type { Person } from '../../protocol/person.ts';
import type { Ledger } from '../../store/log/ledger.ts';

/** Lines of one person before the start of a game: sitting down, standing up, seating bots, talking. */
const LOBBY_LINES_EACH = 100;
/** Lines of everybody before the start. Beyond them each person has only a few, so that strangers cannot lock a table. */
const LOBBY_LINES = 1000;
const LATE_LINES_EACH = 4;
/** Lines of one person in all, other than decisions. */
const LINES_EACH = 1500;

/** Commands that somebody could repeat without end. A seat is freed only after it was taken, so that is never refused. */
const REPEATABLE: ReadonlySet<Command['type']> = new Set([
  'sit',
  'bot',
  'ready',
  'leave',
  'chat',
  'undo',
  'redo',
]);

/** Refuses what would let one person fill the log of a table, which everybody who comes must read. */
export function mustHaveRoom({ status, host, n, written }: Ledger, person: Person, { type }: Command): void {
  if (!REPEATABLE.has(type)) return;
  const lobby = n < LOBBY_LINES || person.id === host ? LOBBY_LINES_EACH : LATE_LINES_EACH;
  if ((written[person.id] ?? 0) >= (status === 'open' ? lobby : LINES_EACH))
    throw new Refusal('too-many', 'You have done this too often at this table.');
}
