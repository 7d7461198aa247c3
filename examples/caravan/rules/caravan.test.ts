import { describe, expect, test } from 'vitest';
import { rule } from '../../../core/laws/cite.ts';
import { ORDERS, TEAS } from './data.ts';
import { caravan } from './index.ts';
import { bidding, Game, selling } from './scene.ts';
import { pairsOf } from './scoring.ts';

const begin = (seats: number): Game => new Game(caravan.setup({ rounds: 6 }, seats, 'begin'));

describe('setup and orders', () => {
  test('48 chests, 12 coins, all prices 3, a lead by lot', () => {
    rule('T-SETUP-1', 'T-SETUP-2', 'T-SETUP-3', 'T-SETUP-4', 'T-SETUP-5');
    expect(caravan.seats).toEqual([2, 4]);
    const { state, coins } = begin(4);
    for (const tea of TEAS) expect(state.pile.filter((one) => one === tea)).toHaveLength(8);
    expect(coins).toEqual([12, 12, 12, 12]);
    expect(new Set(Object.values(state.prices))).toEqual(new Set([3]));
    const leads = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map(
      (seed) => caravan.setup({ rounds: 6 }, 4, seed).lead,
    );
    expect(new Set(leads).size).toBeGreaterThan(2);
  });

  test('three of 15 orders each, one of which everybody returns at once', () => {
    rule('T-ORDER-1', 'T-ORDER-2');
    expect(ORDERS).toHaveLength(15);
    const game = begin(2);
    const [own, other] = game.state.players.map(({ orders }) => orders);
    expect([own, other].map((orders) => orders!.length)).toEqual([3, 3]);
    expect(caravan.active(game.state)).toBe(0b11);
    game.refuses(`A -${other![0]}`, 'T-ORDER-2');
    game.play(`B -${other![0]}`);
    expect(caravan.active(game.state)).toBe(0b01);
    game.play(`A -${own![2]}`);
    expect(game.state.players.map(({ orders }) => orders)).toEqual([own!.slice(0, 2), other!.slice(1)]);
    expect(game.phase).toBe('bids');
  });
});

describe('loads and bids', () => {
  test('as many loads as merchants, of two chests', () => {
    rule('T-LOAD-1', 'T-ROUND-3');
    const game = begin(4);
    game.play(...game.state.players.map(({ orders }, seat) => `${'ABCD'[seat]} -${orders[0]}`));
    expect(game.state.loads.map(({ length }) => length)).toEqual([2, 2, 2, 2]);
    expect(game.state.pile).toHaveLength(40);
    expect(caravan.options.rounds.values(4)).toEqual([4, 6]);
  });

  test('a bid is for a load that lies there, of no more than 8 coins or what one has', () => {
    rule('T-BID-1', 'T-BID-2', 'T-ROUND-1');
    const game = bidding({ coins: [12, 2, 12] });
    expect(game.legal('A')).toHaveLength(3 * 9);
    expect(game.legal('B')).toHaveLength(3 * 3);
    game.refuses('A 4:1', 'T-BID-1').refuses('B 1:3', 'T-BID-2').refuses('A pass', 'T-ROUND-1');
    game.play('A 1:8');
    game.refuses('A 2:1', 'T-ROUND-2');
    const { stack } = caravan.view(game.state, 1);
    expect(stack.at(-1)).toEqual({ phase: 'bids', bids: ['sealed', null, null] });
  });

  test('the highest bid pays and takes, the outbid receive 2 coins, what nobody wanted is gone', () => {
    rule('T-AWARD-1', 'T-AWARD-3', 'T-AWARD-4');
    const game = bidding({
      loads: [
        ['dark', 'dark'],
        ['green', 'white'],
        ['black', 'oolong'],
      ],
    });
    game.play('A 1:3', 'B 2:0', 'C 1:5');
    expect(game.coins).toEqual([14, 12, 7]);
    expect(game.chests).toEqual(['', 'green white', 'dark dark']);
    expect(game.state.gone).toMatchObject({ black: 1, oolong: 1, dark: 0 });
  });

  test('of equal bids the first from the lead on is the highest', () => {
    rule('T-AWARD-2', 'T-ROUND-2');
    const game = bidding({ lead: 1 }).play('A 1:4', 'C 1:4', 'B 2:0');
    expect(game.coins).toEqual([14, 12, 8]);
    game.refuses('A pass', 'T-ROUND-2').play('B pass', 'C pass', 'A pass');
  });
});

describe('sale', () => {
  const chests = [['dark', 'dark', 'dark', 'dark', 'dark', 'white'], ['dark'], []] as const;

  test('each chest brings the price, which then falls, but not below 1', () => {
    rule('T-SALE-1', 'T-SALE-2');
    const game = selling({ chests, loads: [['green', 'white']], prices: { dark: 3 } });
    game.refuses('A dark*5'.replace('5', '4').replace('dark', 'white'), 'T-SALE-1');
    game.play('A dark*4');
    expect(game.coins).toEqual([12 + 3 + 2 + 1 + 1, 14, 14]);
    expect(game.state.prices.dark).toBe(1);
    game.refuses('B dark*2', 'T-SALE-1').play('B dark*1');
    expect(game.coins[1]).toBe(15);
  });

  test('what nobody sold rises by 1 up to 6, and the lead passes on', () => {
    rule('T-SALE-3', 'T-ROUND-4');
    const game = selling({ chests, loads: [['green', 'white']], prices: { dark: 3, black: 6 } });
    game.play('A dark*1', 'B pass', 'C pass');
    expect(game.state.prices).toEqual({ green: 4, white: 4, yellow: 4, oolong: 4, black: 6, dark: 2 });
    expect(game.state).toMatchObject({ lead: 1, round: 2 });
  });
});

describe('end', () => {
  test('every pair that an order names brings 10 coins, each chest once', () => {
    rule('T-END-1');
    const pairs = (orders: string[], chests: string[]) => pairsOf({ orders, chests } as never);
    expect(pairs(['green+white', 'green+dark'], ['green', 'white', 'dark'])).toBe(1);
    expect(pairs(['green+white', 'green+dark'], ['green', 'green', 'white', 'dark'])).toBe(2);
    expect(pairs(['green+white', 'black+dark'], ['green', 'green', 'white', 'white', 'dark'])).toBe(2);
    const game = selling({
      round: 6,
      loads: [['yellow', 'yellow']],
      chests: [['green', 'white'], ['dark', 'dark'], ['black']],
      orders: [
        ['green+white', 'green+dark'],
        ['green+dark', 'white+black'],
        ['oolong+black', 'white+dark'],
      ],
    });
    game.play('A pass', 'B pass', 'C pass');
    expect(game.coins).toEqual([22, 14, 14]);
    expect(game.phase).toBe('end');
  });

  test('most coins win; of equals who has more chests, and then they share', () => {
    rule('T-END-2', 'T-END-3');
    const places = (coins: number[], chests: number[]) =>
      caravan.places({
        ...begin(3).state,
        players: coins.map((n, seat) => ({
          coins: n,
          chests: Array(chests[seat]).fill('dark'),
          orders: [],
          bid: null,
        })),
      });
    expect(places([9, 8, 7], [0, 1, 2])).toEqual([1, 2, 3]);
    expect(places([9, 9, 9], [2, 1, 2])).toEqual([1, 3, 1]);
  });
});

test('a state that breaks an invariant is found', () => {
  rule('T-INV-1', 'T-INV-2');
  const { state } = begin(2);
  expect(caravan.invariants({ ...state, pile: state.pile.slice(1) })).toEqual(['T-INV-1']);
  expect(caravan.invariants({ ...state, prices: { ...state.prices, dark: 7 } })).toEqual(['T-INV-2']);
});
