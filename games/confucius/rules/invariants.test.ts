import { describe, expect, test } from 'vitest';
import { firstSeat, legalActions, over, phaseOf, type RuleId } from '../../../core/game.ts';
import { rule } from '../../../core/laws/cite.ts';
import { below, stream } from '../../../core/rng.ts';
import { setGift } from './gifts.ts';
import { confucius } from './index.ts';
import { scene } from './scene.ts';
import type { ConfuciusState } from './types.ts';

/** Breaks one thing and says what is noticed. */
const broken = (change: (s: ConfuciusState) => void): RuleId[] => {
  const before = scene({
    gifts: 'B>G1',
    bingbu: '. . 3b 4B 5 . .',
    B: { removed: '2', available: '3' },
  }).state;
  const s = confucius.clone(before);
  change(s);
  return confucius.invariants(s, before);
};

describe('section 11: each invariant notices its breach', () => {
  const cases: readonly (readonly [RuleId, string, (s: ConfuciusState) => void])[] = [
    ['C-CHK-1', 'a card is lost', (s) => s.deck[0]!--],
    ['C-CHK-2', 'a junk is lost', (s) => s.junks--],
    ['C-CHK-3', 'an army is lost', (s) => s.players[0]!.stock--],
    ['C-CHK-4', 'two gifts to one player', (s) => setGift(s, 0, 3, 4)],
    ['C-CHK-4', 'a removed gift returns', (s) => setGift(s, 0, 2, 1)],
    ['C-CHK-4', 'mutual gifts of unequal value', (s) => setGift(s, 1, 3, 3)],
    ['C-CHK-5', 'a candidate is lost', (s) => s.any--],
    [
      'C-CHK-6',
      'a reward card is lost',
      (s) => {
        s.rewardStack ^= 1;
      },
    ],
    ['C-CHK-7', 'a cube is lost', (s) => s.players[0]!.cubes--],
    [
      'C-CHK-8',
      'nobody is secured',
      (s) => {
        s.secured |= 1;
      },
    ],
    ['C-CHK-9', 'the wall is too long', (s) => s.wall++],
    ['C-CHK-10', 'a point from nowhere', (s) => s.players[0]!.vp++],
    [
      'C-CHK-14',
      'no candidate in a round',
      (s) => {
        s.candidate = -1;
        s.gone = s.gone.with(1, s.gone[1]! + 1);
      },
    ],
  ];
  for (const [id, what, change] of cases)
    test(`${id}: ${what}`, () => {
      rule(id);
      expect(broken(change)).toEqual([id]);
    });

  test('C-CHK-11: spaces 3, 4 and 5 are never empty', () => {
    rule('C-CHK-11');
    expect(
      broken((s) => {
        s.officialStack = s.officialStack.with(5, s.officialStack[5]! + 1);
        s.officials = s.officials.with(4, 0);
      }),
    ).toEqual(['C-CHK-11']);
  });

  test('resolved ministries never change and are secured', () => {
    rule('C-CHK-8');
    const before = scene({ bingbu: 'B B B G G G G', posts: 'bingbu:GB' }).state;
    const s = confucius.clone(before);
    s.markers[0] = 1;
    expect(confucius.invariants(s, before)).toEqual(['C-CHK-8']);
    s.markers[0] = 0;
    s.secured ^= 1;
    expect(confucius.invariants(s)).toEqual(['C-CHK-8']);
  });
});

/** What is left to spend in an actions phase: each turn takes something of it or is a pass (C-CHK-12). */
function fuel(s: ConfuciusState): number {
  const ones = (set: number): number => set.toString(2).replaceAll('0', '').length;
  let sum = 21 - ones(s.transferred & 0x1fffff);
  for (const { cubes, rewards, gifts } of s.players)
    sum += 1000 * cubes + 30 * ones(rewards) + 30 * gifts.filter((state) => state >= 3).length;
  return sum + 100 * ones(s.rewardStack);
}

describe('whole games', () => {
  test('the actions phase ends, VP never fall, and every decision keeps the invariants', () => {
    rule('C-CHK-12', 'C-CHK-10', 'C-CHK-2', 'C-CHK-9', 'C-SCR-1');
    for (let i = 0; i < 40; i++) {
      const rng = stream(`games ${i}`, 'x');
      let s = confucius.setup({ advanced: i % 2 === 0, admiral: false }, 3 + (i % 3), `games ${i}`);
      let last = Number.POSITIVE_INFINITY;
      let turns = 0;
      while (!over(s)) {
        const seat = firstSeat(confucius.active(s));
        const legal = legalActions(confucius, s, seat);
        const before = s;
        s = confucius.clone(s);
        const action = legal[below(rng, legal.length)]!;
        confucius.apply(s, seat, action);
        expect(confucius.invariants(s, before)).toEqual([]);
        const inPhase = s.stack[1]?.phase === 'turn' && s.round === before.round;
        if (phaseOf(s) !== 'turn' || !inPhase) continue;
        const passed = confucius.notate(action) === 'pass';
        if (before.stack[1]?.phase !== 'turn') last = Number.POSITIVE_INFINITY;
        if (!passed) expect(fuel(s)).toBeLessThan(last);
        last = fuel(s);
        turns++;
      }
      expect(turns).toBeGreaterThan(20);
      expect(s.wall).toBeLessThanOrEqual(9);
    }
  });
});
