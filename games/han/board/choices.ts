import type { Action } from '../../../core/game.ts';
import type { Colour } from '../rules/data.ts';
import type { HanMove } from '../rules/types.ts';
import { waysOf } from './bundles.ts';
import type { HanProps } from './props.ts';

/** A payment that may be chosen. */
export interface Price {
  readonly action: Action;
  readonly cards: readonly Colour[];
}

/** What a press decides: a piece, or before cards are played the cheapest payment for it and the piece. */
export type Placing = readonly [Action, ...Action[]];

/** Where on the table each choice is made. A space takes a pagoda, or a fortress when that is the piece in hand. */
export interface Choices {
  readonly prices: readonly Price[];
  readonly exchange: ReadonlyMap<Colour, Action>;
  readonly pagodas: ReadonlyMap<string, Placing>;
  readonly fortresses: ReadonlyMap<string, Placing>;
  readonly emissaries: ReadonlyMap<string, Placing>;
  readonly slots: ReadonlyMap<number, Action>;
  readonly deck: Action | undefined;
  readonly stop: Action | undefined;
  readonly pass: Action | undefined;
}

export function choicesOf({ view, legal }: Pick<HanProps, 'view' | 'legal'>): Choices {
  const prices: Price[] = [];
  const exchange = new Map<Colour, Action>();
  const pagodas = new Map<string, Placing>();
  const fortresses = new Map<string, Placing>();
  const emissaries = new Map<string, Placing>();
  const slots = new Map<number, Action>();
  let deck: Action | undefined;
  let stop: Action | undefined;
  let pass: Action | undefined;
  const place = (piece: HanMove, placing: Placing): void => {
    if (piece.type === 'emissary' && !emissaries.has(piece.province)) emissaries.set(piece.province, placing);
    if (piece.type === 'pagoda' && !pagodas.has(piece.space)) pagodas.set(piece.space, placing);
    if (piece.type === 'fortress' && !fortresses.has(piece.space)) fortresses.set(piece.space, placing);
  };
  for (const way of waysOf({ view, legal })) place(way.piece, [way.pay, way.place]);
  for (const { action, move } of legal)
    switch (move.type) {
      case 'play':
        prices.push({ action, cards: move.cards });
        break;
      case 'exchange':
        exchange.set(move.card, action);
        break;
      case 'pagoda':
      case 'fortress':
      case 'emissary':
        place(move, [action]);
        break;
      case 'takeOpen':
        slots.set(move.slot, action);
        break;
      case 'takeDeck':
        deck = action;
        break;
      case 'stop':
        stop = action;
        break;
      case 'pass':
        pass = action;
        break;
    }
  return { prices, exchange, pagodas, fortresses, emissaries, slots, deck, stop, pass };
}

const countOf = (cards: readonly Colour[], colour: Colour): number =>
  cards.filter((card) => card === colour).length;

const holds = (cards: readonly Colour[], part: readonly Colour[]): boolean =>
  part.every((colour) => countOf(cards, colour) >= countOf(part, colour));

/** The smallest payment that holds these cards. */
const smallest = (prices: readonly Price[], part: readonly Colour[]): Price | undefined =>
  prices
    .filter(({ cards }) => holds(cards, part))
    .toSorted((a, b) => a.cards.length - b.cards.length || a.action - b.action)[0];

/**
 * What touching a card of the hand makes of the payment: it is laid to those already chosen if they can pay
 * together, or alone. Touching a chosen card takes it back.
 */
export function touch(
  prices: readonly Price[],
  chosen: readonly Colour[],
  colour: Colour,
  isChosen: boolean,
): Price | undefined {
  if (!isChosen) return smallest(prices, [...chosen, colour]) ?? smallest(prices, [colour]);
  const rest = chosen.toSpliced(chosen.indexOf(colour), 1);
  return rest.length === 0
    ? smallest(prices, [colour])
    : (smallest(prices, rest) ?? smallest(prices, [colour]));
}
