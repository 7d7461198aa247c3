import { speech } from '../../../../i18n/ru/speech.ts';
import { type Forms, words } from '../../../../i18n/words.ts';
import type { Colour } from '../../rules/data.ts';
import { endTriggered } from '../../rules/deck.ts';
import { hasDistricts, isDistrict, provinceId, siteOf } from '../../rules/provinces.ts';
import { fills, reach, sealRoom } from '../../rules/reach.ts';
import { type Cards, cardAt, grouped, paidCards, type Scorer, scorers, winners } from '../facts.ts';
import type { HanTexts } from '../texts.ts';
import { page } from './page.ts';
import { help, refusal, rules } from './rules.ts';
import { sources } from './sources.ts';
import { statistics } from './statistics.ts';
import { board, terms } from './terms.ts';

const { count, list } = words('ru');

type RussianForms = Forms<'ru'>;
const CARDS: RussianForms = { one: 'карта', few: 'карты', many: 'карт' };
const POINTS: RussianForms = { one: 'очко', few: 'очка', many: 'очков' };
const PROVINCES: RussianForms = { one: 'провинция', few: 'провинции', many: 'провинций' };
const DISTRICTS: RussianForms = { one: 'квартал', few: 'квартала', many: 'кварталов' };
const BORDERS: RussianForms = { one: 'граница', few: 'границы', many: 'границ' };

/** A card is feminine; all colours decline alike. */
const card = (colour: Colour, ending: 'ая' | 'ую' | 'ые'): string =>
  terms.colours[colour].replace(/[ыи]й$/, ending);

const province = (id: string): string => terms.provinces[provinceId(id)];

function space(id: string): string {
  const place = siteOf(id);
  if (place.border) return `граница ${place.provinces.map(province).join('–')}`;
  return `${province(place.province)} ${place.number}${place.port ? ' (порт)' : ''}`;
}
const inWords = ({ colour, n }: Cards): string =>
  n === 1 ? card(colour, 'ая') : `${card(colour, 'ая')} ×${n}`;
const played = (cards: readonly Colour[]): string => {
  const parts = grouped(cards).map(({ colour, n }) =>
    n === 1 ? card(colour, 'ую') : `${n} ${card(colour, 'ые')}`,
  );
  return `${list(parts)} ${cards.length === 1 ? 'карту' : 'карты'}`;
};

const yesNo = (value: boolean): string => (value ? 'да' : 'нет');

export const texts = {
  title: terms.game,
  terms,
  options: {
    map: {
      name: 'сторона поля',
      value: (map) => (map === 'border-disputes' ? terms.side1 : terms.side2),
    },
    fortresses: { name: 'крепости', value: yesNo },
    portScoring: { name: terms.portScoring, value: yesNo },
    removal: {
      name: 'убранные карты',
      value: (removal) => (removal === 'total' ? 'наугад, не глядя' : 'поровну каждого цвета'),
    },
    borderJoker: { name: 'джокеры на границах', value: yesNo },
    startPlayer: {
      name: terms.startPlayer,
      value: (seat) => (seat === 'random' ? 'случайно' : `место ${seat + 1}`),
    },
  },

  event(e, audience) {
    const { does, who, as } = speech(audience);
    const gains = (found: readonly Scorer[]): string =>
      found.length === 0
        ? 'никто не получает очков'
        : found
            .map(({ seat, points, doubled }) => `${who(seat)} ${points}${doubled ? ' (вдвойне)' : ''}`)
            .join(', ');
    switch (e.type) {
      case 'turnBegan':
        return `Раунд ${e.round}: ${as(e.seat, 'ваш ход', 'ходит')}.`;
      case 'cardsPlayed':
        return `${does(e.seat, 'разыгрывает', 'разыгрываете')} ${played(e.cards)}.`;
      case 'pagodaPlaced':
        return `${does(e.seat, 'строит', 'строите')} ${e.fortified ? 'укреплённую пагоду' : 'пагоду'}: ${space(e.space)}.`;
      case 'emissaryPlaced':
        return `${does(e.seat, 'отправляет', 'отправляете')} посланника в ${isDistrict(e.province) ? 'квартал' : 'провинцию'} ${province(e.province)}.`;
      case 'fortressPlaced':
        return `${does(e.seat, 'ставит', 'ставите')} крепость: ${space(e.space)}.`;
      case 'provinceScored': {
        const district = isDistrict(e.province);
        const lead = e.final
          ? `Пагоды ${district ? 'квартала' : 'провинции'} ${province(e.province)}`
          : district
            ? `Квартал ${province(e.province)} заполнен`
            : `Провинция ${province(e.province)} заполнена`;
        return `${lead}: ${gains(scorers(e.points, e.doubled))}.`;
      }
      case 'stopped':
        return `${does(e.seat, 'не ставит', 'не ставите')} второй фигуры.`;
      case 'passed':
        return `${does(e.seat, 'пропускает', 'пропускаете')} ход.`;
      case 'cardExchanged':
        return `${does(e.seat, 'меняет', 'меняете')} ${card(e.card, 'ую')} карту на другую.`;
      case 'cardTaken':
        return `${does(e.seat, 'берёт', 'берёте')} открытую ${card(e.card, 'ую')} карту.`;
      case 'cardDrawn':
        return e.card
          ? `${does(e.seat, 'берёт', 'берёте')} из колоды ${card(e.card, 'ую')} карту.`
          : `${does(e.seat, 'берёт', 'берёте')} карту из колоды.`;
      case 'displayRefilled':
        return `Открыта ${card(e.card, 'ая')} карта (место ${e.slot + 1}).`;
      case 'pileReshuffled':
        return `Колода кончилась; сброс (${count(e.cards, CARDS)}) перемешан в новую.`;
      case 'endTriggered':
        return `Колода кончилась во второй раз (${as(e.seat, 'ваш ход', 'ходит')}): это последний раунд.`;
      case 'nobodyCanPlace':
        return 'Никто больше не может поставить ни пагоду, ни посланника: игра заканчивается.';
      case 'portsScored':
        return `Порты: ${gains(scorers(e.points, e.doubled))}.`;
      case 'allianceScored':
        return `Союз ${e.n}, ${e.provinces.map(province).join('–')}: ${gains(scorers(e.points))}.`;
      case 'roadsScored':
        return e.points === 0
          ? `${does(e.seat, 'не получает', 'не получаете')} очков за дороги: цепочек нет.`
          : `${does(e.seat, 'получает', 'получаете')} за дороги ${count(e.points, POINTS)} (цепочки: ${list(e.chains.map(({ length }) => String(length)))}).`;
      case 'ended': {
        const best = winners(e);
        const points = count(e.scores[best[0]!]!, POINTS);
        return best.length === 1
          ? `Игра окончена: ${as(best[0]!, 'вы победили', 'побеждает')}, ${points}.`
          : `Игра окончена, победу делят ${list(best.map(who))}: ${points}.`;
      }
    }
  },

  move(m, scene) {
    const { view } = scene;
    switch (m.type) {
      case 'play': {
        const { provinces, borders } = reach(scene, m.cards);
        const places = hasDistricts(view) ? DISTRICTS : PROVINCES;
        const where = [
          ...(provinces.length > 2 ? [count(provinces.length, places)] : provinces.map(province)),
          ...(borders.length > 1 ? [count(borders.length, BORDERS)] : borders.map(space)),
        ];
        const joker = m.cards.length === 2 && provinces.length > 0 ? ' (джокер)' : '';
        return `${grouped(m.cards).map(inWords).join(' + ')}${joker}: ${where.join(', ')}`;
      }
      case 'pagoda': {
        const full = fills(scene, m.space).map((q) => `, ${province(q.province)} заполнится +${q.points}`);
        return `пагода: ${space(m.space)}${full.join('')}`;
      }
      case 'emissary': {
        const { next, limit } = sealRoom(scene, m.province);
        return `посланник: ${province(m.province)} (${next} из ${limit})`;
      }
      case 'fortress':
        return `крепость: ${space(m.space)}`;
      case 'stop':
        return 'без второй фигуры';
      case 'exchange':
        return `обмен: ${card(m.card, 'ая')} (вместо фигур)`;
      case 'takeOpen':
        return `взять: ${card(cardAt(view, m.slot), 'ая')} (место ${m.slot + 1})`;
      case 'takeDeck':
        return `из колоды (осталось ${view.pileSize})`;
      case 'pass':
        return 'пропустить ход';
    }
  },

  prompt({ view }) {
    const f = view.stack.at(-1);
    switch (f?.phase) {
      case 'action':
        return endTriggered(view)
          ? 'Последний раунд: разыграйте карты за фигуру или пропустите ход.'
          : 'Разыграйте карты за фигуру или обменяйте карту.';
      case 'place':
        return `Сыграно: ${grouped(paidCards(f)).map(inWords).join(' + ')}. Куда поставить фигуру?`;
      case 'second':
        return 'Разыграйте карты за вторую фигуру в той же провинции или закончите ход.';
      case 'draw':
        return `Возьмите открытую карту или карту из колоды. Осталось взять: ${f.due}.`;
      default:
        return 'Игра окончена.';
    }
  },

  sources,
  statistics,
  refusal,
  rules,
  help,
  board,
  page: { ...page, space },
} satisfies HanTexts;
