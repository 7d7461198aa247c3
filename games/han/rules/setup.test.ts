import { describe, expect, test } from 'vitest';
import { rule } from '../../../core/laws/cite.ts';
import { allOptions, defaultOptions, parseOptions } from '../../../core/options.ts';
import { stream } from '../../../core/rng.ts';
import { COLOURS, KINDS, MAP_IDS } from './data.ts';
import { han } from './index.ts';
import { options as spec } from './options.ts';
import { deal } from './setup.ts';
import { cardsOf } from './transcript.ts';
import type { HanOptions, HanState } from './types.ts';

const SIDES = { 1: MAP_IDS[0], 2: MAP_IDS[1] } as const;
const start = (side: 1 | 2, seats: number, given: Record<string, string> = {}, seed = 'x'): HanState =>
  han.setup(parseOptions(han, seats, { map: SIDES[side], ...given }), seats, seed);

/** All cards in the game by colour: pile, display, hands. */
const cardsIn = (s: HanState): number[] =>
  COLOURS.map((_, c) => {
    const lying = [...s.pile, ...s.display].filter((card) => card === c).length;
    return lying + s.scores.reduce((sum, _n, seat) => sum + s.hands[seat * KINDS + c]!, 0);
  });

/** Table of H-SETUP-3. */
const DECKS = [
  { side: 1, seats: 5, deck: [10, 11, 11, 12, 13], pile: 38 },
  { side: 1, seats: 4, deck: [9, 10, 10, 11, 12], pile: 36 },
  { side: 1, seats: 3, deck: [8, 9, 9, 10, 11], pile: 34 },
  { side: 2, seats: 4, deck: [7, 8, 8, 9, 10], pile: 27 },
  { side: 2, seats: 3, deck: [6, 7, 7, 8, 9], pile: 25 },
  { side: 2, seats: 2, deck: [5, 6, 6, 7, 8], pile: 23 },
] as const;

describe('setup', () => {
  test('side 1 for 3 to 5 players, side 2 for 2 to 4', () => {
    rule('H-SETUP-1', 'H-RULE-1');
    const maps = (seats: number) => [...new Set((allOptions(han, seats) as HanOptions[]).map((o) => o.map))];
    expect(maps(2)).toEqual([SIDES[2]]);
    expect(maps(3)).toEqual([SIDES[1], SIDES[2]]);
    expect(maps(4)).toEqual([SIDES[1], SIDES[2]]);
    expect(maps(5)).toEqual([SIDES[1]]);
    expect(() => start(1, 2)).toThrow('with 2 seats is one of ways-of-diplomacy');
    expect(() => start(2, 5)).toThrow('with 5 seats is one of border-disputes');
  });

  test('each player has 20 pagodas, 8 emissaries and, with the option, a fortress', () => {
    rule('H-SETUP-2', 'H-FORT-1', 'H-RULE-14');
    for (const side of [1, 2] as const) {
      const s = start(side, 3);
      expect([s.pagodaSupply, s.emissarySupply, s.fortressSupply, s.scores]).toEqual([
        [20, 20, 20],
        [8, 8, 8],
        [0, 0, 0],
        [0, 0, 0],
      ]);
      expect(start(side, 3, { fortresses: 'true' }).fortressSupply).toEqual([1, 1, 1]);
    }
  });

  test.each(DECKS)('side $side with $seats players', ({ side, seats, deck, pile }) => {
    rule('H-SETUP-3', 'H-SETUP-4', 'H-RULE-3', 'H-RULE-4', 'H-RULE-9');
    const s = start(side, seats);
    expect(cardsIn(s)).toEqual(deck);
    expect([s.pile.length, s.display.length]).toEqual([pile, side === 1 ? 4 : 3]);
    for (let seat = 0; seat < seats; seat++)
      expect(s.hands.slice(seat * KINDS, (seat + 1) * KINDS).reduce((a, b) => a + b)).toBe(3);
    expect([s.discard, s.removed]).toEqual([
      [0, 0, 0, 0, 0],
      Array(5).fill([[], [], [5, 4, 3], [2, 1, 0]][side === 1 ? 3 : 2]![seats - (side === 1 ? 3 : 2)]),
    ]);
  });

  test('the starting player is a random seat or the chosen one', () => {
    rule('H-SETUP-5');
    const random = new Set(Array.from({ length: 60 }, (_, i) => start(1, 4, {}, `seed ${i}`).start));
    expect([...random].sort()).toEqual([0, 1, 2, 3]);
    for (const startPlayer of ['0', '2', '3']) {
      const s = start(1, 4, { startPlayer });
      expect([s.start, han.active(s)]).toEqual([Number(startPlayer), 1 << Number(startPlayer)]);
    }
    expect(() => start(1, 3, { startPlayer: '3' })).toThrow('startPlayer');
  });

  test('the options, where they apply, and their defaults', () => {
    rule('H-SETUP-6', 'H-RULE-2', 'H-RULE-3', 'H-RULE-5', 'H-RULE-14');
    expect(Object.keys(spec)).toEqual([
      'map',
      'fortresses',
      'portScoring',
      'removal',
      'borderJoker',
      'startPlayer',
    ]);
    const rest = { fortresses: false, removal: 'perColour', borderJoker: false, startPlayer: 'random' };
    expect(defaultOptions(han, 4)).toEqual({ map: SIDES[1], portScoring: true, ...rest });
    expect(defaultOptions(han, 2)).toEqual({ map: SIDES[2], portScoring: false, ...rest });
    expect(() => start(2, 3, { portScoring: 'true' })).toThrow('is one of false');
    expect(() => start(2, 3, { borderJoker: 'true' })).toThrow('is one of false');
    expect(() => start(1, 3, { removal: 'total' })).toThrow('is one of perColour');
    // Side 1 has three choices of two and side 2 has two, for a start player drawn or chosen.
    expect(allOptions(han, 4)).toHaveLength((2 * 2 * 2 + 2 * 2) * 5);
    expect(allOptions(han, 2)).toHaveLength(2 * 2 * 3);
  });

  test.each([
    [4, 54, 3],
    [3, 53, 4],
    [2, 52, 5],
  ])('removal in total with %i players leaves %i cards', (seats, deck, removed) => {
    rule('H-SETUP-8', 'H-RULE-3', 'H-INV-1');
    const lots = new Set<string>();
    for (let i = 0; i < 40; i++) {
      const s = start(2, seats, { removal: 'total' }, `seed ${i}`);
      expect(s.removed.reduce((a, b) => a + b)).toBe(removed);
      expect(cardsIn(s).reduce((a, b) => a + b)).toBe(deck);
      expect(han.invariants(s)).toEqual([]);
      expect(han.view(s, 0).removed).toEqual([]);
      lots.add(s.removed.join());
    }
    expect(lots.size).toBeGreaterThan(5);
  });

  test('a deck lists its cards from the top: hands by seat, then the display, then the pile', () => {
    rule('H-SETUP-7', 'H-SETUP-4');
    const deck = cardsOf('vvyoogrrygvyrgoyv');
    const s = deal(defaultOptions(han, 3), 3, 1, deck, [], stream('x', 'y'));
    expect(s.hands).toEqual([2, 1, 0, 0, 0, 0, 0, 2, 1, 0, 0, 1, 0, 0, 2]);
    expect(s.display).toEqual(cardsOf('gvyr'));
    expect(s.pile.toReversed()).toEqual(cardsOf('goyv'));
  });

  test('the same seed deals the same, another seed otherwise', () => {
    rule('H-SETUP-4');
    expect(start(1, 4)).toEqual(start(1, 4));
    expect(start(1, 4).pile).not.toEqual(start(1, 4, {}, 'y').pile);
  });
});
