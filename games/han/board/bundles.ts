import type { Moment } from '../../../client/board/board.ts';
import type { Action } from '../../../core/game.ts';
import { encode } from '../rules/codec.ts';
import { COLOURS, type Colour } from '../rules/data.ts';
import { piecesFor } from '../rules/reach.ts';
import type { HanKinds, HanMove, HanView } from '../rules/types.ts';
import type { HanProps } from './props.ts';

/** Cards and the piece that they pay for, which one press makes together. */
export interface Way {
  readonly cards: readonly Colour[];
  readonly pay: Action;
  readonly piece: HanMove;
  readonly place: Action;
}

type Asked = Pick<Moment<HanKinds>, 'view' | 'legal'>;

/** All ways to pay for a piece, the cheapest first: few cards, and of those what the hand has most of. */
export function waysOf({ view, legal }: Asked): Way[] {
  const left = (cards: readonly Colour[]): number =>
    COLOURS.filter((colour, c) => view.hand[c]! > cards.filter((card) => card === colour).length).length;
  return legal
    .flatMap(({ action: pay, move }) =>
      move.type === 'play'
        ? piecesFor(view, move.cards).map((piece) => ({
            cards: move.cards,
            pay,
            piece,
            place: encode(piece),
          }))
        : [],
    )
    .toSorted((a, b) => a.cards.length - b.cards.length || left(b.cards) - left(a.cards) || a.pay - b.pay);
}

/** One press pays for a piece and places it. */
export const bundles = (moment: Moment<HanKinds>): Action[][] =>
  waysOf(moment).map(({ pay, place }) => [pay, place]);

/** The other ways to pay for the piece of the last press, with the one that was taken. */
export function paymentsOf({ pressed }: Pick<HanProps, 'pressed'>):
  | {
      readonly view: HanView;
      readonly ways: readonly Way[];
      readonly taken: Action;
    }
  | undefined {
  if (!pressed) return undefined;
  const [taken, placed] = pressed.actions;
  const ways = waysOf(pressed.from).filter(({ place }) => place === placed);
  return ways.length > 1 ? { view: pressed.from.view, ways, taken: taken! } : undefined;
}
