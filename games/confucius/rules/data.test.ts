import { describe, expect, test } from 'vitest';
import { rule } from '../../../core/laws/cite.ts';
import {
  ALL_REWARDS,
  ANY_CANDIDATES,
  ARMIES,
  BOX_ACTIONS,
  BOX_VP,
  CANDIDATES,
  CARD_TYPES,
  COINS,
  COLOURS,
  COPIES,
  CUBE_SPACES,
  CUBES,
  DISTANT_LANDS,
  DUE_ROUND,
  FIRST_CUBES,
  FOREIGN_LANDS,
  GIFTS,
  INVASION_COST,
  JUNK_PRICE,
  JUNK_PRICE_GONGBU,
  JUNKS,
  LAND_CHITS,
  LICENCES,
  MINISTRIES,
  MINISTRY_CHITS,
  OFFICIAL_TILES,
  OFFICIALS,
  REPEAT_CUBES,
  REWARD_BOX,
  REWARD_CARDS,
  REWARDS,
  ROUNDS,
  SPACE_OF,
  SPACES,
} from './data.ts';
import { influence, spaceOf } from './officials.ts';
import { scene } from './scene.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

describe('section 2: components', () => {
  test('counts of table 2.2', () => {
    rule('C-CMP-2', 'C-CMP-3');
    expect(COLOURS).toEqual(['white', 'yellow', 'black', 'green', 'purple']);
    expect(CARD_TYPES * COPIES).toBe(66);
    expect(COINS.map((coins, c) => coins + LICENCES[c]!)).toEqual([4, 4, 4]);
    expect([GIFTS, ARMIES, JUNKS, ROUNDS]).toEqual([6, 6, 25, 9]);
    expect([sum(OFFICIAL_TILES), CANDIDATES, ANY_CANDIDATES]).toEqual([24, 6, 3]);
    expect(OFFICIAL_TILES.slice(2)).toEqual([3, 4, 5, 5, 4, 3]);
    expect([MINISTRY_CHITS.length, sum(MINISTRY_CHITS)]).toEqual([10, 60]);
    expect([LAND_CHITS.length, sum(LAND_CHITS)]).toEqual([7, 22]);
    for (const seats of [3, 4, 5] as const) {
      const { state } = scene({ seats });
      expect(state.players).toHaveLength(seats);
      expect([state.junks, state.officials.length, state.lands.length]).toEqual([25, 21, 3]);
    }
  });

  test('markers never run out: twenty officials and more of one player', () => {
    rule('C-CMP-1');
    const t = scene({
      bingbu: 'B B B B B B o',
      hubu: 'B B B B B B B',
      gongbu: 'B B B B B B B',
      reached: 'india:B africa:B',
      B: { rewards: 'bribeBingbu' },
    });
    t.play('B: !bribeBingbu B7');
    expect(t.owners('bingbu')).toBe('BBBBBBb');
  });

  test('cards of one type are equal, and a hand is three counts', () => {
    rule('C-CMP-4');
    const t = scene({ B: { hand: '1122333' } });
    expect(t.player('B').hand).toEqual([2, 2, 3]);
    expect(t.play('B: buyGift g3 $12').hand('B')).toBe('12333');
  });

  test('a candidate has no bribe cost and carries a secured marker', () => {
    rule('C-CMP-5', 'C-DEF-2');
    const t = scene({ phase: 'favour', students: 'B -', examForced: true, bingbu: '. . 3 4 5 6 7' });
    t.play('Y: none\nB: B1');
    expect(t.official('B1')).toBe('*B');
  });

  test('each ministry has seven spaces, of which 3, 4 and 5 are filled first', () => {
    rule('C-CMP-6', 'C-CMP-7', 'C-DEF-5', 'C-CONF-17');
    expect(MINISTRIES).toEqual(['bingbu', 'hubu', 'gongbu']);
    expect([SPACES, OFFICIALS]).toEqual([7, 21]);
    expect([0, 6, 7, 20].map(spaceOf)).toEqual([1, 7, 1, 7]);
    const t = scene({ seats: 3 });
    const filled = t.state.officials.map((cost) => cost > 0);
    expect(filled).toEqual(MINISTRIES.flatMap(() => [false, false, true, true, true, false, false]));
  });

  test('tables 2.8 to 2.10 and 2.13 to 2.15', () => {
    rule('C-CONF-18');
    expect(JUNK_PRICE.slice(1)).toEqual([1, 3, 6, 10]);
    expect(JUNK_PRICE_GONGBU.slice(1)).toEqual([1, 2, 4, 7]);
    expect(FOREIGN_LANDS.map((land, i) => [land, INVASION_COST[i], BOX_VP[i], REWARD_BOX[i]])).toEqual([
      ['annam', 8, [4, 3], 1],
      ['yunnan', 4, [4, 2], 1],
      ['mongolia', 6, [4, 3, 2], 1],
      ['korea', 7, [4, 4, 3], 2],
      ['manchuria', 5, [5, 3, 3, 2], 1],
    ]);
    expect(BOX_VP.map(sum)).toEqual([7, 6, 9, 11, 13]);
    expect(DUE_ROUND).toEqual([4, 6, 8]);
    expect(DISTANT_LANDS).toEqual(['spiceIslands', 'india', 'arabia', 'africa', 'americas']);
    expect(REWARD_CARDS.map((kind) => REWARDS[kind])).toEqual([
      'bribeBingbu',
      'bribeHubu',
      'bribeGongbu',
      'bribeAny',
      'bribeAny',
      'gift',
      'extra',
      'cash',
      'army',
      'insult',
    ]);
    expect(ALL_REWARDS).toBe(1023);
    const box = BOX_ACTIONS.map((id, a) => [id, CUBE_SPACES[SPACE_OF[a]!], FIRST_CUBES[a], REPEAT_CUBES[a]]);
    expect(box).toContainEqual(['secure', 'official', 1, 2]);
    expect(box).toContainEqual(['voyage', 'navy', 1, 2]);
    expect(box).toContainEqual(['invade', 'army', 1, 2]);
    expect(box).toContainEqual(['transfer', 'transfer', 0, 0]);
    expect(box).toContainEqual(['petition', 'petition', 2, 2]);
    expect(box).toContainEqual(['none', 'none', 1, 1]);
    expect(CUBES).toEqual([3, 4, 4, 5]);
  });

  test('totals above 30 are legal', () => {
    rule('C-CMP-8', 'C-EDGE-60');
    const t = scene({ B: { vp: 30, rewards: 'insult', colonies: 1 } }, ['C-CHK-10']);
    expect(t.play('B: !insult').player('B').vp).toBe(32);
  });
});

describe('2.1 definitions', () => {
  test('seats are clockwise, and the last is followed by the first', () => {
    rule('C-DEF-1');
    const t = scene({ seats: 3, chief: 'P' });
    expect(t.asks).toBe('B turn');
    expect(t.play('B: none\nG: none\nP: none').asks).toBe('B turn');
    t.refused('B: giveGift g1 >W', 'C-ACT-GIVEGIFT.1');
  });

  test('unbribed, unsecured, secured', () => {
    rule('C-DEF-3');
    const t = scene({ bingbu: '. . 2 2g 3G . .', G: { hand: '33' }, turn: 'G' });
    t.refused('G: secure B3', 'C-ACT-SECURE.1').refused('G: secure B5', 'C-ACT-SECURE.1');
    expect(t.play('G: secure B4 $3').official('B4')).toBe('2G');
    expect(t.official('B3')).toBe('2');
  });

  test('influence counts every marker in a ministry, whatever its seniority', () => {
    rule('C-DEF-4');
    const { state } = scene({ bingbu: '. b B *B 4g . .', hubu: '. . 3b 4 5 . .' });
    expect([0, 1, 2].map((m) => influence(state, 0, m))).toEqual([3, 1, 0]);
    expect(influence(state, 1, 0)).toBe(1);
  });

  test('a ministry is resolved once and for all', () => {
    rule('C-DEF-6');
    const t = scene({ bingbu: 'B B B G G G G', posts: 'bingbu:GB', B: { hand: '333' } });
    t.refused('B: bribe B1', 'C-ACT-BRIBE.1').refused('B: transfer', 'C-ACT-TRANSFER.1');
  });

  test('one active gift at most for each ordered pair', () => {
    rule('C-DEF-7');
    const t = scene({ gifts: 'B>G1', B: { available: '2' } });
    expect(t.play('B: giveGift g2 >G').gifts).toBe('B>G2');
  });

  test('what is removed from the game never returns', () => {
    rule('C-DEF-8');
    const t = scene({ gifts: 'B>G1', B: { available: '2', hand: '333', cubes: 4 } });
    t.play('B: giveGift g2 >G\nG: none\nP: none\nW: none\nY: none');
    t.refused('B: giveGift', 'C-ACT-GIVEGIFT.1').refused('B: buyGift g1', 'C-ACT-BUYGIFT.1');
  });

  test('chief minister and Chief Minister have nothing to do with each other', () => {
    rule('C-DEF-9');
    const t = scene({ phase: 'favour', round: 9, chief: 'Y', hubu: 'G G 3 4 5 . .' });
    t.play('Y: none');
    expect([t.state.chief, t.state.titles[1]]).toEqual([4, 1]);
  });
});
