import type { Game, Seat } from '../../core/game.ts';
import { applyDecisions } from '../../core/play.ts';
import { gameSeed, type Header, Recorder } from '../../core/record.ts';
import { replay } from '../../core/replay.ts';
import { games } from '../../games/rules.ts';
import type { TableRecord } from '../store.ts';
import { reading } from '../unreadable.ts';
import type { Ledger } from './ledger.ts';
import { settingsOf } from './settings.ts';

/** Stands for a player whose name is unknown or erased. */
const NOBODY = '-';

/** The record of a finished game with its seed, by today's rules. */
export const recordOf = (
  game: Game,
  table: Pick<TableRecord, 'settings' | 'version' | 'seed' | 'salt' | 'commitment'>,
  ledger: Ledger,
): string => reading('its record cannot be made by this version', () => makeRecord(game, table, ledger));

function makeRecord(...[game, table, ledger]: Parameters<typeof recordOf>): string {
  const { version, seed, salt, commitment } = table;
  const { settings, nonces } = ledger;
  // Throws if this version cannot read the options: the record would be played by others.
  settingsOf(game, table);
  const header: Header = {
    game: game.id,
    version,
    seats: settings.seats,
    options: settings.options,
    players: ledger.seats.map((seat) => seat.name || seat.bot || NOBODY),
    commitment,
    nonces,
    secret: { seed, salt },
  };
  const start = game.setup(settings.options, settings.seats, gameSeed(seed, nonces));
  const recorder = new Recorder(game, header, start);
  for (const { seat, action, state } of applyDecisions(game, start, ledger.moves))
    recorder.add(seat, action, state);
  return recorder.text();
}

/**
 * Removes a player's name from a record. The checks cover names, so they are computed again; where today's rules
 * cannot do that, the name is removed all the same and the record no longer verifies.
 */
export function forgetPlayer(text: string, seat: Seat): string {
  try {
    const { game, header, start, steps } = replay(text, games);
    const recorder = new Recorder(game, { ...header, players: header.players.with(seat, NOBODY) }, start);
    for (const { seat: by, action, state } of steps) recorder.add(by, action, state);
    return recorder.text();
  } catch {
    const player = `player ${seat} `;
    return text
      .split('\n')
      .map((line) => (line.startsWith(player) ? player + NOBODY : line))
      .join('\n');
  }
}
