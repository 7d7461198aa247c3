import { TABLE_STATUSES, type TableListing, tableSettings } from '../../protocol/table.ts';
import type { ListCursor, TableSummary } from '../../store/store.ts';
import { seatsInUse } from './summary.ts';

/** A cursor in the public list as one word for URLs. */
export const cursorText = ({ turn, updated, id }: ListCursor): string => `${turn}.${updated}.${id}`;

export function cursorOf(text: string): ListCursor {
  const [turn = '', updated = '', id = ''] = text.split('.');
  return { turn: Number(turn), updated: Number(updated), id };
}

/** A table as a list shows it, to everybody or to one of its players; undefined if this version cannot read it. */
export function listingOf(summary: TableSummary, person?: string): TableListing | undefined {
  const { data: settings } = tableSettings.safeParse(summary.settings);
  const status = TABLE_STATUSES.find((known) => known === summary.status);
  if (!settings || !status) return undefined;
  const seats = seatsInUse(summary);
  return {
    id: summary.id,
    status,
    game: summary.game,
    seats: seats.length,
    free:
      summary.status === 'open'
        ? seats.filter(({ person: who, name }) => who === null && name === '').length
        : 0,
    names: seats.map(({ name }) => name),
    host: summary.host,
    pace: settings.pace,
    ...(settings.rated && { rated: true }),
    updated: summary.updated,
    ...(person === undefined ? {} : own(summary, person)),
  };
}

type Own = Pick<
  TableListing,
  'yourSeat' | 'yourTurn' | 'away' | 'resigned' | 'hosting' | 'invited' | 'circle'
>;

function own({ seats, host }: TableSummary, person: string): Own {
  const at = seats.findIndex((seat) => seat.person === person);
  const seat = seats[at];
  const invited = seats.some((kept) => kept.invited === person);
  const hostName = seats.find((one) => one.person === host)?.name ?? '';
  return {
    ...(seat && { yourSeat: at }),
    yourTurn: seat?.turn === true,
    ...(seat?.standing && { [seat.standing]: true }),
    ...(host === person && { hosting: true }),
    ...(!seat && !invited && host !== person && { circle: hostName }),
    ...(invited && { invited: hostName }),
  };
}
