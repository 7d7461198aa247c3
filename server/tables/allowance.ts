import type { Command } from '../../protocol/command.ts';
import { Refusal } from '../../protocol/fault.ts';
import type { Person } from '../../protocol/person.ts';
import type { Ledger } from '../../store/log/ledger.ts';

/** Lines per person before the start: sitting, standing, seating bots, chat. */
const LOBBY_LINES_EACH = 100;
/**
 * Lines of everybody before the start. Beyond it each person has only a few, so that strangers cannot block a table.
 */
const LOBBY_LINES = 1000;
const LATE_LINES_EACH = 4;
/** Lines per person in total, not counting decisions. */
const LINES_EACH = 1500;

/** Commands that can be repeated without end. Freeing a seat is never refused, as somebody must sit first. */
const REPEATABLE: ReadonlySet<Command['type']> = new Set([
  'sit',
  'bot',
  'ready',
  'rated',
  'leave',
  'chat',
  'undo',
  'redo',
]);

/** Keeps one person from filling the log of a table, which every visitor reads. */
export function mustHaveRoom({ status, host, n, written }: Ledger, person: Person, { type }: Command): void {
  if (!REPEATABLE.has(type)) return;
  const lobby = n < LOBBY_LINES || person.id === host ? LOBBY_LINES_EACH : LATE_LINES_EACH;
  if ((written[person.id] ?? 0) >= (status === 'open' ? lobby : LINES_EACH))
    throw new Refusal('too-many', 'You have done this too often at this table.');
}
