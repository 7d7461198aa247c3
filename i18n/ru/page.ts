import { levelLine, levelName } from '../levels.ts';
import type { PageTexts } from '../page.ts';
import { words } from '../words.ts';
import { LEVELS } from './levels.ts';

const { count, list } = words('ru');
const MINUTES = { one: 'минута', few: 'минуты', many: 'минут' };
const DAYS = { one: 'день', few: 'дня', many: 'дней' };
const POINTS = { one: 'очко', few: 'очка', many: 'очков' };

export const texts = {
  language: 'Русский',
  seats: ['Фэн', 'Цянь', 'Сунь', 'Ли', 'Ван'],
  common: {
    tagline: 'Три настольные игры об императорском Китае',
    home: 'Главная',
    menu: 'Меню',
    close: 'Закрыть',
    settings: 'Настройки',
    toDark: 'Тёмные цвета',
    toLight: 'Светлые цвета',
    bot: 'бот',
    you: 'вы',
  },
  table: {
    hint: 'Подсказка',
    rules: 'Правила',
    chat: 'Чат',
    chatNew: (n) => `Чат, ${count(n, { one: 'новая строка', few: 'новые строки', many: 'новых строк' })}`,
    board: 'Поле',
    players: 'Игроки',
    listMoves: 'Список ходов',
    readBoard: 'Поле словами',
    putOnline: 'Перенести в сеть',
    takeBack: 'Вернуть ход',
    redo: 'Повторить',
    confirm: 'Подтвердить',
    verbs: {
      build: 'Построить',
      send: 'Послать',
      play: 'Сыграть',
      exchange: 'Обменять',
      take: 'Взять',
      draw: 'Взять',
      pass: 'Пас',
      stop: 'Хватит',
      rest: 'Отдохнуть',
      house: 'Поселить',
      release: 'Отпустить',
      pay: 'Заплатить',
    },
    whyDid: 'Почему?',
    whyNot: 'Почему нельзя?',
    noReason: 'Этого нет среди ходов, возможных сейчас.',
    yourTurn: 'Ваш ход',
    thinking: (names) => (names.length === 1 ? `${names[0]} думает` : `${list(names)} думают`),
    lookingOn: 'Вы наблюдаете',
    over: 'Игра окончена',
    won: ({ names, own }, points, lead) => {
      if (names.length + Number(own) > 1)
        return own
          ? `${list(['Вы', ...names])} делите победу: по ${count(points, POINTS)}`
          : `Победу делят ${list(names)}: по ${count(points, POINTS)}`;
      if (lead === 0)
        return own
          ? `Вы победили: ${count(points, POINTS)}`
          : `Победа: ${names[0]}, ${count(points, POINTS)}`;
      return own
        ? `Вы победили с отрывом в ${count(lead, POINTS)}`
        : `Победа: ${names[0]}, отрыв ${count(lead, POINTS)}`;
    },
    points: (n) => count(n, POINTS),
    log: 'Журнал',
    nothingYet: 'Пока ничего не произошло.',
    sinceYourTurn: 'С вашего прошлого хода',
    showSince: 'Показать, что произошло с вашего прошлого хода',
    backToNow: 'К настоящему',
    moment: (ply) => `После решения ${ply}`,
    lens: 'Прогноз',
    scoreRace: 'Гонка очков',
    undoStop: {
      ask: 'Вернуть это можно только с согласия остальных.',
      refused: 'Остальные уже трижды отказали.',
      nothing: 'Возвращать нечего.',
      over: 'Игра окончена, вернуть ничего нельзя.',
    },
    askBack: {
      revealed: 'С тех пор открылось то, что было скрыто. Спросить остальных, можно ли вернуть ход?',
      others: 'С тех пор решали другие. Спросить их, можно ли вернуть ход?',
    },
    askOthers: 'Спросить',
    leaveIt: 'Оставить',
    moves: (n) => `На выбор ${count(n, { one: 'ход', few: 'хода', many: 'ходов' })}`,
  },
  home: {
    players: (min, max, minutes) => `${min}–${max} игроков · ${count(minutes, MINUTES)}`,
    play: 'Играть',
    invite: 'Пригласить',
    learn: 'Обучение',
    level: (bot) => levelName(LEVELS, bot),
    character: (bot) => levelLine(LEVELS, bot),
    opponents: 'Соперники',
    yourGames: 'Ваши партии',
    openTables: 'Открытые столы',
    noOpenTables: 'Сейчас никто не ждёт игроков.',
    joinByLink: 'Войти по ссылке',
    linkOrCode: 'Ссылка или код стола',
    join: 'Войти',
    importRecord: 'Открыть запись',
    offline: 'Сервер недоступен; партии на этом устройстве работают и без него.',
    names: list,
    yourTurn: 'Ваш ход',
    finished: 'окончена',
    gathering: (free) =>
      free > 0
        ? `ждёт ещё ${count(free, { one: 'игрока', few: 'игроков', many: 'игроков' })}`
        : 'ждёт начала',
    underWay: 'идёт',
    remove: 'Удалить партию',
    broken: 'Партия, которую не прочесть',
    ago: (n) =>
      n < 1
        ? 'только что'
        : n < 60
          ? `${count(n, { one: 'минуту', few: 'минуты', many: 'минут' })} назад`
          : n < 1440
            ? `${count(Math.floor(n / 60), { one: 'час', few: 'часа', many: 'часов' })} назад`
            : `${count(Math.floor(n / 1440), DAYS)} назад`,
  },
  setup: {
    title: 'Новый стол',
    game: 'Игра',
    where: 'Где',
    here: 'На этом устройстве',
    online: 'По сети',
    hereLine: 'Против ботов или вместе у одного экрана. Работает без сети.',
    onlineLine: 'С теми, кто далеко. Ссылка на стол и есть приглашение.',
    seats: 'Игроки',
    seat: (n) => `Место ${n}`,
    person: 'Человек здесь',
    name: 'Имя',
    options: 'Варианты',
    hints: 'Подсказки разрешены',
    listed: 'Показывать среди открытых столов',
    pace: 'Часы',
    noClock: 'Без часов',
    minutesEach: (n) => `${count(n, MINUTES)} на ход`,
    daysEach: (n) => `${count(n, DAYS)} на ход`,
    start: 'Начать игру',
    open: 'Открыть стол',
  },
  lobby: {
    shareLink: 'Сесть может каждый, у кого есть эта ссылка.',
    copy: 'Скопировать',
    copied: 'Скопировано',
    sit: 'Сесть',
    stand: 'Встать',
    addBot: 'Посадить бота',
    start: 'Начать игру',
    needed: (n) =>
      `Нужно ещё: ${count(n, { one: 'игрок или бот', few: 'игрока или бота', many: 'игроков или ботов' })}.`,
    hostStarts: 'Игру начинает хозяин стола.',
    free: 'свободно',
    loading: 'Одну минуту …',
    connecting: 'Связь восстанавливается …',
    closed: 'Хозяин закрыл этот стол.',
    expired: 'Этот стол закрыт: за ним долго ничего не происходило.',
    asks: (name) => `${name} просит вернуть решение.`,
    agree: 'Согласиться',
    refuse: 'Отказать',
    doesNotAgree: (name) => `${name} не соглашается; решение остаётся в силе.`,
    waitingForAnswers: 'Остальных спрашивают, можно ли вернуть ход.',
    say: 'Скажите что-нибудь',
    send: 'Отправить',
    resign: 'Сдаться',
    rematch: 'Сыграть ещё',
    away: 'Пока вас нет, за вас играет бот.',
    back: 'Вернуться на место',
    timeLeft: (s) =>
      s >= 86_400
        ? count(Math.floor(s / 86_400), DAYS)
        : s >= 3600
          ? count(Math.floor(s / 3600), { one: 'час', few: 'часа', many: 'часов' })
          : `${Math.floor(s / 60)}:${String(s % 60).padStart(2, '0')}`,
    passTo: 'Передайте экран:',
    ready: 'Экран у меня',
  },
  replay: {
    title: 'Просмотр партии',
    position: (ply, all) => `Решение ${ply} из ${all}`,
    back: 'На шаг назад',
    forward: 'На шаг вперёд',
    play: 'Пуск',
    pause: 'Пауза',
    speed: 'Скорость',
    seenBy: 'Вид',
    everybody: 'зритель',
    playOn: 'Играть отсюда',
    link: 'Ссылка на этот момент',
    download: 'Скачать запись',
    sealed: 'проверено',
  },
  settings: {
    language: 'Язык',
    colours: 'Цвета',
    motion: 'Движение',
    confirm: 'Подтверждать ходы',
    confirmLine: 'Ход ждёт подтверждения; до него всё можно вернуть шаг за шагом.',
    name: 'Ваше имя',
    themes: { auto: 'Как в системе', light: 'Шёлк (светлый)', dark: 'Индиго (тёмный)' },
    motions: { auto: 'Как в системе', full: 'Полное', still: 'Без движения' },
    keys: 'Клавиши',
    keyList: [
      ['← ↑ → ↓', 'ходить по полю'],
      ['Enter', 'выбрать'],
      ['C', 'подтвердить'],
      ['Esc', 'вернуть ход'],
      ['R', 'повторить'],
      ['L', 'список ходов'],
      ['H', 'подсказка'],
      ['W', 'почему последний бот так решил'],
      ['B', 'поле словами'],
      ['V', 'прогноз'],
      ['?', 'правила'],
    ],
  },
  errors: {
    again: 'Ещё раз',
    address: 'По этому адресу ничего нет.',
    table: 'Такого стола нет.',
    game: 'Этой партии на устройстве нет.',
    file: 'Эта запись была открыта из файла. Чтобы увидеть её, откройте файл снова.',
    part: 'Часть страницы не загрузилась.',
    page: 'На странице произошла ошибка. Ваши партии сохранены, загрузите её снова.',
    bots: 'Боты на этом устройстве перестали работать.',
    hint: 'Подсказку получить не удалось.',
  },
} satisfies PageTexts;
