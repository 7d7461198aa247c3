import { expect, it } from 'vitest';
import { bare } from './logrow.ts';

it.each([
  ['en', 'Sun', 'Sun takes Build from group 2.', 'Takes Build from group 2.'],
  ['en', 'Sun', 'Sun: palace 2 collapses.', 'Palace 2 collapses.'],
  ['en', 'Sun', 'Sun is chief minister of round 4.', 'Sun is chief minister of round 4.'],
  ['en', 'Sun', 'The gift of Sun leaves the game.', 'The gift of Sun leaves the game.'],
  ['hu', 'Sun', 'Sun akciója: építmény (2. csoport).', 'Akciója: építmény (2. csoport).'],
  ['ru', 'Сунь', 'Сунь — Верховный министр раунда 4.', 'Верховный министр раунда 4.'],
  ['ru', 'Сунь', 'Сунь: нужно отпустить 2 персонажей.', 'Нужно отпустить 2 персонажей.'],
  ['ja', '孫', '孫はパスしました。', 'パスしました。'],
  ['ja', '孫', '孫の生徒が銭の生徒に代わりました。', '孫の生徒が銭の生徒に代わりました。'],
] as const)('in %s, beside the token of %s: %s', (lang, name, text, said) => {
  expect(bare(text, { names: ['Feng', name], lang }, 1)).toBe(said);
});

it('leaves a sentence of nobody, or of somebody else, as it is', () => {
  const names = ['Feng', 'Sun'];
  expect(bare('Sun passes.', { names, lang: 'en' }, undefined)).toBe('Sun passes.');
  expect(bare('Sun passes.', { names, lang: 'en' }, 0)).toBe('Sun passes.');
});
