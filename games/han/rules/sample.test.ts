import { describe, expect, test } from 'vitest';
import type { Viewer } from '../../../core/game.ts';
import { legalActions } from '../../../core/game.ts';
import { rule } from '../../../core/laws/cite.ts';
import { stream } from '../../../core/rng.ts';
import { KINDS } from './data.ts';
import { han } from './index.ts';
import { type Position, scene } from './scene.ts';
import type { HanState } from './types.ts';

/** What is hidden in a state: the hands and the pile in its order. */
const secret = (s: HanState): string => `${s.hands.join('')} ${s.pile.join('')} ${s.removed.join('')}`;

/** Every order of some cards, equal cards as often as they can change places. */
function* orders(cards: readonly number[]): Generator<number[]> {
  if (cards.length === 0) yield [];
  for (let i = 0; i < cards.length; i++)
    for (const rest of orders(cards.filter((_, k) => k !== i))) yield [cards[i]!, ...rest];
}

const cardsOf = (counts: readonly number[]): number[] =>
  counts.flatMap((n, card) => Array<number>(Math.max(0, n)).fill(card));

/**
 * All states that the viewer cannot tell from this one, each as often as physical cards can lie so: what he has
 * not seen is laid anew in every order over the places where it may be.
 */
function indistinguishable(s: HanState, viewer: Viewer): Map<string, number> {
  const hidden: number[] = [];
  const places: number[] = [];
  s.scores.forEach((_, seat) => {
    if (seat === viewer) return;
    for (let c = 0; c < KINDS; c++)
      for (let k = s.known[seat * KINDS + c]!; k < s.hands[seat * KINDS + c]!; k++) {
        hidden.push(c);
        places.push(seat);
      }
  });
  hidden.push(...s.pile);
  const seen = JSON.stringify(han.view(s, viewer));
  const found = new Map<string, number>();
  for (const order of orders(hidden)) {
    const other = han.clone(s);
    s.scores.forEach((_, seat) => {
      if (seat === viewer) return;
      for (let c = 0; c < KINDS; c++) other.hands[seat * KINDS + c] = s.known[seat * KINDS + c]!;
    });
    places.forEach((seat, i) => {
      other.hands[seat * KINDS + order[i]!]!++;
    });
    other.pile = order.slice(places.length);
    expect(JSON.stringify(han.view(other, viewer))).toBe(seen);
    if (!isReachable(other)) continue;
    const key = secret(other);
    found.set(key, (found.get(key) ?? 0) + 1);
  }
  return found;
}

/** A seat is asked for a second piece only if it can place one. */
function isReachable(s: HanState): boolean {
  if (s.stack.at(-1)?.phase !== 'second') return true;
  return legalActions(han, s, (s.stack[0] as { seat: number }).seat).length > 1;
}

/** Samples often and compares with the enumeration: the same states, and each with its due chance. */
function expectUniform(expected: ReadonlyMap<string, number>, draw: () => string, draws: number): void {
  const found = new Map<string, number>();
  for (let i = 0; i < draws; i++) {
    const key = draw();
    found.set(key, (found.get(key) ?? 0) + 1);
  }
  expect([...found.keys()].filter((key) => !expected.has(key))).toEqual([]);
  const total = [...expected.values()].reduce((a, b) => a + b);
  let square = 0;
  for (const [key, ways] of expected) {
    const due = (draws * ways) / total;
    square += ((found.get(key) ?? 0) - due) ** 2 / due;
  }
  const freedom = expected.size - 1;
  expect(square).toBeLessThan(freedom + 4 * Math.sqrt(2 * freedom));
}

const uniform = (s: HanState, viewer: Viewer, draws: number): void => {
  const view = han.view(s, viewer);
  const rng = stream('sample', String(viewer));
  expectUniform(indistinguishable(s, viewer), () => secret(han.sample(view, rng)), draws);
};

const small: Position = { side: 2, A: { hand: 'vyo' }, B: { hand: 'rry' }, pile: 'gv' };

describe('a sample from a view', () => {
  test('is any state that a player cannot tell apart, by enumeration', () => {
    rule('H-INFO-2', 'H-INFO-3');
    const t = scene(small);
    expect(indistinguishable(t.state, 0).size).toBe(13);
    uniform(t.state, 0, 8000);
    uniform(t.state, 1, 8000);
  });

  test('is any state that a spectator cannot tell apart, by enumeration', () => {
    rule('H-INFO-6', 'H-INFO-2');
    const t = scene({ ...small, A: { hand: 'vvy' }, B: { hand: 'vyy' }, pile: 'v' });
    uniform(t.state, 'spectator', 4000);
  });

  test('counts cards taken face up until they are played', () => {
    rule('H-INFO-4', 'H-INFO-1');
    const t = scene({ ...small, display: 'gro', turn: 'B', pile: 'gvo' }).play('B -y +1');
    expect(han.view(t.state, 0).known.slice(KINDS)).toEqual([0, 0, 0, 1, 0]);
    uniform(t.state, 0, 8000);
    t.play('A -v +2').play('B -g +2');
    expect(
      han
        .view(t.state, 0)
        .known.slice(KINDS)
        .reduce((a, b) => a + b),
    ).toBe(1);
    expect(han.view(t.state, 0).known[KINDS + 3]).toBe(0);
  });

  test('gives a second piece to a player who is asked for one', () => {
    rule('H-TURN-6', 'H-INFO-2');
    const t = scene({ side: 2, A: { hand: 'rrv' }, B: { hand: 'yyo', pagodas: 'xishi-1' }, pile: 'gv' });
    t.play('A r xishi-2');
    expect(t.phase).toBe('second');
    const all = indistinguishable(t.state, 1);
    expect(all.size).toBeLessThan(30);
    uniform(t.state, 1, 6000);
  });

  test('after the reshuffle: the pile is what was discarded, hands are what is left', () => {
    rule('H-DECK-2', 'H-INFO-1', 'H-INFO-2');
    const t = scene({ A: { hand: 'vyo' }, B: { hand: 'rrg' }, C: { hand: 'yog' }, pile: 'o' });
    const discarded = [...t.discard, 'v'].sort().join('');
    t.play('A -v +deck');
    const view = han.view(t.state, 0);
    expect([view.split, view.veiled, view.ownStale]).toEqual([true, [0, 2, 3, 2, 2], [0, 1, 2, 0, 0]]);
    const expected = new Map<string, number>();
    for (const order of orders(cardsOf([0, 1, 1, 2, 2]))) {
      const key = [order.slice(0, 3), order.slice(3)].map((hand) => hand.sort().join('')).join(' ');
      expected.set(key, (expected.get(key) ?? 0) + 1);
    }
    const rng = stream('sample', 'split');
    const handOf = (s: HanState, seat: number): string =>
      cardsOf(s.hands.slice(seat * KINDS, (seat + 1) * KINDS)).join('');
    expectUniform(
      expected,
      () => {
        const s = han.sample(view, rng);
        expect([...scenePile(s)].sort().join('')).toBe(discarded);
        return `${handOf(s, 1)} ${handOf(s, 2)}`;
      },
      6000,
    );
    const tops = new Map<string, number>();
    for (const card of scenePile(t.state)) tops.set(card, (tops.get(card) ?? 0) + 1);
    expectUniform(tops, () => scenePile(han.sample(view, rng))[0]!, 6000);
  });

  test('lots are told apart until a card may be of either', () => {
    rule('H-INFO-1', 'H-INFO-3');
    const t = scene({
      A: { hand: 'vyo' },
      B: { hand: 'rrg' },
      C: { hand: 'yog' },
      pile: 'o',
      display: 'vvvv',
    });
    t.play('A -v +deck');
    // A card that everybody saw him take says nothing of the others.
    const known = t.fork().play('B -r +1', 'C -y +1', 'A -y +1', 'B -v +1');
    expect([known.state.split, han.view(known.state, 0).staleSizes]).toEqual([true, [2, 2, 2]]);
    t.state.pile = [...t.state.pile.filter((c) => c !== 4), ...t.state.pile.filter((c) => c === 4)];
    // B's cards are all stale, so the one he gives away is; the one he draws is not.
    t.play('B -r +deck');
    expect([t.state.split, han.view(t.state, 0).staleSizes, t.hand('B')]).toEqual([true, [3, 2, 3], 'grr']);
    t.play('C -y +1', 'A -y +1');
    // Red may be the stale one or the one from the new pile: nobody else can tell.
    const ambiguous = t.fork().play('B -r +1');
    expect([ambiguous.state.split, han.view(ambiguous.state, 0).veiled]).toEqual([false, [0, 0, 0, 0, 0]]);
  });

  test('a colour that the new pile does not have tells the lot', () => {
    rule('H-INFO-1');
    const t = scene({
      turn: 'C',
      A: { hand: 'vvv' },
      B: { hand: 'vrg' },
      C: { hand: 'yog' },
      display: 'vvvv',
      pile: 'o',
    });
    t.play('C -g +deck', 'A -v +deck', 'B -r +deck', 'C -y +deck', 'A -v +deck', 'B -v +1');
    expect([t.state.split, han.view(t.state, 2).staleSizes]).toEqual([true, [1, 1, 2]]);
  });

  test('draws cards removed unseen like all others', () => {
    rule('H-SETUP-8');
    const t = scene({ ...small, options: { removal: 'total' } });
    const view = han.view(t.state, 0);
    expect(view.removed).toEqual([]);
    const rng = stream('sample', 'removed');
    const lots = new Set<string>();
    for (let i = 0; i < 300; i++) {
      const s = han.sample(view, rng);
      expect(han.invariants(s)).toEqual([]);
      expect(s.removed.reduce((a, b) => a + b)).toBe(5);
      lots.add(s.removed.join());
    }
    expect(lots.size).toBeGreaterThan(10);
  });
});

const scenePile = (s: HanState): string =>
  s.pile
    .map((card) => 'vyogr'[card])
    .toReversed()
    .join('');
