import type { Action } from '../../../core/game.ts';
import { actionSpace, NO_ACTION } from '../../../core/space.ts';
import { MAX_OPEN, PROVINCE_IDS, SPACE_IDS } from './board.ts';
import { COLOURS, type Colour, KINDS } from './data.ts';
import { PAYMENTS } from './payment.ts';
import type { HanMove } from './types.ts';

/** The action space, one run of integers after another; spaces and provinces of both sides have their own. */
const { run, at, size } = actionSpace();

export const PLAY = run(PAYMENTS.length);
export const PAGODA = run(SPACE_IDS.length);
export const EMISSARY = run(PROVINCE_IDS.length);
export const FORTRESS = run(SPACE_IDS.length);
export const STOP = run(1);
export const EXCHANGE = run(KINDS);
export const OPEN = run(MAX_OPEN);
export const DECK = run(1);
export const PASS = run(1);
export const ACTIONS = size();

const colourIndex = (colour: Colour): number => COLOURS.indexOf(colour);

/** The payment with exactly these cards, in any order; -1 if no piece can be paid that way. */
export function paymentOf(cards: readonly Colour[]): number {
  const wanted = cards.map(colourIndex).sort().join();
  return PAYMENTS.findIndex((payment) => payment.toSorted().join() === wanted);
}

export function encode(move: HanMove): Action {
  switch (move.type) {
    case 'play':
      return at(PLAY, paymentOf(move.cards));
    case 'pagoda':
      return at(PAGODA, SPACE_IDS.indexOf(move.space));
    case 'emissary':
      return at(EMISSARY, PROVINCE_IDS.indexOf(move.province));
    case 'fortress':
      return at(FORTRESS, SPACE_IDS.indexOf(move.space));
    case 'stop':
      return STOP;
    case 'exchange':
      return at(EXCHANGE, colourIndex(move.card));
    case 'takeOpen':
      return at(OPEN, move.slot);
    case 'takeDeck':
      return DECK;
    case 'pass':
      return PASS;
    default:
      return NO_ACTION;
  }
}

export const coloursOf = (cards: readonly number[]): Colour[] => cards.map((card) => COLOURS[card]!);

export function decode(a: Action): HanMove {
  if (a < PAGODA) return { type: 'play', cards: coloursOf(PAYMENTS[a - PLAY]!) };
  if (a < EMISSARY) return { type: 'pagoda', space: SPACE_IDS[a - PAGODA]! };
  if (a < FORTRESS) return { type: 'emissary', province: PROVINCE_IDS[a - EMISSARY]! };
  if (a < STOP) return { type: 'fortress', space: SPACE_IDS[a - FORTRESS]! };
  if (a < EXCHANGE) return { type: 'stop' };
  if (a < OPEN) return { type: 'exchange', card: COLOURS[a - EXCHANGE]! };
  if (a < DECK) return { type: 'takeOpen', slot: a - OPEN };
  return { type: a < PASS ? 'takeDeck' : 'pass' };
}
