import type { Seat } from '../../core/game.ts';
import { isFree, type Ledger } from './ledger.ts';

/** Whether the player of a seat is away from a running game or has resigned it. */
export function standingOf({ status, seats }: Ledger, at: Seat): 'away' | 'resigned' | undefined {
  const { person, absent, resigned } = seats[at]!;
  if (status !== 'running' || person === undefined) return undefined;
  if (resigned) return 'resigned';
  return absent ? 'away' : undefined;
}

/** The person for whom a seat of an open table is reserved. */
export const invitedTo = ({ status, seats, invited }: Ledger, at: Seat): string | undefined =>
  status === 'open' && isFree(seats[at]!) ? invited.find(({ seat }) => seat === at)?.person : undefined;
