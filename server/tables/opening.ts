import { randomBytes } from 'node:crypto';
import { commit, type Secret } from '../../core/record.ts';
import { RecordError, replay } from '../../core/replay.ts';
import { gameOf, games } from '../../games/rules.ts';
import { Refusal } from '../../protocol/fault.ts';
import type { BroughtGame } from '../../protocol/http.ts';
import type { Person } from '../../protocol/person.ts';
import type { TableSettings } from '../../protocol/table.ts';
import { newId } from '../../store/id.ts';
import { emptyLedger, fold, type Ledger } from '../../store/log/ledger.ts';
import type { Brought, LineDraft, TableLine } from '../../store/log/line.ts';
import type { FirstLines, TableRecord } from '../../store/store.ts';
import { checkedOptions, mustExist, sitting } from './lobby.ts';
import { summaryOf } from './summary.ts';
import { tableTime } from './time.ts';

interface BegunElsewhere {
  readonly secret: Secret;
  readonly brought: Brought;
}

interface Birth {
  readonly id?: string;
  readonly from?: BegunElsewhere;
  /** For whom it is, if not for everybody who knows the id. */
  readonly circle?: readonly string[] | undefined;
}

/** A new table: its secret seed, the commitment to it, and its first lines. */
export function opening(
  host: Person,
  settings: TableSettings,
  seated: readonly LineDraft[] = [],
  { id = newId(), from, circle }: Birth = {},
): [table: TableRecord, first: FirstLines] {
  const game = gameOf(settings.game);
  mustExist(settings.standIn);
  const { seed, salt } = from?.secret ?? drawnSecret();
  const table: TableRecord = {
    id,
    game: game.id,
    version: game.version,
    settings: { ...settings, options: checkedOptions(game, settings.seats, settings.options) },
    listed: settings.listed,
    host: host.id,
    created: tableTime(),
    seed,
    salt,
    commitment: commit({ seed, salt }),
  };
  const drafts: LineDraft[] = [
    {
      type: 'open',
      body: { host: host.id, ...(from && { brought: from.brought }), ...(circle && { circle }) },
    },
    ...seated,
  ];
  const lines = drafts.map((draft, i) => ({ ...draft, n: i + 1, at: table.created }) as TableLine);
  const ledger = lines.reduce(fold, emptyLedger(table.settings as TableSettings));
  return [table, { table: table.id, lines, summary: summaryOf(ledger) }];
}

const drawnSecret = (): Secret => ({
  seed: randomBytes(32).toString('hex'),
  salt: randomBytes(16).toString('hex'),
});

/** A table for a game begun on the host's device, fully checked by the rules. */
export function broughtOpening(
  host: Person,
  { record, seat, bots, table }: BroughtGame,
): [TableRecord, FirstLines] {
  const { header, game, steps, finished } = replayed(record);
  if (finished) throw new Refusal('ended', 'The game has ended and cannot be continued.');
  if (bots.length !== header.seats)
    throw new Refusal('malformed', `The game has ${header.seats} seats, not ${bots.length}.`);
  if (bots[seat] !== null) throw new Refusal('seat-taken', `Seat ${seat} is not for a person.`);
  const seated = bots.map((bot, at): LineDraft[] => {
    if (at === seat) return [{ type: 'sit', body: sitting(seat, host) }];
    if (bot === null) return [];
    mustExist(bot);
    return [{ type: 'bot', body: { seat: at, bot } }];
  });
  const { seats, options, nonces } = header;
  const settings: TableSettings = {
    ...table,
    game: game.id,
    seats,
    options,
    order: 'seated',
    autoStart: false,
    rated: false,
    reliability: 0,
  };
  const moves = steps.map(({ seat: by, action }) => [by, action] as const);
  return opening(host, settings, seated.flat(), {
    from: { secret: header.secret!, brought: { nonces, moves } },
  });
}

function replayed(record: string) {
  try {
    return replay(record, games);
  } catch (error) {
    if (error instanceof RecordError) throw new Refusal('malformed', error.message);
    throw error;
  }
}

/** A rematch: the asker and the bots are seated, each one seat further; the others are invited. */
export const invitedAgain = ({ seats }: Ledger, asker: string): LineDraft[] =>
  seats.flatMap((_, seat): LineDraft[] => {
    const { person, name = '', account, bot } = seats[(seat + 1) % seats.length]!;
    if (person === asker)
      return [{ type: 'sit', body: sitting(seat, { id: person, name, ...(account && { account }) }) }];
    if (person !== undefined) return [{ type: 'invite', body: { seat, person, name } }];
    return bot === undefined ? [] : [{ type: 'bot', body: { seat, bot } }];
  });
