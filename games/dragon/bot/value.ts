import { PlayoutSearch, type PlayoutSettings } from '../../../bots/playout-search.ts';
import type { Value } from '../../../bots/value.ts';
import { ROUNDS } from '../rules/data.ts';
import type { DragonFrame, DragonState } from '../rules/types.ts';
import { advise } from './advice.ts';
import { appraise, type DragonWeights, SOURCES, scoringsLeft, weights } from './features.ts';

const UNFINISHED: ReadonlySet<DragonFrame['phase']> = new Set([
  'build',
  'privilege',
  'wall',
  'tile',
  'house',
  'full',
]);

/** Low prior and no leaf value: playouts are more accurate than the value here. */
const PLAYOUTS: PlayoutSettings = {
  marginScale: 10,
  priorVisits: 1,
  leafWeight: 0,
  exploration: [0.35, 0.1],
  mastVisits: 30,
};

export const dragon: Value<DragonState, DragonWeights> = {
  sources: SOURCES,
  weights,
  search: (question, rng, aim) => new PlayoutSearch(question, rng, aim, PLAYOUTS),
  hintNodes: 3000,
  temperature: 0.65,
  appraise,
  advise,
  spread: (s, w) => w.lastDrift + w.drift * Math.sqrt((scoringsLeft(s) - 1) / ROUNDS),
  isStable: (s) => !UNFINISHED.has(s.stack[s.stack.length - 1]!.phase),
  candidates: (_s, _seat, legal) => legal,
};
