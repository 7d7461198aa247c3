import { describe, expect, test } from 'vitest';
import { rule } from '../../../../core/laws/cite.ts';
import { scene } from '../scene.ts';

describe('placing', () => {
  test('one piece in an empty province', () => {
    rule('H-EX-1a', 'H-PLACE-3', 'H-PAY-1');
    const t = scene({ A: { hand: 'vrr' } }).play('A r wei-1');
    expect([t.at('wei-1'), t.phase, t.hand('A')]).toEqual(['A', 'draw', 'vr']);
    t.refuses('A r', 'H-PLACE-1', 'H-PLACE-3').refuses('A v', 'H-PLACE-1').play('A +1');
    expect([t.toAct, t.hand('A').length]).toEqual(['B', 3]);
  });

  test('a card plus a joker pair', () => {
    rule('H-EX-1b', 'H-PLACE-4', 'H-PAY-2');
    const t = scene({ A: { hand: 'rgg' }, B: { pagodas: 'wei-1' } }).play('A r wei-2 gg wei-3');
    expect([t.at('wei-2'), t.at('wei-3'), t.discard, t.hand('A')]).toEqual(['A', 'A', 'ggr', '']);
    t.play('A +1 +2').refuses('B v', 'H-TURN-1').play('A +deck');
    expect([t.hand('A').length, t.toAct]).toEqual([3, 'B']);
  });

  test('the choices with three cards of one colour', () => {
    rule('H-EX-1c', 'H-PLACE-1', 'H-PLACE-2', 'H-PLACE-7', 'H-PAY-5', 'H-EDGE-16');
    const t = scene({ A: { hand: 'yyy' }, B: { pagodas: 'qi-1 qin-1' } });
    for (const turn of ['y qi-2 y qi-3', 'y qin-2 y qin-3', 'yy wei-1', 'yy b-han-qi y qi-2'])
      t.fork().play(`A ${turn}`);
    t.refuses('A y qi-2 y qin-2', 'H-PLACE-1');
    t.fork().play('A y qi-2 y qi-3').refuses('A y', 'H-PLACE-2');
    t.fork().play('A yy b-qin-wei y qin-2').refuses('A stop', 'H-TURN-4');
    t.refuses('A yy qi-2', 'H-PAY-7').refuses('A yy @qi', 'H-PAY-7');
  });

  test('all pieces of a turn lie in one province', () => {
    rule('H-PLACE-1', 'H-PLACE-8');
    const t = scene({ A: { hand: 'rrg' }, B: { pagodas: 'wei-1 chu-1 han-1' } }).play('A r wei-2');
    expect(t.legal('A')).toEqual(['r', 'stop']);
    t.refuses('A g', 'H-PLACE-1').refuses('A r chu-2', 'H-PLACE-1').play('A r @wei');
    expect(t.phase).toBe('draw');
  });

  test('at most two pieces, in any mix', () => {
    rule('H-PLACE-2', 'H-PLACE-4');
    const given = {
      options: { fortresses: true },
      A: { hand: 'rrr' },
      B: { pagodas: 'wei-1 wei-2' },
    };
    const pieces = ['wei-3', '@wei', '^wei-4'];
    for (const first of pieces)
      for (const second of ['wei-5', '@wei', '^wei-5']) {
        if (first[0] === '^' && second[0] === '^') continue;
        const t = scene(given).play(`A r ${first} r ${second}`);
        expect([t.phase, t.hand('A')]).toEqual(['draw', 'r']);
        t.refuses('A r', 'H-PLACE-2');
      }
  });

  test('an emissary does not make a province other than empty, and cannot stand in one', () => {
    rule('H-PLACE-3', 'H-EMIS-4');
    const t = scene({ A: { hand: 'vvv' } });
    t.refuses('A v @zhou', 'H-EMIS-4');
    t.play('A v zhou-1');
    expect(t.phase).toBe('draw');
    t.refuses('A v', 'H-PLACE-3');
  });

  test('without pieces in supply none are placed, but others may be', () => {
    rule('H-PLACE-5', 'H-EDGE-9');
    const twenty = 'zhou wei chu-1 chu-2 chu-3 chu-4 chu-5';
    const t = scene({ A: { hand: 'gyr', pagodas: twenty }, B: { pagodas: 'qi-1 han-1' } });
    expect(t.state.pagodaSupply[0]).toBe(0);
    t.refuses('A g han-2', 'H-PLACE-5').fork().play('A g @han').refuses('A r', 'H-PLACE-1');
    const eight = 'zhou zhou zhou zhou wei wei wei wei';
    const u = scene({ A: { hand: 'gyr', pagodas: 'zhou wei', emissaries: eight }, B: { pagodas: 'qi-1' } });
    u.refuses('A y @qi', 'H-PLACE-5').play('A y qi-2');
  });

  test('pieces never move, and own presence is not needed', () => {
    rule('H-PLACE-6', 'H-EMIS-3');
    const t = scene({ A: { hand: 'rry' }, B: { pagodas: 'wei-1', emissaries: '' }, C: { pagodas: 'wei-2' } });
    const before = t.state.pagodas.slice();
    t.play('A r @wei r wei-3 +1 +2');
    expect(t.emissaries('wei')).toEqual([1, 0, 0]);
    before.forEach((owner, space) => {
      if (owner >= 0) expect(t.state.pagodas[space]).toBe(owner);
    });
  });

  test('a card of a colour stands for either province', () => {
    rule('H-PLACE-7');
    const t = scene({ A: { hand: 'gvv' } }).play('A g');
    const provinces = new Set(t.legal('A').map((move) => move.replace(/-\d$/, '')));
    expect([...provinces]).toEqual(['shu', 'han']);
  });
});
