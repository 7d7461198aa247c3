import type { Moment } from '../../../client/board/board.ts';
import type { Action } from '../../../core/game.ts';
import type { Unit } from '../rules/data.ts';
import { numberOf, worthOf } from '../rules/payments.ts';
import type { Cards, ConfuciusKinds } from '../rules/types.ts';
import type { Sight } from './sight.ts';

const NONE: Cards = [0, 0, 0];

/** The payment that wastes least, and of those the one with fewest cards. */
export function suggested({ frame, legal }: Pick<Sight, 'frame' | 'legal'>): Cards | undefined {
  if (frame?.phase !== 'payment') return undefined;
  const waste = (cards: Cards): number => 100 * worthOf(cards, frame.unit) + numberOf(cards);
  const ways = legal.flatMap(({ move }) => (move.type === 'pay' ? [move.cards] : []));
  return ways.reduce<Cards | undefined>(
    (best, cards) => (best === undefined || waste(cards) < waste(best) ? cards : best),
    undefined,
  );
}

/** What is picked beforehand: the payment that is suggested, or, once cards are laid that are enough, its end. */
export function suggest({ view, legal }: Moment<ConfuciusKinds>): Action | undefined {
  const frame = view.stack.at(-1);
  if (frame?.phase !== 'payment') return undefined;
  const cards = suggested({ frame, legal })?.join('');
  return legal.find(({ move }) =>
    move.type === 'pay' ? move.cards.join('') === cards : move.type === 'done',
  )?.action;
}

/** The cards that lie apart from the hand, by type, and whether they are only a suggestion. */
interface Apart {
  readonly cards: Cards;
  readonly tentative: boolean;
}

export function cardsApart(sight: Sight): Apart {
  const { frame, pickedMove: move } = sight;
  const chosen = frame?.phase === 'payment' || frame?.phase === 'tutor' ? frame.cards : NONE;
  if (move?.type === 'pay' || move?.type === 'keep') return { cards: move.cards, tentative: false };
  if (move?.type === 'card')
    return { cards: chosen.map((n, c) => (c === move.card - 1 ? n + 1 : n)), tentative: false };
  if (numberOf(chosen) > 0) return { cards: chosen, tentative: false };
  return { cards: suggested(sight) ?? NONE, tentative: true };
}

/** What is asked for and lies on the table, of a payment that is being put together. */
export function balance(sight: Sight): { sum: number; cost: number; unit: Unit } | undefined {
  const { frame } = sight;
  if (frame?.phase !== 'payment') return undefined;
  return { sum: worthOf(cardsApart(sight).cards, frame.unit), cost: frame.cost, unit: frame.unit };
}
