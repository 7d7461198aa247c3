import { describe, expect, test } from 'vitest';
import { rule } from '../../../../core/laws/cite.ts';
import { opening, scene } from '../scene.ts';

const groups = 'taxes build | harvest research | fireworks parade | privilege';
const table = { month: 3, phase: 'action', groups } as const;

describe('action phase', () => {
  test('all cards are dealt anew every round, into groups of the given sizes', () => {
    rule('D-ACT-DEAL', 'D-INV-6');
    const sizes: Record<number, number[]> = { 2: [4, 3], 3: [3, 2, 2], 4: [2, 2, 2, 1], 5: [2, 2, 1, 1, 1] };
    for (const seats of [2, 3, 4, 5]) {
      const t = opening(seats).finish();
      expect(t.all('dealt')).toHaveLength(12);
      for (const { groups: dealt } of t.all('dealt')) {
        const found = sizes[seats]!.map((_, group) => dealt.filter((g) => g === group).length);
        expect(found).toEqual(sizes[seats]);
        expect(dealt[7]).toBe(-1);
      }
      expect(new Set(t.all('dealt').map((e) => e.groups.join(''))).size).toBeGreaterThan(6);
    }
  });

  test('every player has one turn, and an action may be used by several', () => {
    rule('D-ACT-ONE');
    const t = scene({ ...table, A: { yuan: 6 }, B: { yuan: 6 }, D: { yuan: 9 } });
    t.play('A taxes').refuses('A harvest', 'D-AUTO-3').play('B taxes', 'C refill', 'D taxes');
    expect([t.phase, t.toAct]).toEqual(['card', 'A']);
    expect([t.A.yuan, t.B.yuan, t.C.yuan, t.D.yuan]).toEqual([11, 8, 3, 11]);
  });

  test('pay, place the dragon, then act', () => {
    rule('D-ACT-CHOOSE');
    const t = scene({ ...table, B: { yuan: 4 } });
    t.play('A research', 'B harvest');
    expect([t.B.yuan, t.B.rice, t.B.vp, t.dragons]).toEqual([1, 1, 0, ['', 'AB', '', '']]);
    expect(t.last.map((e) => e.type)).toEqual(['actionTaken', 'gained', 'actionTaken', 'gained']);
    expect(t.last[2]).toMatchObject({ seat: 1, action: 'harvest', group: 1, paid: 3 });
    t.play('C build');
    expect([t.phase, t.toAct]).toEqual(['build', 'C']);
  });

  test('an occupied group costs 3 yuan, whichever card is used', () => {
    rule('D-ACT-SURCHARGE');
    const t = scene({ ...table, turn: 'B', dragons: '|A', C: { yuan: 2 } });
    t.play('B research');
    expect([t.B.yuan, t.B.vp]).toEqual([0, 1]);
    for (const action of ['research', 'harvest']) t.refuses(`C ${action}`, 'D-ACT-SURCHARGE', 'D-ACT-LEGAL');
    expect(t.legal('C')).toEqual(['taxes', 'build', 'fireworks', 'parade', 'privilege', 'refill']);
  });

  test('refill to 3 yuan instead of an action, always legal, no group is occupied', () => {
    rule('D-ACT-REFILL');
    const t = scene({ ...table, A: { yuan: 0 }, B: { yuan: 5 }, C: { yuan: 3 } });
    t.play('A refill', 'B refill', 'C refill');
    expect([t.A.yuan, t.B.yuan, t.C.yuan, t.dragons]).toEqual([3, 5, 3, ['', '', '', '']]);
  });

  test('one group is always free of surcharge', () => {
    rule('D-ACT-FREE');
    const poor = { yuan: 2 };
    const t = scene({ ...table, A: poor, B: poor, C: poor, D: poor });
    t.play('A taxes', 'B harvest', 'C parade');
    expect([t.dragons.filter((names) => names === ''), t.legal('D')]).toEqual([
      [''],
      ['privilege', 'refill'],
    ]);
  });

  test('what may be chosen: enough yuan for the surcharge, and 2 more for a privilege', () => {
    rule('D-ACT-LEGAL');
    const legalWith = (yuan: number, dragons: string) =>
      scene({ ...table, turn: 'D', dragons, D: { yuan } }).legal('D');
    const free = ['taxes', 'build', 'harvest', 'fireworks', 'parade', 'research'];
    expect(legalWith(1, '')).toEqual([...free, 'refill']);
    expect(legalWith(2, '')).toEqual([...free, 'privilege', 'refill']);
    expect(legalWith(2, '|||A')).toEqual([...free, 'refill']);
    expect(legalWith(4, '|||A')).toEqual([...free, 'refill']);
    expect(legalWith(5, '|||A')).toEqual([...free, 'privilege', 'refill']);
    expect(legalWith(2, 'A|B|C')).toEqual(['privilege', 'refill']);
    expect(legalWith(3, 'A|B|C')).toEqual([...free, 'privilege', 'refill']);
  });

  test('every tile in any own palace counts its printed symbols, those of others do not', () => {
    rule('D-ACT-SYMBOLS');
    const t = scene({ ...table, A: { palaces: '3:fFt 1:F' }, B: { palaces: '2:ff' } });
    t.play('A harvest');
    expect(t.A.rice).toBe(1 + 1 + 2 + 2);
  });

  test('dragons return to their owners when all have had their turn', () => {
    rule('D-ACT-END');
    const t = scene({ ...table, turn: 'C', dragons: 'A | B' });
    t.play('C parade');
    expect(t.dragons).toEqual(['A', 'B', 'C', '']);
    t.play('D refill');
    expect([t.phase, t.dragons, t.all('dragonsReturned').length]).toEqual(['card', ['', '', '', ''], 1]);
  });
});

describe('actions', () => {
  const alone = (palaces: string, turn: string) => scene({ ...table, A: { palaces, vp: 4 } }).play(turn).A;

  test('taxes: 2 yuan and a coin each', () => {
    rule('D-ACT-TAX');
    expect(alone('2:c', 'A taxes').yuan).toBe(3 + 2);
    expect(alone('2:ct', 'A taxes').yuan).toBe(3 + 2 + 3);
  });

  test('build: a floor and one for each hammer', () => {
    rule('D-ACT-BUILD');
    expect(alone('3:lll', 'A build').palaces).toBe('3:lll 1:');
    expect(alone('3:ccl', 'A build ^2 ^2').palaces).toBe('3:ccl 3:');
  });

  test('harvest: a rice tile and one for each sack', () => {
    rule('D-ACT-HARVEST');
    expect(alone('2:c', 'A harvest').rice).toBe(1);
    expect(alone('2:fF', 'A harvest').rice).toBe(4);
  });

  test('fireworks: a tile and one for each rocket', () => {
    rule('D-ACT-FIREWORKS');
    expect(alone('2:c', 'A fireworks').fireworks).toBe(1);
    expect(alone('2:pP', 'A fireworks').fireworks).toBe(4);
  });

  test('parade: a space and one for each helmet, on top of who stands there', () => {
    rule('D-ACT-PARADE');
    expect(alone('2:c', 'A parade').track).toBe(11);
    const t = scene({ ...table, order: 'BCDA', A: { palaces: '2:wW', track: 8 }, B: { track: 12 } });
    t.play('B refill', 'C refill', 'D refill', 'A parade');
    expect([t.A.track, t.order]).toEqual([12, 'ABCD']);
  });

  test('research: a point and one for each book', () => {
    rule('D-ACT-RESEARCH');
    expect(alone('2:c', 'A research').vp).toBe(4 + 1);
    expect(alone('2:sS', 'A research').vp).toBe(4 + 1 + 2 + 3);
  });
});

describe('examples', () => {
  test('two dragons on a group: 3 yuan, not 6', () => {
    rule('D-EX-2', 'D-RUL-11', 'D-ACT-SURCHARGE');
    const t = scene({ ...table, turn: 'D', dragons: 'AB', D: { yuan: 7 } });
    t.play('D build ^1');
    expect([t.D.yuan, t.dragons[0]]).toEqual([4, 'ABD']);
  });

  test('the surcharge stays 3 for a third and a fourth dragon', () => {
    rule('D-RUL-11');
    const rich = { yuan: 9 };
    const t = scene({ ...table, A: rich, B: rich, C: rich, D: rich });
    t.play('A harvest', 'B harvest', 'C research', 'D harvest');
    expect(t.all('actionTaken').map(({ paid }) => paid)).toEqual([0, 3, 3, 3]);
  });

  test('a refill with 1 yuan gains 2', () => {
    rule('D-EX-4', 'D-ACT-REFILL');
    const t = scene({ month: 3, phase: 'action', turn: 'E', dragons: 'A|B', E: { yuan: 1 } });
    t.play('E refill');
    expect(t.gained('E', 'yuan', 'refill')).toBe(2);
    expect([t.E.yuan, t.all('actionTaken')]).toEqual([3, []]);
  });

  test('taxes with and without tax collectors', () => {
    rule('D-EX-5', 'D-ACT-TAX', 'D-ACT-SURCHARGE');
    const t = scene({
      ...table,
      order: 'CDAB',
      C: { yuan: 1, palaces: '2:cc' },
      D: { yuan: 3, palaces: '2:tt' },
    });
    t.play('C taxes', 'D taxes');
    expect([t.gained('C', 'yuan', 'taxes'), t.C.yuan]).toEqual([2, 3]);
    expect([t.gained('D', 'yuan', 'taxes'), t.D.yuan]).toEqual([8, 3 + 5]);
  });

  test('harvest with a young and an old farmer', () => {
    rule('D-EX-7', 'D-ACT-HARVEST');
    const t = scene({ ...table, A: { palaces: '2:f 2:F' } });
    expect(t.play('A harvest').A.rice).toBe(4);
  });

  test('parade with two old warriors', () => {
    rule('D-EX-8', 'D-ACT-PARADE');
    const t = scene({ ...table, order: 'BACD', B: { palaces: '2:WW' } });
    expect(t.play('B parade').B.track).toBe(10 + 5);
  });

  test('research with a young and an old scholar', () => {
    rule('D-EX-9', 'D-INC-2', 'D-ACT-RESEARCH');
    const research = (palaces: string) =>
      scene({ ...table, order: 'DABC', D: { palaces } }).play('D research').D.vp;
    expect(research('2:sS')).toBe(6);
    expect(research('3:ssS')).toBe(8);
  });
});

describe('rulings', () => {
  test('with fewer than 3 yuan an occupied group is illegal; nobody is forced to pay', () => {
    rule('D-RUL-6');
    const t = scene({ ...table, turn: 'C', dragons: 'A|B', C: { yuan: 2 } });
    for (const action of ['taxes', 'build', 'harvest', 'research'])
      t.refuses(`C ${action}`, 'D-ACT-SURCHARGE', 'D-ACT-LEGAL');
    expect(t.legal('C')).toEqual(['fireworks', 'parade', 'privilege', 'refill']);
  });

  test('only the refill is left if the free group is a privilege that cannot be paid', () => {
    rule('D-RUL-7');
    for (const yuan of [0, 1]) {
      const t = scene({ ...table, turn: 'C', dragons: 'A|B', D: { yuan } });
      t.play('C parade');
      expect(t.gained('D', 'yuan', 'refill')).toBe(3 - yuan);
      expect([t.D.yuan, t.phase]).toEqual([3, 'card']);
    }
  });

  test('a chosen action is carried out in full: it cannot be skipped to block a group', () => {
    rule('D-RUL-8');
    const t = scene({ ...table, A: { yuan: 9 } });
    t.refuses('A privilege refill', 'D-AUTO-3')
      .refuses('A build refill', 'D-AUTO-3')
      .refuses('B refill', 'D-AUTO-3');
    expect(t.fork().play('A privilege').legal('A')).toEqual(['small', 'large']);
    expect(t.fork().play('A build').legal('A')).toEqual(['^1', '^2', '^new']);
  });

  test('no action is without effect', () => {
    rule('D-RUL-9');
    const t = scene({ ...table, A: { palaces: '1:h' } });
    const having = (turn: string) => t.fork().play(turn).A;
    expect(having('A taxes').yuan).toBe(5);
    expect(having('A build ^new').palaces).toBe('1:h 1:');
    expect(having('A harvest').rice).toBe(1);
    expect(having('A fireworks').fireworks).toBe(1);
    expect(having('A parade').track).toBe(11);
    expect(having('A research').vp).toBe(1);
  });

  test('a refill with 3 yuan or more gains nothing and takes nothing', () => {
    rule('D-RUL-10');
    const t = scene({ ...table, A: { yuan: 11 }, B: { yuan: 3 } });
    t.play('A refill', 'B refill');
    expect([t.A.yuan, t.B.yuan, t.gained('A', 'yuan', 'refill')]).toEqual([11, 3, 0]);
  });

  test('taxes cannot pay for their own surcharge', () => {
    rule('D-RUL-12');
    const t = scene({ ...table, turn: 'B', dragons: 'A', B: { yuan: 3 }, C: { yuan: 2 } });
    t.play('B taxes');
    expect(t.B.yuan).toBe(3 - 3 + 2 + 3);
    t.refuses('C taxes', 'D-ACT-SURCHARGE', 'D-ACT-LEGAL');
  });

  test('without 3 yuan neither dragon nor action', () => {
    rule('D-INC-6');
    const t = scene({ ...table, turn: 'B', dragons: '|A', B: { yuan: 2 } });
    t.refuses('B harvest', 'D-ACT-SURCHARGE', 'D-ACT-LEGAL');
    expect([t.B.rice, t.dragons, t.toAct]).toEqual([0, ['', 'A', '', ''], 'B']);
  });

  test('the last of five players with 1 yuan before a free privilege', () => {
    rule('D-TV-2');
    const t = scene({
      ...table,
      turn: 'D',
      dragons: 'A|B|C',
      groups: 'taxes build | harvest research | fireworks | parade | privilege',
      E: { yuan: 1 },
    });
    t.play('D parade');
    expect(t.last.filter((e) => 'seat' in e && e.seat === 4)).toEqual([
      { type: 'gained', seat: 4, what: 'yuan', amount: 2, source: 'refill' },
    ]);
    expect(t.E.yuan).toBe(3);
  });
});
