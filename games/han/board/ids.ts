import type { PlaceId } from '../../../client/board/places.ts';
import type { Seat } from '../../../core/game.ts';
import type { Colour } from '../rules/data.ts';

export const provincePlace = (province: string): PlaceId => `province:${province}`;
/** Where the emissaries of a province stand. */
export const sealPlace = (province: string): PlaceId => `seal:${province}`;
export const spacePlace = (space: string): PlaceId => `space:${space}`;
export const roadPlace = (a: string, b: string): PlaceId => `road:${a}:${b}`;
export const slotPlace = (slot: number): PlaceId => `slot:${slot}`;
export const handPlace = (seat: Seat): PlaceId => `hand:${seat}`;
/** The cards of a colour in the viewer's hand. */
export const cardPlace = (colour: Colour): PlaceId => `card:${colour}`;
/** A payment that may be chosen. */
export const pricePlace = (cards: readonly Colour[]): PlaceId => `price:${cards.join('+')}`;
export const pointsPlace = (seat: Seat): PlaceId => `points:${seat}`;
export const PILE: PlaceId = 'pile';
