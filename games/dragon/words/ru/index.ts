import { type Forms, leading, words } from '../../../../i18n/words.ts';
import { type PersonType, REFILL, SMALL_PRICE, VALUE } from '../../rules/data.ts';
import { charterGain, offerOf, refillGain, type Yield } from '../../rules/offers.ts';
import { stockOf, symbolCount, tileOf, tileOnOffer, youngValue } from '../../rules/tiles.ts';
import { floorsOf, ownPalace } from '../facts.ts';
import type { DragonTexts } from '../texts.ts';
import { full } from './full.ts';
import { page } from './page.ts';
import { help, refusal, rules } from './rules.ts';
import { sources } from './sources.ts';
import { board, person, terms } from './terms.ts';

const { count, list } = words('ru');

type RussianForms = Forms<'ru'>;
const YUAN: RussianForms = { one: 'юань', few: 'юаня', many: 'юаней' };
const SPACES: RussianForms = { one: 'шаг', few: 'шага', many: 'шагов' };
const FLOORS: RussianForms = { one: 'этаж', few: 'этажа', many: 'этажей' };
const SECTIONS: RussianForms = { one: 'участок', few: 'участка', many: 'участков' };
/** Accusative of living beings. */
const PERSONS: RussianForms = { one: 'персонажа', few: 'персонажей', many: 'персонажей' };
const UNITS: Readonly<Record<Yield['what'], RussianForms>> = {
  yuan: YUAN,
  rice: { one: 'рис', few: 'риса', many: 'риса' },
  fireworks: { one: 'фейерверк', few: 'фейерверка', many: 'фейерверков' },
  vp: { one: 'ПО', few: 'ПО', many: 'ПО' },
  floor: FLOORS,
  space: SPACES,
};
const PERSON_OBJECT: Readonly<Record<PersonType, string>> = {
  craftsman: 'ремесленника',
  courtLady: 'придворную даму',
  taxCollector: 'сборщика налогов',
  farmer: 'крестьянина',
  pyrotechnist: 'пиротехника',
  warrior: 'воина',
  monk: 'монаха',
  healer: 'лекаря',
  scholar: 'учёного',
};
const AGE_OBJECT = { young: 'молодого', old: 'опытного' };

const gain = (y: Yield | undefined): string => (y ? `+${count(y.amount, UNITS[y.what])}` : 'ничего');

function personObject(p: number): string {
  const { type, age } = tileOf(p);
  return age ? `${AGE_OBJECT[age]} ${PERSON_OBJECT[type]}` : PERSON_OBJECT[type];
}

const SOURCES = {
  ...terms.actions,
  ...terms.events,
  ...terms.superEvents,
  refill: 'пополнение казны',
  wallCheck: 'Великая стена',
};
/** What an action brings follows the action itself in the log. */
const fromWhere = (source: keyof typeof SOURCES): string =>
  source in terms.actions ? '' : ` (${SOURCES[source]})`;
const CAUSES = { ...terms.events, wall: 'Великая стена', earthquake: terms.superEvents.earthquake };
const PRIVILEGE_OBJECT = { small: 'малую привилегию', large: 'большую привилегию' };
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const yesNo = (value: boolean): string => (value ? 'да' : 'нет');

export const texts = {
  title: terms.game,
  terms,
  options: {
    largePrivilegeCost: { name: 'цена большой привилегии', value: (price) => count(price, YUAN) },
    startPlayer: {
      name: 'кто выбирает первым',
      value: (seat) => (seat === 'random' ? 'по жребию' : `место ${seat + 1}`),
    },
    openHands: { name: 'показывать чужие карты', value: yesNo },
    greatWall: { name: 'вариант «Великая Китайская стена»', value: yesNo },
    superEvent: {
      name: 'суперсобытие',
      value: (event) =>
        event === 'none' ? 'нет' : event === 'random' ? 'по жребию' : terms.superEvents[event],
    },
  },

  event(e, { names, beside = false }) {
    const who = 'seat' in e ? names[e.seat]! : '';
    const by = leading(who, beside);
    switch (e.type) {
      case 'drafted':
        return `${by(' ')}выбирает персонажей: ${list(e.persons.map((p) => terms.persons[tileOf(p).type]))}.`;
      case 'monthBegan':
        return `Начинается месяц ${e.round}; его событие — ${terms.events[e.event]}.`;
      case 'dealt':
        return 'Карты действий раскладываются на новые группы.';
      case 'actionTaken': {
        const pays = e.paid > 0 ? ` и платит ${count(e.paid, YUAN)}` : '';
        return `${by(' ')}выбирает действие «${terms.actions[e.action]}» в группе ${e.group + 1}${pays}.`;
      }
      case 'gained':
        if (e.source === 'refill')
          return e.amount > 0
            ? `${by(' ')}пополняет казну до ${REFILL} юаней (+${e.amount}).`
            : `${by(' ')}пропускает ход.`;
        return `${by(' ')}получает ${count(e.amount, UNITS[e.what])}${fromWhere(e.source)}.`;
      case 'paid':
        return `${by(' ')}отдаёт ${count(e.amount, UNITS[e.what])} (${SOURCES[e.source]}).`;
      case 'moved':
        return `${by(' ')}делает ${count(e.spaces, SPACES)} по треку, до деления ${e.to}.`;
      case 'floorPlaced':
        return e.floors === 1
          ? `${by(' ')}закладывает дворец ${e.palace + 1}.`
          : `${by(' ')}надстраивает дворец ${e.palace + 1}: теперь ${count(e.floors, FLOORS)}.`;
      case 'privilegeBought':
        return `${by(' ')}покупает ${PRIVILEGE_OBJECT[e.size]} за ${count(e.price, YUAN)}.`;
      case 'wallBuilt':
        return `${by(' ')}строит участок ${e.section} Великой стены (${terms.wallTiles[e.tile]}).`;
      case 'dragonsReturned':
        return 'Фигурки драконов возвращаются к владельцам.';
      case 'cardPlayed':
        return e.card === 'wild'
          ? `${by(' ')}разыгрывает джокера как карту «${terms.persons[e.as]}».`
          : `${by(' ')}разыгрывает карту «${terms.persons[e.card]}».`;
      case 'nobodyLeft':
        return `Жетонов «${terms.persons[e.person]}» больше нет; ${who} не получает никого.`;
      case 'tileTaken':
        return `${by(' ')}берёт из запаса ${personObject(e.person)}.`;
      case 'housed':
        return `${by(' ')}поселяет ${personObject(e.person)} во дворце ${e.palace + 1}.`;
      case 'replaced':
        return `${by(': ')}во дворце ${e.palace + 1} ${person(e.by)} сменяет ${personObject(e.person)}.`;
      case 'refused':
        return `${by(' ')}отказывает новому персонажу (${person(e.person)}); жетон выходит из игры.`;
      case 'eventBegan':
        return `Событие месяца: ${terms.events[e.event]}.`;
      case 'mustRelease':
        return `${by(': ')}нужно отпустить ${count(e.persons, PERSONS)} (${CAUSES[e.cause]}).`;
      case 'released':
        return `${by(' ')}отпускает ${personObject(e.person)} из дворца ${e.palace + 1} (${CAUSES[e.cause]}).`;
      case 'eventEnded':
        return `Событие позади: ${terms.events[e.event]}.`;
      case 'wallChecked':
        return `Великая стена: ${count(e.length, SECTIONS)} из нужных ${e.needed}; она ${
          e.length >= e.needed ? 'выдерживает' : 'не выдерживает'
        }.`;
      case 'superEventBegan':
        return `Суперсобытие: ${terms.superEvents[e.event]}.`;
      case 'floorRemoved':
        return `${by(' ')}теряет этаж дворца ${e.palace + 1}; осталось: ${e.floors}.`;
      case 'palaceFell':
        return e.persons.length === 0
          ? `${by(': ')}дворец ${e.palace + 1} рушится.`
          : `${by(': ')}дворец ${e.palace + 1} рушится и губит тех, кто в нём жил: ${list(e.persons.map(person))}.`;
      case 'markersReset':
        return 'Все маркеры персонажей возвращаются на деление 0; их порядок сохраняется.';
      case 'cardDiscarded':
        return `${by(' ')}сбрасывает карту «${e.card === 'wild' ? terms.wild : terms.persons[e.card]}».`;
      case 'privilegesLost':
        return `${by(' ')}теряет все привилегии (малых ${e.small}, больших ${e.large}).`;
      case 'chartered':
        return `${by(' ')}выбирает для грамоты: ${terms.persons[e.person]}.`;
      case 'decayed':
        return e.floors === 0
          ? `${by(': ')}необитаемый дворец ${e.palace + 1} ветшает и исчезает.`
          : `${by(': ')}необитаемый дворец ${e.palace + 1} ветшает; остаётся ${count(e.floors, FLOORS)}.`;
      case 'scored':
        return `${by(' ')}получает ${e.palaces + e.ladies + e.privileges} ПО: дворцы ${e.palaces}, придворные дамы ${e.ladies}, привилегии ${e.privileges}.`;
      case 'finalScored':
        return `${by(' ')}получает в конце ${e.persons + e.monks + e.goods} ПО: персонажи ${e.persons}, монахи ${e.monks}, товары ${e.goods}.`;
      case 'ended': {
        const winner = e.places.indexOf(1);
        return `Игра окончена, победитель — ${names[winner]} (${e.scores[winner]} ПО).`;
      }
    }
  },

  move(m, scene) {
    const { view, seat } = scene;
    switch (m.type) {
      case 'draft':
        return `${m.types.map((t) => board.persons[t]).join(' + ')}: ${m.types.reduce((sum, t) => sum + youngValue(t), 0)}`;
      case 'takeAction': {
        const { group, pay, gain: brings } = offerOf(view, seat, m.action);
        const where = pay > 0 ? `группа ${group}, ${count(pay, YUAN)}` : `группа ${group}`;
        const yields =
          m.action === 'privilege'
            ? `за ${SMALL_PRICE} или ${count(view.options.largePrivilegeCost, YUAN)}`
            : m.action === 'wall'
              ? 'построить участок'
              : gain(brings);
        return `${capital(terms.actions[m.action])} (${where}): ${yields}`;
      }
      case 'refill':
        return refillGain(scene) > 0
          ? `Пополнить казну до ${REFILL} юаней: +${count(refillGain(scene), YUAN)}`
          : 'Пропустить ход (пополнение: +0)';
      case 'placeFloor':
        return m.target === 'new'
          ? 'новый дворец в 1 этаж'
          : `дворец ${m.target + 1} ${ownPalace(scene, m.target)}: станет ${count(floorsOf(scene, m.target) + 1, FLOORS)}`;
      case 'buyPrivilege':
        return m.size === 'small'
          ? `малая привилегия: ${count(SMALL_PRICE, YUAN)}, 1 ПО в месяц`
          : `большая привилегия: ${count(view.options.largePrivilegeCost, YUAN)}, 2 ПО в месяц`;
      case 'buildWall':
        return `жетон стены: +${terms.wallTiles[m.tile]}`;
      case 'playCard': {
        const type = m.card === 'wild' ? m.as : m.card;
        const stock = stockOf(view, type).map(({ value }) => `+${value}`);
        const yields = stock.length > 0 ? stock.join('/') : 'нет';
        return `${m.card === 'wild' ? '?: ' : ''}${board.persons[type]} (${yields})`;
      }
      case 'takeTile': {
        const p = tileOnOffer(view, m.age);
        const signs = count(symbolCount(p), { one: 'символ', few: 'символа', many: 'символов' });
        return `${person(p)}: +${count(VALUE[p]!, SPACES)}, ${signs}`;
      }
      case 'house':
        return `дворец ${m.palace + 1} ${ownPalace(scene, m.palace)}`;
      case 'replace':
        return `дворец ${m.palace + 1} ${ownPalace(scene, m.palace)}: уходит ${person(m.person)}`;
      case 'refuse':
        return 'отказать: жетон выходит из игры';
      case 'release':
        return `${person(m.person)}, дворец ${m.palace + 1} ${ownPalace(scene, m.palace)}`;
      case 'removeFloor':
        return `дворец ${m.palace + 1} ${ownPalace(scene, m.palace)}: останется ${count(floorsOf(scene, m.palace) - 1, FLOORS)}`;
      case 'returnGood':
        return `1 ${UNITS[m.good].one} (всего ${view.players[seat]![m.good]})`;
      case 'discard':
        return m.card === 'wild' ? terms.wild : terms.persons[m.card];
      case 'takeYoung':
        return `${terms.persons[m.person]}: +${count(youngValue(m.person), SPACES)}`;
      case 'charter':
        return `${terms.persons[m.person]}: ${gain(charterGain(scene, m.person))}`;
    }
  },

  prompt({ view, seat }) {
    const f = view.stack.at(-1);
    switch (f?.phase) {
      case 'draft':
        return 'Выберите двух молодых персонажей разных типов; число — сколько шагов по треку они дадут.';
      case 'action':
        return `Выберите действие или пополните казну до ${REFILL} юаней. У вас ${count(view.players[seat]!.yuan, YUAN)}.`;
      case 'build':
        return `Куда поставить этаж? Осталось поставить: ${f.floors}.`;
      case 'privilege':
        return `Какую привилегию вы покупаете? У вас ${count(view.players[seat]!.yuan, YUAN)}.`;
      case 'wall':
        return 'Какой жетон стены вы строите?';
      case 'card':
        return 'Разыграйте карту персонажа. В скобках: шаги по треку, молодой/опытный.';
      case 'tile':
        return `Молодой или опытный? Карта: ${terms.persons[tileOf(tileOnOffer(view, 'young')).type]}.`;
      case 'house':
        return `Где будет жить ${person(f.person)}?`;
      case 'full':
        return `Свободных мест нет: ${person(f.person)}. Кого заменить, или отказать?`;
      case 'release':
        return `${capital(CAUSES[f.cause])}: кого вы отпускаете? Нужно отпустить ещё ${count(f.due[seat]!, PERSONS)}.`;
      case 'earthquake':
        return `Землетрясение: какой дворец теряет этаж? Осталось: ${f.floors}.`;
      case 'flood':
        return `Наводнение: что вы отдаёте? Осталось отдать: ${f.pieces}.`;
      case 'tornado':
        return `Торнадо: какую карту вы сбрасываете? Осталось: ${f.cards}.`;
      case 'sunrise':
        return 'Восход солнца: какого молодого персонажа вы берёте?';
      case 'charter':
        return 'Грамота: какой из ваших типов принесёт доход?';
      default:
        return 'Игра окончена.';
    }
  },

  sources,
  refusal,
  rules,
  help,
  board,
  full,
  page,
} satisfies DragonTexts;
