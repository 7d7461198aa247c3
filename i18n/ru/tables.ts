import { levelTitle } from '../levels.ts';
import type { TablesTexts } from '../tables.ts';
import { words } from '../words.ts';
import { LEVELS } from './levels.ts';

const { count, list, plural } = words('ru');
const SITTING = ['никого', 'один', 'двое', 'трое', 'четверо', 'пятеро'];
const FREE = ['', 'одно', 'два', 'три', 'четыре', 'пять'];
const TOGETHER = ['', 'одному', 'вдвоём', 'втроём', 'вчетвером', 'впятером'];
const NEEDED = ['', 'один игрок', 'двое', 'трое', 'четверо', 'пятеро'];

const time = (s: number): string =>
  s % 86_400 === 0
    ? count(s / 86_400, { one: 'день', few: 'дня', many: 'дней' })
    : s % 3600 === 0
      ? count(s / 3600, { one: 'час', few: 'часа', many: 'часов' })
      : s % 60 === 0
        ? count(s / 60, { one: 'минута', few: 'минуты', many: 'минут' })
        : count(s, { one: 'секунда', few: 'секунды', many: 'секунд' });

export const texts = {
  lobby: {
    hostedBy: (name) => `Хозяин стола: ${name}`,
    byInvitation: 'по приглашению',
    amongOpen: 'открытый стол',
    noClock: 'Без часов.',
    noClockMore: ' Каждый думает сколько нужно.',
    perTurn: (s) => `На ход: ${time(s)}`,
    perGame: (s, more) =>
      more === 0
        ? `На всю партию: ${time(s)}`
        : `На всю партию: ${time(s)}, и ещё на каждый ход: ${time(more)}`,
    timeUp: {
      bot: '; потом играет бот, пока вы не вернётесь.',
      resign: '; потом место сдаётся.',
      wait: '; потом остальные ждут.',
    },
    basic: 'Игра по основным правилам.',
    usual: (options) => `Как обычно: ${options.join(', ')}.`,
    house: 'За столом',
    order: { random: 'Места определит жребий.', seated: 'Каждый остаётся на своём месте.' },
    hints: { on: 'Подсказки разрешены.', off: 'Без подсказок.' },
    watch: { on: 'Другие могут смотреть.', off: 'Зрителей не будет.' },
    takeBack: 'Свой ход можно вернуть, более ранние — только с согласия всех.',
    freeSeat: 'Свободное место',
    keptFor: (name) => `для игрока ${name}`,
    host: 'хозяин стола',
    you: 'вы',
    youHost: 'вы, хозяин',
    botName: (bot) => levelTitle(LEVELS, bot),
    botLevel: (bot) => `бот${/^level\d$/.test(bot) ? `, уровень ${bot.slice(-1)}` : ''}`,
    levelOf: (name) => `Уровень бота ${name}`,
    remove: (name) => `Освободить место: ${name}`,
    ready: 'готово',
    notReady: 'ещё не готово',
    away: 'нет на месте',
    sitHere: 'Сесть сюда',
    invite: 'Приглашение',
    share: 'Отправить ссылку',
    qr: 'QR-код',
    qrLine: 'Чтобы открыть стол на телефоне, наведите камеру сюда.',
    listed: 'Стол виден среди открытых столов.',
    unlisted: 'Среди открытых столов его нет: приглашение — это ссылка.',
    watching: (names, more) =>
      names.length + more === 0
        ? 'Зрителей нет'
        : `Смотрят: ${list([...names, ...(more > 0 ? [`ещё ${more}`] : [])])}`,
    say: 'Скажите что-нибудь всем',
    sat: (name) => `${name} садится за стол`,
    stood: (name) => `${name} встаёт из-за стола`,
    isReady: (name) => `Готово: ${name}`,
    seated: (taken, free) =>
      free === 0
        ? 'Все места заняты.'
        : `За столом ${SITTING[taken]}, свободно ${FREE[free]} ${plural(free, { one: 'место', few: 'места', many: 'мест' })}.`,
    waitingFor: (names) => `Ждём: ${list(names)}.`,
    needs: (fewest) => `Нужны хотя бы ${NEEDED[fewest]}: отправьте ссылку или посадите бота.`,
    startWith: (taken) => `Начать ${TOGETHER[taken]}`,
    iAmReady: 'Можно начинать',
    notYet: 'Ещё не готово',
    youAreReady: 'Вы готовы.',
    lookingOn: 'Вы смотрите.',
    noSeatLeft: 'Все места заняты; можно смотреть.',
    invitedBy: (name) => `${name} предлагает сыграть ещё.`,
    decline: 'Отказаться',
    close: 'Закрыть стол',
    closeAsk: 'Закрыть этот стол для всех?',
    keep: 'Оставить',
    closed: 'Этот стол закрыт',
    newTable: 'Открыть новый стол',
  },
  games: {
    filter: { all: 'Все', turn: 'Ваш ход', waiting: 'Ждут', finished: 'Окончены' },
    which: 'Какие партии',
    anyGame: 'Любая игра',
    search: 'Игрок, игра или дата',
    yourTurn: 'Ваш ход',
    waiting: 'Ходят другие',
    finished: 'Окончены',
    newestFirst: (n) => `${count(n, { one: 'партия', few: 'партии', many: 'партий' })} · сначала новые`,
    none: 'Таких партий нет. Очистите поиск или выберите другой отбор.',
    nothing: 'Партий пока нет. Начните игру против ботов или сядьте за открытый стол.',
    begin: 'Начать игру',
    toMove: (names) => `${names.length === 1 ? 'Ходит' : 'Ходят'} ${list(names)}`,
    gathering: 'Стол собирается',
    paused: 'Ждёт вас',
    left: (time) => `осталось ${time}`,
    noClock: 'без часов',
    here: 'на этом устройстве',
    around: 'у одного экрана',
    online: 'по сети',
    first: 'Первое место',
    place: (n) => `Место ${n}`,
    won: ({ names, own }) =>
      own && names.length === 0 ? 'Вы победили' : `Победа: ${list(own ? ['вы', ...names] : names)}`,
    freeSeats: (n) => `свободно мест: ${n}`,
    branches: (n) => count(n, { one: 'ветка', few: 'ветки', many: 'веток' }),
    fromDecision: (n) => `с решения ${n}`,
    actions: (title) => `${title}: действия`,
    comeBack: 'Вернуться',
    botPlays: 'За вас играет бот',
    resigned: 'Вы сдались',
    watchBots: 'Играют только боты',
    invitations: 'Приглашения',
    accept: 'Принять',
  },
} satisfies TablesTexts;
