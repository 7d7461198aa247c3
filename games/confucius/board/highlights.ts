import { type Place, type Places, seatPlace } from '../../../client/board/places.ts';
import type { IconName } from '../../../client/icons/names.ts';
import type { Seat } from '../../../core/game.ts';
import { MAX_BOXES, MINISTRIES, SPACES, STUDENTS, type Student } from '../rules/data.ts';
import type { ConfuciusEvent, ConfuciusKinds } from '../rules/types.ts';

const SUPPLY: Place = ['supply', 'examination'];
const hall = (ministry: number): Place => [MINISTRIES[ministry]!];
const officialAt = (at: number): Place => [`official.${at}`, ...hall(Math.floor(at / SPACES))];
const official = (ministry: number, space: number): Place => officialAt(ministry * SPACES + space - 1);
const student = (of: Student): Place => [`student.${STUDENTS.indexOf(of)}`, 'examination'];
const box = (slot: number, at: number): Place => [`box.${slot * MAX_BOXES + at}`, 'north'];
const hand = (seat: Seat): Place => [`hand:${seat}`, `seat:${seat}`];

function spoken(e: ConfuciusEvent): readonly Place[] {
  switch (e.type) {
    case 'roundBegan':
      return [[`wall.${e.round}`, 'north']];
    case 'wallBuilt':
      return [[`wall.${e.pieces}`, 'north']];
    case 'acted':
      return [[`take.${e.action}`, 'actions']];
    case 'bribed':
    case 'securedOfficial':
    case 'markerReplaced':
    case 'candidatePlaced':
    case 'officialArrived':
      return [official(e.ministry, e.space)];
    case 'transferred':
      return [official(e.ministry, e.space), seatPlace(e.to)];
    case 'officialsSwapped':
      return [officialAt(e.first), officialAt(e.second)];
    case 'appointed':
      return [[`post.${2 * e.ministry + (e.post === 'minister' ? 0 : 1)}`, ...hall(e.ministry)]];
    case 'ministryBegan':
    case 'ministryResolved':
      return [hall(e.ministry)];
    case 'supported':
      return [hall(e.ministry), seatPlace(e.to)];
    case 'nominated':
    case 'studentReplaced':
    case 'tutored':
      return [student(e.student)];
    case 'examForced':
    case 'examinationBegan':
    case 'cannotTutor':
    case 'revealed':
    case 'examinationWon':
    case 'candidateRemoved':
    case 'candidateTurnedUp':
      return [['examination']];
    case 'reshuffled':
      return [SUPPLY];
    case 'sailed':
      return [[`fleet:${e.seat}`, 'sea']];
    case 'landed':
      return [[`land.${e.land}`, 'sea']];
    case 'invaded':
    case 'conquered':
      return [box(e.slot, e.box)];
    case 'armyMoved':
      return [box(e.slot, e.box), box(e.toSlot, e.toBox)];
    case 'invasionResolved':
      return [[`slot.${e.slot}`, 'north']];
    case 'giftGiven':
    case 'giftRemoved':
      return [seatPlace(e.seat), seatPlace(e.to)];
    case 'junksMoved':
      return [seatPlace(e.from), seatPlace(e.to)];
    case 'titleAwarded':
      return e.seat < 0 ? [] : [[`title.${e.title}`, `seat:${e.seat}`]];
    case 'giftsCounted':
    case 'gameEnds':
    case 'ended':
    case 'paid':
      return [];
    default:
      return [seatPlace(e.seat)];
  }
}

const GIFTS: readonly IconName[] = ['gift1', 'gift2', 'gift3', 'gift4', 'gift5', 'gift6'];

export const places: Places<ConfuciusKinds> = {
  spoken,
  flights(e, others) {
    switch (e.type) {
      case 'paid': {
        // What was bought says where the money goes.
        const [bought = SUPPLY] = others
          .filter(({ type }) => type !== 'acted' && type !== 'drew')
          .flatMap(spoken);
        const icon = e.unit === 'cash' ? 'coin' : 'licence';
        return [{ icon, n: e.cost, from: hand(e.seat), to: bought }];
      }
      case 'drew':
        return [{ icon: 'cards', n: e.count, from: SUPPLY, to: hand(e.seat) }];
      case 'rewardGained':
        return [{ icon: 'reward', n: 1, from: SUPPLY, to: hand(e.seat) }];
      case 'junksBought':
        return [{ icon: 'junk', n: e.junks, from: SUPPLY, to: seatPlace(e.seat) }];
      case 'giftGiven':
        return [{ icon: GIFTS[e.value - 1]!, n: 1, from: seatPlace(e.seat), to: seatPlace(e.to) }];
      case 'junksMoved':
        return [{ icon: 'junk', n: e.junks, from: seatPlace(e.from), to: seatPlace(e.to) }];
      default:
        return [];
    }
  },
};
