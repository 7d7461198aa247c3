import { describe, expect, test } from 'vitest';
import { rule } from '../../../../core/laws/cite.ts';
import { scene } from '../scene.ts';

const drought = { month: 5, event: 'drought', phase: 'event', B: { rice: 9 } } as const;

describe('drought', () => {
  test('a rice tile for each inhabited palace, or a person; sacks on farmers do not count', () => {
    rule('D-EV-DROUGHT');
    const t = scene({ ...drought, A: { rice: 1, palaces: '3:Ffc 2:ff 1:l 2 3' } });
    expect([t.A.rice, t.B.rice]).toEqual([0, 7]);
    expect(t.legal('A')).toEqual(['-1c', '-1f', '-1F', '-2f', '-3l']);
    t.play('A -1F');
    expect(t.legal('A')).toEqual(['-2f', '-3l']);
    expect(t.play('A -2f').A.palaces).toBe('3:cf 2:f 1:l 1: 2:');
  });

  test('exactly one person from each hungry palace, each palace once; no decision with rice enough', () => {
    rule('D-DROUGHT-1', 'D-AUTO-4');
    const t = scene({ ...drought, A: { rice: 1, palaces: '3:cft 2:ls 2:hw' } });
    t.play('A -2l').refuses('A -2s', 'D-DROUGHT-1').play('A -1f');
    expect([t.A.palaces, t.state.round]).toEqual(['3:ct 2:s 2:wh', 6]);
    const enough = scene({ ...drought, A: { rice: 3, palaces: '3:cft 2:ls 2:hw' } });
    expect([enough.A.rice, enough.A.persons, enough.state.round]).toEqual([0, 7, 6]);
  });

  test('three inhabited palaces with 4 rice, and with none', () => {
    rule('D-EX-11', 'D-EV-DROUGHT', 'D-DECAY-1');
    const t = scene({
      ...drought,
      A: { rice: 4, palaces: '2:cf 1:l 2:t 2' },
      B: { rice: 0, palaces: '2:cf 2:ls 2:tt' },
    });
    expect([t.A.rice, t.paid('A', 'rice'), t.released('A')]).toEqual([1, 3, '']);
    t.play('B -1c', 'B -2s');
    expect([t.released('B'), t.B.palaces]).toEqual(['cst', '2:f 2:l 2:t']);
    expect(t.A.palaces).toBe('2:cf 1:l 2:t 1:');
  });

  test('palaces with 2, 1 and 1 persons, 1 rice', () => {
    rule('D-TV-6');
    const t = scene({ ...drought, A: { rice: 1, palaces: '2:cf 1:l 1:s' } });
    expect(t.A.rice).toBe(0);
    t.refuses('A -1c -1f', 'D-DROUGHT-1');
    expect(t.fork().play('A -1c -2l').A.palaces).toBe('2:f 1:s');
    expect(t.fork().play('A -2l -3s').A.palaces).toBe('2:cf');
  });

  test('palaces 2/1 and 1/1 without rice: both empty, one falls, one counts', () => {
    rule('D-TV-7');
    const t = scene({ ...drought, A: { palaces: '2:c 1:l' } });
    expect([t.released('A'), t.A.palaces, t.scored('A'), t.A.vp]).toEqual(['cl', '1:', 1, 1]);
  });

  test('all rice is used, and the owner chooses who goes hungry and who leaves', () => {
    rule('D-RUL-27');
    const t = scene({ ...drought, A: { rice: 2, palaces: '2:cf 2:ls 2:hw' } });
    expect(t.A.rice).toBe(0);
    expect(t.legal('A')).toEqual(['-1c', '-1f', '-2l', '-2s', '-3w', '-3h']);
    expect(t.play('A -2s').A.palaces).toBe('2:cf 2:l 2:wh');
  });

  test('the only person of a hungry palace leaves, and it decays the same round', () => {
    rule('D-RUL-28');
    const t = scene({ ...drought, A: { palaces: '3:c 1:l 2:ff' } });
    expect([t.released('A'), t.A.palaces]).toEqual(['clf', '2: 2:f']);
  });

  test('a palace emptied in the drought is hungry no more, and none is asked twice', () => {
    rule('D-AUTO-4');
    const t = scene({ ...drought, A: { palaces: '3:cfl 3:cfs 1:t' } });
    expect(t.legal('A')).toEqual(['-1c', '-1l', '-1f']);
    t.refuses('A -2c', 'D-AUTO-4').play('A -1c');
    expect(t.legal('A')).toEqual(['-2c', '-2f', '-2s']);
    expect(t.play('A -2s').A.palaces).toBe('3:lf 3:cf');
  });
});
