import type { Game } from '../../rules/core/game.ts';
import { gameSeed, type Header, Recorder } from '../../rules/core/record.ts';
import type { NewTable } from '../store.ts';
import type { Ledger } from './ledger.ts';

/** The record of a game that has ended, its seed revealed. */
export function recordOf(game: Game, table: NewTable, ledger: Ledger): string {
  const { seed, salt, commitment } = table;
  const { settings, nonces } = ledger;
  const header: Header = {
    game: game.id,
    version: table.version,
    seats: settings.seats,
    options: settings.options,
    players: ledger.seats.map((seat) => seat.name || seat.bot || '-'),
    commitment,
    nonces,
    secret: { seed, salt },
  };
  const start = game.setup(settings.options, settings.seats, gameSeed(seed, nonces));
  const recorder = new Recorder(game, header, start);
  let state = start;
  for (const { seat, action } of ledger.moves) {
    state = game.clone(state);
    game.apply(state, seat, action);
    recorder.add(seat, action, state);
  }
  return recorder.text();
}
