import { atSeat, type Highlights, type Where } from '../../../client/board/highlights.ts';
import type { IconName } from '../../../client/icons/names.ts';
import type { Seat } from '../../../core/game.ts';
import { MAX_BOXES, MINISTRIES, SPACES, STUDENTS, type Student } from '../rules/data.ts';
import type { ConfuciusEvent, ConfuciusKinds } from '../rules/types.ts';
import {
  actionPlace,
  boxPlace,
  fleetPlace,
  foreignPlace,
  handPlace,
  landPlace,
  officialPlace,
  postPlace,
  SUPPLY,
  studentPlace,
  titlePlace,
  wallPlace,
} from './ids.ts';

const supply: Where = [SUPPLY, 'examination'];
const hall = (ministry: number): Where => [MINISTRIES[ministry]!];
const officialAt = (at: number): Where => [officialPlace(at), ...hall(Math.floor(at / SPACES))];
const official = (ministry: number, space: number): Where => officialAt(ministry * SPACES + space - 1);
const student = (of: Student): Where => [studentPlace(STUDENTS.indexOf(of)), 'examination'];
const box = (slot: number, at: number): Where => [boxPlace(slot * MAX_BOXES + at), 'north'];
const hand = (seat: Seat): Where => [handPlace(seat), ...atSeat(seat)];

function mentioned(e: ConfuciusEvent): readonly Where[] {
  switch (e.type) {
    case 'roundBegan':
      return [[wallPlace(e.round), 'north']];
    case 'wallBuilt':
      return [[wallPlace(e.pieces), 'north']];
    case 'acted':
      return [[actionPlace(e.action), 'actions']];
    case 'bribed':
    case 'securedOfficial':
    case 'markerReplaced':
    case 'candidatePlaced':
    case 'officialArrived':
      return [official(e.ministry, e.space)];
    case 'transferred':
      return [official(e.ministry, e.space), atSeat(e.to)];
    case 'officialsSwapped':
      return [officialAt(e.first), officialAt(e.second)];
    case 'appointed':
      return [[postPlace(2 * e.ministry + (e.post === 'minister' ? 0 : 1)), ...hall(e.ministry)]];
    case 'ministryBegan':
    case 'ministryResolved':
      return [hall(e.ministry)];
    case 'supported':
      return [hall(e.ministry), atSeat(e.to)];
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
      return [supply];
    case 'sailed':
      return [[fleetPlace(e.seat), 'sea']];
    case 'landed':
      return [[landPlace(e.land), 'sea']];
    case 'invaded':
    case 'conquered':
      return [box(e.slot, e.box)];
    case 'armyMoved':
      return [box(e.slot, e.box), box(e.toSlot, e.toBox)];
    case 'invasionResolved':
      return [[foreignPlace(e.slot), 'north']];
    case 'giftGiven':
    case 'giftRemoved':
      return [atSeat(e.seat), atSeat(e.to)];
    case 'junksMoved':
      return [atSeat(e.from), atSeat(e.to)];
    case 'titleAwarded':
      return e.seat < 0 ? [] : [[titlePlace(e.title), ...atSeat(e.seat)]];
    case 'giftsCounted':
    case 'gameEnds':
    case 'ended':
    case 'paid':
      return [];
    default:
      return [atSeat(e.seat)];
  }
}

const GIFTS: readonly IconName[] = ['gift1', 'gift2', 'gift3', 'gift4', 'gift5', 'gift6'];

export const highlights: Highlights<ConfuciusKinds> = {
  mentioned,
  flights(e, others) {
    switch (e.type) {
      case 'paid': {
        // What was bought says where the money goes.
        const [bought = supply] = others
          .filter(({ type }) => type !== 'acted' && type !== 'drew')
          .flatMap(mentioned);
        const icon = e.unit === 'cash' ? 'coin' : 'licence';
        return [{ icon, n: e.cost, from: hand(e.seat), to: bought }];
      }
      case 'drew':
        return [{ icon: 'cards', n: e.count, from: supply, to: hand(e.seat) }];
      case 'rewardGained':
        return [{ icon: 'reward', n: 1, from: supply, to: hand(e.seat) }];
      case 'junksBought':
        return [{ icon: 'junk', n: e.junks, from: supply, to: atSeat(e.seat) }];
      case 'giftGiven':
        return [{ icon: GIFTS[e.value - 1]!, n: 1, from: atSeat(e.seat), to: atSeat(e.to) }];
      case 'junksMoved':
        return [{ icon: 'junk', n: e.junks, from: atSeat(e.from), to: atSeat(e.to) }];
      default:
        return [];
    }
  },
};
