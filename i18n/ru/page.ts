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
    account: 'Учётная запись',
    settings: 'Настройки',
    toDark: 'Тёмная тема',
    toLight: 'Светлая тема',
    textMode: 'Текстовый режим для чтения с экрана',
    bot: 'бот',
    you: 'вы',
  },
  table: {
    hint: 'Подсказка',
    rules: 'Правила',
    chat: 'Чат',
    chatNew: (n) =>
      `Чат, ${count(n, { one: 'новое сообщение', few: 'новых сообщения', many: 'новых сообщений' })}`,
    board: 'Поле',
    players: 'Игроки',
    listMoves: 'Список ходов',
    readBoard: 'Прочесть поле',
    typeMove: 'Ввести ход',
    putOnline: 'Продолжить онлайн',
    takeBack: 'Отменить',
    prepare: {
      offer: 'Подготовить ход',
      preparing: 'Ваш следующий ход',
      prepared: 'Подготовлено',
      keep: 'Подготовить',
      leave: 'Отмена',
      dropped: 'Подготовленный ход отменён: он уже невозможен, или изменились его цена или выгода.',
    },
    redo: 'Повторить',
    confirm: 'Подтвердить',
    verbs: {
      build: 'Построить',
      send: 'Отправить',
      play: 'Разыграть',
      exchange: 'Обменять',
      take: 'Взять',
      draw: 'Взять',
      pass: 'Пас',
      stop: 'Готово',
      rest: 'Пополнить',
      house: 'Поселить',
      release: 'Отпустить',
      pay: 'Заплатить',
    },
    whyDid: 'Почему?',
    whyNot: 'Почему нельзя?',
    noReason: 'Этот ход сейчас невозможен.',
    yourTurn: 'Ваш ход',
    thinking: (names) => (names.length === 1 ? `${names[0]} думает…` : `${list(names)} думают…`),
    lookingOn: 'Вы зритель',
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
    nothingNew: 'С вашего хода ничего нового',
    beyond: (n) => `В той стороне ещё вариантов: ${n}`,
    backToNow: 'К текущему ходу',
    goOn: 'Дальше',
    result: 'Итог',
    moment: (ply) => `После хода ${ply}`,
    lens: 'Прогноз',
    scoreRace: 'График очков',
    undoStop: {
      ask: 'Отменить это можно только с согласия остальных.',
      refused: 'Остальные уже трижды отказали.',
      rated:
        'В рейтинговой игре нельзя отменить ход, который что-то открыл или после которого ходили другие.',
      nothing: 'Отменять нечего.',
      over: 'Игра окончена, отменить ничего нельзя.',
    },
    askBack: {
      revealed: 'С тех пор открылось скрытое. Попросить об отмене?',
      others: 'С тех пор ходили другие. Попросить об отмене?',
    },
    askOthers: 'Попросить',
    leaveIt: 'Не нужно',
    moves: (n) => `На выбор ${count(n, { one: 'ход', few: 'хода', many: 'ходов' })}`,
  },
  home: {
    players: (min, max, minutes) => `${min}–${max} игроков · ${count(minutes, MINUTES)}`,
    play: 'Играть',
    invite: 'Пригласить',
    learn: 'Обучение',
    lesson: 'Научиться за пять минут',
    puzzles: 'Задачи',
    level: (bot) => levelName(LEVELS, bot),
    character: (bot) => levelLine(LEVELS, bot),
    against: 'против:',
    aroundHere: (n) => count(n, { one: 'человек', few: 'человека', many: 'человек' }),
    around: 'За одним экраном',
    opponents: 'Соперники',
    yourGames: 'Ваши партии',
    people: 'Игроки',
    openTables: 'Открытые столы',
    noOpenTables: 'Сейчас открытых столов нет.',
    joinByLink: 'Войти по ссылке',
    linkOrCode: 'Ссылка или код стола',
    join: 'Войти',
    importRecord: 'Загрузить партию',
    offline: 'Сервер недоступен. Партии на этом устройстве работают и без него.',
    names: list,
    yourTurn: 'Ваш ход',
    finished: 'окончена',
    gathering: (free) =>
      free > 0
        ? `ждёт ещё ${count(free, { one: 'игрока', few: 'игроков', many: 'игроков' })}`
        : 'ждёт начала',
    underWay: 'идёт',
    remove: 'Удалить партию',
    broken: 'Повреждённая партия',
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
    online: 'Онлайн',
    hereLine: 'Против ботов или вместе за одним экраном. Работает без интернета.',
    onlineLine: 'С игроками, которые далеко. Пригласите их ссылкой на стол.',
    seats: 'Игроки',
    seat: (n) => `Место ${n}`,
    person: 'Игрок за этим устройством',
    name: 'Имя',
    options: 'Варианты',
    hints: 'Разрешить подсказки',
    rated: 'Рейтинговая (только с учётной записью)',
    listed: 'Открытый стол',
    pace: 'Время',
    noClock: 'Без ограничений',
    minutesEach: (n) => `${count(n, MINUTES)} на ход`,
    daysEach: (n) => `${count(n, DAYS)} на ход`,
    minutesBank: (n, more) => `${count(n, MINUTES)} на всё, +${more} с за ход`,
    daysBank: (n, more) => `${count(n, DAYS)} на всё, +${more} ч за ход`,
    reliability: 'Кто может сесть',
    reliable: (n) => (n === 0 ? 'кто угодно' : `с надёжностью от ${n} %`),
    start: 'Начать игру',
    open: 'Создать стол',
  },
  lobby: {
    shareLink: 'По этой ссылке может войти каждый.',
    copy: 'Скопировать',
    copied: 'Скопировано',
    sit: 'Сесть',
    stand: 'Встать',
    addBot: 'Добавить бота',
    start: 'Начать игру',
    needed: (n) =>
      `Нужно ещё: ${count(n, { one: 'игрок или бот', few: 'игрока или бота', many: 'игроков или ботов' })}.`,
    hostStarts: 'Игру начинает хозяин стола.',
    free: 'свободно',
    loading: 'Загрузка…',
    connecting: 'Переподключение…',
    closed: 'Хозяин закрыл этот стол.',
    expired: 'Этот стол закрыт: за ним долго никого не было.',
    asks: (name) => `${name} просит об отмене.`,
    agree: 'Согласиться',
    refuse: 'Отклонить',
    doesNotAgree: (name) => `${name} отклоняет просьбу.`,
    waitingForAnswers: 'Ожидание ответов…',
    say: 'Сообщение',
    send: 'Отправить',
    resign: 'Сдаться',
    rematch: 'Сыграть ещё',
    away: 'Пока вас нет, за вас играет бот.',
    back: 'Я здесь',
    timeLeft: (s) =>
      s >= 86_400
        ? count(Math.floor(s / 86_400), DAYS)
        : s >= 3600
          ? count(Math.floor(s / 3600), { one: 'час', few: 'часа', many: 'часов' })
          : `${Math.floor(s / 60)}:${String(s % 60).padStart(2, '0')}`,
    passTo: 'Передайте экран:',
    ready: 'Я здесь',
  },
  replay: {
    title: 'Просмотр партии',
    position: (ply, all) => `Ход ${ply} из ${all}`,
    back: 'Назад',
    forward: 'Вперёд',
    play: 'Воспроизвести',
    pause: 'Пауза',
    speed: 'Скорость',
    seenBy: 'Глазами',
    everybody: 'зрителя',
    playOn: 'Играть отсюда',
    link: 'Ссылка на этот ход',
    download: 'Скачать запись',
    sealed: 'проверено',
  },
  settings: {
    language: 'Язык',
    colours: 'Тема',
    motion: 'Анимация',
    confirm: 'Подтверждать ходы',
    confirmLine: 'Ход не сделан, пока вы его не подтвердите. До этого его можно отменять по шагам.',
    name: 'Ваше имя',
    themes: { auto: 'Как в системе', light: 'Шёлк (светлый)', dark: 'Индиго (тёмный)' },
    motions: { auto: 'Как в системе', full: 'Полная', still: 'Сокращённая' },
    pace: 'Темп',
    paces: { step: 'По шагам', calm: 'Спокойный', brisk: 'Быстрый', instant: 'Мгновенный' },
    sounds: 'Звуки',
    soundsLine: 'Короткие звуки: ваш ход, событие, очки, конец партии',
    keys: 'Горячие клавиши',
    shortcutsLine: 'Однобуквенные команды за столом',
  },
  errors: {
    again: 'Ещё раз',
    address: 'Страница не найдена.',
    table: 'Стол не найден.',
    game: 'Этой партии на устройстве нет.',
    file: 'Эта партия была открыта из файла. Откройте файл ещё раз.',
    part: 'Часть страницы не загрузилась.',
    page: 'Произошла ошибка. Ваши партии сохранены. Перезагрузите страницу.',
    bots: 'Боты на этом устройстве перестали работать.',
    hint: 'Подсказку получить не удалось.',
  },
} satisfies PageTexts;
