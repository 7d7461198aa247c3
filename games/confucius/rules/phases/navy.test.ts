import { describe, expect, test } from 'vitest';
import { rule } from '../../../../core/laws/cite.ts';
import { scene } from '../scene.ts';
import { junksOnVoyages } from '../scoring.ts';

describe('6.3 Buy Junks', () => {
  test('one to four, by the table', () => {
    rule('C-ACT-BUYJUNKS', 'C-ACT-BUYJUNKS.1', 'C-ACT-BUYJUNKS.2', 'C-ACT-BUYJUNKS.3');
    const t = scene({ B: { hand: '3333' } });
    expect(t.branch().play('B: buyJunks').legal('B')).toBe('x1 x2 x3 x4');
    t.refused('B: buyJunks x5', 'C-ACT-BUYJUNKS.1');
    t.play('B: buyJunks x4 $3333');
    expect([t.player('B').shipyard, t.state.junks, t.eventsOf('paid')[0]!.cost]).toEqual([4, 21, 10]);
    scene({ B: { hand: '23' } }).refused('B: buyJunks x3', 'C-PAY-2');
  });

  test('at most what is left, and nothing from an empty supply', () => {
    rule('C-ACT-BUYJUNKS.1', 'C-EDGE-3');
    const t = scene({ G: { shipyard: 23 }, B: { hand: '333' } });
    expect(t.play('B: buyJunks').legal('B')).toBe('x1 x2');
    t.refused('B: x3', 'C-ACT-BUYJUNKS.1');
    scene({ G: { shipyard: 20 }, P: { ocean: 4 }, W: { ocean: 1 } }).refused(
      'B: buyJunks',
      'C-ACT-BUYJUNKS.1',
    );
  });
});

describe('6.3 Start a Voyage', () => {
  test('Yellow sails to Africa and later to India', () => {
    rule(
      'C-EX-8',
      'C-ACT-VOYAGE',
      'C-ACT-VOYAGE.1',
      'C-ACT-VOYAGE.2',
      'C-ACT-VOYAGE.3',
      'C-ACT-VOYAGE.5',
      'C-OBL-5',
    );
    const t = scene({
      turn: 'Y',
      chief: 'W',
      gifts: 'B>Y5',
      Y: { hand: '1111333333', shipyard: 6, cubes: 5 },
    });
    t.refused('Y: voyage x7', 'C-ACT-VOYAGE.1');
    t.play('Y: voyage x6 $11');
    expect(t.asks).toBe('Y land');
    t.play('Y: africa');
    expect(t.player('Y')).toMatchObject({ shipyard: 0, ocean: 1, vp: 3 });
    expect([t.state.junks, t.state.first[3], t.state.reached[3]]).toEqual([24, 4, 1 << 4]);
    expect(t.rewards('Y').split(' ')).toHaveLength(1);
    t.play('B: none\nG: none\nP: none\nW: none\nY: buyJunks x4 +3 +3 +3 +3 ok');
    expect(t.cubesOn('Y', 'navy')).toBe(3);
    t.play('B: none\nG: none\nP: none\nW: none\nY: voyage x4 +1 +3 ok india');
    expect(t.player('Y')).toMatchObject({ ocean: 0, vp: 7 });
    expect(t.rewards('Y').split(' ')).toHaveLength(2);
    expect(junksOnVoyages(t.state, 4)).toBe(10);
  });

  test('as many licences as junks', () => {
    rule('C-ACT-VOYAGE.1');
    const t = scene({ B: { hand: '13', shipyard: 5 } });
    t.refused('B: voyage x5', 'C-PAY-2');
    t.play('B: voyage x4 $13');
    expect([t.player('B').ocean, t.asks]).toEqual([4, 'G turn']);
  });

  test('two voyages in one action, each to another land', () => {
    rule('C-EX-21', 'C-ACT-VOYAGE.4', 'C-EDGE-54');
    const t = scene({ B: { hand: '11', ocean: 4, shipyard: 6 } });
    t.play('B: voyage x6 $11').play('B: india');
    expect(t.events.map(({ type }) => type)).toEqual(['landed', 'rewardGained']);
    expect([t.asks, t.player('B').ocean, t.state.junks]).toEqual(['B land', 5, 20]);
    t.refused('B: india', 'C-ACT-VOYAGE.6');
    t.play('B: arabia');
    expect([t.player('B').ocean, t.state.junks, t.player('B').vp]).toEqual([0, 25, 7]);
    expect(t.rewards('B').split(' ')).toHaveLength(2);
  });

  test('who comes later gets a reward card but no chit', () => {
    rule('C-ACT-VOYAGE.6', 'C-CONF-8', 'C-CONF-7');
    const t = scene({ reached: 'india:G', B: { hand: '11', shipyard: 5 } });
    t.play('B: voyage x5 $11').play('B: india');
    expect(t.eventsOf('landed')).toEqual([{ type: 'landed', seat: 0, land: 1, vp: 0 }]);
    expect([t.player('B').vp, t.rewards('B').split(' ').length, t.state.first[1]]).toEqual([0, 1, 1]);
    expect(junksOnVoyages(t.state, 0)).toBe(5);
  });

  test('no reward card from an empty stack', () => {
    rule('C-ACT-VOYAGE.3', 'C-RWD-5');
    const t = scene({ rewardStack: '', B: { hand: '11', shipyard: 5 } });
    t.play('B: voyage x5 $11').play('B: india');
    expect([t.eventsOf('rewardGained'), t.rewards('B')]).toEqual([[], '']);
  });

  test('the last land is reached without a question', () => {
    rule('C-ACT-VOYAGE.7', 'C-DEC-1');
    const t = scene({ reached: 'spiceIslands:B india:B arabia:B africa:B', B: { hand: '111', shipyard: 9 } });
    expect(t.branch().play('B: voyage').legal('B')).toBe('x1 x2 x3 x4 x5 x6 x7 x8 x9');
    t.play('B: voyage x9 $111');
    expect([t.state.reached[4], t.player('B').ocean, t.asks]).toEqual([1, 4, 'G turn']);
  });

  test('with all lands reached the ocean is filled up to four', () => {
    rule('C-ACT-VOYAGE.7', 'C-EDGE-55', 'C-CONF-23');
    const reached = 'spiceIslands:B india:B arabia:B africa:B americas:B';
    const t = scene({ reached, B: { hand: '111', ocean: 2, shipyard: 9 } });
    t.refused('B: voyage x3', 'C-ACT-VOYAGE.7');
    t.play('B: voyage x2 $1');
    expect(t.player('B').ocean).toBe(4);
    scene({ reached, B: { hand: '111', ocean: 4, shipyard: 9 } }).refused('B: voyage', 'C-ACT-VOYAGE.7');
  });

  test('a voyage may be taken back only before it is complete: D-LAND comes before anybody else', () => {
    rule('C-DEC-2');
    const t = scene({ B: { hand: '11', shipyard: 5, rewards: 'extra' } });
    t.play('B: !extra voyage x5 $11');
    expect(t.asks).toBe('B land');
    t.refused('G: tax', 'C-DEC-3').refused('B: tax', 'C-DEC-1');
    const favour = scene({ phase: 'favour', Y: { hand: '11', shipyard: 5 } }).play('Y: voyage x5 $11');
    expect([favour.asks, favour.state.wall]).toEqual(['Y land', 1]);
    favour.play('Y: india');
    expect([favour.asks, favour.state.wall]).toEqual(['Y chief', 2]);
  });
});
