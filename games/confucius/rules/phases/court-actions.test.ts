import { describe, expect, test } from 'vitest';
import { rule } from '../../../../core/laws/cite.ts';
import { scene } from '../scene.ts';

describe('6.2 Nominate Student', () => {
  test('not in round 1, in any way', () => {
    rule('C-ACT-NOMINATE', 'C-ACT-NOMINATE.1');
    scene({ round: 1, B: { rewards: 'extra' } })
      .refused('B: nominate', 'C-ACT-NOMINATE.1')
      .refused('B: !extra nominate', 'C-ACT-NOMINATE.1');
    scene({ round: 1, phase: 'favour' }).refused('Y: nominate', 'C-ACT-NOMINATE.1');
  });

  test('needs an empty space and no own student', () => {
    rule('C-ACT-NOMINATE.2', 'C-ACT-NOMINATE.3', 'C-ACT-NOMINATE.4', 'C-EDGE-56');
    scene({ students: 'B -' }).refused('B: nominate', 'C-ACT-NOMINATE.2');
    scene({ students: 'G P' }).refused('B: nominate', 'C-ACT-NOMINATE.2');
    scene({ B: { hand: '1' } }).refused('B: nominate', 'C-PAY-2');
    scene({ students: 'G -' }).refused('B: nominate red', 'C-ACT-NOMINATE.4');
    const t = scene({ B: { hand: '2' } }).play('B: nominate');
    expect(t.legal('B')).toBe('red orange');
    t.play('B: orange $2');
    expect([t.state.students, t.discard]).toEqual([[-1, 0], '2']);
  });

  test('a student stays until an examination is held', () => {
    rule('C-ACT-NOMINATE.5', 'C-EXAM-1');
    const t = scene({ phase: 'favour', students: 'B -' }).play('Y: none');
    expect([t.state.round, t.state.students]).toEqual([3, [0, -1]]);
  });
});

describe('6.2 Force Imperial Examination', () => {
  test('not in round 1; two cash; with or without students; again', () => {
    rule('C-ACT-FORCE', 'C-ACT-FORCE.1', 'C-ACT-FORCE.2', 'C-ACT-FORCE.3');
    scene({ round: 1 }).refused('B: force', 'C-ACT-FORCE.1');
    scene({ B: { hand: '1' } }).refused('B: force', 'C-PAY-2');
    const t = scene({ B: { hand: '2' }, G: { hand: '11' } });
    t.play('B: force $2');
    expect(t.state.examForced).toBe(true);
    t.play('G: force $11');
    expect([t.state.examForced, t.discard]).toEqual([true, '112']);
  });

  test('without students nothing happens, and it is not carried over', () => {
    rule('C-EDGE-31', 'C-EXAM-2');
    const t = scene({ phase: 'favour', Y: { hand: '2' } }).play('Y: force $2');
    expect(t.eventsOf('examinationBegan')).toEqual([]);
    expect([t.state.examForced, t.hand('Y'), t.asks]).toEqual([false, '', 'Y chief']);
  });
});

describe('6.6 income and idling', () => {
  test('Commercial Income: once, for 1 to 4 coins', () => {
    rule('C-ACT-COMMERCE', 'C-ACT-COMMERCE.1', 'C-ACT-COMMERCE.2', 'C-EX-26', 'C-EDGE-12', 'C-CONF-4');
    const t = scene({ B: { hand: '13', rewards: 'extra' } });
    expect(t.branch().play('B: commerce').legal('B')).toBe('$1 $3 $13');
    t.play('B: commerce $13');
    expect([t.hand('B').length, t.eventsOf('drew')[0]!.count, t.discard]).toEqual([5, 5, '13']);
    t.play('G: none\nP: none\nW: none\nY: none');
    t.refused('B: commerce', 'C-ACT-COMMERCE.1').refused('B: !extra commerce', 'C-ACT-COMMERCE.1');
    scene({ B: { hand: '' } }).refused('B: commerce', 'C-ACT-COMMERCE.2');
  });

  test('not more than 4 coins', () => {
    rule('C-ACT-COMMERCE.2', 'C-EDGE-13', 'C-PAY-3');
    const t = scene({ B: { hand: '33' } });
    t.refused('B: commerce $33', 'C-ACT-COMMERCE.2').refused('B: commerce +3', 'C-DEC-1');
    t.play('B: commerce $3');
    expect([t.hand('B').length, t.eventsOf('drew')[0]!.count]).toEqual([5, 4]);
  });

  test('Commercial Income is also used up by the favour and the Extra Action', () => {
    rule('C-ACT-COMMERCE.1');
    const t = scene({ B: { rewards: 'extra' } }).play('B: !extra commerce $1');
    expect([t.player('B').commerceUsed, t.cubesOn('B', 'commerce')]).toEqual([true, 0]);
    t.play('G: none\nP: none\nW: none\nY: none').refused('B: commerce', 'C-ACT-COMMERCE.1');
  });

  test('Tax Income: two cards, again for two cubes', () => {
    rule('C-ACT-TAX', 'C-ACT-TAX.1');
    const t = scene({ seats: 3, B: { hand: '' } }).play('B: tax\nG: none\nP: none\nB: tax');
    expect([t.hand('B').length, t.cubesOn('B', 'tax'), t.player('B').cubes]).toEqual([4, 3, 0]);
    expect(t.discard).toBe('');
  });

  test('No Action: one cube, again and again', () => {
    rule('C-ACT-NONE', 'C-ACT-NONE.1');
    const t = scene({ seats: 3 }).play('B: none\nG: none\nP: none\nB: none');
    expect([t.cubesOn('B', 'none'), t.player('B').cubes, t.hand('B')]).toEqual([2, 1, '123']);
  });
});
