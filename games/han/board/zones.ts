import type { Seat } from '../../../core/game.ts';
import type { HanEvent } from '../rules/types.ts';

/** The parts of the table that an event may change; drawings carry the same names. */
export const spaceZone = (space: string): string => `space:${space}`;
export const sealZone = (province: string): string => `seal:${province}`;
export const provinceZone = (province: string): string => `province:${province}`;
export const slotZone = (slot: number): string => `slot:${slot}`;
export const handZone = (seat: Seat): string => `hand:${seat}`;
export const scoreZone = (seat: Seat): string => `score:${seat}`;
export const PILE = 'pile';
export const FINAL = 'final';

const scorers = (points: readonly number[]): string[] =>
  points.flatMap((n, seat) => (n > 0 ? [scoreZone(seat)] : []));

export function zones(event: HanEvent): readonly string[] {
  switch (event.type) {
    case 'turnBegan':
    case 'stopped':
    case 'passed':
    case 'nobodyCanPlace':
      return [];
    case 'cardsPlayed':
    case 'cardExchanged':
      return [handZone(event.seat)];
    case 'pagodaPlaced':
    case 'fortressPlaced':
      return [spaceZone(event.space)];
    case 'emissaryPlaced':
      return [sealZone(event.province)];
    case 'provinceScored':
      return [provinceZone(event.province), ...scorers(event.points)];
    case 'cardTaken':
      return [slotZone(event.slot), handZone(event.seat)];
    case 'cardDrawn':
      return [PILE, handZone(event.seat)];
    case 'displayRefilled':
      return [slotZone(event.slot), PILE];
    case 'pileReshuffled':
    case 'endTriggered':
      return [PILE];
    case 'portsScored':
    case 'allianceScored':
      return scorers(event.points);
    case 'roadsScored':
      return event.points > 0 ? [scoreZone(event.seat)] : [];
    case 'ended':
      return [FINAL];
  }
}
