import { PlayoutSearch, type PlayoutSettings } from '../../../bots/playout-search.ts';
import type { Value } from '../../../bots/value.ts';
import { EXCHANGE, OPEN, STOP } from '../rules/codec.ts';
import type { HanState } from '../rules/types.ts';
import { appraise, type HanWeights, left, SOURCES, weights } from './features.ts';
import { advise, survey } from './survey.ts';

const PLAYOUTS: PlayoutSettings = {
  marginScale: 6,
  priorVisits: 20,
  leafWeight: 0.4,
  exploration: [0.2, 0.2],
  mastVisits: 12,
  isIdle: (action) => action === STOP || (action >= EXCHANGE && action < OPEN),
};

/** The features and their weights are in `features.ts`. */
export const han: Value<HanState, HanWeights> = {
  sources: SOURCES,
  weights,
  search: (question, rng, aim) => new PlayoutSearch(question, rng, aim, PLAYOUTS),
  hintNodes: 3000,
  temperature: 1,
  appraise,
  survey,
  advise,
  spread: (s, w) => w.lastDrift + w.drift * Math.sqrt(s.stack.length === 0 ? 0 : left(s)),
  isStable: (s) => s.stack[s.stack.length - 1]!.phase !== 'place',
  candidates: (_s, _seat, legal) => legal,
};
