import type { Step } from '../../../client/board/step.ts';
import type { GuideStep } from '../words/guide.ts';

const SCORES = '.strip, .fam, .court';
const HALLS = '.cf-tabs, .hall';
const OWN = '.confucius-phone > :last-child, .own';

/** Of several steps for one kind of decision, one comes at a time. */
export const steps: readonly (Step & { readonly id: GuideStep })[] = [
  { id: 'court', subject: HALLS, rules: ['C-MIN-1', 'C-WALL-1'] },
  { id: 'cubes', phase: 'turn', subject: '.plaques', rules: ['C-CUB-1', 'C-CNT-1', 'C-TRN-2'] },
  { id: 'payment', phase: 'payment', subject: OWN, rules: ['C-PAY-1'] },
  { id: 'officials', phase: 'turn', subject: HALLS, rules: ['C-ACT-BRIBE', 'C-ACT-SECURE', 'C-DEF-3'] },
  { id: 'gifts', phase: 'turn', subject: OWN, rules: ['C-ACT-GIVEGIFT', 'C-OBL-1', 'C-OBL-2'] },
  {
    id: 'examination',
    phase: 'turn',
    subject: '.examination',
    rules: ['C-ACT-NOMINATE', 'C-EXAM-1', 'C-EXAM-14'],
  },
  { id: 'abroad', phase: 'turn', subject: HALLS, rules: ['C-ACT-VOYAGE', 'C-ACT-INVADE'] },
  { id: 'favour', phase: 'favour', rare: true, subject: SCORES, rules: ['C-FAV-1', 'C-CHF-1'] },
  { id: 'discard', phase: 'discard', rare: true, subject: OWN, rules: ['C-EOR-5'] },
];
