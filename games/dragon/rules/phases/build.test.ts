import { describe, expect, test } from 'vitest';
import { rule } from '../../../../core/laws/cite.ts';
import { scene } from '../scene.ts';

const builder = (palaces: string) => scene({ month: 3, phase: 'action', seats: 3, A: { palaces } });

describe('build', () => {
  test('floor by floor, on a palace below 3 floors or as a new one', () => {
    rule('D-BUILD-1');
    const t = builder('3:lcc 2 1').play('A build');
    expect(t.legal('A')).toEqual(['^2', '^3', '^new']);
    t.refuses('A ^1', 'D-BUILD-1').refuses('A ^4', 'D-BUILD-1');
    expect(t.fork().play('A ^new ^4 ^4').A.palaces).toBe('3:ccl 2: 1: 3:');
    t.refuses('A ^2 ^2', 'D-BUILD-1');
  });

  test('all floors must be placed, and always can be', () => {
    rule('D-BUILD-2', 'D-RUL-15');
    const t = builder('3:lcc').play('A build');
    expect(t.A.palaces).toBe('3:ccl 1:');
    t.refuses('A refill', 'D-AUTO-3')
      .refuses('B refill', 'D-AUTO-3')
      .play('A ^2')
      .refuses('B taxes', 'D-AUTO-3');
    t.play('A ^new');
    expect([t.A.palaces, t.toAct]).toEqual(['3:ccl 2: 1:', 'B']);
  });

  test('floors that stand are never moved, split or removed by the player', () => {
    rule('D-BUILD-3');
    const t = builder('3:lcc 2 1').play('A build');
    for (const move of ['v1', 'v2', '@2', '-1l']) t.refuses(`A ${move}`, 'D-AUTO-3');
    t.play('A ^2 ^3 ^new');
    expect(t.A.palaces).toBe('3:ccl 3: 2: 1:');
  });

  test('a higher palace has room in the same round', () => {
    rule('D-BUILD-4');
    const t = builder('2:lh');
    t.play('A build ^1', 'B refill', 'C refill', 'A m young');
    expect(t.A.palaces).toBe('3:lmh');
    const fresh = builder('2:lh').play('A build ^new', 'B refill', 'C refill', 'A m young');
    expect(fresh.A.palaces).toBe('2:lh 1:m');
  });

  test('three floors with two craftsmen', () => {
    rule('D-EX-6', 'D-ACT-BUILD', 'D-BUILD-1');
    const t = scene({ month: 3, phase: 'action', order: 'EABCD', E: { palaces: '3:ccl 1' } });
    t.play('E build ^2 ^2');
    expect(t.E.palaces).toBe('3:ccl 3: 1:');
    expect(t.all('floorPlaced').map(({ floors }) => floors)).toEqual([2, 3, 1]);
  });

  test('floors cannot be kept or thrown away', () => {
    rule('D-RUL-15');
    const t = builder('2:cc 1').play('A build ^1 ^new');
    expect(t.legal('A')).toEqual(['^2', '^3', '^new']);
    t.refuses('A refuse', 'D-AUTO-3').refuses('B refill', 'D-AUTO-3');
  });
});
