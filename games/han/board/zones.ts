import type { HanEvent } from '../rules/types.ts';
import { handPlace, PILE, pointsPlace, provincePlace, sealPlace, slotPlace, spacePlace } from './ids.ts';

/** The table of the final scoring. A zone that is a single place has its id. */
export const FINAL = 'final';

const scorers = (points: readonly number[]): string[] =>
  points.flatMap((n, seat) => (n > 0 ? [pointsPlace(seat)] : []));

export function zones(event: HanEvent): readonly string[] {
  switch (event.type) {
    case 'turnBegan':
    case 'stopped':
    case 'passed':
    case 'nobodyCanPlace':
      return [];
    case 'cardsPlayed':
    case 'cardExchanged':
      return [handPlace(event.seat)];
    case 'pagodaPlaced':
    case 'fortressPlaced':
      return [spacePlace(event.space)];
    case 'emissaryPlaced':
      return [sealPlace(event.province)];
    case 'provinceScored':
      return [provincePlace(event.province), ...scorers(event.points)];
    case 'cardTaken':
      return [slotPlace(event.slot), handPlace(event.seat)];
    case 'cardDrawn':
      return [PILE, handPlace(event.seat)];
    case 'displayRefilled':
      return [slotPlace(event.slot), PILE];
    case 'pileReshuffled':
    case 'endTriggered':
      return [PILE];
    case 'portsScored':
    case 'allianceScored':
      return scorers(event.points);
    case 'roadsScored':
      return event.points > 0 ? [pointsPlace(event.seat)] : [];
    case 'ended':
      return [FINAL];
  }
}
