import { expect, test } from 'vitest';
import type { Game, Kinds } from '../../core/game.ts';
import { defaultOptions } from '../../core/options.ts';
import { allGames, games } from '../../games/rules.ts';
import { checkHint, noAgreement } from './agreement.ts';
import { decisions } from './decisions.ts';
import { isHonest } from './honesty.ts';

/** The whole number is for `mandate explain`. */
const SAMPLES = 4;

test.each(allGames)(
  'what the seat cannot know changes no move of $id and nothing that is said of it',
  (game) => {
    const found = decisions(game, 3, defaultOptions(game, 3), 'honesty');
    for (let n = 0; n < SAMPLES; n++) expect(isHonest(found.next().value, `${n}`)).toBe(true);
  },
);

test('whoever looks behind the view is found out', () => {
  const game = games.han as unknown as Game;
  const peeking: Game = {
    ...game,
    view: (s, viewer) => ({ ...game.view(s, viewer), state: s }),
    sample: (view) => game.clone((view as object as { state: Kinds['state'] }).state),
  };
  const found = decisions(peeking, 3, defaultOptions(game, 3), 'peek');
  const honest = Array.from({ length: 4 }, (_, n) => isHonest(found.next().value, `${n}`, game));
  expect(honest).toContain(false);
});

test('named differences are counted by source, and other games speak for or against them', () => {
  const game = games.dragon as unknown as Game;
  const found = decisions(game, 3, defaultOptions(game, 3), 'agreement');
  const sum = noAgreement();
  for (let n = 0; n < 2; n++) checkHint(found.next().value, `${n}`, 6, sum);
  const sources = Object.values(sum.bySource);
  expect(sum.hints).toBe(2);
  expect(sum.named).toBe(sources.reduce((all, { named }) => all + named, 0));
  expect(sum.agreed).toBe(sources.reduce((all, { agreed }) => all + agreed, 0));
  expect(sum.agreed).toBeGreaterThan(sum.named / 2);
});
