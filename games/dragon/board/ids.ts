import type { PlaceId } from '../../../client/board/places.ts';
import type { Seat } from '../../../core/game.ts';
import type { Good, Person, PersonType } from '../rules/data.ts';

export const palacePlace = (seat: Seat, palace: number): PlaceId => `palace:${seat}:${palace}`;
export const plotPlace = (seat: Seat): PlaceId => `plot:${seat}`;
/** By floor from 0; somebody whose floor has fallen keeps the number of it. */
export const roomPlace = (seat: Seat, palace: number, floor: number): PlaceId =>
  `room:${seat}:${palace}:${floor}`;
export const goodPlace = (seat: Seat, good: Good): PlaceId => `${good}:${seat}`;
/** A person tile on offer. */
export const tilePlace = (person: Person): PlaceId => `tile:${person}`;
/** A type for which a wild card that was pressed may be laid. */
export const wildPlace = (type: PersonType): PlaceId => `wild:${type}`;
