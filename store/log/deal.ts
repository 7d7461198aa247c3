import type { Game, Seat, State } from '../../core/game.ts';
import { applyDecisions } from '../../core/play.ts';
import { gameSeed } from '../../core/record.ts';
import { shuffle, stream } from '../../core/rng.ts';
import type { TableRecord } from '../store.ts';
import { type Decision, decisionOf } from './decision.ts';
import { isFree, type Ledger } from './ledger.ts';
import type { Brought } from './line.ts';

export interface Deal {
  readonly state: State;
  /** For each seat of the game, its seat at the table before. */
  readonly order: Seat[];
  readonly nonces: string[];
  /** Decisions made before the game was brought here, and the events of each. */
  readonly before?: { readonly moves: Decision[]; readonly events: object[] };
}

/** Sets up the game for the taken seats, from the table's seed and the players' nonces. */
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
    ...applyDecisions(
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
