import type { GUIDE_STEPS } from '../../i18n/guide.ts';
import type { GameId, RuleId } from '../../rules/core/game.ts';

export interface Step {
  readonly id: string;
  /** The decision at which it is said; at the very beginning where there is none. */
  readonly phase?: string;
  /** Some games never come to it; the guide does not wait for that. */
  readonly rare?: true;
  /** Where the thing lies that it speaks of, on a phone or a wide screen. */
  readonly subject: string;
  /** What it speaks of, in the words of the rules. */
  readonly rules: readonly RuleId[];
}

type Steps<G extends GameId> = readonly (Step & { readonly id: (typeof GUIDE_STEPS)[G][number] })[];

const YEAR = '.phone-strip, [data-zone="year"]';
const CHOICES = '.phone-choices';
const COURT = '.phone-court';
const SCORES = '.strip, .fam, .court';
const MAP = '.han-phone .map';
const HAND = '.han-cards, [data-zone^="hand:"]';
const HALLS = '.cf-tabs, .hall';
const OWN = '.confucius-phone > :last-child, .own';

/** Of several steps for one kind of decision, one comes at a time. */
export const STEPS: { readonly [G in GameId]: Steps<G> } = {
  dragon: [
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
  ],
  han: [
    { id: 'map', subject: MAP, rules: ['H-PAGODA-1', 'H-EMIS-1'] },
    { id: 'cards', phase: 'action', subject: HAND, rules: ['H-PAY-1', 'H-PAY-2', 'H-PLACE-1'] },
    { id: 'place', phase: 'place', subject: MAP, rules: ['H-PAGODA-3', 'H-EMIS-2'] },
    { id: 'second', phase: 'second', subject: HAND, rules: ['H-TURN-4', 'H-PLACE-3'] },
    { id: 'draw', phase: 'draw', subject: '.han-cards, .han-market', rules: ['H-DRAW-1', 'H-DRAW-2'] },
    { id: 'full', phase: 'action', subject: MAP, rules: ['H-SCORE-PAGODA-2', 'H-SCORE-PAGODA-3'] },
    { id: 'emissaries', phase: 'action', subject: MAP, rules: ['H-ALLIANCE-2', 'H-ALLIANCE-3'] },
    { id: 'roads', phase: 'action', subject: MAP, rules: ['H-ROAD-1', 'H-ROAD-3'] },
  ],
  confucius: [
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
  ],
};

/** What is to be said now: what opens the game comes first, then what the open decision is about. */
export const nextStep = (
  steps: readonly Step[],
  seen: ReadonlySet<string>,
  phase: string | undefined,
): Step | undefined =>
  steps.find((step) => !seen.has(step.id) && (step.phase === undefined || step.phase === phase));

/** Whether all has been said that every game comes to. */
export const isThrough = (steps: readonly Step[], seen: ReadonlySet<string>): boolean =>
  steps.every(({ id, rare }) => rare || seen.has(id));
