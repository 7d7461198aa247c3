import { describe, expect, test } from 'vitest';
import { rule } from '../../../../core/laws/cite.ts';
import { PAIRS } from '../codec.ts';
import { opening } from '../scene.ts';

/** The pairs of the rulebook's example, each housed apart. */
const example = (seats: number) => opening(seats).play('A t+s @2', 'B t+f @2', 'C f+s @2');

describe('opening draft', () => {
  test('the first drafter is the start player, then seat order, each once', () => {
    rule('D-DRAFT-1');
    const t = opening(4, { startPlayer: 2 });
    const drafters: string[] = [];
    while (t.phase === 'draft') {
      drafters.push(t.toAct);
      t.play(`${t.toAct} ${t.legal(t.toAct)[0]} @1`);
    }
    expect(drafters.join('')).toBe('CDAB');
    expect(t.all('drafted')).toHaveLength(4);
  });

  test('two young persons of different types leave the display, and no card is spent', () => {
    rule('D-DRAFT-2');
    const t = opening(3);
    expect(t.legal('A')).toHaveLength(36);
    expect(t.legal('A').every((pair) => pair[0] !== pair[2])).toBe(true);
    t.play('A w+m @1');
    expect([t.display('w'), t.display('m'), t.display('W'), t.display('M')]).toEqual([3, 3, 2, 2]);
    expect([t.A.palaces, t.A.hand]).toEqual(['2:wm 2:', 'cltfpwmhs??']);
  });

  test('no pair twice; one type of it is free', () => {
    rule('D-DRAFT-3');
    const t = opening(3).play('A t+s @1');
    t.refuses('B t+s', 'D-DRAFT-3');
    t.play('B t+f @1').refuses('C t+f', 'D-DRAFT-3').refuses('C t+s', 'D-DRAFT-3').play('C f+s @1');
  });

  test('each person is housed at once, and the marker advances by both values', () => {
    rule('D-DRAFT-4');
    const t = opening(2).play('A w+m');
    expect([t.phase, t.legal('A')]).toEqual(['house', ['@1', '@2']]);
    expect(t.fork().play('A @1').A).toMatchObject({ palaces: '2:wm 2:', track: 11 });
    expect(t.fork().play('A @2').A).toMatchObject({ palaces: '2:w 2:m', track: 11 });
  });

  test('it cannot fail', () => {
    rule('D-DRAFT-5');
    expect(PAIRS).toHaveLength(36);
    for (const seats of [2, 3, 4, 5]) {
      const t = opening(seats);
      expect(Math.min(...[...'fpwmhs'].map((p) => t.display(p)))).toBe(seats + 1);
      expect(Math.min(...[...'clt'].map((p) => t.display(p)))).toBe(2 * seats);
      for (let drafter = 0; drafter < seats; drafter++) {
        expect(t.legal(t.toAct)).toHaveLength(36 - drafter);
        t.play(`${t.toAct} ${t.legal(t.toAct)[0]} @1`);
      }
      expect(t.phase).toBe('action');
    }
  });

  test('round 1 starts in track order, not in the order of the draft', () => {
    rule('D-DRAFT-6');
    const t = opening(3, { startPlayer: 1 }).play('B c+l @1', 'C w+m @1', 'A t+s @1');
    expect([t.phase, t.state.round, t.order, t.toAct]).toEqual(['action', 1, 'CAB', 'C']);
  });

  test('exactly the three pairs that were taken are illegal', () => {
    rule('D-EX-1', 'D-DRAFT-3');
    const t = example(4);
    expect(t.legal('D')).toHaveLength(33);
    for (const pair of ['t+s', 't+f', 'f+s']) t.refuses(`D ${pair}`, 'D-DRAFT-3');
  });

  test('markers of the example: A on 7, B on top of it, C on 8', () => {
    rule('D-EX-3', 'D-DRAFT-4', 'D-ORD-1');
    const t = example(4);
    expect([t.A.track, t.B.track, t.C.track]).toEqual([7, 7, 8]);
    expect(t.order.replace('D', '')).toBe('CBA');
  });

  test('the example is the same with 4 and with 5 players', () => {
    rule('D-INC-12');
    const four = example(4);
    const five = example(5);
    expect(five.legal('D')).toEqual(four.legal('D'));
    for (const t of [four, five]) t.play('D c+l @1');
    expect(five.legal('E')).toHaveLength(32);
    five.play('E c+h @1');
    expect(five.order.replace('E', '')).toBe(four.order);
  });

  test('the order of the markers on space 0 does not matter', () => {
    rule('D-RUL-4');
    const t = opening(5);
    expect(Math.min(...t.state.players.map(({ arrival }) => arrival))).toBe(0);
    t.play('A c+l @1');
    expect(t.A.track).toBe(3);
    for (const pair of t.legal('B')) expect(t.fork().play(`B ${pair} @1`).B.track).toBeGreaterThanOrEqual(4);
  });

  test('only the arrival of the second person counts', () => {
    rule('D-RUL-5');
    const t = opening(3).play('A f+s @2', 'B t+w @2', 'C h+s @2');
    expect([t.A.track, t.B.track, t.C.track]).toEqual([8, 8, 8]);
    expect(t.order).toBe('CBA');
    const u = opening(2).play('A c+l @2', 'B t+s @2');
    expect([u.A.track, u.B.track, u.order]).toEqual([3, 7, 'BA']);
  });

  test('two persons in one palace: the empty one decays after round 1 unless it is occupied', () => {
    rule('D-RUL-24');
    const t = opening(2).play('A t+s @1', 'B t+f @2', 'B refill', 'A build ^1', 'B h young @1');
    expect(t.A.palaces).toBe('3:ts 2:');
    expect(t.fork().play('A h young @2').A.palaces).toBe('3:ts 2:h');
    expect(t.fork().play('A h young @1').A.palaces).toBe('3:ths 1:');
  });
});
