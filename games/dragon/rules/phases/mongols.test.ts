import { describe, expect, test } from 'vitest';
import { rule } from '../../../../core/laws/cite.ts';
import { scene } from '../scene.ts';

const mongols = { month: 5, event: 'mongols', phase: 'event' } as const;

describe('mongols', () => {
  test('a point for each helmet; everyone with the fewest releases a person', () => {
    rule('D-EV-MONGOL');
    const t = scene({
      ...mongols,
      A: { palaces: '2:wW' },
      B: { palaces: '2:w 1:c' },
      C: { palaces: '2:wc' },
    });
    expect(['A', 'B', 'C'].map((name) => t.gained(name, 'vp', 'mongols'))).toEqual([3, 1, 1]);
    expect(t.legal('B')).toEqual(['-1w', '-2c']);
    t.play('B -2c', 'C -1w');
    expect([t.A.persons, t.B.palaces, t.C.palaces]).toEqual([2, '2:w', '2:c']);
    const equal = scene({ ...mongols, A: { palaces: '1:w' }, B: { palaces: '1:w' } });
    expect([equal.released('A'), equal.released('B')]).toEqual(['w', 'w']);
  });

  test('helmets A 3, B 3, C 2, D 1, E 1', () => {
    rule('D-EX-13', 'D-INC-3', 'D-EV-MONGOL');
    const t = scene({
      ...mongols,
      A: { palaces: '2:wW' },
      B: { palaces: '2:wW' },
      C: { palaces: '2:W' },
      D: { palaces: '2:wc' },
      E: { palaces: '2:wl' },
    });
    expect([...'ABCDE'].map((name) => t.gained(name, 'vp', 'mongols'))).toEqual([3, 3, 2, 1, 1]);
    t.play('D -1c', 'E -1w');
    expect([...'ABCDE'].map((name) => t.released(name))).toEqual(['', '', '', 'c', 'w']);
  });

  test('a player without persons may be the only minimum; nobody else steps in', () => {
    rule('D-RUL-29');
    const t = scene({ ...mongols, A: { palaces: '2:w' }, B: { palaces: '2' }, C: { palaces: '2:w' } });
    expect([t.released('A'), t.released('B'), t.released('C'), t.state.round]).toEqual(['', '', '', 6]);
    expect(t.all('mustRelease').map(({ seat }) => seat)).toEqual([1]);
  });

  test('a warrior that leaves changes nothing for those who follow', () => {
    rule('D-RUL-30', 'D-EV-1');
    const t = scene({ ...mongols, A: { palaces: '2:wc' }, B: { palaces: '2:wc' }, C: { palaces: '2:W' } });
    t.play('A -1w').play('B -1w');
    expect([t.A.palaces, t.B.palaces, t.C.palaces]).toEqual(['2:c', '2:c', '2:W']);
    expect([t.gained('B', 'vp', 'mongols'), t.gained('C', 'vp', 'mongols')]).toEqual([1, 2]);
  });

  test('helmets 0, 0, 0: no points, everyone releases one', () => {
    rule('D-TV-9');
    const t = scene({ ...mongols, A: { palaces: '2:c' }, B: { palaces: '2' }, C: { palaces: '1:l 1:t' } });
    expect(t.all('gained')).toEqual([]);
    t.play('C -2t');
    expect([t.released('A'), t.released('B'), t.released('C')]).toEqual(['c', '', 't']);
  });
});
