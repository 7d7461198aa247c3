import { describe, expect, test } from 'vitest';
import { over, seatsOf } from '../../../core/game.ts';
import { rule } from '../../../core/laws/cite.ts';
import { stream } from '../../../core/rng.ts';
import { dragon } from './index.ts';
import { randomSteps } from './random-steps.ts';
import { opening, scene } from './scene.ts';

const GROUPS = 'taxes build | harvest research | fireworks parade | privilege';

describe('information', () => {
  test('everything on the table is public, to every player and to spectators', () => {
    rule('D-INFO-1');
    const t = scene({
      month: 6,
      phase: 'action',
      groups: GROUPS,
      turn: 'C',
      dragons: 'A | B',
      gone: 'mmW',
      options: { greatWall: false },
      A: { yuan: 7, rice: 2, fireworks: 3, small: 1, large: 2, vp: 17, palaces: '3:mM 1' },
    });
    for (const viewer of [0, 1, 2, 3, 'spectator'] as const) {
      const { viewer: who, ...table } = dragon.view(t.state, viewer);
      const { rng: _, ...known } = t.state;
      expect([who, table]).toEqual([viewer, known]);
    }
  });

  test('the deals to come are unknown: views hold no stream and do not depend on it', () => {
    rule('D-INFO-2');
    const t = opening(4).untilMonth(4);
    const other = { ...t.state, rng: { actions: stream('another', 'dragon/actions') } };
    for (const viewer of [0, 3, 'spectator'] as const) {
      expect(JSON.stringify(dragon.view(other, viewer))).toBe(JSON.stringify(dragon.view(t.state, viewer)));
      expect(JSON.stringify(dragon.view(t.state, viewer))).not.toContain(String(t.state.rng.actions[0]));
      expect(Object.keys(dragon.view(t.state, viewer))).not.toContain('rng');
    }
  });

  test('nothing but the deals is random after setup', () => {
    rule('D-INFO-2');
    for (const { state, seat, action, after, events } of randomSteps(6, 'chance')) {
      const other = dragon.clone(state);
      other.rng.actions = stream('another', 'dragon/actions');
      dragon.apply(other, seat, action);
      const dealt = events.some(({ type }) => type === 'dealt');
      if (!dealt) expect(other.rng.actions).toEqual(stream('another', 'dragon/actions'));
      const same = { ...other, rng: after.rng, ...(dealt ? { groups: after.groups } : {}) };
      expect(JSON.stringify(same)).toBe(JSON.stringify(after));
    }
  });

  test('a played card is public, a wild one with the type it stands for, and never returns', () => {
    rule('D-INFO-3');
    const t = scene({ month: 3, phase: 'card', A: { hand: 'cltfpwm??' } }).play('A ?s old @1', 'B c @1');
    expect(t.all('cardPlayed')).toEqual([
      { type: 'cardPlayed', seat: 0, card: 'wild', as: 'scholar' },
      { type: 'cardPlayed', seat: 1, card: 'craftsman', as: 'craftsman' },
    ]);
    for (const event of t.events)
      for (const viewer of [0, 1, 'spectator'] as const) expect(dragon.redact(event, viewer)).toEqual(event);
    expect(t.A.hand).toBe('cltfpwm?');
    const hands: string[] = [];
    for (let month = 4; month <= 12; month++) hands.push(t.untilMonth(month).A.hand);
    expect(hands.map((hand) => hand.length)).toEqual([8, 7, 6, 5, 4, 3, 2, 1, 0]);
  });

  test('hands follow from what was played, so they are no secret', () => {
    rule('D-INFO-4');
    const t = opening(3).untilMonth(6);
    const left = [
      'craftsman',
      'courtLady',
      'taxCollector',
      'farmer',
      'pyrotechnist',
      'warrior',
      'monk',
      'healer',
      'scholar',
      'wild',
    ];
    for (const [seat, { hand }] of dragon.view(t.state, 'spectator').players.entries()) {
      const played = t.all('cardPlayed').filter((e) => e.seat === seat);
      const derived = left.map(
        (card) => (card === 'wild' ? 2 : 1) - played.filter((e) => e.card === card).length,
      );
      expect(hand).toEqual(derived);
    }
  });

  test('closed hands change no rule', () => {
    rule('D-INFO-4');
    for (const { state, seat, action, after } of randomSteps(3, 'hands')) {
      const closed = {
        ...dragon.clone(state),
        options: { ...state.options, openHands: !state.options.openHands },
      };
      dragon.apply(closed, seat, action);
      expect(JSON.stringify({ ...closed, options: state.options })).toBe(JSON.stringify(after));
    }
  });

  test('exactly one player decides at any time', () => {
    rule('D-INFO-5');
    let decisions = 0;
    for (const { state, after } of randomSteps(12, 'turns')) {
      decisions++;
      expect(seatsOf(dragon.active(state))).toHaveLength(1);
      if (over(after)) expect(dragon.active(after)).toBe(0);
    }
    expect(decisions).toBeGreaterThan(500);
  });
});
