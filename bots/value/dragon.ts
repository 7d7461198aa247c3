import { ROUNDS } from '../../rules/dragon/data.ts';
import type { DragonFrame, DragonState } from '../../rules/dragon/types.ts';
import { type Lines, Search } from '../search.ts';
import { advise } from './dragon-advice.ts';
import { appraise, type DragonWeights, SOURCES, scoringsLeft, weights } from './dragon-features.ts';
import type { Value } from './value.ts';

const UNFINISHED: ReadonlySet<DragonFrame['phase']> = new Set([
  'build',
  'privilege',
  'wall',
  'tile',
  'house',
  'full',
]);

/** To the end of the game. */
const LINES: Lines = { horizon: (seats) => 2 * ROUNDS * seats, doubt: 0.7, universes: 32 };

export const dragon: Value<DragonState, DragonWeights> = {
  sources: SOURCES,
  weights,
  search: (question, rng, aim) => new Search(question, rng, aim, LINES),
  thought: 3000,
  temperature: 2.3,
  appraise,
  advise,
  spread: (s, w) => w.lastDrift + w.drift * Math.sqrt((scoringsLeft(s) - 1) / ROUNDS),
  resting: (s) => !UNFINISHED.has(s.stack[s.stack.length - 1]!.phase),
  sensible: (_s, _seat, legal) => legal,
};
