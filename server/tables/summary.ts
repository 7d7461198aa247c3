import type { Seats } from '../../core/game.ts';
import { deadline } from '../../store/log/clock.ts';
import { botOf, botsToMove, type Ledger, peopleOf } from '../../store/log/ledger.ts';
import { invitedTo, standingOf } from '../../store/log/standing.ts';
import type { Summary, SummarySeat } from '../../store/store.ts';

/** After this time without a bot's move, any node may make it. */
export const LEASE_MS = 10_000;

/** Marks a seat that the game started without. */
const NO_SEAT = '-';
const unused: SummarySeat = { person: null, name: NO_SEAT, turn: false };

/** The seats in use. */
export const seatsInUse = ({ seats }: Summary): Summary['seats'] =>
  seats.filter(({ person, name }) => person !== null || name !== NO_SEAT);

export function summaryOf(ledger: Ledger): Summary {
  const players = ledger.seats.map((seat, i) => {
    const standing = standingOf(ledger, i);
    const invited = invitedTo(ledger, i);
    return {
      person: seat.person ?? null,
      name: seat.person === undefined ? (seat.bot ?? '') : (seat.name ?? ''),
      turn: ledger.status === 'running' && (ledger.active & (1 << i)) !== 0 && !botOf(ledger, seat),
      ...(standing && { standing }),
      ...(invited !== undefined && { invited }),
    };
  });
  return {
    status: ledger.status,
    updated: ledger.updated,
    due: dueAt(ledger),
    // Lists have a row for each seat of the table, so unused ones must be overwritten.
    seats: [...players, ...Array<SummarySeat>(ledger.planned - players.length).fill(unused)],
  };
}

/** A table of bots alone is never due: its bots play while somebody watches, driven by the watcher's node. */
function dueAt(ledger: Ledger): number | null {
  if (ledger.status !== 'running' || peopleOf(ledger) === 0) return null;
  if (botsToMove(ledger).length > 0) return ledger.updated + LEASE_MS;
  return ledger.settings.timeout === 'wait' ? null : deadline(ledger.clock, ledger.settings.pace);
}

/** Which part of a summary changed; a new time of the last change alone counts as nothing. */
export function summaryChange(old: Summary, now: Summary): 'nothing' | 'turns' | 'all' {
  if (old.status !== now.status || old.due !== now.due) return 'all';
  let change: 'nothing' | 'turns' = 'nothing';
  for (const [i, { person, name, turn, standing, invited }] of now.seats.entries()) {
    const before = old.seats[i]!;
    if (person !== before.person || name !== before.name) return 'all';
    if (standing !== before.standing || invited !== before.invited) return 'all';
    if (turn !== before.turn) change = 'turns';
  }
  return change;
}

/** The seats whose turn it is. */
export const turnsOf = ({ seats }: Summary): Seats =>
  seats.reduce((set, { turn }, seat) => (turn ? set | (1 << seat) : set), 0);
