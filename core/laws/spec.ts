import { readFileSync } from 'node:fs';
import { manifestOf } from '../../games/list.ts';
import type { RuleId } from '../game.ts';

export const specText = (game: string): string =>
  readFileSync(new URL(`../../${manifestOf(game).spec.file}`, import.meta.url), 'utf8');

/** The ids a spec defines: those in bold that begin with the letter of its game. */
export const ruleIds = (game: string): RuleId[] => {
  const id = new RegExp(
    `\\*\\*(${manifestOf(game).spec.letter}(?:-[A-Z0-9]+)+(?:\\.\\d+)?[a-z]?)(?=[* ])`,
    'g',
  );
  return [...specText(game).matchAll(id)].map((found) => found[1] as RuleId);
};
