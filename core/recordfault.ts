import type { RuleId, Seat } from './game.ts';

/** A fault in a line of a record, with the parameters of its message. */
export type RecordFault =
  | { readonly code: 'format'; readonly expected: string }
  | { readonly code: 'line'; readonly expected: string; readonly found: string }
  | { readonly code: 'missing'; readonly expected: string }
  | { readonly code: 'game'; readonly game: string }
  | { readonly code: 'version'; readonly game: string; readonly found: string; readonly known: number }
  | { readonly code: 'seats'; readonly game: string; readonly found: number }
  | { readonly code: 'option'; readonly name: string; readonly value: string }
  | { readonly code: 'commitment' }
  | { readonly code: 'sealed' }
  | { readonly code: 'no-check'; readonly expected: string }
  | { readonly code: 'check'; readonly given: string; readonly expected: string }
  | { readonly code: 'stray-check' }
  | { readonly code: 'decision'; readonly found: string }
  | { readonly code: 'number'; readonly expected: number; readonly found: string }
  | { readonly code: 'over' }
  | { readonly code: 'move'; readonly game: string; readonly move: string }
  | {
      readonly code: 'illegal';
      readonly move: string;
      readonly seat: Seat;
      readonly rules: readonly RuleId[];
    }
  | { readonly code: 'trailing' }
  | { readonly code: 'no-end' }
  | { readonly code: 'unended' };

/** One sentence for each code; a language without one of them does not compile. */
export type RecordFaultTexts = {
  readonly [C in RecordFault['code']]: (fault: Extract<RecordFault, { code: C }>) => string;
};

/** In English, for messages to programs and logs; i18n has the other languages. */
export const RECORD_FAULTS: RecordFaultTexts = {
  format: ({ expected }) => `this is not a record ('${expected}' was expected).`,
  line: ({ expected, found }) => `${expected} was expected, not '${found}'.`,
  missing: ({ expected }) => `${expected} is missing.`,
  game: ({ game }) => `there is no game '${game}'.`,
  version: ({ game, found, known }) =>
    `this record needs version ${found} of ${game}; this is version ${known}.`,
  seats: ({ game, found }) => `${game} cannot be played with ${found} seats.`,
  option: ({ name, value }) => `option ${name} cannot be '${value}' in this game.`,
  commitment: () => 'seed and salt do not match the commitment that was published before the game.',
  sealed: () => 'the seed of this game is not revealed yet, so it cannot be replayed.',
  'no-check': ({ expected }) => `the check ${expected} is missing.`,
  check: ({ given, expected }) => `the check is ${given}, but the record up to here gives ${expected}.`,
  'stray-check': () => 'there is a check where no turn ends.',
  decision: ({ found }) => `'${found}' is not a decision ('number seat move').`,
  number: ({ expected, found }) => `decision ${expected} was expected, not ${found}.`,
  over: () => 'the game was over before this decision.',
  move: ({ game, move }) => `'${move}' is not a move of ${game}.`,
  illegal: ({ move, seat, rules }) => `'${move}' is not legal for seat ${seat} (${rules.join(', ')}).`,
  trailing: () => 'nothing may follow the last line.',
  'no-end': () => "the last line, 'end …' or 'pause …', is missing.",
  unended: () => 'the record breaks off in this line.',
};

/** The sentence for a fault, in the language of the texts. */
export const recordFaultText = (fault: RecordFault, texts: RecordFaultTexts = RECORD_FAULTS): string =>
  (texts[fault.code] as (fault: RecordFault) => string)(fault);
