import type { PlaceId } from '../../../client/board/places.ts';
import { PERSON_TYPES, youngOf } from '../rules/data.ts';
import { personsAt } from '../rules/palace.ts';
import { tileOnOffer } from '../rules/tiles.ts';
import type { DragonMove } from '../rules/types.ts';
import type { DragonScene } from '../words/facts.ts';
import { goodPlace, palacePlace, plotPlace, roomPlace, tilePlace } from './ids.ts';

/**
 * The places that a move points to. Among the moves of one decision no two point to the same; a wild card is pressed
 * before the type that it stands for.
 */
export function targets(move: DragonMove, { view, seat }: Pick<DragonScene, 'view' | 'seat'>): PlaceId[] {
  switch (move.type) {
    case 'draft':
      return move.types.map((type) => tilePlace(youngOf(PERSON_TYPES.indexOf(type))));
    case 'takeAction':
      return [`action:${move.action}`];
    case 'refill':
      return ['rest'];
    case 'placeFloor':
      return [move.target === 'new' ? plotPlace(seat) : palacePlace(seat, move.target)];
    case 'removeFloor':
    case 'house':
      return [palacePlace(seat, move.palace)];
    case 'buyPrivilege':
      return [`privilege:${move.size}`];
    case 'buildWall':
      return [`brick:${move.tile}`];
    case 'playCard':
      return move.card === 'wild' ? ['person:wild', `person:${move.as}`] : [`person:${move.card}`];
    case 'takeTile':
      return [tilePlace(tileOnOffer(view, move.age))];
    case 'replace':
    case 'release':
      return personsAt(view.players[seat]!.palaces, move.palace).flatMap((person, floor) =>
        person === move.person ? [roomPlace(seat, move.palace, floor)] : [],
      );
    case 'refuse':
      return ['refuse'];
    case 'returnGood':
      return [goodPlace(seat, move.good)];
    case 'discard':
      return [`person:${move.card}`];
    case 'takeYoung':
    case 'charter':
      return [`person:${move.person}`];
  }
}
