import { describe, expect, test } from 'vitest';
import { rule } from '../../../../core/laws/cite.ts';
import { scene } from '../scene.ts';

describe('6.7 Emperor’s Reward cards', () => {
  test('a whole turn, at no cubes, with or without cubes left, one a turn', () => {
    rule('C-ACT-REWARD', 'C-RWD-1', 'C-RWD-2');
    const t = scene({ seats: 3, B: { cubes: 1, rewards: 'cash army' } });
    t.refused('B: !gift', 'C-RWD-1');
    t.play('B: !cash');
    expect([t.player('B').cubes, t.asks, t.rewards('B'), t.played]).toEqual([1, 'G turn', 'army', 'cash']);
    t.play('G: none\nP: none\nB: none\nG: none\nP: none');
    expect(t.legal('B')).toBe('pass !army');
    t.play('B: !army');
    expect(t.player('B').colonies).toBe(1);
  });

  test('cards are kept and do not count for the hand limit', () => {
    rule('C-RWD-2', 'C-EOR-5');
    const t = scene({ phase: 'favour', B: { hand: '1123', rewards: 'cash army gift extra insult' } });
    t.play('Y: none');
    expect([t.asks, t.rewards('B').split(' ').length]).toEqual(['Y chief', 5]);
  });

  test('after use a card is removed from the game, the insult card stays with its army', () => {
    rule('C-RWD-3', 'C-HID-6');
    const t = scene({ B: { rewards: 'insult', colonies: 2 } }).play('B: !insult');
    expect([t.played, t.player('B').insult, t.player('B').colonies]).toEqual(['insult', 1, 1]);
  });

  test('a card gained now may be played from the next turn on', () => {
    rule('C-RWD-4', 'C-EDGE-57');
    const t = scene({ seats: 3, rewardStack: 'cash', B: { hand: '11', shipyard: 5, cubes: 1 } });
    t.play('B: voyage x5 $11').play('B: india');
    expect([t.rewards('B'), t.asks]).toEqual(['cash', 'G turn']);
    t.play('G: none\nP: none');
    expect(t.legal('B')).toBe('pass !cash');
    const favour = scene({ seats: 3, phase: 'favour', rewardStack: 'cash', P: { hand: '11', shipyard: 5 } });
    favour.play('P: voyage x5 $11').play('P: india');
    expect([favour.asks, favour.rewards('P')]).toEqual(['P chief', 'cash']);
    expect(favour.play('P: >B\nG: none').legal('P')).toContain('!cash');
  });

  test('Bribery, free: an unbribed official of the named ministry', () => {
    rule('C-RWD-BRIBE', 'C-CONF-14');
    const t = scene({
      bingbu: '. . 3 4g 5G . .',
      hubu: '. . 3 4 5 . .',
      B: { hand: '3', rewards: 'bribeBingbu' },
    });
    t.refused('B: !bribeBingbu H3', 'C-RWD-BRIBE.1').refused('B: !bribeBingbu B5', 'C-RWD-BRIBE');
    t.refused('B: !bribeBingbu B4', 'C-PAY-2').refused('B: !bribeBingbu B1', 'C-RWD-BRIBE');
    t.play('B: !bribeBingbu B3');
    expect([t.official('B3'), t.hand('B'), t.player('B').cubes, t.played]).toEqual([
      '3b',
      '3',
      3,
      'bribeBingbu',
    ]);
  });

  test('Bribery, paid: another player’s unsecured official, unsecured again', () => {
    rule('C-RWD-BRIBE', 'C-CONF-14');
    const t = scene({ bingbu: '. . 3b 4g 5 . .', B: { hand: '33', rewards: 'bribeAny' } });
    t.refused('B: !bribeAny B3', 'C-RWD-BRIBE');
    t.play('B: !bribeAny B4 $33');
    expect([t.official('B4'), t.hand('B')]).toEqual(['4b', '']);
    expect(t.eventsOf('bribed')[0]).toMatchObject({ from: 1 });
  });

  test('Bribery of a resolved ministry works in any other', () => {
    rule('C-RWD-BRIBE');
    const t = scene({ bingbu: 'G G G G P P P', posts: 'bingbu:GP', B: { rewards: 'bribeBingbu' } });
    t.refused('B: !bribeBingbu B1', 'C-RWD-BRIBE');
    expect(t.branch().play('B: !bribeBingbu').legal('B')).toBe('H3 H4 H5 G3 G4 G5');
  });

  test('Bribery of an unresolved ministry without targets does not widen', () => {
    rule('C-RWD-BRIBE.1', 'C-EDGE-61', 'C-EDGE-20', 'C-CONF-23');
    const t = scene({
      bingbu: '. . 3G 4b 5G . .',
      B: { hand: '1', rewards: 'bribeBingbu bribeAny', cubes: 0 },
    });
    t.refused('B: !bribeBingbu', 'C-RWD-BRIBE.1');
    expect(t.legal('B')).toBe('transfer pass !bribeAny');
  });

  test('what keeps a Bribery card in hand: the price, or that nothing is left', () => {
    rule('C-RWD-3', 'C-PAY-2', 'C-RWD-BRIBE.1');
    const B = { hand: '1', rewards: 'bribeBingbu bribeAny' };
    const none = '2G 2G 3G 3G 3G 3G 4G';
    const dear = scene({ bingbu: '. . 3G 4b 5g . .', hubu: '. . B B B . .', gongbu: '. . B B B . .', B });
    dear.refused('B: !bribeBingbu', 'C-PAY-2').refused('B: !bribeAny', 'C-PAY-2');
    const nothing = { hubu: '. . B B B . .', gongbu: '. . B B B . .', B };
    scene({ bingbu: '. . 3G 4b 5G . .', ...nothing })
      .refused('B: !bribeBingbu', 'C-RWD-BRIBE.1')
      .refused('B: !bribeAny', 'C-RWD-3');
    scene({ bingbu: none, posts: 'bingbu:GG', ...nothing })
      .refused('B: !bribeBingbu', 'C-RWD-3')
      .refused('B: !bribeAny', 'C-RWD-3');
  });

  test('two cards for any ministry', () => {
    rule('C-RWD-BRIBE');
    const t = scene({ seats: 3, B: { rewards: 'bribeAny bribeAny' } });
    t.play('B: !bribeAny H3\nG: none\nP: none\nB: !bribeAny G3');
    expect([t.official('H3'), t.official('G3'), t.played]).toEqual(['3b', '3b', 'bribeAny bribeAny']);
  });

  test('Gift', () => {
    rule('C-RWD-GIFT', 'C-RWD-GIFT.1');
    const t = scene({ B: { rewards: 'gift', hand: '' } });
    t.refused('B: !gift g1', 'C-RWD-GIFT.1');
    t.play('B: !gift g6');
    expect(t.player('B').gifts).toEqual([1, 0, 0, 0, 0, 1]);
    scene({ B: { rewards: 'gift', available: '1 2 3 4 5', removed: '6' } }).refused(
      'B: !gift',
      'C-RWD-GIFT.1',
    );
  });

  test('Extra Action: any box action without cubes, under all other rules', () => {
    rule('C-RWD-EXTRA', 'C-EDGE-11', 'C-ACT-BRIBE.2');
    const t = scene({
      options: { advanced: true },
      gifts: 'G>B1',
      bingbu: '. . 3g 4b 5 . .',
      B: { cubes: 0, placed: 'tax:3 official:2', rewards: 'extra', hand: '12', commerceUsed: true },
    });
    t.play('B: !extra');
    expect(t.legal('B')).toBe('bribe nominate force buyJunks recruit buyGift giveGift transfer tax none');
    t.refused('B: commerce', 'C-ACT-COMMERCE.1').refused('B: petition', 'C-ACT-PETITION.2');
    t.refused('B: bribe B5', 'C-OBL-2').refused('B: bribe H5', 'C-PAY-2').refused('B: pass', 'C-DEC-1');
    t.play('B: buyJunks x2 $12');
    expect([t.player('B').shipyard, t.player('B').cubes, t.played, t.asks]).toEqual([
      2,
      0,
      'extra',
      'G turn',
    ]);
    expect(t.eventsOf('acted')).toEqual([
      { type: 'acted', seat: 0, action: 'buyJunks', by: 'extra', cubes: 0 },
    ]);
  });

  test('Cash, Army, Emperor Insulted!', () => {
    rule('C-RWD-CASH', 'C-RWD-ARMY', 'C-RWD-ARMY.1', 'C-RWD-INSULT', 'C-RWD-INSULT.1');
    const t = scene({ B: { rewards: 'cash army insult', hand: '' } });
    expect(t.branch().play('B: !cash').hand('B')).toHaveLength(4);
    expect(t.branch().play('B: !army').player('B')).toMatchObject({ stock: 5, colonies: 1 });
    t.refused('B: !insult', 'C-RWD-INSULT.1');
    scene({ B: { rewards: 'army', colonies: 6 } }).refused('B: !army', 'C-RWD-ARMY.1');
    const insult = scene({ B: { rewards: 'insult', colonies: 1 } }).play('B: !insult');
    expect(insult.player('B')).toMatchObject({ vp: 2, insult: 1, colonies: 0, stock: 5 });
  });
});
