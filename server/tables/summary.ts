import type { Seat } from '../../core/game.ts';
import { deadline, dueOf } from '../../store/log/clock.ts';
import { botOf, botsToMove, type Ledger, peopleOf } from '../../store/log/ledger.ts';
import { invitedTo, standingOf } from '../../store/log/standing.ts';
import type { Append, SeatNews, Summary, SummarySeat } from '../../store/store.ts';

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
      ...newsOf(ledger, i, invited),
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
  for (const [i, { person, name, turn, standing, invited, news }] of now.seats.entries()) {
    const before = old.seats[i]!;
    if (person !== before.person || name !== before.name) return 'all';
    if (standing !== before.standing || invited !== before.invited) return 'all';
    if (turn !== before.turn || !sameNews(news, before.news)) change = 'turns';
  }
  return change;
}

const sameNews = (a: SeatNews | undefined, b: SeatNews | undefined): boolean =>
  a?.kind === b?.kind && a?.n === b?.n && a?.due === b?.due;

/** The seats whose turns began, ended or got another time. */
export const changedTurns = (old: Summary, now: Summary): NonNullable<Append['turns']> =>
  now.seats.flatMap(({ turn, news }, seat) => {
    const before = old.seats[seat]!;
    if (turn === before.turn && sameNews(news, before.news)) return [];
    return [{ seat, turn, ...(news && { news }) }];
  });

/** What the person of a seat, or the one it is kept for, may be told of. */
function newsOf(ledger: Ledger, seat: Seat, invited: string | undefined): { news?: SeatNews } {
  const { status, clock, settings } = ledger;
  const since = ledger.awaited[seat];
  if (invited !== undefined) {
    const { n, at } = ledger.invited.find(({ person }) => person === invited)!;
    return { news: { kind: 'invited', n, at } };
  }
  const asked = status === 'open' ? ledger.seats[seat]?.asked : undefined;
  if (asked) return { news: { kind: 'asked', ...asked } };
  if (!since) return {};
  if (status === 'ended') return { news: { kind: 'ended', ...since } };
  if (status !== 'running') return {};
  const runs = settings.timeout !== 'wait' && (clock.running & (1 << seat)) !== 0;
  const due = runs ? dueOf(clock, seat) : undefined;
  return { news: { kind: 'turn', ...since, ...(due !== undefined && { due }) } };
}
