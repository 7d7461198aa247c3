import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rule } from '../../../core/laws/cite.ts';
import { opening, scene } from './scene.ts';
import { trackOrder } from './track.ts';

const table = { month: 3, phase: 'action' } as const;

describe('turn order', () => {
  test('highest space first, on the same space the marker higher in the stack', () => {
    rule('D-ORD-1');
    const t = scene({
      ...table,
      A: { track: 9, arrival: 3 },
      B: { track: 9, arrival: 8 },
      C: { track: 14, arrival: 1 },
    });
    expect([t.order, t.toAct]).toEqual(['CBA', 'C']);
  });

  test('it is always a strict total order by space, then by arrival', () => {
    rule('D-ORD-1', 'D-INV-5');
    const spaces = fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 2, maxLength: 5 });
    fc.assert(
      fc.property(spaces, fc.infiniteStream(fc.nat()), (tracks, noise) => {
        const arrivals = tracks.map((_, i) => i).sort(() => (noise.next().value % 2) - 0.5);
        const { state } = opening(tracks.length);
        state.players.forEach((player, seat) => {
          player.track = tracks[seat]!;
          player.arrival = arrivals[seat]!;
        });
        const order = trackOrder(state.players);
        expect(order.toSorted()).toEqual(tracks.map((_, seat) => seat));
        order.slice(1).forEach((seat, i) => {
          const [a, b] = [state.players[order[i]!]!, state.players[seat]!];
          expect(a.track > b.track || (a.track === b.track && a.arrival > b.arrival)).toBe(true);
        });
      }),
    );
  });

  test('who arrives goes on top, and who leaves does not disturb the others', () => {
    rule('D-ORD-2');
    const t = scene({ ...table, order: 'ABCD', D: { track: 9 } });
    expect([t.A.track, t.D.track]).toEqual([10, 9]);
    t.play('A refill', 'B parade');
    expect(t.order).toBe('BACD');
    t.play('C refill', 'D parade');
    expect([t.order, t.D.track]).toEqual(['BDAC', 10]);
  });

  test('computed anew for the action, the person and the event phase, and at the end', () => {
    rule('D-ORD-3');
    const t = scene({ ...table, event: 'contagion', A: { palaces: '3:cft' }, B: { palaces: '3:cft' } });
    t.play('A refill', 'B parade');
    expect([t.phase, t.toAct]).toEqual(['card', 'B']);
    t.play('B l refuse', 'A m young @1xc');
    expect([t.order, t.all('released')[0]!.seat]).toEqual(['AB', 0]);
    expect([t.phase, t.toAct]).toEqual(['action', 'A']);
    const last = scene({ month: 12, phase: 'action' }).play('A refill', 'B parade');
    expect(last.all('ended')[0]!.places).toEqual([2, 1]);
  });

  test('within a phase the order of its start is used', () => {
    rule('D-ORD-4', 'D-RUL-2');
    const t = scene({ ...table, order: 'ABCD', C: { palaces: '2:wW' } });
    t.play('A refill', 'B refill', 'C parade');
    expect([t.order, t.toAct]).toEqual(['CABD', 'D']);
    t.play('D refill');
    expect([t.phase, t.toAct]).toEqual(['card', 'C']);
  });

  test('markers never go back: who leaves costs no person points', () => {
    rule('D-ORD-5');
    const t = scene({
      month: 5,
      event: 'contagion',
      phase: 'card',
      A: { vp: 98 },
      B: { palaces: '1:s', track: 148 },
    });
    t.play('B m young @1xs', 'A l @1');
    expect([t.A.track, t.B.track, t.A.persons, t.B.persons]).toEqual([11, 154, 0, 0]);
    expect(t.A.vp).toBe(98 + 2);
    const score = scene({ month: 3, phase: 'event', A: { vp: 99 } });
    expect(score.A.vp).toBe(101);
  });

  test('P 10, Q 10 above it, R 12, S 7; then P advances by 2', () => {
    rule('D-TV-1');
    const t = scene({
      month: 3,
      phase: 'action',
      A: { track: 10, arrival: 5, palaces: '1:w' },
      B: { track: 10, arrival: 9 },
      C: { track: 12, arrival: 2 },
      D: { track: 7, arrival: 11 },
    });
    expect(t.order).toBe('CBAD');
    t.play('C refill', 'B refill', 'A parade');
    expect(t.order).toBe('ACBD');
  });

  test('markers move one at a time, in the owner’s own turn', () => {
    rule('D-RUL-1');
    const t = opening(4).finish();
    t.events.forEach((event, i) => {
      if (event.type !== 'moved') return;
      const cause = t.events[i - 1]!;
      expect(['actionTaken', 'housed', 'replaced']).toContain(cause.type);
      expect('seat' in cause && cause.seat).toBe(event.seat);
    });
    expect(t.all('moved').length).toBeGreaterThan(20);
  });

  test('passing others in a parade has no effect before the next phase', () => {
    rule('D-RUL-2');
    const t = scene({ ...table, order: 'ABC', C: { palaces: '2:WW' } }).play('A refill', 'B parade');
    expect([t.order, t.toAct]).toEqual(['BAC', 'C']);
    t.play('C parade');
    expect([t.order, t.toAct, t.phase]).toEqual(['CBA', 'C', 'card']);
  });

  test('a stack keeps its order when one leaves it and a new one lands', () => {
    rule('D-RUL-3');
    const t = scene({
      ...table,
      order: 'ABCDE',
      groups: 'parade taxes | build harvest | fireworks | research | privilege',
      E: { track: 9 },
    });
    t.play('A refill', 'B parade');
    expect(t.order).toBe('BACDE');
    t.play('C refill', 'D refill', 'E parade');
    expect([t.E.track, t.order]).toEqual([10, 'BEACD']);
  });
});
