import { describe, expect, test } from 'vitest';
import { rule } from '../../../../core/laws/cite.ts';
import { REMOVED } from '../data.ts';
import { scene } from '../scene.ts';

describe('6.5 Buy Gift', () => {
  test('any own gift that is not available, for its value', () => {
    rule('C-ACT-BUYGIFT', 'C-ACT-BUYGIFT.1');
    const t = scene({ B: { hand: '23', available: '1 2' } });
    expect(t.branch().play('B: buyGift').legal('B')).toBe('g3 g4 g5');
    t.refused('B: buyGift g1', 'C-ACT-BUYGIFT.1').refused('B: buyGift g2', 'C-ACT-BUYGIFT.1');
    t.refused('B: buyGift g6', 'C-PAY-2');
    t.play('B: buyGift g5 $23');
    expect([t.player('B').gifts[4], t.eventsOf('paid')[0]!.cost]).toEqual([1, 5]);
    scene({ B: { available: '1 2 3', removed: '4 5 6' } }).refused('B: buyGift', 'C-ACT-BUYGIFT.1');
  });
});

describe('6.5 Give Gift', () => {
  test('an available gift to another player', () => {
    rule('C-ACT-GIVEGIFT', 'C-ACT-GIVEGIFT.1');
    const t = scene({ B: { available: '1 3' } });
    t.refused('B: giveGift g2', 'C-ACT-GIVEGIFT.1').refused('B: giveGift g3 >B', 'C-ACT-GIVEGIFT.1');
    t.play('B: giveGift g3 >P');
    expect([t.gifts, t.player('B').cubes, t.hand('B')]).toEqual(['B>P3', 2, '123']);
    expect(t.eventsOf('giftGiven')).toEqual([{ type: 'giftGiven', seat: 0, to: 2, value: 3 }]);
  });

  test('gift exchange of the worked example', () => {
    rule('C-EX-19', 'C-ACT-GIVEGIFT.2', 'C-ACT-GIVEGIFT.3', 'C-ACT-GIVEGIFT.4', 'C-OBL-1', 'C-CAN-1');
    const t = scene({ gifts: 'G>B3', B: { available: '2 3 4' }, G: { available: '5' } });
    t.refused('B: giveGift g2 >G', 'C-OBL-1');
    expect(t.can('B: giveGift g2 >P')).toBe(true);
    const higher = t.branch().play('B: giveGift g4 >G');
    expect(higher.gifts).toBe('B>G4');
    expect(higher.eventsOf('giftRemoved')).toEqual([
      { type: 'giftRemoved', seat: 1, to: 0, value: 3, cause: 'higherGift' },
    ]);
    t.play('B: giveGift g3 >G');
    expect(t.gifts).toBe('B>G3 G>B3');
    t.play('G: giveGift g5 >B');
    expect([t.gifts, t.player('G').gifts[2], t.player('B').gifts[2]]).toEqual(['G>B5', REMOVED, REMOVED]);
  });

  test('mutual gifts of equal value bind both, and one side may give higher', () => {
    rule('C-EDGE-22', 'C-EDGE-23', 'C-ACT-GIVEGIFT.4');
    const t = scene({ gifts: 'G>B2', B: { available: '2 4' } });
    t.play('B: giveGift g2 >G');
    expect(t.gifts).toBe('B>G2 G>B2');
    t.play('G: none\nP: none\nW: none\nY: none\nB: giveGift g4 >G');
    expect(t.eventsOf('giftRemoved').map(({ cause }) => cause)).toEqual(['replaced', 'higherGift']);
    expect(t.gifts).toBe('B>G4');
  });

  test('received gifts are not passed on', () => {
    rule('C-ACT-GIVEGIFT.5', 'C-EDGE-22');
    const t = scene({ gifts: 'G>B3', B: { available: '' } });
    t.refused('B: giveGift', 'C-ACT-GIVEGIFT.1');
  });

  test('a lower gift may replace a higher one, where obligation 1 allows', () => {
    rule('C-ACT-GIVEGIFT.6', 'C-EDGE-21', 'C-CAN-5', 'C-CONF-23');
    const t = scene({ gifts: 'B>G5', B: { available: '2' } }).play('B: giveGift g2 >G');
    expect([t.gifts, t.player('B').gifts[4]]).toEqual(['B>G2', REMOVED]);
    scene({ gifts: 'B>G5 G>B5', B: { available: '2' } }).refused('B: giveGift g2 >G', 'C-OBL-1');
  });

  test('no gift to give because of the gifts of all others', () => {
    rule('C-OBL-1');
    scene({ seats: 3, gifts: 'G>B2 P>B3' }).refused('B: giveGift', 'C-OBL-1');
  });
});

describe('obligations', () => {
  test('they bind the receiver only, and touch neither voyages nor invasions', () => {
    rule('C-OBL-5');
    const t = scene({
      gifts: 'B>G4',
      gongbu: '. . 3b 4g 5 . .',
      B: { available: '1', hand: '333', colonies: 1 },
      G: { shipyard: 1, colonies: 1, hand: '333', available: '1' },
    });
    expect(t.can('B: bribe G5')).toBe(true);
    expect(t.can('B: giveGift g1 >G')).toBe(true);
    t.play('B: none').refused('G: bribe G5', 'C-OBL-2').refused('G: giveGift g1 >B', 'C-OBL-1');
    expect(t.can('G: voyage x1')).toBe(true);
    expect(t.can('G: invade 1.1')).toBe(true);
  });

  test('there is no other way to get rid of a gift', () => {
    rule('C-CAN-6');
    const t = scene({ gifts: 'B>G1', bingbu: '. . 3g 4 5 . .', G: { hand: '123', available: '1' } });
    t.play('B: none\nG: giveGift g1 >B');
    expect(t.gifts).toBe('B>G1 G>B1');
    t.play('P: none\nW: none\nY: none\nB: none\nG: transfer B3 >P');
    expect(t.gifts).toBe('B>G1 G>B1');
    t.passAll().play('Y: none');
    expect(t.gifts).toBe('B>G1 G>B1');
  });

  test('what each way of cancelling leaves for the next count', () => {
    rule('C-CAN-1', 'C-CNT-1', 'C-CAN-5');
    const t = scene({ gifts: 'G>B1 B>P2', B: { available: '3' } });
    t.play('B: giveGift g3 >G').passAll().play('Y: none');
    expect([...'BGP'].map((letter) => t.player(letter).active)).toEqual([4, 4, 4]);
    expect(t.gifts).toBe('B>P2 B>G3');
  });
});
