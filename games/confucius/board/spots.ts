import { DISTANT_LANDS, MAX_BOXES, STUDENTS } from '../rules/data.ts';
import type { ConfuciusMove } from '../rules/types.ts';
import { spaceAt } from '../words/facts.ts';

/** Where on the table a choice is made. */
export type Spot = string;

/** Kinds of choices that have no thing of their own on the table; they lie as chips beside the hand. */
const CHIPS: readonly ConfuciusMove['type'][] = ['junks', 'player', 'pay', 'done', 'cancel', 'keep'];
export const isChip = (move: ConfuciusMove): boolean => CHIPS.includes(move.type);

export function spotOf(move: ConfuciusMove): Spot {
  switch (move.type) {
    case 'take':
      return `take.${move.action}`;
    case 'reward':
    case 'card':
      return `${move.type}.${move.card}`;
    case 'official':
      return `official.${spaceAt(move.ministry, move.space)}`;
    case 'student':
      return `student.${STUDENTS.indexOf(move.student)}`;
    case 'junks':
      return `junks.${move.n}`;
    case 'box':
      return `box.${(move.slot - 1) * MAX_BOXES + move.box - 1}`;
    case 'gift':
      return `gift.${move.value}`;
    case 'player':
      return `player.${move.seat}`;
    case 'land':
      return `land.${DISTANT_LANDS.indexOf(move.land)}`;
    case 'pay':
    case 'keep':
      return `${move.type}.${move.cards.join('')}`;
    case 'pass':
    case 'done':
    case 'cancel':
      return move.type;
  }
}
