import type { RuleId } from '../../../core/game.ts';
import type { Page } from '../../../i18n/texts.ts';
import type { HanFrame } from '../rules/types.ts';

/** The phases in which a player decides. */
export type DecisionPhase = Exclude<HanFrame['phase'], 'turn'>;
export type Topic = DecisionPhase | 'pagodas' | 'ports' | 'alliances' | 'roads' | 'fortresses' | 'end';

/** Which rules each page of help explains. */
const PAGES = {
  action: [
    'H-TURN-2',
    'H-TURN-3',
    'H-PAY-1',
    'H-PLACE-7',
    'H-PAY-2',
    'H-PAY-5',
    'H-BORDER-2',
    'H-BORDER-3',
    'H-PLACE-2',
    'H-PLACE-3',
    'H-EXCH-1',
    'H-END-2',
  ],
  place: [
    'H-PLACE-1',
    'H-PAGODA-1',
    'H-PAGODA-3',
    'H-EMIS-1',
    'H-EMIS-2',
    'H-EMIS-3',
    'H-BORDER-1',
    'H-BORDER-5',
    'H-PORT-1',
    'H-FORT-2',
    'H-PLACE-6',
  ],
  second: ['H-TURN-4', 'H-PLACE-1', 'H-PLACE-2', 'H-PLACE-3', 'H-EMIS-5', 'H-BORDER-4', 'H-BORDER-6'],
  draw: ['H-DRAW-1', 'H-DRAW-2', 'H-DRAW-3', 'H-INFO-4', 'H-DECK-1', 'H-DECK-2', 'H-DECK-3', 'H-EXCH-1'],
  pagodas: [
    'H-PAGODA-3',
    'H-PAGODA-4',
    'H-SCORE-PAGODA-1',
    'H-SCORE-PAGODA-2',
    'H-SCORE-PAGODA-3',
    'H-SCORE-PAGODA-4',
    'H-SCORE-PAGODA-6',
    'H-FINAL-2',
  ],
  ports: ['H-PORT-1', 'H-SCORE-PORT-1', 'H-SCORE-PORT-2'],
  alliances: ['H-ALLIANCE-2', 'H-ALLIANCE-3', 'H-ALLIANCE-4', 'H-ALLIANCE-5', 'H-EMIS-6'],
  roads: ['H-ROAD-1', 'H-ROAD-2', 'H-ROAD-3', 'H-ROAD-4', 'H-ROAD-5'],
  fortresses: [
    'H-FORT-1',
    'H-FORT-2',
    'H-FORT-4',
    'H-FORT-5',
    'H-FORT-7',
    'H-FORT-8',
    'H-FORT-9',
    'H-FORT-10',
    'H-FORT-12',
  ],
  end: ['H-END-1', 'H-END-2', 'H-END-4', 'H-FINAL-1', 'H-FINAL-2', 'H-WIN-1', 'H-WIN-2', 'H-WIN-3'],
} as const satisfies Record<Topic, readonly RuleId[]>;

export type ExplainedRule = (typeof PAGES)[Topic][number];

/** The rules that the phases name when they refuse a move. */
export type RefusingRule =
  | 'H-SETUP-1'
  | 'H-SETUP-6'
  | 'H-TURN-1'
  | 'H-TURN-2'
  | 'H-TURN-4'
  | 'H-TURN-5'
  | 'H-TURN-8'
  | 'H-PLACE-1'
  | 'H-PLACE-2'
  | 'H-PLACE-3'
  | 'H-PLACE-5'
  | 'H-PAY-6'
  | 'H-PAY-7'
  | 'H-PAGODA-1'
  | 'H-PAGODA-2'
  | 'H-EMIS-2'
  | 'H-EMIS-4'
  | 'H-BORDER-2'
  | 'H-BORDER-3'
  | 'H-DRAW-1'
  | 'H-DRAW-3'
  | 'H-DRAW-4'
  | 'H-EXCH-1'
  | 'H-END-2'
  | 'H-FORT-1'
  | 'H-FORT-2';

export const pages = (titles: Readonly<Record<Topic, string>>): Record<Topic, Page> =>
  Object.fromEntries(
    Object.entries(PAGES).map(([topic, rules]) => [topic, { title: titles[topic as Topic], rules }]),
  ) as unknown as Record<Topic, Page>;
