import type { Step } from '../../../client/board/step.ts';
import type { GuideStep } from '../words/guide.ts';

const MAP = '.han-map';
const HAND = '.han-cards, [data-zone^="hand:"]';

/** Of several steps for one kind of decision, one comes at a time. */
export const steps: readonly (Step & { readonly id: GuideStep })[] = [
  { id: 'map', subject: MAP, rules: ['H-PAGODA-1', 'H-EMIS-1'] },
  { id: 'cards', phase: 'action', subject: HAND, rules: ['H-PAY-1', 'H-PAY-2', 'H-PLACE-1'] },
  { id: 'place', phase: 'place', subject: MAP, rules: ['H-PAGODA-3', 'H-EMIS-2'] },
  { id: 'second', phase: 'second', subject: HAND, rules: ['H-TURN-4', 'H-PLACE-3'] },
  { id: 'draw', phase: 'draw', subject: '.han-cards, .han-market', rules: ['H-DRAW-1', 'H-DRAW-2'] },
  { id: 'full', phase: 'action', subject: MAP, rules: ['H-SCORE-PAGODA-2', 'H-SCORE-PAGODA-3'] },
  { id: 'emissaries', phase: 'action', subject: MAP, rules: ['H-ALLIANCE-2', 'H-ALLIANCE-3'] },
  { id: 'roads', phase: 'action', subject: MAP, rules: ['H-ROAD-1', 'H-ROAD-3'] },
];
