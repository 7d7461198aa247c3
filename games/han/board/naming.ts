import { useRef } from 'preact/hooks';
import { COLOURS, type Colour } from '../rules/data.ts';
import type { HanView } from '../rules/types.ts';
import { cardsOf } from './sight.ts';

interface Named {
  readonly colour: Colour | undefined;
  readonly name: string;
}

/** Names of the cards that the viewer sees, so that each is seen to go from the display or the pile to the hand. */
export interface CardNames {
  readonly slots: readonly Named[];
  readonly hand: readonly Named[];
  /** How many were named so far. */
  readonly count: number;
}

export const NO_CARDS: CardNames = { slots: [], hand: [], count: 0 };

/** Names as they go on: what stays keeps its name, and what comes into the hand has left a slot if one lost its card. */
export function nameCards(known: CardNames, { display, hand }: Pick<HanView, 'display' | 'hand'>): CardNames {
  let { count } = known;
  const fresh = (): string => `card:${count++}`;
  const stays = display.map((card, slot) => known.slots[slot]?.colour === COLOURS[card] && card >= 0);
  const left = known.slots.filter(({ colour }, slot) => colour !== undefined && !stays[slot]);
  const held = [...known.hand];
  const take = (from: Named[], colour: Colour): string | undefined => {
    const at = from.findIndex((card) => card.colour === colour);
    return at < 0 ? undefined : from.splice(at, 1)[0]!.name;
  };
  return {
    hand: cardsOf(hand).map((colour) => ({
      colour,
      name: take(held, colour) ?? take(left, colour) ?? fresh(),
    })),
    slots: display.map((card, slot) => ({
      colour: COLOURS[card],
      name: stays[slot] ? known.slots[slot]!.name : fresh(),
    })),
    count,
  };
}

export function useCardNames(view: HanView): CardNames {
  const known = useRef({ view: undefined as HanView | undefined, names: NO_CARDS });
  if (known.current.view !== view) known.current = { view, names: nameCards(known.current.names, view) };
  return known.current.names;
}
