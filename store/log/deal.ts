import type { Game, Seat, State } from '../../core/game.ts';
import { playAgain } from '../../core/play.ts';
import { gameSeed } from '../../core/record.ts';
import { shuffle, stream } from '../../core/rng.ts';
import type { TableRecord } from '../store.ts';
import { type Decision, decisionOf } from './decision.ts';
import { isFree, type Ledger } from './ledger.ts';
import type { Brought } from './line.ts';

export interface Deal {
  readonly state: State;
  /** Which seat each seat of the game was at the table. */
  readonly order: Seat[];
  readonly nonces: string[];
  /** What was decided before the game came here, with the events of each decision. */
  readonly before?: { readonly moves: Decision[]; readonly events: object[] };
}

/** Sets the game up for the taken seats, from the seed of the table and what their players have added to it. */
export function deal(game: Game, table: TableRecord, { settings, seats, brought }: Ledger): Deal {
  const order = seats.flatMap((seat, at) => (isFree(seat) ? [] : at));
  const setup = (nonces: readonly string[]) =>
    game.setup(settings.options, order.length, gameSeed(table.seed, nonces));
  if (brought)
    return { order, nonces: [...brought.nonces], ...playedOn(game, setup(brought.nonces), brought) };
  const nonces = seats.flatMap(({ nonce }) => nonce ?? []);
  if (settings.order === 'random') shuffle(order, stream(gameSeed(table.seed, nonces), 'seating'));
  return { state: setup(nonces), order, nonces };
}

function playedOn(game: Game, start: State, { moves }: Brought): Pick<Deal, 'state' | 'before'> {
  const made = [
    ...playAgain(
      game,
      start,
      moves.map(([seat, action]) => ({ seat, action })),
    ),
  ];
  return {
    state: made.at(-1)?.state ?? start,
    before: { moves: made.map((each) => decisionOf(game, each)), events: made.map(({ events }) => events) },
  };
}
