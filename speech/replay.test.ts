import { expect, it } from 'vitest';
import { firstSeat, legalActions } from '../core/game.ts';
import { defaultOptions } from '../core/options.ts';
import { gameOf } from '../games/rules.ts';
import { readerOf, wordsOf } from '../games/words.ts';
import { catalogue, LANGUAGES } from '../i18n/index.ts';
import { NAMES } from '../i18n/testing/sample.ts';
import { Talk } from './answer.ts';
import { completions } from './complete.ts';
import type { Table } from './table.ts';

it.each(LANGUAGES)('lines in %s step through a replay, and only through one', async (lang) => {
  const game = gameOf('han');
  const [texts, words, reader] = await Promise.all([
    wordsOf(lang, 'han'),
    catalogue(lang, 'spoken'),
    readerOf(lang, 'han'),
  ]);
  const s = game.setup(defaultOptions(game, 2), 2, 'replay');
  const viewer = firstSeat(game.active(s));
  const view = game.view(s, viewer);
  const names = NAMES.slice(0, 2);
  const running: Table = {
    ...{ game, view, viewer, names, texts, words, lang },
    active: [viewer],
    over: false,
    legal: legalActions(game, s, viewer),
    lastTurn: 0,
    where: '',
    reading: () => reader({ game, view, viewer, names, texts, lang }),
    log: () => [],
  };
  const moments = [{ ply: 31, text: 'A turning point' }];
  const replayed: Table = {
    ...running,
    legal: [],
    course: { ply: 29, last: 40, position: (ply) => `at ${ply}`, moments },
  };
  const word = (name: keyof typeof words.commands) => words.commands[name].words[0]!;
  const talk = new Talk();
  const show = (line: string) => talk.say(replayed, line).show;
  expect(show(word('next'))).toBe(30);
  expect(show(word('previous'))).toBe(28);
  expect(show(`${word('show')} 12`)).toBe(12);
  expect(show(`${word('show')} 400`)).toBe(40);
  expect(talk.say(replayed, word('show')).title).toBe(words.answers.showWhat);
  expect(talk.say(replayed, word('moments')).items).toMatchObject([{ text: 'A turning point' }]);
  expect(show('1'), 'the number of a turning point').toBe(31);

  const listed = (table: Table) => new Talk().say(table, word('help')).items.map(({ line }) => line);
  expect(listed(replayed)).toContain(word('next'));
  expect(listed(replayed)).not.toContain(word('confirm'));
  expect(listed(running)).not.toContain(word('next'));
  expect(completions(running, word('moments')).map(({ line }) => line)).not.toContain(word('moments'));
});
