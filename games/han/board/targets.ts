import type { PlaceId } from '../../../client/board/places.ts';
import type { HanMove } from '../rules/types.ts';
import { cardPlace, PILE, pricePlace, sealPlace, slotPlace, spacePlace } from './ids.ts';

/** The place that a move points to; a space takes a pagoda or a fortress. */
export function targets(move: HanMove): PlaceId[] {
  switch (move.type) {
    case 'play':
      return [pricePlace(move.cards)];
    case 'exchange':
      return [cardPlace(move.card)];
    case 'pagoda':
    case 'fortress':
      return [spacePlace(move.space)];
    case 'emissary':
      return [sealPlace(move.province)];
    case 'takeOpen':
      return [slotPlace(move.slot)];
    case 'takeDeck':
      return [PILE];
    case 'stop':
    case 'pass':
      return [move.type];
  }
}
