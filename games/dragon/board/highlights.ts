import { atSeat, type Highlights, type Where } from '../../../client/board/highlights.ts';
import type { Seat } from '../../../core/game.ts';
import { ACTION_IDS, type Good, PERSON_TYPES, type Person, typeOf } from '../rules/data.ts';
import type { DragonKinds } from '../rules/types.ts';
import { GOOD_ICONS } from './symbols.ts';

const good = (what: Good, seat: Seat): Where => [`${what}:${seat}`, `seat:${seat}`];
const palace = (seat: Seat, at: number): Where => [`palace:${seat}:${at}`, `court-${seat}`, `seat:${seat}`];
const kind = (person: Person): Where => [`person:${PERSON_TYPES[typeOf(person)]}`, 'register'];
const isAction = (source: string): boolean => (ACTION_IDS as readonly string[]).includes(source);
/** An action has its card, everything else the month. */
const sourced = (source: string): Where =>
  source === 'refill'
    ? ['rest', 'actions']
    : isAction(source)
      ? [`action:${source}`, 'actions']
      : ['now', 'year'];

export const highlights: Highlights<DragonKinds> = {
  mentioned(e) {
    switch (e.type) {
      case 'monthBegan':
      case 'eventEnded':
        return [[`month:${e.round}`, 'year']];
      case 'eventBegan':
      case 'superEventBegan':
        return [['now', 'year']];
      case 'dealt':
      case 'dragonsReturned':
        return [['actions']];
      case 'drafted':
        return e.persons.map(kind);
      case 'tileTaken':
      case 'refused':
        return [kind(e.person)];
      case 'cardPlayed':
        return [[`person:${e.as}`, 'register']];
      case 'actionTaken':
        return [[`action:${e.action}`, 'actions']];
      case 'moved':
        return [[`order:${e.seat}`, 'order']];
      case 'markersReset':
        return [['order']];
      case 'wallBuilt':
      case 'wallChecked':
        return [['wall']];
      case 'gained':
        return [e.what === 'vp' ? atSeat(e.seat) : good(e.what, e.seat)];
      case 'paid':
        return [good(e.what, e.seat)];
      case 'privilegeBought':
      case 'privilegesLost':
        return [[`privileges:${e.seat}`, `seat:${e.seat}`]];
      case 'floorPlaced':
      case 'floorRemoved':
      case 'palaceFell':
      case 'housed':
      case 'replaced':
      case 'released':
      case 'decayed':
        return [palace(e.seat, e.palace)];
      case 'ended':
        return [];
      default:
        return [atSeat(e.seat)];
    }
  },
  flights(e) {
    switch (e.type) {
      case 'gained':
        return e.what === 'vp'
          ? []
          : [{ icon: GOOD_ICONS[e.what], n: e.amount, from: sourced(e.source), to: good(e.what, e.seat) }];
      case 'paid':
        return [{ icon: GOOD_ICONS[e.what], n: e.amount, from: good(e.what, e.seat), to: sourced(e.source) }];
      case 'actionTaken':
        return [{ icon: 'coin', n: e.paid, from: good('yuan', e.seat), to: sourced(e.action) }];
      case 'privilegeBought':
        return [{ icon: 'coin', n: e.price, from: good('yuan', e.seat), to: sourced('privilege') }];
      default:
        return [];
    }
  },
};
