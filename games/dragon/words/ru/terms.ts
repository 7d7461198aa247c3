import { ROUNDS } from '../../rules/data.ts';
import { tileOf } from '../../rules/tiles.ts';
import type { DragonBoardTexts, DragonTerms } from '../texts.ts';

export const terms: DragonTerms = {
  game: 'В год Дракона',
  month: 'месяц',
  phases: {
    draft: 'начальный выбор',
    action: 'фаза действий',
    person: 'фаза персонажей',
    event: 'фаза события',
    end: 'конец игры',
  },
  persons: {
    craftsman: 'ремесленник',
    courtLady: 'придворная дама',
    taxCollector: 'сборщик налогов',
    farmer: 'крестьянин',
    pyrotechnist: 'пиротехник',
    warrior: 'воин',
    monk: 'монах',
    healer: 'лекарь',
    scholar: 'учёный',
  },
  symbols: {
    craftsman: 'молоток',
    courtLady: 'дракон',
    taxCollector: 'монета',
    farmer: 'мешок риса',
    pyrotechnist: 'ракета',
    warrior: 'шлем',
    monk: 'Будда',
    healer: 'ступка',
    scholar: 'книга',
  },
  ages: { young: 'молодой', old: 'опытный' },
  wild: 'джокер',
  actions: {
    taxes: 'налоги',
    build: 'строительство',
    harvest: 'урожай',
    fireworks: 'фейерверк',
    parade: 'военный парад',
    research: 'исследования',
    privilege: 'привилегия',
    wall: 'Великая стена',
  },
  refill: 'пополнить казну до 3 юаней',
  events: {
    peace: 'мир',
    tribute: 'императорская дань',
    drought: 'засуха',
    festival: 'праздник дракона',
    mongols: 'нашествие монголов',
    contagion: 'эпидемия',
  },
  superEvents: {
    lanternFestival: 'праздник фонарей',
    buddha: 'Будда',
    earthquake: 'землетрясение',
    flood: 'наводнение',
    solarEclipse: 'солнечное затмение',
    volcanicEruption: 'извержение вулкана',
    tornado: 'торнадо',
    sunrise: 'восход солнца',
    assassination: 'покушение',
    charter: 'грамота',
  },
  goods: { yuan: 'юань', rice: 'жетон риса', fireworks: 'жетон фейерверка' },
  vp: 'ОП',
  track: 'трек персонажей',
  palace: 'дворец',
  floor: 'этаж дворца',
  privileges: { small: 'малая привилегия', large: 'большая привилегия' },
  wallTiles: {
    rice: '1 рис',
    fireworks: '1 фейерверк',
    yuan: '2 юаня',
    floor: '1 этаж',
    vp: '3 ОП',
    track: '3 шага',
  },
  variants: { greatWall: 'Великая Китайская стена', superEvents: 'Суперсобытия' },
};

export const board: DragonBoardTexts = {
  persons: { ...terms.persons, courtLady: 'дама', taxCollector: 'сборщик' },
  events: { ...terms.events, tribute: 'дань', festival: 'праздник', mongols: 'монголы' },
  units: {
    yuan: ' юан',
    rice: ' рис',
    fireworks: ' фейер',
    vp: ' ОП',
    persons: ' перс',
    floors: ' эт.',
    cards: ' карт',
    pieces: ' шт.',
    privileges: ' прив.',
  },
  columns: {
    player: 'игрок',
    vp: 'ОП',
    track: 'трек',
    yuan: 'юани',
    rice: 'рис',
    fireworks: 'фейер',
    privileges: 'прив',
    wall: 'стена',
    hand: 'карты',
    palaces: 'дворцы',
  },
  month: (month) => `месяц ${month} из ${ROUNDS}`,
  free: 'свободно',
  pay: '3 юаня',
  display: 'запас',
  legend:
    'Строчные буквы — молодые персонажи, заглавные — опытные. 3[mM·] — дворец в 3 этажа с молодым и опытным монахом и одним свободным местом. В запасе 5: 4/1 значит: осталось 5 жетонов со значением 4 и 1 символом. Привилегии: малые + большие. Непостроенные жетоны стены: r рис, f фейерверк, y юани, ^ этаж, v ОП, t трек.',
  symbolsOwned: 'Символы игроков',
  forecast: 'Что принёс бы и чего стоил бы каждый месяц, если бы никто больше не ходил',
  final: {
    before: 'за 12 месяцев',
    persons: 'персонажи',
    monks: 'монахи',
    goods: 'товары',
    total: 'всего',
  },
};

/** Only types of masculine gender exist in two ages. */
export function person(p: number): string {
  const { type, age } = tileOf(p);
  return age ? `${terms.ages[age]} ${terms.persons[type]}` : terms.persons[type];
}
