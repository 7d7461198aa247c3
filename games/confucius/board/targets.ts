import { type PlaceId, seatPlace } from '../../../client/board/places.ts';
import type { Seat } from '../../../core/game.ts';
import { DISTANT_LANDS, MAX_BOXES, STUDENTS } from '../rules/data.ts';
import { spaceAt } from '../rules/officials.ts';
import type { ConfuciusMove } from '../rules/types.ts';
import {
  actionPlace,
  boxPlace,
  cardPlace,
  choicePlace,
  giftPlace,
  landPlace,
  officialPlace,
  rewardPlace,
  studentPlace,
} from './ids.ts';

/** Kinds of choices that lie as chips beside the hand. */
const CHIPS: readonly ConfuciusMove['type'][] = ['junks', 'player', 'pay', 'done', 'cancel', 'keep'];
export const isChip = (move: ConfuciusMove): boolean => CHIPS.includes(move.type);

/** The place that a move points to. */
export function targetOf(move: ConfuciusMove, seat: Seat): PlaceId {
  switch (move.type) {
    case 'take':
      return actionPlace(move.action);
    case 'pass':
      return actionPlace('none');
    case 'reward':
      return rewardPlace(move.card);
    case 'card':
      return cardPlace(move.card);
    case 'official':
      return officialPlace(spaceAt(move.ministry, move.space));
    case 'student':
      return studentPlace(STUDENTS.indexOf(move.student));
    case 'box':
      return boxPlace((move.slot - 1) * MAX_BOXES + move.box - 1);
    case 'gift':
      return giftPlace(seat, move.value);
    case 'player':
      return seatPlace(move.seat);
    case 'land':
      return landPlace(DISTANT_LANDS.indexOf(move.land));
    case 'junks':
      return choicePlace(move.type, move.n);
    case 'pay':
    case 'keep':
      return choicePlace(move.type, move.cards.join(''));
    case 'done':
    case 'cancel':
      return choicePlace(move.type);
  }
}

export const targets = (move: ConfuciusMove, { seat }: { readonly seat: Seat }): PlaceId[] => [
  targetOf(move, seat),
];
