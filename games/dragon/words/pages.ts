import type { RuleId } from '../../../core/game.ts';
import type { Page } from '../../../i18n/texts.ts';
import type { DragonFrame } from '../rules/types.ts';

/** The phases in which a player decides. */
export type DecisionPhase = Exclude<DragonFrame['phase'], 'round' | 'event'>;
export type Topic = DecisionPhase | 'events' | 'superEvents' | 'end';

/** Which rules each page of help explains. */
const PAGES = {
  draft: ['D-DRAFT-2', 'D-DRAFT-3', 'D-DRAFT-4', 'D-ORD-1', 'D-ORD-2'],
  action: [
    'D-ACT-ONE',
    'D-ACT-SURCHARGE',
    'D-ACT-REFILL',
    'D-ACT-TAX',
    'D-ACT-BUILD',
    'D-ACT-HARVEST',
    'D-ACT-FIREWORKS',
    'D-ACT-PARADE',
    'D-ACT-RESEARCH',
    'D-ACT-PRIVILEGE',
    'D-GW-3',
    'D-ORD-1',
  ],
  build: ['D-BUILD-1', 'D-BUILD-2', 'D-BUILD-4', 'D-DECAY-1', 'D-SCORE-1'],
  privilege: ['D-ACT-PRIVILEGE', 'D-PRIV-1', 'D-PRIV-2', 'D-SCORE-1'],
  wall: ['D-GW-1', 'D-GW-3', 'D-GW-5', 'D-GW-6'],
  card: ['D-PER-CARD', 'D-PER-WILD', 'D-PER-AGE', 'D-PER-NONE', 'D-PER-HOUSE', 'D-PER-MOVE', 'D-PER-R12'],
  tile: ['D-PER-AGE', 'D-PER-MOVE', 'D-PER-NOYIELD'],
  house: ['D-PER-HOUSE', 'D-PER-MOVE', 'D-PER-STAY', 'D-DECAY-1'],
  full: ['D-PER-REPLACE', 'D-PER-REFUSE', 'D-PER-OUT'],
  release: ['D-EV-RELEASE', 'D-EV-ORDER', 'D-EV-NOVOL', 'D-DROUGHT-1', 'D-DECAY-1', 'D-GW-5'],
  earthquake: ['D-SE-5', 'D-SE-2'],
  flood: ['D-SE-6'],
  tornado: ['D-SE-9'],
  sunrise: ['D-SE-10', 'D-PER-HOUSE', 'D-PER-REPLACE', 'D-PER-MOVE'],
  charter: ['D-SE-12'],
  events: [
    'D-EV-PEACE',
    'D-EV-TRIBUTE',
    'D-EV-DROUGHT',
    'D-EV-FESTIVAL',
    'D-FEST-4',
    'D-EV-MONGOL',
    'D-EV-CONTAGION',
    'D-DECAY-1',
    'D-SCORE-1',
  ],
  superEvents: [
    'D-SE-1',
    'D-SE-3',
    'D-SE-4',
    'D-SE-5',
    'D-SE-6',
    'D-SE-7',
    'D-SE-8',
    'D-SE-9',
    'D-SE-10',
    'D-SE-11',
    'D-SE-12',
  ],
  end: ['D-FINAL-2', 'D-FINAL-3', 'D-FINAL-4', 'D-WIN-1', 'D-WIN-2'],
} as const satisfies Record<Topic, readonly RuleId[]>;

export type ExplainedRule = (typeof PAGES)[Topic][number];

/** The rules that the phases name when they refuse a move. */
export type RefusingRule =
  | 'D-AUTO-3'
  | 'D-AUTO-4'
  | 'D-DRAFT-2'
  | 'D-DRAFT-3'
  | 'D-ACT-LEGAL'
  | 'D-ACT-SURCHARGE'
  | 'D-ACT-PRIVILEGE'
  | 'D-PRIV-2'
  | 'D-BUILD-1'
  | 'D-GW-3'
  | 'D-GW-4'
  | 'D-PER-CARD'
  | 'D-PER-WILD'
  | 'D-PER-HOUSE'
  | 'D-PER-REPLACE'
  | 'D-EV-RELEASE'
  | 'D-DROUGHT-1'
  | 'D-SE-5'
  | 'D-SE-6'
  | 'D-SE-9'
  | 'D-SE-10'
  | 'D-SE-12';

export const pages = (titles: Readonly<Record<Topic, string>>): Record<Topic, Page> =>
  Object.fromEntries(
    Object.entries(PAGES).map(([topic, rules]) => [topic, { title: titles[topic as Topic], rules }]),
  ) as unknown as Record<Topic, Page>;
