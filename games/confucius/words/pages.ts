import type { RuleId } from '../../../core/game.ts';
import type { Page } from '../../../i18n/texts.ts';
import type { CommandId, ConfuciusFrame } from '../rules/types.ts';

/** Commands without a choice of their own; what is to be paid for them is chosen in the payment. */
type WithoutChoice = Extract<CommandId, 'force' | 'recruit' | 'tax' | 'none' | 'cash' | 'army' | 'insult'>;
/** The phases in which a player decides. */
export type DecisionPhase = Exclude<ConfuciusFrame['phase'], WithoutChoice | 'round' | 'ministries'>;
export type Topic =
  | DecisionPhase
  | 'overview'
  | 'rounds'
  | 'actions'
  | 'gifts'
  | 'ministries'
  | 'lands'
  | 'rewards'
  | 'end';

const ACTIONS = [
  'C-CUB-1',
  'C-CUB-2',
  'C-ACT-BRIBE',
  'C-ACT-SECURE',
  'C-ACT-NOMINATE',
  'C-ACT-FORCE',
  'C-ACT-BUYJUNKS',
  'C-ACT-VOYAGE',
  'C-ACT-RECRUIT',
  'C-ACT-INVADE',
  'C-ACT-BUYGIFT',
  'C-ACT-GIVEGIFT',
  'C-ACT-TRANSFER',
  'C-ACT-PETITION',
  'C-ACT-COMMERCE',
  'C-ACT-TAX',
  'C-ACT-NONE',
] as const;
const OBLIGATIONS = ['C-OBL-1', 'C-OBL-2', 'C-OBL-3', 'C-OBL-4'] as const;
const PETITIONS = ['C-PET-2', 'C-PET-3', 'C-PET-4', 'C-PET-5', 'C-PET-6'] as const;
const PLACEMENT = ['C-EXAM-14', 'C-EXAM-16', 'C-EXAM-17', 'C-EXAM-18', 'C-EXAM-21'] as const;
const RESOLUTION = ['C-MIN-6', 'C-MIN-7', 'C-MIN-8', 'C-MIN-9', 'C-MIN-11', 'C-MIN-12'] as const;
const DISCOUNTS = ['C-DSC-1', 'C-DSC-2', 'C-DSC-3'] as const;

/** Which rules each page of help explains; the pages that lead into the game come first. */
const PAGES = {
  overview: [
    'C-OV-1',
    'C-OV-2',
    'C-OV-3',
    'C-OV-4',
    'C-PAY-1',
    'C-DEF-3',
    'C-DEF-4',
    'C-DEF-5',
    'C-TRN-3',
    'C-WIN-1',
  ],
  rounds: [
    'C-CNT-1',
    'C-CHF-1',
    'C-CHF-2',
    'C-TRN-1',
    'C-TRN-2',
    'C-TRN-6',
    'C-FAV-1',
    'C-CRT-1',
    'C-WALL-1',
    'C-EXAM-1',
    'C-MIN-1',
    'C-INV-1',
    'C-EOR-2',
    'C-EOR-5',
    'C-END-1',
  ],
  actions: ACTIONS,
  gifts: [
    'C-CNT-1',
    'C-ACT-BUYGIFT',
    'C-ACT-GIVEGIFT',
    ...OBLIGATIONS,
    'C-OBL-2b',
    'C-OBL-5',
    'C-CAN-1',
    'C-CAN-2',
    'C-CAN-3',
    'C-CAN-4',
    'C-CAN-5',
  ],
  ministries: [
    'C-DEF-3',
    'C-DEF-4',
    'C-DEF-5',
    ...DISCOUNTS,
    'C-DSC-5',
    'C-MIN-1',
    'C-MIN-5',
    ...RESOLUTION,
    'C-MIN-13',
  ],
  lands: [
    'C-ACT-BUYJUNKS',
    'C-ACT-VOYAGE',
    'C-ACT-VOYAGE.3',
    'C-ACT-VOYAGE.5',
    'C-ACT-VOYAGE.6',
    'C-ACT-RECRUIT',
    'C-ACT-INVADE',
    'C-INV-1',
    'C-INV-3',
    'C-INV-4',
    'C-INV-5',
    'C-INV-6',
  ],
  rewards: [
    'C-RWD-1',
    'C-RWD-2',
    'C-RWD-BRIBE',
    'C-RWD-GIFT',
    'C-RWD-EXTRA',
    'C-RWD-CASH',
    'C-RWD-ARMY',
    'C-RWD-INSULT',
  ],
  end: [
    'C-END-1',
    'C-END-2',
    'C-END-3',
    'C-END-4',
    'C-TTL-1',
    'C-TTL-2',
    'C-TTL-3',
    'C-TTL-4',
    'C-TTL-6',
    'C-WIN-1',
    'C-WIN-2',
    'C-WIN-4',
  ],
  chief: ['C-CHF-1', 'C-CHF-2', 'C-FAV-1', 'C-EXAM-4'],
  turn: ['C-TRN-2', 'C-TRN-3', 'C-TRN-4', ...ACTIONS, 'C-RWD-1'],
  favour: ['C-FAV-1', 'C-FAV-2', 'C-FAV-3', 'C-FAV-5', ...ACTIONS.slice(2)],
  bribe: ['C-ACT-BRIBE', 'C-ACT-BRIBE.6', 'C-OBL-2', 'C-DSC-2', 'C-DEF-5'],
  secure: ['C-ACT-SECURE', 'C-ACT-SECURE.5', 'C-DSC-2'],
  nominate: ['C-ACT-NOMINATE', 'C-EXAM-1', 'C-EXAM-11'],
  buyJunks: ['C-ACT-BUYJUNKS', 'C-DSC-3', 'C-ACT-VOYAGE'],
  voyage: ['C-ACT-VOYAGE', 'C-ACT-VOYAGE.3', 'C-ACT-VOYAGE.5', 'C-ACT-VOYAGE.6'],
  invade: ['C-ACT-INVADE', 'C-INV-1', 'C-INV-3', 'C-INV-4', 'C-INV-5'],
  buyGift: ['C-ACT-BUYGIFT', 'C-ACT-GIVEGIFT', 'C-CNT-1', ...PETITIONS],
  giveGift: ['C-ACT-GIVEGIFT', 'C-ACT-GIVEGIFT.3', 'C-CNT-1', ...OBLIGATIONS],
  transfer: ['C-ACT-TRANSFER', 'C-CAN-2', 'C-ACT-TRANSFER.6'],
  petition: ['C-ACT-PETITION', ...PETITIONS],
  commerce: ['C-ACT-COMMERCE', 'C-PAY-6'],
  bribery: ['C-RWD-BRIBE', 'C-OBL-2b', 'C-DSC-2'],
  giftCard: ['C-RWD-GIFT', 'C-ACT-GIVEGIFT'],
  extra: ['C-RWD-EXTRA', ...ACTIONS.slice(2)],
  payment: ['C-PAY-1', 'C-PAY-2', 'C-PAY-3', 'C-PAY-4', ...DISCOUNTS],
  land: ['C-ACT-VOYAGE.3', 'C-ACT-VOYAGE.6'],
  examination: [
    'C-EXAM-1',
    'C-EXAM-3',
    'C-EXAM-4',
    'C-EXAM-5',
    'C-OBL-3',
    'C-OBL-3a',
    'C-EXAM-8',
    'C-EXAM-11',
    ...PLACEMENT,
    'C-EXAM-23',
  ],
  tutor: ['C-EXAM-5', 'C-EXAM-8', 'C-EXAM-11', 'C-EXAM-12'],
  place: PLACEMENT,
  ministry: RESOLUTION,
  discard: ['C-EOR-5', 'C-RWD-2'],
} as const satisfies Record<Topic, readonly RuleId[]>;

export type ExplainedRule = (typeof PAGES)[Topic][number];

/** The rules that the phases name when they refuse a move. */
export type RefusingRule =
  | 'C-DEC-1'
  | 'C-DEC-3'
  | 'C-DEC-6'
  | 'C-DEF-1'
  | 'C-PAY-1'
  | 'C-PAY-2'
  | 'C-CUB-7'
  | 'C-CHF-1'
  | 'C-TRN-3'
  | 'C-TRN-4'
  | 'C-FAV-2'
  | 'C-FAV-5'
  | 'C-ACT-BRIBE.1'
  | 'C-ACT-SECURE.1'
  | 'C-ACT-NOMINATE.1'
  | 'C-ACT-NOMINATE.2'
  | 'C-ACT-NOMINATE.4'
  | 'C-ACT-FORCE.1'
  | 'C-ACT-BUYJUNKS.1'
  | 'C-ACT-VOYAGE.1'
  | 'C-ACT-VOYAGE.6'
  | 'C-ACT-VOYAGE.7'
  | 'C-ACT-RECRUIT.1'
  | 'C-ACT-INVADE.1'
  | 'C-ACT-INVADE.4'
  | 'C-ACT-BUYGIFT.1'
  | 'C-ACT-GIVEGIFT.1'
  | 'C-ACT-TRANSFER.1'
  | 'C-ACT-TRANSFER.6'
  | 'C-ACT-PETITION.1'
  | 'C-ACT-PETITION.2'
  | 'C-ACT-PETITION.3'
  | 'C-PET-2'
  | 'C-PET-3'
  | 'C-PET-3a'
  | 'C-PET-4'
  | 'C-PET-5'
  | 'C-PET-6'
  | 'C-PET-6a'
  | 'C-ACT-COMMERCE.1'
  | 'C-ACT-COMMERCE.2'
  | 'C-RWD-1'
  | 'C-RWD-3'
  | 'C-RWD-BRIBE'
  | 'C-RWD-BRIBE.1'
  | 'C-RWD-GIFT.1'
  | 'C-RWD-ARMY.1'
  | 'C-RWD-INSULT.1'
  | 'C-OBL-1'
  | 'C-OBL-2'
  | 'C-OBL-3'
  | 'C-OBL-3a'
  | 'C-OBL-4'
  | 'C-OBL-4a'
  | 'C-EXAM-5'
  | 'C-EXAM-8'
  | 'C-EXAM-16'
  | 'C-EXAM-17'
  | 'C-EXAM-18'
  | 'C-MIN-8'
  | 'C-EOR-5';

export const pages = (titles: Readonly<Record<Topic, string>>): Record<Topic, Page> =>
  Object.fromEntries(
    Object.entries(PAGES).map(([topic, rules]) => [topic, { title: titles[topic as Topic], rules }]),
  ) as unknown as Record<Topic, Page>;
