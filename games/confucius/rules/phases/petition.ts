import type { Seat } from '../../../../core/game.ts';
import { BOX, GIFT, OFFICIAL, SEAT, STUDENT } from '../codec.ts';
import {
  AVAILABLE,
  EMPTY,
  GIFTS,
  MAX_BOXES,
  OFFICIALS,
  PETITION_JUNKS,
  REMOVED,
  SLOTS,
  STUDENTS,
} from '../data.ts';
import { setGift } from '../gifts.ts';
import { boxOf, isArmyBox, isFreeBox, slotOf } from '../lands.ts';
import { isOpen, isSecured, ministryOf, spaceOf } from '../officials.ts';
import type { CommandFrame, ConfuciusEmit, ConfuciusState, Refusal } from '../types.ts';
import { type BoxCommand, type Choice, phaseOfCommand } from './command.ts';
import { anyPlayer, PLAYERS } from './player.ts';

/** The petition of a gift, with parameters `first` and `second`. */
interface Petition {
  readonly choices: readonly Choice[];
  /** Whether all of it is possible (C-ACT-PETITION.3). */
  isPossible(s: ConfuciusState, seat: Seat): boolean;
  carryOut(s: ConfuciusState, f: CommandFrame, emit?: ConfuciusEmit): void;
}

/** Whether some value of the first parameter is legal; each has a second one. */
const someOf =
  (count: number, refuse: (s: ConfuciusState, seat: Seat, k: number) => Refusal) =>
  (s: ConfuciusState, seat: Seat): boolean => {
    for (let k = 0; k < count; k++) if (refuse(s, seat, k) === undefined) return true;
    return false;
  };

const choice = (
  base: number,
  count: number,
  refuse: (s: ConfuciusState, seat: Seat, k: number) => Refusal,
): Choice => ({ base, count, refuse: (s, f, k) => refuse(s, f.seat, k) });

const refuseSource = (s: ConfuciusState, _seat: Seat, from: number): Refusal =>
  from < s.players.length && s.players[from]!.shipyard >= PETITION_JUNKS ? undefined : 'C-PET-2';

/** C-PET-2: two junks from shipyard to shipyard. */
const ceramicTile: Petition = {
  isPossible: someOf(PLAYERS, refuseSource),
  choices: [
    choice(SEAT, PLAYERS, refuseSource),
    {
      base: SEAT,
      count: PLAYERS,
      refuse: (s, f, to) => (to < s.players.length && to !== f.second ? undefined : 'C-PET-2'),
    },
  ],
  carryOut(s, { second: from, third: to }, emit) {
    s.players[from]!.shipyard -= PETITION_JUNKS;
    s.players[to]!.shipyard += PETITION_JUNKS;
    emit?.({ type: 'junksMoved', from, to, junks: PETITION_JUNKS });
  },
};

const refuseStudent = (s: ConfuciusState, seat: Seat, k: number): Refusal => {
  if (s.students[k]! < 0) return 'C-PET-3';
  return s.students[k] === seat ? 'C-PET-3a' : undefined;
};

/** C-PET-3: the player's student replaces another's. */
const vase: Petition = {
  isPossible: someOf(STUDENTS.length, refuseStudent),
  choices: [choice(STUDENT, STUDENTS.length, refuseStudent)],
  carryOut(s, { seat, second: k }, emit) {
    const from = s.students[k]!;
    s.students = s.students.with(k, seat);
    emit?.({ type: 'studentReplaced', seat, student: STUDENTS[k]!, from });
  },
};

const isPartner = (s: ConfuciusState, own: number, other: number): boolean =>
  other !== own && s.officials[other] !== EMPTY && isOpen(s, other) && spaceOf(other) >= spaceOf(own);

const refuseOwn = (s: ConfuciusState, seat: Seat, at: number): Refusal => {
  if (s.markers[at] !== seat || !isOpen(s, at)) return 'C-PET-4';
  for (let other = 0; other < OFFICIALS; other++) if (isPartner(s, at, other)) return undefined;
  return 'C-ACT-PETITION.3';
};

const swapBits = (set: number, a: number, b: number): number =>
  ((set >> a) & 1) === ((set >> b) & 1) ? set : set ^ (1 << a) ^ (1 << b);

/** C-PET-4: two tiles swap places, with their markers and their state. */
const coat: Petition = {
  isPossible: someOf(OFFICIALS, refuseOwn),
  choices: [
    choice(OFFICIAL, OFFICIALS, refuseOwn),
    {
      base: OFFICIAL,
      count: OFFICIALS,
      refuse: (s, f, at) => (isPartner(s, f.second, at) ? undefined : 'C-PET-4'),
    },
  ],
  carryOut(s, { seat, second: a, third: b }, emit) {
    const { officials, markers } = s;
    s.officials = officials.with(a, officials[b]!).with(b, officials[a]!);
    [markers[a], markers[b]] = [markers[b]!, markers[a]!];
    s.secured = swapBits(s.secured, a, b);
    s.transferred = swapBits(s.transferred, a, b);
    emit?.({ type: 'officialsSwapped', seat, first: a, second: b });
  },
};

const hasFreeBox = (s: ConfuciusState): boolean => {
  for (let k = 0; k < SLOTS * MAX_BOXES; k++) if (isFreeBox(s, k)) return true;
  return false;
};

const refuseArmy = (s: ConfuciusState, _seat: Seat, k: number): Refusal => {
  if (!isArmyBox(s, k)) return 'C-PET-5';
  return hasFreeBox(s) ? undefined : 'C-ACT-PETITION.3';
};

/** C-PET-5: any player's army to an empty box. */
const necklace: Petition = {
  isPossible: someOf(SLOTS * MAX_BOXES, refuseArmy),
  choices: [
    choice(BOX, SLOTS * MAX_BOXES, refuseArmy),
    choice(BOX, SLOTS * MAX_BOXES, (s, _seat, k) => (isFreeBox(s, k) ? undefined : 'C-PET-5')),
  ],
  carryOut(s, { seat, second: from, third: to }, emit) {
    s.armies = s.armies.with(to, s.armies[from]!).with(from, -1);
    emit?.({
      type: 'armyMoved',
      seat,
      slot: slotOf(from),
      land: s.lands[slotOf(from)]!,
      box: boxOf(from),
      toSlot: slotOf(to),
      toLand: s.lands[slotOf(to)]!,
      toBox: boxOf(to),
    });
  },
};

const refuseUnsecured = (s: ConfuciusState, _seat: Seat, at: number): Refusal => {
  if (s.markers[at]! < 0) return 'C-PET-6a';
  return isSecured(s, at) || !isOpen(s, at) ? 'C-PET-6' : undefined;
};

/** C-PET-6: an unsecured marker becomes any player's secured one. */
const junk: Petition = {
  isPossible: someOf(OFFICIALS, refuseUnsecured),
  choices: [choice(OFFICIAL, OFFICIALS, refuseUnsecured), anyPlayer],
  carryOut(s, { second: at, third: seat }, emit) {
    const from = s.markers[at]!;
    s.markers[at] = seat;
    s.secured |= 1 << at;
    emit?.({ type: 'markerReplaced', seat, ministry: ministryOf(at), space: spaceOf(at), from });
  },
};

/** By value of the gift from 1; the wall-hanging has no petition. */
const PETITIONS: readonly (Petition | undefined)[] = [undefined, ceramicTile, vase, coat, necklace, junk];

function refuseGift(s: ConfuciusState, seat: Seat, k: number): Refusal {
  const petition = PETITIONS[k];
  if (petition === undefined || s.players[seat]!.gifts[k] !== AVAILABLE) return 'C-ACT-PETITION.2';
  return petition.isPossible(s, seat) ? undefined : 'C-ACT-PETITION.3';
}

const gift = choice(GIFT, GIFTS, refuseGift);

/** C-ACT-PETITION. */
export const petitionEmperor: BoxCommand = {
  refuse(s, seat) {
    if (!s.options.advanced) return 'C-ACT-PETITION.1';
    let refusal: Refusal = 'C-ACT-PETITION.2';
    for (let k = 0; k < GIFTS; k++) {
      const reason = refuseGift(s, seat, k);
      if (reason === undefined) return undefined;
      if (reason === 'C-ACT-PETITION.3') refusal = reason;
    }
    return refusal;
  },
  next: (f) => (f.step === 0 ? gift : PETITIONS[f.first]!.choices[f.step - 1]),
  carryOut(s, f, emit) {
    setGift(s, f.seat, f.first + 1, REMOVED);
    emit?.({ type: 'petitioned', seat: f.seat, value: f.first + 1 });
    PETITIONS[f.first]!.carryOut(s, f, emit);
  },
};

export const petition = phaseOfCommand(petitionEmperor);
