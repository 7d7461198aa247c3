import { speech } from '../../../../i18n/ru/speech.ts';
import { type Forms, words } from '../../../../i18n/words.ts';
import { type PersonType, REFILL, SMALL_PRICE, VALUE } from '../../rules/data.ts';
import { charterGain, offerOf, refillGain, type Yield } from '../../rules/offers.ts';
import { stockOf, symbolCount, tileOf, tileOnOffer, youngValue } from '../../rules/tiles.ts';
import { floorsOf, ownPalace } from '../facts.ts';
import type { DragonTexts } from '../texts.ts';
import { full } from './full.ts';
import { page } from './page.ts';
import { help, refusal, rules } from './rules.ts';
import { sources } from './sources.ts';
import { statistics } from './statistics.ts';
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
  vp: { one: 'ОП', few: 'ОП', many: 'ОП' },
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

/** What it is called to lose something, in the third and the second person. */
const LOSSES = {
  yuan: ['платит', 'платите'],
  rice: ['отдаёт', 'отдаёте'],
  fireworks: ['сбрасывает', 'сбрасываете'],
} as const;

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
      name: 'первый игрок',
      value: (seat) => (seat === 'random' ? 'случайно' : `место ${seat + 1}`),
    },
    openHands: { name: 'открытые карты', value: yesNo },
    greatWall: { name: 'Великая Китайская стена', value: yesNo },
    superEvent: {
      name: 'суперсобытие',
      value: (event) =>
        event === 'none' ? 'нет' : event === 'random' ? 'случайно' : terms.superEvents[event],
    },
  },

  event(e, audience) {
    const { does, has, as } = speech(audience);
    switch (e.type) {
      case 'drafted': {
        const persons = list(e.persons.map((p) => terms.persons[tileOf(p).type]));
        return `${does(e.seat, 'выбирает', 'выбираете')} персонажей: ${persons}.`;
      }
      case 'monthBegan':
        return `Начинается месяц ${e.round}. Событие: ${terms.events[e.event]}.`;
      case 'dealt':
        return 'Карты действий перемешиваются и раскладываются на новые группы.';
      case 'actionTaken': {
        const pays = e.paid > 0 ? ` за ${count(e.paid, YUAN)}` : '';
        return `${does(e.seat, 'выбирает', 'выбираете')} действие «${terms.actions[e.action]}» в группе ${e.group + 1}${pays}.`;
      }
      case 'gained':
        if (e.source === 'refill')
          return e.amount > 0
            ? `${does(e.seat, 'пополняет', 'пополняете')} казну до ${REFILL} юаней (+${e.amount}).`
            : `${does(e.seat, 'пропускает', 'пропускаете')} ход.`;
        return `${does(e.seat, 'получает', 'получаете')} ${count(e.amount, UNITS[e.what])}${fromWhere(e.source)}.`;
      case 'paid': {
        const [third, second] = LOSSES[e.what];
        return `${does(e.seat, third, second)} ${count(e.amount, UNITS[e.what])} (${SOURCES[e.source]}).`;
      }
      case 'moved':
        return `${does(e.seat, 'делает', 'делаете')} ${count(e.spaces, SPACES)} по треку, до деления ${e.to}.`;
      case 'floorPlaced':
        return e.floors === 1
          ? `${does(e.seat, 'закладывает', 'закладываете')} дворец ${e.palace + 1}.`
          : `${does(e.seat, 'надстраивает', 'надстраиваете')} дворец ${e.palace + 1}: теперь ${count(e.floors, FLOORS)}.`;
      case 'privilegeBought':
        return `${does(e.seat, 'покупает', 'покупаете')} ${PRIVILEGE_OBJECT[e.size]} за ${count(e.price, YUAN)}.`;
      case 'wallBuilt':
        return `${does(e.seat, 'строит', 'строите')} участок ${e.section} Великой стены (${terms.wallTiles[e.tile]}).`;
      case 'dragonsReturned':
        return 'Фигурки драконов возвращаются к владельцам.';
      case 'cardPlayed':
        return e.card === 'wild'
          ? `${does(e.seat, 'разыгрывает', 'разыгрываете')} джокера как карту «${terms.persons[e.as]}».`
          : `${does(e.seat, 'разыгрывает', 'разыгрываете')} карту «${terms.persons[e.card]}».`;
      case 'nobodyLeft':
        return `Жетонов «${terms.persons[e.person]}» больше нет: ${as(e.seat, 'вам никто не достаётся', 'никто не достаётся игроку')}.`;
      case 'tileTaken':
        return `${does(e.seat, 'берёт', 'берёте')} ${personObject(e.person)}.`;
      case 'housed':
        return `${does(e.seat, 'поселяет', 'поселяете')} ${personObject(e.person)} во дворце ${e.palace + 1}.`;
      case 'replaced': {
        const change = `${person(e.by)} сменяет ${personObject(e.person)}`;
        return `${has(e.seat, `во дворце ${e.palace + 1} ${change}`, `В вашем дворце ${e.palace + 1} ${change}`)}.`;
      }
      case 'refused':
        return `${does(e.seat, 'отказывает', 'отказываете')} новому персонажу (${person(e.person)}), он выходит из игры.`;
      case 'eventBegan':
        return `Событие месяца: ${terms.events[e.event]}.`;
      case 'mustRelease':
        return `${has(e.seat, 'нужно отпустить', 'Вам нужно отпустить')} ${count(e.persons, PERSONS)} (${CAUSES[e.cause]}).`;
      case 'released':
        return `${does(e.seat, 'отпускает', 'отпускаете')} ${personObject(e.person)} из дворца ${e.palace + 1} (${CAUSES[e.cause]}).`;
      case 'eventEnded':
        return `Событие позади: ${terms.events[e.event]}.`;
      case 'wallChecked':
        return `Великая стена: ${count(e.length, SECTIONS)} из нужных ${e.needed}; она ${
          e.length >= e.needed ? 'выстояла' : 'не выстояла'
        }.`;
      case 'superEventBegan':
        return `Суперсобытие: ${terms.superEvents[e.event]}.`;
      case 'floorRemoved':
        return `${does(e.seat, 'теряет', 'теряете')} этаж дворца ${e.palace + 1}; осталось: ${e.floors}.`;
      case 'palaceFell': {
        const palace = has(e.seat, `дворец ${e.palace + 1}`, `Ваш дворец ${e.palace + 1}`);
        return e.persons.length === 0
          ? `${palace} рушится.`
          : `${palace} рушится; погибли: ${list(e.persons.map(person))}.`;
      }
      case 'markersReset':
        return 'Все маркеры персонажей возвращаются на деление 0; их порядок сохраняется.';
      case 'cardDiscarded':
        return `${does(e.seat, 'сбрасывает', 'сбрасываете')} карту «${e.card === 'wild' ? terms.wild : terms.persons[e.card]}».`;
      case 'privilegesLost':
        return `${does(e.seat, 'теряет', 'теряете')} все привилегии (малых ${e.small}, больших ${e.large}).`;
      case 'chartered':
        return `${does(e.seat, 'выбирает', 'выбираете')} для грамоты: ${terms.persons[e.person]}.`;
      case 'decayed': {
        const palace = has(
          e.seat,
          `необитаемый дворец ${e.palace + 1}`,
          `Ваш необитаемый дворец ${e.palace + 1}`,
        );
        return e.floors === 0
          ? `${palace} ветшает и исчезает.`
          : `${palace} ветшает; остаётся ${count(e.floors, FLOORS)}.`;
      }
      case 'scored':
        return `${does(e.seat, 'получает', 'получаете')} ${e.palaces + e.ladies + e.privileges} ОП: дворцы ${e.palaces}, придворные дамы ${e.ladies}, привилегии ${e.privileges}.`;
      case 'finalScored':
        return `${does(e.seat, 'получает', 'получаете')} в конце ${e.persons + e.monks + e.goods} ОП: персонажи ${e.persons}, монахи ${e.monks}, товары ${e.goods}.`;
      case 'ended': {
        const winner = e.places.indexOf(1);
        return `Игра окончена: ${as(winner, 'вы победили', 'побеждает')}, ${e.scores[winner]} ОП.`;
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
          : 'Пропустить ход (у вас уже 3 юаня)';
      case 'placeFloor':
        return m.target === 'new'
          ? 'новый дворец'
          : `дворец ${m.target + 1} ${ownPalace(scene, m.target)}: станет ${count(floorsOf(scene, m.target) + 1, FLOORS)}`;
      case 'buyPrivilege':
        return m.size === 'small'
          ? `малая привилегия: ${count(SMALL_PRICE, YUAN)}, 1 ОП в месяц`
          : `большая привилегия: ${count(view.options.largePrivilegeCost, YUAN)}, 2 ОП в месяц`;
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
        return 'отказать новому персонажу';
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
        return 'Выберите двух молодых персонажей разных видов. Число — сколько шагов по треку они дадут.';
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
        return `${capital(terms.persons[tileOf(tileOnOffer(view, 'young')).type])}: молодой или опытный?`;
      case 'house':
        return `Куда поселить нового персонажа (${person(f.person)})?`;
      case 'full':
        return `Свободных мест нет (${person(f.person)}). Замените кого-нибудь или откажите.`;
      case 'release':
        return `${capital(CAUSES[f.cause])}: отпустите ${count(f.due[seat]!, PERSONS)}.`;
      case 'earthquake':
        return `Землетрясение: какой дворец теряет этаж? Осталось: ${f.floors}.`;
      case 'flood':
        return `Наводнение: что вы отдаёте? Осталось отдать: ${f.pieces}.`;
      case 'tornado':
        return `Торнадо: сбросьте карты персонажей. Осталось: ${f.cards}.`;
      case 'sunrise':
        return 'Восход солнца: возьмите молодого персонажа.';
      case 'charter':
        return 'Грамота: выберите вид. Ваши персонажи этого вида один раз принесут доход.';
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
  full,
  page,
} satisfies DragonTexts;
