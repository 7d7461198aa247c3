import { describe, expect, test } from 'vitest';
import { rule } from '../../../../core/laws/cite.ts';
import { scene } from '../scene.ts';

/** Points gained and tiles left, by player. */
function festival(...fireworks: number[]) {
  const seats = fireworks.length;
  const princes = Object.fromEntries(fireworks.map((tiles, seat) => ['ABCDE'[seat]!, { fireworks: tiles }]));
  const t = scene({ month: 5, event: 'festival', phase: 'event', seats, ...princes });
  const names = Object.keys(princes);
  return {
    points: names.map((name) => t.gained(name, 'vp', 'festival')),
    left: t.state.players.map((player) => player.fireworks),
    returned: names.map((name) => t.paid(name, 'fireworks')),
  };
}

describe('festival', () => {
  test('first and second place by tiles owned, rockets of persons aside', () => {
    rule('D-EV-FESTIVAL', 'D-FEST-1');
    expect(festival(1, 4, 2).points).toEqual([0, 6, 3]);
    const t = scene({
      month: 5,
      event: 'festival',
      phase: 'event',
      A: { palaces: '3:ppP' },
      B: { fireworks: 1 },
    });
    expect([t.gained('A', 'vp', 'festival'), t.gained('B', 'vp', 'festival')]).toEqual([0, 6]);
  });

  test('6 for the most, 3 for the next number; a tie for first does not use up second place', () => {
    rule('D-FEST-2');
    expect(festival(5, 5, 2, 1).points).toEqual([6, 6, 3, 0]);
    expect(festival(1, 2, 3, 4, 5).points).toEqual([0, 0, 0, 3, 6]);
  });

  test('without fireworks no points', () => {
    rule('D-FEST-3');
    expect(festival(0, 3, 0).points).toEqual([0, 6, 0]);
    expect(festival(0, 0).points).toEqual([0, 0]);
  });

  test('who scored returns half, rounded up; the others nothing', () => {
    rule('D-FEST-4');
    expect(festival(5, 4, 1, 3).returned).toEqual([3, 2, 0, 0]);
    expect(festival(5, 4, 1, 3).left).toEqual([2, 2, 1, 3]);
  });

  test('fireworks C 3, E 3, A 2, B 1', () => {
    rule('D-EX-12', 'D-FEST-1', 'D-FEST-2', 'D-FEST-3', 'D-FEST-4');
    const { points, returned, left } = festival(2, 1, 3, 0, 3);
    expect(points).toEqual([3, 0, 6, 0, 6]);
    expect(returned).toEqual([1, 0, 2, 0, 2]);
    expect(left).toEqual([1, 1, 1, 0, 1]);
  });

  test('the example is the same without the player it does not name', () => {
    rule('D-INC-8');
    const four = festival(2, 1, 3, 3);
    const five = festival(2, 1, 3, 0, 3);
    for (const key of ['points', 'returned', 'left'] as const)
      expect(five[key].toSpliced(3, 1)).toEqual(four[key]);
  });

  test('all equal, nobody, only one', () => {
    rule('D-RUL-32');
    expect(festival(2, 2, 2)).toEqual({ points: [6, 6, 6], returned: [1, 1, 1], left: [1, 1, 1] });
    expect(festival(0, 0, 0).points).toEqual([0, 0, 0]);
    expect(festival(0, 1, 0)).toEqual({ points: [0, 6, 0], returned: [0, 1, 0], left: [0, 0, 0] });
  });

  test('a tie for second: all of them gain 3', () => {
    rule('D-RUL-33');
    expect(festival(4, 2, 2, 1).points).toEqual([6, 3, 3, 0]);
  });

  test('fireworks 5, 0, 0', () => {
    rule('D-TV-10');
    expect(festival(5, 0, 0)).toEqual({ points: [6, 0, 0], returned: [3, 0, 0], left: [2, 0, 0] });
  });
});
