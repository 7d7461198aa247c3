import type { Names } from '../../../../i18n/texts.ts';
import { type Forms, leading, words } from '../../../../i18n/words.ts';
import type { Colour } from '../../rules/data.ts';
import { endTriggered } from '../../rules/deck.ts';
import { hasDistricts, isDistrict, provinceId, siteOf } from '../../rules/provinces.ts';
import { fills, reach, sealRoom } from '../../rules/reach.ts';
import { type Cards, cardAt, grouped, paidCards, type Scorer, scorers, winners } from '../facts.ts';
import type { HanTexts } from '../texts.ts';
import { page } from './page.ts';
import { help, refusal, rules } from './rules.ts';
import { sources } from './sources.ts';
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
/** In a sentence. */
const onSpace = (id: string): string =>
  siteOf(id).border ? `на ${space(id).replace('граница', 'границу')}` : `на место ${space(id)}`;

const inWords = ({ colour, n }: Cards): string =>
  n === 1 ? card(colour, 'ая') : `${card(colour, 'ая')} ×${n}`;
const played = (cards: readonly Colour[]): string => {
  const parts = grouped(cards).map(({ colour, n }) =>
    n === 1 ? card(colour, 'ую') : `${n} ${card(colour, 'ые')}`,
  );
  return `${list(parts)} ${cards.length === 1 ? 'карту' : 'карты'}`;
};

const gains = (found: readonly Scorer[], names: Names): string =>
  found.length === 0
    ? 'никто не получает очков'
    : found
        .map(({ seat, points, doubled }) => `${names[seat]} ${points}${doubled ? ' (вдвойне)' : ''}`)
        .join(', ');

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
      value: (removal) => (removal === 'total' ? 'несколько, втёмную' : 'каждого цвета'),
    },
    borderJoker: { name: 'джокеры на границах', value: yesNo },
    startPlayer: {
      name: terms.startPlayer,
      value: (seat) => (seat === 'random' ? 'по жребию' : `место ${seat + 1}`),
    },
  },

  event(e, { names, beside = false }) {
    const who = 'seat' in e ? names[e.seat]! : '';
    const by = leading(who, beside);
    switch (e.type) {
      case 'turnBegan':
        return `Раунд ${e.round}: ходит ${who}.`;
      case 'cardsPlayed':
        return `${by(' ')}играет ${played(e.cards)}.`;
      case 'pagodaPlaced':
        return `${by(' ')}ставит ${e.fortified ? 'укреплённую пагоду' : 'пагоду'} ${onSpace(e.space)}.`;
      case 'emissaryPlaced':
        return `${by(' ')}отправляет посланника в ${isDistrict(e.province) ? 'квартал' : 'провинцию'} ${province(e.province)}.`;
      case 'fortressPlaced':
        return `${by(' ')}ставит крепость ${onSpace(e.space)}.`;
      case 'provinceScored': {
        const district = isDistrict(e.province);
        const lead = e.final
          ? `Пагоды ${district ? 'квартала' : 'провинции'} ${province(e.province)}`
          : district
            ? `Квартал ${province(e.province)} заполнен`
            : `Провинция ${province(e.province)} заполнена`;
        return `${lead}: ${gains(scorers(e.points, e.doubled), names)}.`;
      }
      case 'stopped':
        return `${by(' ')}не ставит вторую фигуру.`;
      case 'passed':
        return `${by(' ')}пропускает ход.`;
      case 'cardExchanged':
        return `${by(' ')}меняет ${card(e.card, 'ую')} карту на другую.`;
      case 'cardTaken':
        return `${by(' ')}берёт открытую ${card(e.card, 'ую')} карту.`;
      case 'cardDrawn':
        return e.card
          ? `${by(' ')}берёт из колоды ${card(e.card, 'ую')} карту.`
          : `${by(' ')}берёт карту из колоды.`;
      case 'displayRefilled':
        return `На место ${e.slot + 1} открыта ${card(e.card, 'ая')} карта.`;
      case 'pileReshuffled':
        return `Колода кончилась; сброс (${count(e.cards, CARDS)}) перемешан в новую.`;
      case 'endTriggered':
        return `Колода кончилась второй раз, когда ходит ${who}: раунд доигрывается.`;
      case 'nobodyCanPlace':
        return 'Никто больше не может поставить ни пагоду, ни посланника: игра кончается.';
      case 'portsScored':
        return `Порты: ${gains(scorers(e.points, e.doubled), names)}.`;
      case 'allianceScored':
        return `Союз ${e.n}, ${e.provinces.map(province).join('–')}: ${gains(scorers(e.points), names)}.`;
      case 'roadsScored':
        return e.points === 0
          ? `${by(' ')}не получает очков за дороги: цепочек нет.`
          : `${by(' ')}получает за дороги ${count(e.points, POINTS)} (пагод в цепочках: ${list(e.chains.map(({ length }) => String(length)))}).`;
      case 'ended': {
        const best = winners(e);
        const points = count(e.scores[best[0]!]!, POINTS);
        return best.length === 1
          ? `Игра окончена, победитель — ${names[best[0]!]} (${points}).`
          : `Игра окончена, победу делят ${list(best.map((seat) => names[seat]!))} (${points}).`;
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
          ? 'Последний раунд: сыграйте карты за фигуру или пропустите ход.'
          : 'Сыграйте карты за фигуру или обменяйте карту.';
      case 'place':
        return `Сыграно: ${grouped(paidCards(f)).map(inWords).join(' + ')}. Куда поставить фигуру?`;
      case 'second':
        return 'Сыграйте карты за вторую фигуру там же или остановитесь.';
      case 'draw':
        return `Возьмите карту, открытую или из колоды; ещё ${f.due}.`;
      default:
        return 'Игра окончена.';
    }
  },

  sources,
  refusal,
  rules,
  help,
  board,
  page: { ...page, space },
} satisfies HanTexts;
