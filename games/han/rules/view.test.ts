import { describe, expect, test } from 'vitest';
import type { Viewer } from '../../../core/game.ts';
import { firstSeat, type Game, legalActions, over } from '../../../core/game.ts';
import { rule } from '../../../core/laws/cite.ts';
import { secretsKept } from '../../../core/laws/laws.ts';
import { allOptions } from '../../../core/options.ts';
import { below, stream } from '../../../core/rng.ts';
import { KINDS } from './data.ts';
import { han } from './index.ts';
import { scene } from './scene.ts';
import type { HanEvent, HanOptions, HanState } from './types.ts';

describe('views', () => {
  test('show what is public, by name', () => {
    rule('H-INFO-1', 'H-INFO-6');
    const t = scene({ A: { hand: 'vyo' }, B: { hand: 'rrg' }, display: 'vvgg' });
    const view = han.view(t.state, 0);
    expect(Object.keys(view).sort()).toEqual(
      [
        ...[
          'viewer',
          'options',
          'start',
          'turns',
          'runOuts',
          'shown',
          'display',
          'discard',
          'known',
          'split',
          'pagodas',
        ],
        ...['presence', 'emissaries', 'fortresses', 'pagodaSupply', 'emissarySupply', 'fortressSupply'],
        ...['scores', 'scored', 'stack', 'pileSize', 'handSizes', 'hand', 'ownStale', 'staleSizes', 'veiled'],
        'removed',
      ].sort(),
    );
    expect([view.handSizes, view.pileSize, view.removed]).toEqual([[3, 3, 3], 34, [2, 2, 2, 2, 2]]);
    expect([view.hand, han.view(t.state, 'spectator').hand]).toEqual([[1, 1, 1, 0, 0], []]);
  });

  test('of others and spectators do not depend on a hand', () => {
    rule('H-INFO-2', 'H-INFO-6');
    const one = scene({ A: { hand: 'vyo' }, B: { hand: 'rrg' }, C: { hand: 'ggo' }, display: 'vyog' }).state;
    const other = scene({
      A: { hand: 'vyo' },
      B: { hand: 'ggo' },
      C: { hand: 'rrg' },
      display: 'vyog',
    }).state;
    expect(han.view(one, 0)).toEqual(han.view(other, 0));
    expect(han.view(one, 'spectator')).toEqual(han.view(other, 'spectator'));
    expect(han.view(one, 1)).not.toEqual(han.view(other, 1));
  });

  test('say nothing of the pile but its size', () => {
    rule('H-INFO-3');
    const { state } = scene({ A: { hand: 'vyo' } });
    const turned = { ...han.clone(state), pile: state.pile.toReversed() };
    for (const viewer of [0, 1, 2, 'spectator'] as const)
      expect(JSON.stringify(han.view(turned, viewer))).toBe(JSON.stringify(han.view(state, viewer)));
  });

  test('a card from the display is seen by all, one from the pile by its owner', () => {
    rule('H-INFO-4', 'H-INFO-5');
    const t = scene({ A: { hand: 'rrg' }, B: { pagodas: 'wei-1' }, display: 'vyog', top: 'o' });
    t.play('A r wei-2 r wei-3 +2 +deck');
    const shown = (viewer: Viewer): HanEvent[] =>
      t.events.map((e) => han.redact(e, viewer)!).filter((e) => /^card/.test(e.type));
    const open = [
      { type: 'cardsPlayed', seat: 0, cards: ['red'] },
      { type: 'cardsPlayed', seat: 0, cards: ['red'] },
      { type: 'cardTaken', seat: 0, slot: 1, card: 'yellow' },
    ];
    expect(shown(0)).toEqual([...open, { type: 'cardDrawn', seat: 0, card: 'orange' }]);
    for (const viewer of [1, 2, 'spectator'] as const)
      expect(shown(viewer)).toEqual([...open, { type: 'cardDrawn', seat: 0 }]);
  });

  test('cards played or exchanged away lie open', () => {
    rule('H-INFO-5');
    const t = scene({ A: { hand: 'rrg' } }).play('A -g');
    expect(t.all('cardExchanged')).toEqual([{ type: 'cardExchanged', seat: 0, card: 'green' }]);
    for (const viewer of [0, 2, 'spectator'] as const)
      expect(han.view(t.state, viewer).discard).toEqual([0, 0, 0, 1, 0]);
  });

  test('the removed cards are public per colour, and in total only their number', () => {
    rule('H-INFO-1', 'H-SETUP-8');
    const total = scene({ side: 2, options: { removal: 'total' } }).state;
    expect([han.view(total, 0).removed, total.removed.reduce((a, b) => a + b)]).toEqual([[], 5]);
    expect(han.view(scene({ side: 2 }).state, 'spectator').removed).toEqual([5, 5, 5, 5, 5]);
  });

  test('no secret leaves a trace, at every decision and for every viewer', () => {
    rule('H-INFO-2', 'H-INFO-3', 'H-INFO-4', 'H-INFO-6');
    const game = han as unknown as Game;
    let decisions = 0;
    for (let seats = 2; seats <= 5; seats++)
      for (const options of (allOptions(han, seats) as HanOptions[]).filter((o) => o.startPlayer === 0)) {
        const rng = stream(`secrets ${seats}`, JSON.stringify(options));
        const s = han.setup(options, seats, 'secrets');
        while (!over(s)) {
          for (let k = 0; k <= seats; k++)
            secretsKept({ game, seats, state: s, json: '', before: undefined, rng, refused: () => {} });
          const seat = firstSeat(han.active(s));
          const legal = legalActions(han, s, seat);
          han.apply(s, seat, legal[below(rng, legal.length)]!);
          expect(countsHold(s)).toBe(true);
          decisions++;
        }
      }
    expect(decisions).toBeGreaterThan(2000);
  });
});

/** Card counting never excludes what is really the case. */
function countsHold(s: HanState): boolean {
  return s.scores.every((_, seat) => {
    const view = han.view(s, seat);
    const known = view.known.every((n, at) => n <= s.hands[at]!);
    const veiled = view.veiled.every((n, c) => {
      const stale = s.scores.reduce((sum, _n, k) => sum + s.stale[k * KINDS + c]!, 0);
      return n === stale + (view.split && s.options.removal === 'total' ? s.removed[c]! : 0);
    });
    return known && veiled;
  });
}
