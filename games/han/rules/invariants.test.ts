import { describe, expect, test } from 'vitest';
import type { RuleId } from '../../../core/game.ts';
import { rule } from '../../../core/laws/cite.ts';
import { han } from './index.ts';
import { final, scene } from './scene.ts';
import type { HanState, Turn } from './types.ts';

const position = () =>
  scene({ options: { fortresses: true }, A: { hand: 'rrg', pagodas: 'wei-1 lu', emissaries: 'wei' } }).state;

/** What a change of a sound position breaks. */
const broken = (change: (s: HanState) => void, from: HanState = position()): RuleId[] => {
  expect(han.invariants(from)).toEqual([]);
  const s = han.clone(from);
  change(s);
  return han.invariants(s);
};

describe('invariants', () => {
  test('cards are conserved, by colour', () => {
    rule('H-INV-1');
    expect(broken((s) => s.pile.pop())).toEqual(['H-INV-1']);
    expect(broken((s) => s.discard[0]!++)).toEqual(['H-INV-1']);
    expect(broken((s) => (s.display[0] = (s.display[0]! + 1) % 5))).toEqual(['H-INV-1']);
    const total = scene({ side: 2, options: { removal: 'total' } }).state;
    expect(broken((s) => (s.removed = [9, 9, 9, 9, 9]), total)).toEqual(['H-INV-1']);
  });

  test('emissaries keep the limit', () => {
    rule('H-INV-2');
    expect(
      broken((s) => {
        s.emissaries[s.scores.length]!++;
        s.emissarySupply[0]!--;
      }),
    ).toEqual(['H-INV-2']);
  });

  test('pieces are on the board or in supply', () => {
    rule('H-INV-3');
    for (const supply of ['pagodaSupply', 'emissarySupply', 'fortressSupply'] as const)
      expect(broken((s) => s[supply][1]!--)).toEqual(['H-INV-3']);
    expect(broken((s) => s.presence[0]!++)).toContain('H-INV-3');
    expect(broken((s) => s.fortresses.push(0))).toEqual(['H-INV-3']);
  });

  test('a province has its marker if and only if it is full', () => {
    rule('H-INV-4');
    expect(broken((s) => (s.scored = 0))).toEqual(['H-INV-4']);
    expect(broken((s) => (s.scored |= 1))).toEqual(['H-INV-4']);
    expect(han.invariants(final({ A: { pagodas: 'wei-1' } }).state)).toEqual([]);
  });

  test('hands are full at the start of a turn', () => {
    rule('H-INV-5');
    expect(
      broken((s) => {
        const card = s.hands.findIndex((n) => n > 0);
        s.hands[card]!--;
        s.discard[card]!++;
      }),
    ).toEqual(['H-INV-5']);
  });

  test('everybody has as many turns, or one more', () => {
    rule('H-INV-6');
    expect(broken((s) => s.turns++)).toEqual(['H-INV-6']);
    expect(broken((s) => ((s.stack[0] as Turn).seat = 1))).toContain('H-INV-6');
    const ended = final({ A: { pagodas: 'wei-1' } }).state;
    expect([ended.turns % 3, han.ending(ended)]).toEqual([0, 'secondRunOut']);
  });

  test('what is known of a hand is in it', () => {
    rule('H-INFO-4');
    expect(broken((s) => (s.known[0] = 3))).toEqual(['H-INFO-4']);
    expect(broken((s) => (s.stale[0] = 3))).toEqual(['H-INFO-4']);
  });
});
