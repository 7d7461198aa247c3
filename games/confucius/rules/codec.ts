import type { Action } from '../../../core/game.ts';
import { actionSpace, inGrid, NO_ACTION } from '../../../core/space.ts';
import {
  BOX_ACTIONS,
  CARD_TYPES,
  COLOURS,
  DISTANT_LANDS,
  GIFTS,
  JUNKS,
  MAX_BOXES,
  MINISTRIES,
  OFFICIALS,
  REWARDS,
  SLOTS,
  SPACES,
  STUDENTS,
} from './data.ts';
import { KEEPS, PAYMENTS } from './payments.ts';
import type { Cards, ConfuciusMove } from './types.ts';

/** The action space, one run of integers after another. */
const { run, at, size } = actionSpace();

export const TAKE = run(BOX_ACTIONS.length);
export const PASS = run(1);
export const REWARD = run(REWARDS.length);
export const OFFICIAL = run(OFFICIALS);
export const STUDENT = run(STUDENTS.length);
export const COUNT = run(JUNKS);
export const BOX = run(SLOTS * MAX_BOXES);
export const GIFT = run(GIFTS);
export const SEAT = run(COLOURS.length);
export const LAND = run(DISTANT_LANDS.length);
export const PAY = run(PAYMENTS.length);
export const CARD = run(CARD_TYPES);
export const DONE = run(1);
export const CANCEL = run(1);
export const KEEP = run(KEEPS.length);
export const ACTIONS = size();

const indexOfCards = (list: readonly Cards[], cards: Cards): number =>
  list.findIndex((other) => other.every((n, c) => n === cards[c]));

export function encode(move: ConfuciusMove): Action {
  switch (move.type) {
    case 'take':
      return at(TAKE, BOX_ACTIONS.indexOf(move.action));
    case 'pass':
      return PASS;
    case 'reward':
      return at(REWARD, REWARDS.indexOf(move.card));
    case 'official':
      return at(OFFICIAL, inGrid(MINISTRIES.indexOf(move.ministry), move.space - 1, SPACES));
    case 'student':
      return at(STUDENT, STUDENTS.indexOf(move.student));
    case 'junks':
      return at(COUNT, move.n - 1);
    case 'box':
      return at(BOX, inGrid(move.slot - 1, move.box - 1, MAX_BOXES));
    case 'gift':
      return at(GIFT, move.value - 1);
    case 'player':
      return at(SEAT, move.seat);
    case 'land':
      return at(LAND, DISTANT_LANDS.indexOf(move.land));
    case 'pay':
      return at(PAY, indexOfCards(PAYMENTS, move.cards));
    case 'card':
      return at(CARD, move.card - 1);
    case 'done':
      return DONE;
    case 'cancel':
      return CANCEL;
    case 'keep':
      return at(KEEP, indexOfCards(KEEPS, move.cards));
    default:
      return NO_ACTION;
  }
}

export function decode(a: Action): ConfuciusMove {
  if (a < PASS) return { type: 'take', action: BOX_ACTIONS[a - TAKE]! };
  if (a < REWARD) return { type: 'pass' };
  if (a < OFFICIAL) return { type: 'reward', card: REWARDS[a - REWARD]! };
  if (a < STUDENT) {
    const place = a - OFFICIAL;
    return {
      type: 'official',
      ministry: MINISTRIES[Math.floor(place / SPACES)]!,
      space: (place % SPACES) + 1,
    };
  }
  if (a < COUNT) return { type: 'student', student: STUDENTS[a - STUDENT]! };
  if (a < BOX) return { type: 'junks', n: a - COUNT + 1 };
  if (a < GIFT) {
    const place = a - BOX;
    return { type: 'box', slot: Math.floor(place / MAX_BOXES) + 1, box: (place % MAX_BOXES) + 1 };
  }
  if (a < SEAT) return { type: 'gift', value: a - GIFT + 1 };
  if (a < LAND) return { type: 'player', seat: a - SEAT };
  if (a < PAY) return { type: 'land', land: DISTANT_LANDS[a - LAND]! };
  if (a < CARD) return { type: 'pay', cards: PAYMENTS[a - PAY]! };
  if (a < DONE) return { type: 'card', card: a - CARD + 1 };
  if (a < CANCEL) return { type: 'done' };
  if (a < KEEP) return { type: 'cancel' };
  return { type: 'keep', cards: KEEPS[a - KEEP]! };
}
