import { type Places, seatPlace } from '../../../client/board/places.ts';
import type { HanKinds } from '../rules/types.ts';
import { PILE, provinceZone, slotZone, spaceZone, zones } from './zones.ts';

/** Han's drawings have the names of its zones. */
export const places: Places<HanKinds> = {
  spoken(e) {
    switch (e.type) {
      case 'cardsPlayed':
      case 'cardExchanged':
      case 'passed':
      case 'stopped':
        return [seatPlace(e.seat)];
      case 'allianceScored':
        return e.provinces.map((province) => [provinceZone(province)]);
      case 'roadsScored':
        return e.chains.length > 0 ? e.chains.flat().map((space) => [spaceZone(space)]) : [seatPlace(e.seat)];
      default:
        return zones(e).map((zone) => [zone]);
    }
  },
  flights(e) {
    // The own cards travel by themselves, with their faces.
    if (e.type === 'cardTaken')
      return [{ icon: 'cards', n: 1, from: [slotZone(e.slot)], to: seatPlace(e.seat) }];
    if (e.type === 'cardDrawn' && e.card === undefined)
      return [{ icon: 'cards', n: 1, from: [PILE], to: seatPlace(e.seat) }];
    return [];
  },
};
