import type { Game, Seat, State } from '../../rules/core/game.ts';
import { gameSeed } from '../../rules/core/record.ts';
import { shuffle, stream } from '../../rules/core/rng.ts';
import type { NewTable } from '../store.ts';
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
export function deal(game: Game, table: NewTable, { settings, seats, brought }: Ledger): Deal {
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
  let state = start;
  const events: object[] = [];
  const made = moves.map(([seat, action]) => {
    const before = state;
    const told: object[] = [];
    state = game.clone(before);
    game.apply(state, seat, action, (event) => told.push(event));
    events.push(told);
    return decisionOf(game, before, seat, action, state);
  });
  return { state, before: { moves: made, events } };
}
