import { describe, expect, test } from 'vitest';
import { legalActions } from '../../../core/game.ts';
import { rule } from '../../../core/laws/cite.ts';
import { play } from '../../../core/play.ts';
import { dragon } from './index.ts';
import { randomSteps } from './random-steps.ts';
import { scene } from './scene.ts';

describe('automation', () => {
  test('what has one outcome is done: a new palace, a small privilege, the last card, the only room', () => {
    rule('D-AUTO-1');
    const groups = 'taxes build harvest | parade research | fireworks privilege';
    const t = scene({
      month: 11,
      phase: 'action',
      groups,
      A: { palaces: '3:lll', hand: 'f', yuan: 5 },
      B: { yuan: 5 },
      C: { hand: 'm' },
    });
    t.play('A build', 'B privilege', 'C refill');
    expect([t.A.palaces, t.B.small]).toEqual(['3:lll 1:', 1]);
    expect(t.all('cardPlayed').map(({ seat }) => seat)).toEqual([0]);
    expect([t.phase, t.toAct, t.legal('A')]).toEqual(['tile', 'A', ['young', 'old']]);
    t.play('A old');
    expect(t.A.palaces).toBe('3:lll 1:F');
  });

  test('a single wild card is not chosen for its owner', () => {
    rule('D-AUTO-1');
    const t = scene({ month: 11, phase: 'action', A: { hand: '?' } }).play('A refill', 'B refill');
    expect([t.phase, t.toAct, t.legal('A').length]).toEqual(['card', 'A', 9]);
  });

  test('equal palaces are interchangeable, unequal ones are not', () => {
    rule('D-AUTO-1');
    const room = (palaces: string) =>
      scene({ month: 3, phase: 'card', seats: 3, A: { palaces } }).play('A m young');
    expect(room('2:c 2:c').A.palaces).toBe('2:cm 2:c');
    expect(room('2:c 2:l').phase).toBe('house');
    expect(room('2:c 3:c').phase).toBe('house');
    expect(room('3:cl 3:ct').phase).toBe('house');
    const leaving = (palaces: string) =>
      scene({ month: 5, event: 'mongols', phase: 'event', A: { palaces }, B: { palaces: '1:w' } });
    expect(leaving('2:cc 1').released('A')).toBe('c');
    expect(leaving('1:c 1:c').A.palaces).toBe('1:c');
    expect(leaving('1:c 2:c').phase).toBe('release');
    expect(leaving('2:cl').phase).toBe('release');
  });

  test('nobody is asked a question that has only one answer', () => {
    rule('D-AUTO-1');
    let decisions = 0;
    for (const { state, seat } of randomSteps(12, 'auto')) {
      decisions++;
      expect(legalActions(dragon, state, seat).length, state.stack.at(-1)!.phase).toBeGreaterThan(1);
    }
    expect(decisions).toBeGreaterThan(500);
  });

  test('a bundle takes effect as a whole or not at all', () => {
    rule('D-AUTO-2');
    const t = scene({ month: 3, phase: 'action', A: { palaces: '3:ccl 2' } });
    const before = JSON.stringify(t.state);
    t.refuses('A build ^2 ^2', 'D-BUILD-1')
      .refuses('A build ^3', 'D-BUILD-1')
      .refuses('A build ^2 taxes', 'D-AUTO-3');
    expect([JSON.stringify(t.state), t.events]).toEqual([before, []]);
    const bundle = t.fork().play('A build ^new ^2 ^3');
    const steps = t.fork().play('A build').play('A ^new').play('A ^2').play('A ^3');
    expect(JSON.stringify(bundle.state)).toBe(JSON.stringify(steps.state));
    expect(JSON.stringify(t.state)).toBe(before);
  });

  test('checked play never changes the state it is given', () => {
    rule('D-AUTO-2', 'D-AUTO-3');
    const before = new Map<object, string>();
    for (const { state, seat, action } of randomSteps(4, 'bundle')) {
      before.set(state, JSON.stringify(state));
      play(dragon, state, seat, action);
      play(dragon, state, (seat + 1) % state.players.length, action);
    }
    for (const [state, json] of before) expect(JSON.stringify(state)).toBe(json);
  });

  test('others and unlisted commands are rejected without any change', () => {
    rule('D-AUTO-3');
    const t = scene({ month: 3, phase: 'card', turn: 'B', seats: 3 });
    for (const turn of ['A m', 'C m', 'B refill', 'B @1', 'B young']) t.refuses(turn, 'D-AUTO-3');
    for (const nonsense of [-1, 0.5, Number.NaN, dragon.actions]) {
      const before = JSON.stringify(t.state);
      expect(play(dragon, t.state, 1, nonsense)).toEqual({ ok: false, rules: [] });
      expect(JSON.stringify(t.state)).toBe(before);
    }
  });

  test('single choices reach exactly the outcomes of the whole command', () => {
    rule('D-AUTO-4');
    const outcomes = (t: ReturnType<typeof scene>, name: 'A'): string[] => {
      if (t.toAct !== name || t.phase !== 'release') return [t[name].palaces];
      return t.legal(name).flatMap((move) => outcomes(t.fork().play(`${name} ${move}`), name));
    };
    const drought = { month: 5, event: 'drought', phase: 'event', B: { rice: 9 } } as const;
    const one = scene({ ...drought, A: { rice: 1, palaces: '2:cf 1:l 2:sw' } });
    const starved = ['cl', 'cs', 'cw', 'fl', 'fs', 'fw', 'ls', 'lw'].map((pair) =>
      ['2:cf', '1:l', '2:ws']
        .map((palace) => [...pair].reduce((left, person) => left.replace(person, ''), palace))
        .map((palace) => (palace === '1:' ? '' : palace))
        .filter((palace) => palace !== '')
        .join(' '),
    );
    expect(new Set(outcomes(one, 'A'))).toEqual(new Set(starved));
    const all = scene({ ...drought, A: { palaces: '2:cf 3:slw' } });
    expect(new Set(outcomes(all, 'A'))).toEqual(
      new Set(['2:c 3:ls', '2:c 3:lw', '2:c 3:ws', '2:f 3:ls', '2:f 3:lw', '2:f 3:ws']),
    );
  });
});
