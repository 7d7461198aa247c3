import { describe, expect, test } from 'vitest';
import type { RuleId } from '../../../core/game.ts';
import { rule } from '../../../core/laws/cite.ts';
import { dragon } from './index.ts';
import { randomSteps } from './random-steps.ts';
import { scene } from './scene.ts';
import type { DragonState } from './types.ts';

const { state: sound } = scene({ month: 4, phase: 'card', turn: 'B', A: { palaces: '2:cf 3:mM' } });

/** The invariants that a state breaks after something has been done to it. */
const broken = (spoil: (s: DragonState) => void, before?: DragonState): RuleId[] => {
  const s = dragon.clone(sound);
  s.row = [...s.row];
  spoil(s);
  return dragon.invariants(s, before);
};

describe('invariants', () => {
  test('hold at every decision of random games, with all options', () => {
    rule('D-INV-1', 'D-INV-2', 'D-INV-3', 'D-INV-4', 'D-INV-5', 'D-INV-6', 'D-INV-8');
    let decisions = 0;
    for (const { state, after } of randomSteps(40, 'invariants')) {
      decisions++;
      expect(dragon.invariants(after, state)).toEqual([]);
    }
    expect(decisions).toBeGreaterThan(3000);
  });

  test('a tile too many, too few, or housed from nowhere', () => {
    rule('D-INV-1');
    expect(broken((s) => s.pool[1]!++)).toEqual(['D-INV-1']);
    expect(broken((s) => s.gone[9]!--)).toEqual(['D-INV-1']);
    expect(broken((s) => (s.players[0]!.palaces[3] = 0))).toEqual([]);
    expect(broken((s) => (s.players[0]!.palaces[2] = 0))).toEqual(['D-INV-1']);
  });

  test('a tile that is being housed is counted once', () => {
    rule('D-INV-1');
    const t = scene({ month: 4, phase: 'card' }).play('A m young');
    expect([t.phase, dragon.invariants(t.state)]).toEqual(['house', []]);
    const lost = dragon.clone(t.state);
    lost.stack.pop();
    expect(dragon.invariants(lost)).toEqual(['D-INV-1']);
  });

  test('palaces too high, too low, too full', () => {
    rule('D-INV-2');
    for (const floors of [0, 1, 4])
      expect(broken((s) => (s.players[0]!.palaces[0] = floors))).toEqual(['D-INV-2']);
    expect(broken((s) => s.players[0]!.palaces.push(0, 0, 0, 0))).toEqual(['D-INV-2']);
  });

  test('debts, and points or markers that go back', () => {
    rule('D-INV-3');
    for (const good of ['yuan', 'rice', 'fireworks'] as const)
      expect(broken((s) => (s.players[1]![good] = -1))).toEqual(['D-INV-3']);
    for (const track of ['vp', 'track'] as const)
      expect(broken((s) => s.players[1]![track]--, sound)).toEqual(['D-INV-3']);
  });

  test('a hand too large or too small for the month', () => {
    rule('D-INV-4');
    expect(broken((s) => s.players[0]!.hand[0]!--)).toEqual(['D-INV-4']);
    expect(broken((s) => s.players[1]!.hand[0]!++)).toEqual(['D-INV-4']);
    expect(sound.players.map(({ hand }) => hand.reduce((sum, n) => sum + n, 0))).toEqual([7, 8]);
  });

  test('two markers that arrived at once', () => {
    rule('D-INV-5');
    expect(broken((s) => (s.players[0]!.arrival = s.players[1]!.arrival))).toEqual(['D-INV-5']);
  });

  test('action cards missing, or dragons of who has not acted', () => {
    rule('D-INV-6');
    expect(broken((s) => (s.groups[0] = 1))).toEqual(['D-INV-6']);
    expect(broken((s) => (s.dragons[0] = 1))).toEqual(['D-INV-6']);
    for (const { after, events } of randomSteps(4, 'deals')) {
      const at = events.findIndex(({ type }) => type === 'dealt');
      const acted = events.slice(at).some(({ type }) => type === 'actionTaken');
      if (at >= 0 && !acted) expect(after.dragons.every((set) => set === 0)).toBe(true);
    }
  });

  test('equal events side by side, or an event too often', () => {
    rule('D-INV-8');
    expect(broken((s) => ([s.row[3], s.row[7]] = [s.row[7]!, s.row[3]!]))).toEqual(['D-INV-8']);
    expect(broken((s) => (s.row[3] = s.row[5]!))).toEqual(['D-INV-8']);
  });

  test('the exceptions of the super events, and no others', () => {
    rule('D-SE-13');
    const seen = { tornado: 0, volcano: 0, overfull: 0 };
    for (const { state, after, events } of randomSteps(80, 'exceptions')) {
      if (events.some(({ type }) => type === 'markersReset')) seen.volcano++;
      if (events.some(({ type }) => type === 'cardDiscarded')) seen.tornado++;
      if (after.stack.some(({ phase }) => phase === 'earthquake')) seen.overfull++;
      expect(dragon.invariants(after, state)).toEqual([]);
    }
    for (const times of Object.values(seen)) expect(times).toBeGreaterThan(0);
  });
});
