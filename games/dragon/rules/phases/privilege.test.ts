import { describe, expect, test } from 'vitest';
import { rule } from '../../../../core/laws/cite.ts';
import { scene } from '../scene.ts';

const groups = 'privilege taxes | build harvest | research parade | fireworks';
const buyer = (yuan: number, dragons = '', largePrivilegeCost: 6 | 7 = 6) =>
  scene({
    month: 3,
    phase: 'action',
    groups,
    dragons,
    turn: 'B',
    options: { largePrivilegeCost },
    B: { yuan },
    C: { yuan },
  });

describe('privilege', () => {
  test('exactly one: small for 2 yuan or large for 6, 7 in the other edition', () => {
    rule('D-ACT-PRIVILEGE');
    const t = buyer(7).play('B privilege');
    expect(t.legal('B')).toEqual(['small', 'large']);
    expect(t.fork().play('B small').B).toMatchObject({ yuan: 5, small: 1, large: 0 });
    expect(t.fork().play('B large').B).toMatchObject({ yuan: 1, small: 0, large: 1 });
    expect(buyer(7, '', 7).play('B privilege large').B).toMatchObject({ yuan: 0, large: 1 });
    expect(buyer(6, '', 7).play('B privilege').B).toMatchObject({ yuan: 4, small: 1 });
  });

  test('one purchase an action, any number owned, none ever lost', () => {
    rule('D-PRIV-1');
    const t = buyer(30).play('B privilege large');
    expect(t.toAct).toBe('C');
    t.refuses('B large', 'D-AUTO-3').play('C privilege small', 'D refill').untilMonth(4);
    expect([t.B.large, t.C.small]).toEqual([1, 1]);
    const many = scene({ month: 3, phase: 'action', groups, A: { yuan: 9, small: 7, large: 9 } });
    expect(many.play('A privilege large').A).toMatchObject({ small: 7, large: 10 });
  });

  test('who chooses the action must be able to buy, and must buy', () => {
    rule('D-PRIV-2');
    buyer(1).refuses('B privilege', 'D-PRIV-2', 'D-ACT-LEGAL');
    buyer(4, 'A').refuses('B privilege', 'D-PRIV-2', 'D-ACT-LEGAL');
    const t = buyer(2).play('B privilege');
    expect([t.B.yuan, t.B.small, t.toAct]).toEqual([0, 1, 'C']);
  });

  test('on an occupied group: 5 yuan for a small, 9 for a large one, 10 in the other edition', () => {
    rule('D-RUL-13');
    expect(buyer(5, 'A').play('B privilege').B).toMatchObject({ yuan: 0, small: 1 });
    expect(buyer(8, 'A').play('B privilege').B).toMatchObject({ yuan: 3, small: 1 });
    expect(buyer(9, 'A').play('B privilege large').B).toMatchObject({ yuan: 0, large: 1 });
    expect(buyer(9, 'A', 7).play('B privilege').B).toMatchObject({ yuan: 4, small: 1 });
    expect(buyer(10, 'A', 7).play('B privilege large').B).toMatchObject({ yuan: 0, large: 1 });
  });

  test('a stock that is used up has no effect', () => {
    rule('D-RUL-14', 'D-SUP-1');
    const t = scene({
      month: 3,
      phase: 'action',
      groups,

      A: { yuan: 6, large: 3, small: 5 },
      B: { rice: 24 },
      C: { fireworks: 12 },
    });
    t.play('A privilege large', 'B harvest', 'C fireworks');
    expect([t.A.large, t.B.rice, t.C.fireworks]).toEqual([4, 25, 13]);
  });

  test('5 yuan before an occupied group of privilege and taxes', () => {
    rule('D-TV-3');
    const t = buyer(5, 'A');
    expect(t.legal('B').filter((move) => ['taxes', 'privilege'].includes(move))).toEqual([
      'taxes',
      'privilege',
    ]);
    expect(t.fork().play('B taxes').B.yuan).toBe(5 - 3 + 5);
    expect(t.fork().play('B privilege').B).toMatchObject({ yuan: 0, small: 1, large: 0 });
    t.refuses('B privilege large', 'D-AUTO-3');
  });
});
