import { atSeat, type Highlights } from '../../../client/board/highlights.ts';
import type { HanKinds } from '../rules/types.ts';
import { PILE, provincePlace, slotPlace, spacePlace } from './ids.ts';
import { zones } from './zones.ts';

/** Han's drawings have the names of its zones. */
export const highlights: Highlights<HanKinds> = {
  mentioned(e) {
    switch (e.type) {
      case 'cardsPlayed':
      case 'cardExchanged':
      case 'passed':
      case 'stopped':
        return [atSeat(e.seat)];
      case 'allianceScored':
        return e.provinces.map((province) => [provincePlace(province)]);
      case 'roadsScored':
        return e.chains.length > 0 ? e.chains.flat().map((space) => [spacePlace(space)]) : [atSeat(e.seat)];
      default:
        return zones(e).map((zone) => [zone]);
    }
  },
  flights(e) {
    // The own cards travel by themselves, with their faces.
    if (e.type === 'cardTaken')
      return [{ icon: 'cards', n: 1, from: [slotPlace(e.slot)], to: atSeat(e.seat) }];
    if (e.type === 'cardDrawn' && e.card === undefined)
      return [{ icon: 'cards', n: 1, from: [PILE], to: atSeat(e.seat) }];
    return [];
  },
};
