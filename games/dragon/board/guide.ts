import type { Step } from '../../../client/board/step.ts';
import type { GuideStep } from '../words/guide.ts';

const YEAR = '.phone-strip, [data-zone="year"]';
const CHOICES = '.phone-choices';
const COURT = '.phone-court';
const SCORES = '.strip, .fam, .court';

/** Of several steps for one kind of decision, one comes at a time. */
export const steps: readonly (Step & { readonly id: GuideStep })[] = [
  { id: 'court', subject: YEAR, rules: ['D-SCORE-1'] },
  { id: 'draft', phase: 'draft', subject: YEAR, rules: ['D-DRAFT-2', 'D-DRAFT-3'] },
  {
    id: 'action',
    phase: 'action',
    subject: CHOICES,
    rules: ['D-ACT-ONE', 'D-ACT-SURCHARGE', 'D-ACT-REFILL'],
  },
  { id: 'card', phase: 'card', subject: CHOICES, rules: ['D-PER-CARD', 'D-PER-WILD'] },
  { id: 'tile', phase: 'tile', subject: CHOICES, rules: ['D-PER-AGE', 'D-PER-MOVE'] },
  { id: 'house', phase: 'house', subject: COURT, rules: ['D-PER-HOUSE', 'D-DECAY-1'] },
  {
    id: 'forecast',
    phase: 'action',
    subject: '.lens, .phone-strip',
    rules: ['D-EV-DROUGHT', 'D-EV-CONTAGION', 'D-EV-MONGOL'],
  },
  { id: 'build', phase: 'build', rare: true, subject: COURT, rules: ['D-BUILD-1', 'D-BUILD-2'] },
  { id: 'release', phase: 'release', subject: COURT, rules: ['D-EV-RELEASE'] },
  { id: 'points', phase: 'action', subject: SCORES, rules: ['D-SCORE-1', 'D-FINAL-2', 'D-FINAL-3'] },
];
