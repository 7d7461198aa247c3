import { readFileSync } from 'node:fs';
import type { GameId, RuleId } from '../core/game.ts';

const SPECS: Readonly<Record<GameId, string>> = {
  confucius: 'confucius.md',
  dragon: 'year-of-the-dragon.md',
  han: 'han.md',
};

export const specText = (game: GameId): string =>
  readFileSync(new URL(`../../docs/rules/${SPECS[game]}`, import.meta.url), 'utf8');

const LETTERS: Readonly<Record<GameId, string>> = { confucius: 'C', dragon: 'D', han: 'H' };

/** The ids a spec defines: those in bold that begin with the letter of its game. */
export const ruleIds = (game: GameId): RuleId[] => {
  const id = new RegExp(`\\*\\*(${LETTERS[game]}(?:-[A-Z0-9]+)+(?:\\.\\d+)?[a-z]?)(?=[* ])`, 'g');
  return [...specText(game).matchAll(id)].map((found) => found[1] as RuleId);
};
