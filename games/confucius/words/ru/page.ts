import { words } from '../../../../i18n/words.ts';
import { ROUNDS, type Unit } from '../../rules/data.ts';
import type { ConfuciusPageTexts } from '../texts.ts';
import { board } from './terms.ts';

const { count, list } = words('ru');
const CARDS = { one: 'карта', few: 'карты', many: 'карт' };
const UNITS = {
  cash: { one: 'монета', few: 'монеты', many: 'монет' },
  licences: { one: 'лицензия', few: 'лицензии', many: 'лицензий' },
};
/** After a number and "из": the genitive. */
const OF_UNITS = {
  cash: { one: 'монеты', few: 'монет', many: 'монет' },
  licences: { one: 'лицензии', few: 'лицензий', many: 'лицензий' },
};
const amount = (n: number, unit: Unit): string => count(n, UNITS[unit]);

export const page: ConfuciusPageTexts = {
  where: (round) => `Раунд ${round} из ${ROUNDS}`,
  phases: {
    chief: 'Верховный министр',
    actions: 'Действия',
    favour: 'Благосклонность императора',
    examination: 'Имперские экзамены',
    resolution: 'Разрешение министерства',
    court: 'Двор',
    end: 'Окончание раунда',
    over: 'Конец игры',
  },
  actions: {
    bribe: 'Подку\u00adпить',
    secure: 'Закре\u00adпить',
    nominate: 'Выдви\u00adнуть',
    force: 'Экза\u00adмены',
    buyJunks: 'Купить джонки',
    voyage: 'Путеше\u00adствие',
    recruit: 'Набрать',
    invade: 'Вторже\u00adние',
    buyGift: 'Купить дар',
    giveGift: 'Препод\u00adнести',
    transfer: 'Пере\u00adдать',
    petition: 'Хода\u00adтайство',
    commerce: 'Торгов\u00adля',
    tax: 'Налоги',
    none: 'Нет дей\u00adствия',
    pass: 'Пас',
    favour: 'Благоск\u00adлонность',
  },
  verbs: {
    bribe: 'Подкупить',
    bribery: 'Подкупить',
    secure: 'Закрепить',
    nominate: 'Выдвинуть',
    force: 'Провести',
    buyJunks: 'Купить',
    voyage: 'Отплыть',
    recruit: 'Набрать',
    invade: 'Вторгнуться',
    buyGift: 'Купить',
    giveGift: 'Преподнести',
    giftCard: 'Взять',
    transfer: 'Передать',
    petition: 'Ходатайствовать',
    commerce: 'Торговать',
    land: 'Высадиться',
    examination: 'Обучать',
    tutor: 'Обучать',
    place: 'Поставить',
    ministry: 'Поддержать',
    discard: 'Оставить',
    chief: 'Назначить',
  },
  rewards: {
    bribeBingbu: 'Подкуп Bingbu',
    bribeHubu: 'Подкуп Hubu',
    bribeGongbu: 'Подкуп Gongbu',
    bribeAny: 'Подкуп: любое',
    gift: 'Дар',
    extra: 'Доп. дей\u00adствие',
    cash: 'Деньги',
    army: 'Армия',
    insult: 'Оскор\u00adбление',
  },
  tabs: {
    result: 'Итоги',
    actions: 'Действия',
    examination: 'Экзамен',
    north: 'Север',
    sea: 'Море',
    web: 'Дары',
  },
  due: (round) => `раунд ${round}`,
  taken: 'покорена',
  lost: 'не взята',
  examination: 'Экзамены',
  candidate: 'Кандидат',
  anywhere: 'Любое',
  below: (n, any) => {
    if (n === 0) return 'последний';
    return n > any ? `под ним ещё ${n}; последние ${any} — в любое` : `под ним ещё ${n}, в любое`;
  },
  noCandidate: 'Кандидатов больше нет',
  openSeat: 'свободно',
  held: {
    later: 'Когда займут оба места или назначат',
    both: 'Сейчас: оба места заняты',
    forced: 'Сейчас: экзамены назначены',
  },
  lastTime: (red, orange) => `Прошлые: красный ${red}, оранж. ${orange}`,
  supply: { cards: 'карт', rewards: 'наград', junks: 'джонок' },
  ribbon: (giver, gift) => `Подкуп запрещён: ${giver}, дар — ${gift}`,
  barred: 'Подкуп запрещён',
  resolved: 'Посты розданы',
  paid: (sum, cost, unit) => `${sum} из ${count(cost, OF_UNITS[unit])}`,
  purse: (coins, licences) => `${amount(coins, 'cash')} или ${amount(licences, 'licences')}`,
  tooMuch: (n) => `лишних ${n}`,
  draws: (n) => `взять ${n}`,
  laid: (n) => `${count(n, CARDS)} рубашкой вверх`,
  pay: 'Платить',
  lay: 'Готово',
  gifts: { missing: 'недоступен', available: 'доступен', gone: 'вышел из игры' },
  given: (to) => `у игрока ${to}`,
  yard: 'в порту',
  ready: (left) => `готово, в запасе ${left}`,
  discounts: { bingbu: 'армия за 4', hubu: 'подкуп −1', gongbu: 'джонки дешевле' },
  families: 'Семьи',
  familiesNote: 'кубики · очки',
  chief: 'Верховный министр',
  passed: 'пас',
  web: {
    title: 'Дары и обязанности',
    lens: 'Обязанности',
    next: 'следующий раунд',
    forbids: 'Подкуп запрещён',
    nothing: 'Активных даров пока нет',
    titles: 'Звания, если закончить сейчас',
  },
  final: 'Итоговый подсчёт',
  official: ({ ministry, space, tile, cost, owner, secured }) => {
    const place = `${ministry}, место ${space}`;
    if (tile === 'empty') return `${place}: пусто`;
    const what = tile === 'candidate' ? 'кандидат' : `чиновник, цена ${cost}`;
    return owner === undefined
      ? `${place}: ${what}, неподкупленный`
      : `${place}: ${what}, игрока ${owner}, ${secured ? 'закреплённый' : 'незакреплённый'}`;
  },
  box: (land, box, vp, reward, owner) =>
    `${land}, секция ${box}: ${vp} ОП${reward ? ' и награда' : ''}, ${owner === undefined ? 'свободна' : `армия игрока ${owner}`}`,
  land: (land, vp, reached) =>
    [
      `${land}: ${vp === undefined ? 'уже открыта' : `${vp} ОП первому`}`,
      ...(reached.length > 0 ? [`достигли: ${list(reached)}`] : []),
    ].join(', '),
  student: (student, owner) =>
    owner === undefined
      ? `${board.students[student]}: место свободно`
      : `${board.students[student]}: ученик игрока ${owner}`,
  gift: (gift, state) => `${gift}: ${state}`,
  card: (coins, licences, n) =>
    `${count(n, CARDS)}: ${amount(coins, 'cash')} или ${amount(licences, 'licences')}`,
  cube: (action, marks) => (marks.length > 0 ? `${action}, кубики: ${list(marks)}` : action),
  post: (ministry, minister, secretary, resolved) =>
    `${ministry}${resolved ? ', посты розданы' : ''}: министр ${minister}, секретарь ${secretary}`,
  wall: (pieces) => `Великая Стена: построено ${pieces} из ${ROUNDS}`,
  foreign: (land, state, boxes) => `${land}, ${state}: ${boxes.join('; ')}`,
  player: (p) =>
    [
      `${p.name}${p.chief ? ', Верховный министр' : ''}: ${p.vp} ОП`,
      count(p.cubes, { one: 'кубик', few: 'кубика', many: 'кубиков' }),
      count(p.cards, CARDS),
      count(p.rewards, { one: 'награда', few: 'награды', many: 'наград' }),
      `джонок в порту ${p.shipyard}`,
      `в океане ${p.ocean}`,
      `армий в колониях ${p.colonies}`,
      `в запасе ${p.stock}`,
      p.gifts.length > 0 ? `доступные дары: ${list(p.gifts.map(String))}` : 'доступных даров нет',
    ].join(', '),
  hand: (cards, rewards) =>
    [
      `У вас на руке: ${cards.length > 0 ? list(cards) : 'нет карт'}`,
      ...(rewards.length > 0 ? [`награды: ${list(rewards)}`] : []),
    ].join('; '),
};
