import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rule } from '../../../../core/laws/cite.ts';
import { opening, scene } from '../scene.ts';
import { decay } from './decay.ts';

const peace = { month: 2, event: 'peace', phase: 'event' } as const;

describe('decay', () => {
  test('after every event each empty palace loses a floor', () => {
    rule('D-DECAY-1');
    expect(scene({ ...peace, A: { palaces: '3 2:c 2 1' } }).A.palaces).toBe('2: 2:c 1:');
    const built = scene({ month: 2, phase: 'action', A: { palaces: '2:c' } });
    built.play('A build ^new ^2', 'B refill', 'A t @1', 'B t @1');
    expect(built.A.palaces).toBe('2:ct 1:');
    const emptied = scene({ month: 5, event: 'contagion', phase: 'event', A: { palaces: '3:ct' } });
    expect(emptied.A.palaces).toBe('2:');
    const last = scene({ month: 12, phase: 'event', A: { palaces: '2 3:c' } });
    expect([last.A.palaces, last.phase]).toEqual(['1: 3:c', 'end']);
  });

  test('with the last floor a palace disappears', () => {
    rule('D-DECAY-2');
    expect(scene({ ...peace, A: { palaces: '1 2:c 1 1' } }).A.palaces).toBe('2:c');
  });

  test('one floor a round; inhabited palaces keep theirs; all players at once', () => {
    rule('D-DECAY-3');
    const t = scene({ ...peace, A: { palaces: '3:c 3' }, B: { palaces: '3:l 3' } });
    expect([t.A.palaces, t.B.palaces]).toEqual(['3:c 2:', '3:l 2:']);
    expect(t.all('decayed').map(({ seat, floors }) => [seat, floors])).toEqual([
      [0, 2],
      [1, 2],
    ]);
  });

  test('every palace that is empty afterwards had exactly one floor more', () => {
    rule('D-INV-7');
    const palace = fc.tuple(fc.integer({ min: 1, max: 3 }), fc.boolean());
    fc.assert(
      fc.property(fc.array(palace, { maxLength: 12 }), (palaces) => {
        const { state } = opening(2);
        state.players[0]!.palaces = palaces.flatMap(([floors, lived]) => [floors, lived ? 1 : 0, 0, 0]);
        decay(state);
        const expected = palaces
          .map(([floors, lived]) => [lived ? floors : floors - 1, lived ? 1 : 0, 0, 0])
          .filter(([floors]) => floors! > 0);
        expect(state.players[0]!.palaces).toEqual(expected.flat());
      }),
    );
  });

  test('a new palace of one floor in round 12 is gone before scoring, a higher one counts', () => {
    rule('D-RUL-16');
    const final = (turn: string) => {
      const t = scene({ month: 12, phase: 'action', A: { palaces: '3:ccl' } });
      t.play(turn, 'B refill');
      return [t.A.palaces, t.all('scored')[0]!.palaces];
    };
    expect(final('A build ^new ^new')).toEqual(['3:ccl', 1]);
    expect(final('A build ^2 ^new')).toEqual(['3:ccl 1:', 2]);
    expect(final('A build ^2 ^2')).toEqual(['3:ccl 2:', 2]);
  });

  test('who has lost the last palace plays on and may build again', () => {
    rule('D-RUL-34');
    const t = scene({ month: 5, event: 'contagion', phase: 'event', A: { palaces: '1:c' } });
    expect([t.A.palaces, t.scored('A'), t.toAct]).toEqual(['', 0, 'A']);
    t.play('A build');
    expect(t.A.palaces).toBe('1:');
  });
});
