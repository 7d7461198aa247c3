import { randomBytes } from 'node:crypto';
import { Refusal } from '../../protocol/fault.ts';
import type { Person } from '../../protocol/person.ts';
import type { TableSettings } from '../../protocol/table.ts';
import type { Game } from '../../rules/core/game.ts';
import { InputError, parseOptions } from '../../rules/core/options.ts';
import { commit } from '../../rules/core/record.ts';
import { games } from '../../rules/index.ts';
import { emptyLedger, fold, type Ledger } from '../../store/log/ledger.ts';
import type { Draft, TableLine } from '../../store/log/line.ts';
import type { Append, NewTable } from '../../store/store.ts';
import { newId } from './id.ts';
import { mustExist } from './lobby.ts';
import { summaryOf } from './summary.ts';

/** A table as it is first kept: with its seed, which nobody sees before the end, and the commitment to it. */
export function opening(
  host: Person,
  settings: TableSettings,
  seated: readonly Draft[] = [],
): [table: NewTable, first: Append] {
  const game = games[settings.game] as unknown as Game;
  mustExist(settings.standIn);
  const seed = randomBytes(32).toString('hex');
  const salt = randomBytes(16).toString('hex');
  const table: NewTable = {
    id: newId(),
    game: game.id,
    version: game.version,
    settings: { ...settings, options: checkedOptions(game, settings) },
    listed: settings.listed,
    host: host.id,
    created: Date.now(),
    seed,
    salt,
    commitment: commit({ seed, salt }),
  };
  const drafts: Draft[] = [{ type: 'open', body: { host: host.id } }, ...seated];
  const lines = drafts.map((draft, i) => ({ ...draft, n: i + 1, at: table.created }) as TableLine);
  const ledger = lines.reduce(fold, emptyLedger(table.settings as TableSettings));
  return [table, { table: table.id, lines, summary: summaryOf(ledger) }];
}

/** The same people and bots for another game, each one seat further. */
export const seatedAgain = ({ seats }: Ledger): Draft[] =>
  seats.flatMap((_, seat): Draft[] => {
    const { person, name = '', bot } = seats[(seat + 1) % seats.length]!;
    if (person !== undefined) return [{ type: 'sit', body: { seat, person, name } }];
    return bot === undefined ? [] : [{ type: 'bot', body: { seat, bot } }];
  });

function checkedOptions(game: Game, { options, seats }: TableSettings): TableSettings['options'] {
  const given = Object.fromEntries(Object.entries(options).map(([name, value]) => [name, String(value)]));
  try {
    return parseOptions(game, seats, given) as TableSettings['options'];
  } catch (error) {
    if (error instanceof InputError) throw new Refusal('malformed', error.message);
    throw error;
  }
}
