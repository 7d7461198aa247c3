import { describe, expect, test } from 'vitest';
import { legalActions } from '../../../core/game.ts';
import { rule } from '../../../core/laws/cite.ts';
import { ruleIds } from '../../../core/laws/spec.ts';
import { below } from '../../../core/rng.ts';
import { dragon } from './index.ts';
import { randomSteps } from './random-steps.ts';
import { opening, scene } from './scene.ts';

describe('why', () => {
  test('over the whole action space, exactly the illegal moves have rules against them', () => {
    rule('D-AUTO-3');
    const known = new Set<string>(ruleIds('dragon'));
    const named = new Set<string>();
    const wrong: string[] = [];
    for (const { state, seat, rng } of randomSteps(24, 'why')) {
      if (below(rng, 12) > 0) continue;
      const legal = new Set(legalActions(dragon, state, seat));
      for (let action = 0; action < dragon.actions; action++) {
        const rules = dragon.why(state, seat, dragon.decode(action));
        for (const id of rules) named.add(id);
        if ((rules.length === 0) !== legal.has(action))
          wrong.push(`${dragon.notate(action)} in ${state.stack.at(-1)!.phase}: ${rules.join()}`);
      }
    }
    expect(wrong).toEqual([]);
    expect([...named].filter((id) => !known.has(id))).toEqual([]);
    expect(named.size).toBeGreaterThan(10);
  });

  test('whoever is not to decide is told so, whatever the move', () => {
    rule('D-AUTO-3', 'D-INFO-5');
    for (const { state, seat } of randomSteps(2, 'others'))
      for (let other = 0; other < state.players.length; other++)
        if (other !== seat) expect(dragon.why(state, other, { type: 'refill' })).toEqual(['D-AUTO-3']);
  });

  test('after the end nothing is legal', () => {
    rule('D-AUTO-3');
    const t = opening(2).finish();
    expect([t.legal('A'), t.toAct]).toEqual([[], '']);
    t.refuses('A refill', 'D-AUTO-3').refuses('B taxes', 'D-AUTO-3');
  });

  test('a pair of one type twice is no draft', () => {
    rule('D-DRAFT-2');
    const { state } = opening(2);
    expect(dragon.why(state, 0, { type: 'draft', types: ['monk', 'monk'] })).toEqual(['D-DRAFT-2']);
  });

  test('a command that the open decision does not know', () => {
    rule('D-AUTO-3');
    const t = scene({ month: 3, phase: 'action', A: { yuan: 9 } });
    for (const move of [
      'small',
      '^1',
      'm',
      'young',
      '@1',
      'refuse',
      '-1c',
      'v1',
      '-yuan',
      '-m',
      '+m',
      '=m',
      't+s',
    ])
      t.refuses(`A ${move}`, 'D-AUTO-3');
    t.play('A build').refuses('A taxes', 'D-AUTO-3');
  });
});
