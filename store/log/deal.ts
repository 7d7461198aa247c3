import type { Game, Seat, State } from '../../rules/core/game.ts';
import { gameSeed } from '../../rules/core/record.ts';
import { shuffle, stream } from '../../rules/core/rng.ts';
import type { NewTable } from '../store.ts';
import type { Ledger } from './ledger.ts';

export interface Deal {
  readonly state: State;
  /** Which seat each seat of the game was at the table. */
  readonly order: Seat[];
  readonly nonces: string[];
}

/** Sets the game up from the seed of the table and what those who sit there have added to it. */
export function deal(game: Game, table: NewTable, { settings, seats }: Ledger): Deal {
  const nonces = seats.flatMap(({ nonce }) => nonce ?? []);
  const seed = gameSeed(table.seed, nonces);
  const order = seats.map((_, seat) => seat);
  if (settings.order === 'random') shuffle(order, stream(seed, 'seating'));
  return { state: game.setup(settings.options, settings.seats, seed), order, nonces };
}
