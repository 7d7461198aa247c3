import { describe, expect, test } from 'vitest';
import { rule } from '../../../core/laws/cite.ts';
import { final, scene } from './scene.ts';
import { rankPoints } from './scoring.ts';

const options = { fortresses: true };

describe('fortresses', () => {
  test('a fortress and a pagoda on it in one turn', () => {
    rule('H-EX-8', 'H-FORT-2', 'H-FORT-6', 'H-RULE-13');
    const t = scene({ options, A: { hand: 'yyy' }, B: { pagodas: 'qi-1' } }).play('A y ^qi-2 y qi-2');
    expect([t.phase, t.hand('A'), t.discard]).toEqual(['draw', 'y', 'yy']);
    expect(t.all('pagodaPlaced')).toEqual([
      { type: 'pagodaPlaced', seat: 0, space: 'qi-2', fortified: true },
    ]);
    t.refuses('A y', 'H-PLACE-2').play('A +1 +2');
    expect(t.toAct).toBe('B');
  });

  test('once a game, and only with the option', () => {
    rule('H-FORT-1', 'H-SETUP-6');
    const t = scene({ options, A: { hand: 'yyr' }, B: { pagodas: 'qi-1' } });
    t.play('A y ^qi-2').refuses('A y ^qi-3', 'H-FORT-1');
    expect(t.state.fortressSupply).toEqual([0, 1, 1]);
    scene({ A: { hand: 'yyr' } }).refuses('A y ^qi-2', 'H-SETUP-6');
  });

  test('also by a player who has nothing else left', () => {
    rule('H-FORT-2', 'H-PLACE-5');
    const A = {
      pagodas: 'zhou wei chu-1 chu-2 chu-3 chu-4 chu-5',
      emissaries: 'zhou zhou zhou zhou wei wei wei wei',
    };
    const t = scene({ options, A: { ...A, hand: 'gyy' }, B: { hand: 'rrr' } });
    expect(t.legal('A')).toEqual(['y', 'g', 'yy', 'yg', '-y', '-g']);
    t.refuses('A g han-1', 'H-PLACE-5').play('A g ^han-1 +1');
    const u = scene({ options, A: { ...A, hand: 'gyy' } }).play('A yy ^b-han-qi +1 +2');
    expect(u.toAct).toBe('B');
  });

  test('on a space without pagoda and fortress', () => {
    rule('H-FORT-2');
    const t = scene({ options, fortresses: 'qi-2', turn: 'B', B: { hand: 'yyr' }, C: { pagodas: 'qi-1' } });
    t.refuses('B y ^qi-1', 'H-FORT-2').refuses('B y ^qi-2', 'H-FORT-2').refuses('B r ^qi-3', 'H-PAY-7');
    t.play('B y ^qi-3');
  });

  test('as the single piece in an empty province, which stays empty', () => {
    rule('H-FORT-3', 'H-FORT-5', 'H-FORT-6', 'H-RULE-8', 'H-PLACE-3');
    const t = scene({ options, A: { hand: 'yyy' }, B: { hand: 'yyy' } });
    t.refuses('A y ^qi-2 y qi-2', 'H-PLACE-1', 'H-PLACE-3').play('A y ^qi-2');
    expect(t.phase).toBe('draw');
    t.play('A +1').refuses('B y @qi', 'H-EMIS-4').play('B y qi-2');
    expect(t.phase).toBe('draw');
    t.refuses('B y', 'H-PLACE-1', 'H-PLACE-3');
  });

  test('it is neutral: whoever builds on it has the fortified pagoda', () => {
    rule('H-FORT-4', 'H-EDGE-10', 'H-FORT-7');
    const given = {
      options,
      fortresses: 'lu-4',
      A: { pagodas: 'lu-1 lu-2' },
      C: { pagodas: 'lu-3 b-chu-lu' },
    };
    const t = scene({ ...given, turn: 'B', B: { hand: 'orr' } }).play('B o lu-4');
    expect(t.all('provinceScored')).toEqual([
      { type: 'provinceScored', province: 'lu', points: [5, 4, 5], doubled: [1], final: false },
    ]);
  });

  test('a bare one fills nothing and scores nothing', () => {
    rule('H-EDGE-11', 'H-EDGE-12', 'H-FORT-5');
    const t = scene({
      options,
      fortresses: 'lu-4',
      A: { hand: 'orr', pagodas: 'lu-1 lu-2 lu-3 b-chu-lu' },
    });
    expect(t.markers).toBe('');
    t.play('A o lu-4');
    expect([t.markers, t.scores[0]]).toEqual(['lu', 10]);
    const end = final({ options, fortresses: 'lu-4 chu-6', B: { pagodas: 'lu-1' } });
    expect([end.paid('lu'), end.all('portsScored')[0]!.points, end.scores]).toEqual([
      [0, 1, 0],
      [0, 0, 0],
      [0, 1, 0],
    ]);
  });

  test('on a border space it costs as much as the pagoda on it', () => {
    rule('H-EDGE-13', 'H-FORT-2', 'H-BORDER-4', 'H-BORDER-6');
    const t = scene({ options, A: { hand: 'rro' }, B: { pagodas: 'wei-1' } });
    t.refuses('A r ^b-wei-zhao', 'H-BORDER-2').play('A rr ^b-wei-zhao');
    expect(t.phase).toBe('draw');
    t.refuses('A o', 'H-PLACE-1', 'H-PLACE-3');
    const u = scene({ options, A: { hand: 'rro' }, B: { pagodas: 'wei-1' } }).play('A or ^b-wei-zhao');
    expect(u.legal('A')).toEqual(['r', 'stop']);
    u.refuses('A r b-wei-zhao', 'H-BORDER-2', 'H-PLACE-3').play('A r wei-2');
    scene({ options, A: { hand: 'rgg' } }).refuses('A rgg ^b-wei-zhao', 'H-BORDER-3');
    scene({ options: { ...options, borderJoker: true }, A: { hand: 'rgg' } }).play('A rgg ^b-wei-zhao');
    const empty = scene({ options, A: { hand: 'rrr' } }).play('A rr ^b-wei-zhao');
    expect(empty.phase).toBe('draw');
  });

  test('it doubles what its owner scores in the province, and nothing else', () => {
    rule('H-TV-5', 'H-FORT-7');
    const t = scene({
      options,
      fortresses: 'wei-4',
      A: { hand: 'rry', pagodas: 'wei-1 wei-2 wei-3' },
      B: { pagodas: 'wei-4 wei-5' },
      C: { pagodas: 'b-wei-zhao' },
    }).play('A rr b-qin-wei');
    expect(t.paid('wei')).toEqual([7, 8, 2]);
    expect(rankPoints([4, 2, 1], 0b010)).toEqual([7, 8, 2]);
  });

  test('it doubles port points', () => {
    rule('H-FORT-9');
    const t = final({
      options,
      fortresses: 'lu-4',
      A: { pagodas: 'zhao-4 zhou-6 han-2 qi-4' },
      B: { pagodas: 'lu-4 chu-4' },
      C: { pagodas: 'chu-6' },
    });
    expect(t.all('portsScored')).toEqual([{ type: 'portsScored', points: [7, 8, 2], doubled: [1] }]);
  });

  test('doubling never stacks', () => {
    rule('H-FORT-10', 'H-FORT-8');
    const t = final({
      options,
      fortresses: 'wei-1 wei-2',
      A: { pagodas: 'wei-1 wei-2 wei-3 wei-4' },
      B: {},
      C: {},
    });
    expect(t.paid('wei')).toEqual([8, 0, 0]);
    expect(t.all('roadsScored')[0]!.points).toBe(8);
  });

  test('a fortified border pagoda doubles in both provinces', () => {
    rule('H-FORT-11');
    const t = final({
      options,
      fortresses: 'b-wei-zhao',
      A: { pagodas: 'b-wei-zhao zhao-1' },
      B: { pagodas: 'wei-1 wei-2' },
    });
    expect([t.paid('wei'), t.paid('zhao')]).toEqual([
      [4, 3, 0],
      [4, 0, 0],
    ]);
  });

  test('alliances are never doubled', () => {
    rule('H-FORT-12');
    const t = final({
      options,
      fortresses: 'wei-1',
      A: { pagodas: 'wei-1 zhou-1', emissaries: 'wei zhou' },
      B: {},
    });
    expect(t.all('allianceScored')[1]!.points).toEqual([2, 0, 0]);
  });

  test('side 2 has them as well', () => {
    rule('H-RULE-14');
    const t = scene({ side: 2, options, A: { hand: 'rrr' }, B: { pagodas: 'xishi-1' } });
    t.play('A r ^xishi-2 r xishi-2');
    expect(t.state.fortresses).toHaveLength(1);
  });
});
