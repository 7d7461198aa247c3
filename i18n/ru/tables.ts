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
    noClock: 'Время не ограничено.',
    noClockMore: ' Думайте сколько нужно.',
    perTurn: (s) => `На ход: ${time(s)}`,
    perGame: (s, more, cap) =>
      more === 0
        ? `На всю партию: ${time(s)}`
        : `На всю партию: ${time(s)}, и ещё ${time(more)} на каждый ход${cap === undefined ? '' : `; предел: ${time(cap)}`}`,
    timeUp: {
      bot: ', затем за вас играет бот, пока вы не вернётесь.',
      resign: ', иначе вам засчитают сдачу.',
      wait: ', затем остальные ждут вас.',
    },
    basic: 'Основные правила.',
    usual: (options) => `Как обычно: ${options.join(', ')}.`,
    countsAs: 'Рейтинг',
    casual: 'Без рейтинга.',
    casualLine: 'Ничей рейтинг не изменится.',
    rated: 'Рейтинговая партия.',
    ratedLine: 'Места меняют рейтинг всех за столом; кто уходит раньше, оказывается последним.',
    training: 'Тренировка.',
    trainingLine: 'За столом есть боты, поэтому меняется только тренировочный рейтинг.',
    notRated: 'Без рейтинга.',
    guestsSit: (names) => `Для рейтинговой партии нужна учётная запись. Пока гости: ${list(names)}.`,
    hintsOn: 'В рейтинговых партиях нет подсказок.',
    house: 'Правила стола',
    order: { random: 'Места определит жребий.', seated: 'Каждый остаётся на своём месте.' },
    hints: { on: 'Подсказки разрешены.', off: 'Без подсказок.' },
    watch: { on: 'Смотреть может каждый.', off: 'Без зрителей.' },
    reliable: (n) => `Нужна надёжность от ${n} %.`,
    takeBack: 'Свой ход можно отменить, более ранние — только с согласия всех.',
    freeSeat: 'Свободное место',
    keptFor: (name) => `для игрока ${name}`,
    host: 'хозяин стола',
    you: 'вы',
    youHost: 'вы, хозяин',
    guest: 'гость',
    ratedAt: (points, margin) => `${points} ± ${margin}`,
    finishes: (percent) => `доигрывает от ${percent} %`,
    awayUntil: (date) => `нет до ${date}`,
    botName: (bot) => levelTitle(LEVELS, bot),
    botLevel: (bot) => `бот${/^level\d$/.test(bot) ? `, уровень ${bot.slice(-1)}` : ''}`,
    levelOf: (name) => `Уровень бота ${name}`,
    remove: (name) => `Убрать: ${name}`,
    ready: 'готово',
    notReady: 'не готово',
    away: 'нет на месте',
    sitHere: 'Сесть сюда',
    invite: 'Приглашение',
    share: 'Отправить ссылку',
    qr: 'QR-код',
    qrLine: 'Наведите сюда камеру телефона, чтобы открыть стол.',
    listed: 'Стол виден среди открытых столов.',
    unlisted: 'Стол закрытый: войти можно только по ссылке.',
    onlyCircle: (n) => `Этот стол видят только участники круга: ${n}.`,
    watching: (names, more) =>
      names.length + more === 0
        ? 'Зрителей нет'
        : `Смотрят: ${list([...names, ...(more > 0 ? [`ещё ${more}`] : [])])}`,
    say: 'Сообщение столу',
    sat: (name) => `${name} садится за стол`,
    stood: (name) => `${name} встаёт из-за стола`,
    isReady: (name) => `Готово: ${name}`,
    nowRated: 'Теперь это рейтинговый стол',
    nowCasual: 'Теперь это стол без рейтинга',
    agreeTo: (rated) =>
      `Хозяин стола сделал партию ${rated ? 'рейтинговой' : 'безрейтинговой'}. Согласитесь или освободите место.`,
    agree: 'Согласиться',
    hasToAgree: 'ждём согласия',
    notAgreed: (names) => `Ждём согласия: ${list(names)}.`,
    seated: (taken, free) =>
      free === 0
        ? 'Все места заняты.'
        : `За столом ${SITTING[taken]}, свободно ${FREE[free]} ${plural(free, { one: 'место', few: 'места', many: 'мест' })}.`,
    waitingFor: (names) => `Ждём: ${list(names)}.`,
    needs: (fewest) => `Нужны хотя бы ${NEEDED[fewest]}: отправьте ссылку или добавьте бота.`,
    startWith: (taken) => `Начать ${TOGETHER[taken]}`,
    iAmReady: 'Можно начинать',
    notYet: 'Ещё рано',
    youAreReady: 'Вы готовы.',
    lookingOn: 'Вы зритель.',
    noSeatLeft: 'Все места заняты; можно смотреть.',
    invitedBy: (name) => `${name} предлагает сыграть ещё.`,
    decline: 'Отказаться',
    close: 'Закрыть стол',
    closeAsk: 'Закрыть этот стол для всех?',
    keep: 'Оставить',
    closed: 'Этот стол закрыт',
    newTable: 'Новый стол',
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
    none: 'Ничего не найдено. Очистите поиск или выберите другой фильтр.',
    nothing: 'Партий пока нет. Начните игру против ботов или сядьте за открытый стол.',
    begin: 'Начать игру',
    toMove: (names) => `${names.length === 1 ? 'Ходит' : 'Ходят'} ${list(names)}`,
    gathering: 'Ждёт игроков',
    paused: 'Ждёт вас',
    left: (time) => `осталось ${time}`,
    noClock: 'без ограничений',
    here: 'на этом устройстве',
    around: 'за одним экраном',
    online: 'онлайн',
    first: 'Первое место',
    place: (n) => `Место ${n}`,
    won: ({ names, own }) =>
      own && names.length === 0 ? 'Вы победили' : `Победа: ${list(own ? ['вы', ...names] : names)}`,
    freeSeats: (n) => `свободно мест: ${n}`,
    rated: 'рейтинговая',
    branches: (n) => count(n, { one: 'ветка', few: 'ветки', many: 'веток' }),
    fromDecision: (n) => `с хода ${n}`,
    actions: (title) => `${title}: действия`,
    comeBack: 'Вернуться',
    botPlays: 'За вас играет бот',
    resigned: 'Вы сдались',
    watchBots: 'Только боты',
    invitations: 'Приглашения',
    forCircle: (host) => `Стол для вашего круга: ${host}`,
    accept: 'Принять',
  },
} satisfies TablesTexts;
