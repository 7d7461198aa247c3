import { describe, expect, test } from 'vitest';
import { rule } from '../../../core/laws/cite.ts';
import { allOptions, defaultOptions, parseOptions } from '../../../core/options.ts';
import { coinsOf } from './cards.ts';
import { ANY, AVAILABLE, LAND_CHITS, MINISTRY_CHITS, NOT_AVAILABLE } from './data.ts';
import { confucius } from './index.ts';
import { scene } from './scene.ts';

const PLAIN = { advanced: false, admiral: false };
const SEEDS = Array.from({ length: 60 }, (_, i) => `seed ${i}`);
const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
const start = (seats: number, seed = 'x') => confucius.setup(PLAIN, seats, seed);

describe('section 3: setup', () => {
  test('supply and reward cards', () => {
    rule('C-SET-1', 'C-SET-2');
    const s = start(4);
    expect([s.junks, s.wall, s.round]).toEqual([25, 0, 1]);
    expect(s.rewardStack).toBe(1023);
    expect(confucius.view(s, 0).rewardsLeft).toBe(10);
  });

  test('two green chits a ministry, the higher for the Minister', () => {
    rule('C-SET-3');
    let equal = 0;
    for (const seed of SEEDS) {
      const { chits } = start(3, seed);
      const rest = [...MINISTRY_CHITS];
      for (const chit of chits) rest.splice(rest.indexOf(chit), 1);
      expect(rest).toHaveLength(4);
      for (let m = 0; m < 3; m++) expect(chits[2 * m]).toBeGreaterThanOrEqual(chits[2 * m + 1]!);
      if (chits[0] === chits[1]) equal++;
    }
    expect(equal).toBeGreaterThan(0);
  });

  test('one blue chit a distant land, three foreign lands', () => {
    rule('C-SET-4', 'C-SET-5');
    for (const seed of SEEDS) {
      const { landChits, lands } = start(5, seed);
      const rest = [...LAND_CHITS];
      for (const chit of landChits) rest.splice(rest.indexOf(chit), 1);
      expect([landChits.length, rest.length]).toEqual([5, 2]);
      expect(new Set(lands).size).toBe(3);
    }
  });

  test('the named candidates are shuffled on top of three for any ministry', () => {
    rule('C-SET-6', 'C-CONF-16');
    const tops = SEEDS.map((seed) => start(3, seed));
    expect(new Set(tops.map((s) => s.candidate))).toEqual(new Set([0, 1, 2]));
    for (const s of tops) {
      expect(s.candidate).not.toBe(ANY);
      expect(s.named).toBe(7 ^ (1 << s.candidate));
      expect(s.any).toBe(3);
    }
  });

  test('nine officials are laid out, fifteen remain', () => {
    rule('C-SET-7');
    const s = start(3);
    const row = [false, false, true, true, true, false, false];
    expect(s.officials.map((cost) => cost >= 2)).toEqual([...row, ...row, ...row]);
    expect(sum(s.officialStack)).toBe(15);
  });

  test('hands of one card of each type, and a deck of the rest', () => {
    rule('C-SET-8');
    for (const [seats, deck] of [
      [3, 57],
      [4, 54],
      [5, 51],
    ] as const) {
      const s = start(seats);
      expect(s.players.every(({ hand }) => hand.join() === '1,1,1')).toBe(true);
      expect([sum(s.deck), sum(s.discard), coinsOf(s, 0)]).toEqual([deck, 0, 6]);
    }
  });

  test('what each player has', () => {
    rule('C-SET-9');
    const [a] = start(3).players;
    expect(a!.gifts).toEqual([AVAILABLE, ...Array<number>(5).fill(NOT_AVAILABLE)]);
    expect([a!.stock, a!.vp, a!.shipyard, a!.ocean, a!.rewards, a!.colonies]).toEqual([6, 0, 0, 0, 0, 0]);
  });

  test('the first round begins with the gift count', () => {
    rule('C-SET-10', 'C-EX-1');
    const s = start(5);
    expect(s.round).toBe(1);
    expect(s.players.map(({ active }) => active)).toEqual([3, 3, 3, 3, 3]);
  });

  test('options', () => {
    rule('C-OPT-1', 'C-OPT-2', 'C-OPT-3');
    expect(confucius.seats).toEqual([3, 5]);
    expect(() => parseOptions(confucius, 6, {})).toThrow('3 to 5 seats');
    expect(defaultOptions(confucius, 3)).toEqual(PLAIN);
    expect(allOptions(confucius, 3)).toHaveLength(4);
    const gifts = { B: { available: '2', shipyard: 2, cubes: 2 } };
    scene(gifts).refused('B: petition', 'C-ACT-PETITION.1');
    expect(scene({ ...gifts, options: { advanced: true } }).can('B: petition')).toBe(true);
  });

  test('chance comes from the seed alone', () => {
    rule('C-RNG-1', 'C-RNG-2', 'C-CHF-1');
    const chiefs = SEEDS.map((seed) => start(5, seed).chief);
    expect(new Set(chiefs).size).toBe(5);
    expect(start(5, 'same')).toEqual(start(5, 'same'));
    expect(start(5, 'one').landChits).not.toEqual(start(5, 'other').landChits);
    expect(Object.keys(start(3).rng)).toEqual(['officials', 'candidates', 'deck', 'rewards']);
  });
});
