import { Transcript } from '../../../core/laws/transcript.ts';
import type { Order, Tea } from './data.ts';
import { caravan } from './index.ts';
import { perTea, setup } from './setup.ts';
import type { CaravanKinds, CaravanState } from './types.ts';

/** A game of merchants A to D that is told moves. */
export class Game extends Transcript<CaravanKinds> {
  constructor(state: CaravanState) {
    super(caravan, 'ABCD', state);
  }

  get chests(): string[] {
    return this.state.players.map(({ chests }) => chests.join(' '));
  }

  get coins(): number[] {
    return this.state.players.map(({ coins }) => coins);
  }
}

export interface Position {
  readonly seats?: number;
  readonly lead?: number;
  /** Of all rounds; the last is the usual one to test the end. */
  readonly round?: number;
  readonly loads?: readonly (readonly Tea[])[];
  readonly prices?: Partial<Record<Tea, number>>;
  readonly coins?: readonly number[];
  readonly chests?: readonly (readonly Tea[])[];
  readonly orders?: readonly (readonly Order[])[];
}

/** Before the bids of a round. What lies somewhere is taken from the pile; what is not stated is as at the beginning. */
export function bidding(given: Position = {}): Game {
  const { seats = 3, lead = 0, round = 1 } = given;
  const s = setup({ rounds: 6 }, seats, 'scene');
  const take = (tea: Tea): Tea => {
    s.pile.splice(s.pile.indexOf(tea), 1);
    return tea;
  };
  s.stack = [{ phase: 'round' }, { phase: 'bids', bids: s.players.map(() => null) }];
  s.lead = lead;
  s.round = round;
  s.prices = { ...perTea(3), ...given.prices };
  s.loads = (given.loads ?? s.players.map(() => ['green', 'dark'] as const)).map((teas) => teas.map(take));
  s.players.forEach((player, seat) => {
    player.coins = given.coins?.[seat] ?? 12;
    player.chests = (given.chests?.[seat] ?? []).map(take);
    player.orders = [...(given.orders?.[seat] ?? player.orders.slice(0, 2))];
  });
  return new Game(s);
}

/** The same after bids that bring nobody anything new: everybody bids for the first load, which the lead takes for nothing. */
export const selling = (given: Position): Game => {
  const game = bidding(given);
  return game.play(...game.state.players.map((_, seat) => `${'ABCD'[seat]} 1:0`));
};
