import { readFileSync } from 'node:fs';
import type { GameId, RuleId } from '../core/game.ts';

const SPECS: Readonly<Record<GameId, string>> = {
  confucius: 'confucius.md',
  dragon: 'year-of-the-dragon.md',
  han: 'han.md',
};

export const specText = (game: GameId): string =>
  readFileSync(new URL(`../../docs/rules/${SPECS[game]}`, import.meta.url), 'utf8');

/** The ids a spec defines: those in bold at the start of a list item or a table row. */
export const ruleIds = (game: GameId): RuleId[] =>
  [...specText(game).matchAll(/^(?:- |\| )\*\*([CDH]-[A-Z0-9-]+[a-z]?)\*\*/gm)].map(
    (found) => found[1] as RuleId,
  );
