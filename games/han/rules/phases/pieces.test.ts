import { describe, expect, test } from 'vitest';
import { rule } from '../../../../core/laws/cite.ts';
import { scene } from '../scene.ts';

describe('pagodas', () => {
  test('a space holds one pagoda', () => {
    rule('H-PAGODA-1', 'H-PORT-1');
    const t = scene({ A: { hand: 'ggo' }, B: { pagodas: 'han-1 han-2 lu-4' } });
    t.refuses('A g han-1', 'H-PAGODA-1').refuses('A g han-2', 'H-PAGODA-1').refuses('A o lu-4', 'H-PAGODA-1');
  });

  test('a full province takes no more pagodas and gets its marker', () => {
    rule('H-PAGODA-2', 'H-PAGODA-3', 'H-SCORE-PAGODA-6', 'H-INV-4');
    const t = scene({ A: { hand: 'oor', pagodas: 'lu-1' }, B: { pagodas: 'lu-2 lu-3 b-chu-lu' } });
    expect(t.markers).toBe('');
    t.play('A o lu-4');
    expect([t.markers, t.paid('lu')]).toEqual(['lu', [3, 5, 0]]);
    t.play('A o');
    expect(t.legal('A')).toEqual(['@lu']);
    t.refuses('A lu-1', 'H-PAGODA-2').play('A @lu +1 +2');
    t.play(`B ${t.legal('B').find((move) => move[0] === '-')} +deck`);
    expect(t.scores).toEqual([3, 5, 0]);
    expect(t.all('provinceScored')).toHaveLength(1);
  });

  test('a wrong side has no such space', () => {
    rule('H-SETUP-1');
    const t = scene({ side: 2, A: { hand: 'rvy' } });
    t.refuses('A r wei-1', 'H-SETUP-1').refuses('A r @wei', 'H-SETUP-1').refuses('A r ^wei-1', 'H-SETUP-1');
    t.play('A r xishi-1');
  });

  test('a port is an ordinary space of its province', () => {
    rule('H-PORT-1');
    const t = scene({ A: { hand: 'yyr', pagodas: 'qi-1 qi-2' }, B: { pagodas: 'qi-3 b-han-qi' } });
    t.play('A y qi-4');
    expect(t.paid('qi')).toEqual([5, 3, 0]);
  });
});

describe('emissaries', () => {
  test('up to the pagodas of the leading player', () => {
    rule('H-EX-2', 'H-EMIS-1', 'H-EMIS-2');
    const t = scene({
      A: { hand: 'voo' },
      B: { hand: 'vgg', emissaries: 'zhou zhou' },
      C: { hand: 'vgg', pagodas: 'zhou-1 zhou-2 zhou-3 zhou-4' },
    });
    t.play('A v @zhou oo @zhou');
    expect(t.emissaries('zhou')).toEqual([2, 2, 0]);
    t.play('A +1 +2 +3').refuses('B v @zhou', 'H-EMIS-2').play('B -g +deck');
    t.play('C v zhou-5 gg @zhou');
    expect(t.emissaries('zhou')).toEqual([2, 2, 1]);
  });

  test('a tie for the lead gives the same limit', () => {
    rule('H-EX-3', 'H-EMIS-2', 'H-EMIS-3');
    const t = scene({
      A: { hand: 'yyr' },
      B: { pagodas: 'qin-1 qin-2' },
      C: { pagodas: 'b-qin-wei b-qin-zhou' },
    });
    for (const turn of ['y @qin y @qin', 'y @qin y qin-3', 'y qin-3 y @qin', 'y qin-3 y qin-4'])
      t.fork().play(`A ${turn}`);
    const full = scene({
      A: { hand: 'yyr' },
      B: { pagodas: 'qin-1 qin-2', emissaries: 'qin' },
      C: { pagodas: 'b-qin-wei b-qin-zhou', emissaries: 'qin' },
    });
    full.refuses('A y @qin', 'H-EMIS-2');
  });

  test('none without a pagoda', () => {
    rule('H-EMIS-4');
    scene({ A: { hand: 'yyr' } })
      .refuses('A y @qin', 'H-EMIS-4')
      .refuses('A yy @wei', 'H-EMIS-4');
  });

  test('the first piece of a turn may raise the limit for the second', () => {
    rule('H-EMIS-5');
    const t = scene({ A: { hand: 'yyr', pagodas: 'qin-1', emissaries: 'qin' }, B: { pagodas: 'qin-2' } });
    t.refuses('A y @qin', 'H-EMIS-2').play('A y qin-3 y @qin');
    expect(t.emissaries('qin')).toEqual([2, 0, 0]);
  });

  test('also after the pagodas were scored, which are not scored again', () => {
    rule('H-EMIS-6', 'H-EDGE-18', 'H-EDGE-19');
    const t = scene({ A: { hand: 'oor' }, B: { pagodas: 'lu-1 lu-2 b-chu-lu' }, C: { pagodas: 'lu-3' } });
    t.play('A o lu-4');
    expect(t.scores).toEqual([3, 5, 3]);
    t.play('A o @lu +1 +2').play(`B ${t.legal('B').find((move) => move[0] === '-')} +deck`);
    const u = scene({ A: { hand: 'oor' }, B: { pagodas: 'lu' } }).play('A o @lu o @lu');
    expect([u.scores, u.emissaries('lu')]).toEqual([
      [0, 0, 0],
      [2, 0, 0],
    ]);
  });
});
