import { expect, test } from 'vitest';
import { gameBotOf } from '../../bots/registry.ts';
import type { Game } from '../../core/game.ts';
import { defaultOptions } from '../../core/options.ts';
import { brings } from '../../games/list.ts';
import { allGames } from '../../games/rules.ts';
import { observe, type Series } from './observed.ts';
import { simPage } from './page.ts';

const series = (game: Game, closely: boolean): Series => ({
  game: game.id,
  seats: 3,
  options: defaultOptions(game, 3),
  bots: ['greedy', 'random', 'greedy'],
  seed: 'sim',
  closely: closely,
});

for (const game of allGames)
  test(`games of ${game.id} are watched: all points have a source, all seats a turn and an opening`, () => {
    const start = game.scores(game.setup(defaultOptions(game, 3), 3, 'start'));
    const seen = [0, 1].map((block) => observe(series(game, true), block));
    for (const { scores, won, decisions, ending, close } of seen) {
      expect(close!.sources.map((points, seat) => points.reduce((sum, p) => sum + p, start[seat]!))).toEqual(
        scores,
      );
      expect(close!.order.toSorted()).toEqual([0, 1, 2]);
      if (brings(game.id, 'bot')) for (const opening of close!.openings) expect(opening).toMatch(/^[A-Za-z]/);
      expect(won.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
      expect(decisions).toBeGreaterThan(20);
      expect(game.endings).toContain(ending);
    }
    const { close: _, ...plain } = seen[0]!;
    expect(observe(series(game, false), 0)).toEqual(plain);
    const html = simPage(series(game, true), seen);
    for (const title of ['Final scores of random', 'Where points come from', 'Length'])
      expect(html).toContain(title);
    expect(html.includes('Openings')).toBe(brings(game.id, 'bot'));
    expect(html).not.toMatch(/NaN|Infinity|undefined|https?:|<script/);
  });

test('openings are named as people would', () => {
  expect(gameBotOf('dragon').opening!.of([{ type: 'draft', types: ['courtLady', 'monk'] } as never])).toBe(
    'court lady + monk',
  );
  const han = [
    { type: 'play', cards: [] },
    { type: 'pagoda', space: 'b-han-qi' },
  ];
  expect(gameBotOf('han').opening!.of(han)).toBe('Han–Qi border');
  expect(gameBotOf('han').opening!.of(han.slice(0, 1))).toBeUndefined();
  expect(gameBotOf('han').opening!.of([{ type: 'emissary', province: 'wei' } as never])).toBe(
    'Wei, emissary',
  );
  const acts = ['bribe', 'giveGift'].map((action) => ({ type: 'take', action }));
  expect(gameBotOf('confucius').opening!.of(acts)).toBe('bribe, give gift');
  expect(gameBotOf('confucius').opening!.of(acts.slice(1))).toBeUndefined();
});
