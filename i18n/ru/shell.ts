import { levelLine, levelName } from '../levels.ts';
import type { ShellTexts } from '../shell.ts';
import { type Forms, words } from '../words.ts';
import { texts as faults } from './faults.ts';
import { LEVELS } from './levels.ts';

const { count, list } = words('ru');
/** After "после" (genitive). */
const AFTER: Forms<'ru'> = { one: 'хода', few: 'ходов', many: 'ходов' };
const MOVES: Forms<'ru'> = { one: 'ход', few: 'хода', many: 'ходов' };

export const texts = {
  language: 'русский',
  seats: ['Фэн', 'Цянь', 'Сунь', 'Ли', 'Ван'],
  you: '(вы)',
  commands: {
    '?': 'правила для текущего решения',
    '? …': 'одно правило по его номеру или тема',
    'why …': 'почему ход невозможен; ход пишется как в [ ]',
    hint: 'лучшие ходы и чего они стоят',
    explain: 'почему последний бот так сходил; explain 2: предыдущий',
    u: 'отменить свой последний ход',
    redo: 'повторить отменённое',
    log: 'всё, что произошло',
    lens: 'прогноз для всех игроков',
    table: 'показать стол снова',
    q: 'сохранить и выйти',
  },
  menu: {
    game: 'Какая игра?',
    seats: (min, max, usual) => `Сколько игроков вместе с вами? От ${min} до ${max} [${usual}]`,
    opponents: 'Сила соперников: 1–6 [2] или число для каждого, например 1,3,3',
    level: (bot) => `${levelName(LEVELS, bot)}: ${levelLine(LEVELS, bot)}`,
    options: 'Чтобы изменить настройку, введите настройка=значение; Enter — начать.',
    notOffered: 'Такого варианта нет.',
  },
  resume: {
    question: (n) => `Здесь есть неоконченная партия после ${count(n, AFTER)}. Что делать?`,
    yes: 'продолжить её',
    no: 'начать новую; старая сохранится',
    keptAside: (path) => `Неоконченная партия сохранена как ${path}.`,
    damaged: (reason, path) =>
      `Сохранённую партию не удалось прочитать: ${reason} Она отложена в ${path}; начинается новая.`,
    resumed: (n) => `Партия продолжается после ${count(n, AFTER)}.`,
  },
  opponents: (bot, names) => `${list(names)}: ${levelName(LEVELS, bot)}`,
  settings: (settings) => `Настройки: ${settings.join('; ')}.`,
  hint: '? помощь · hint · u назад · log · lens · q выход',
  input: {
    unknown: (text) => `«${text}» — не вариант и не команда. Помощь: ?`,
    noChoice: (n, last) => `Варианта ${n} нет. Выберите от 1 до ${last}.`,
    refused: (move) => `Ход «${move}» сейчас невозможен.`,
    allowed: (move) => `Ход «${move}» сейчас возможен.`,
    whyWhat: 'После why назовите ход так, как он записан в [ ].',
    noRule: (id) => `Правила или темы «${id}» нет.`,
  },
  undo: {
    done: (move, others) =>
      others === 0
        ? `Отменено: ${move}.`
        : `Отменено: ${move}, а с ним и ${count(others, MOVES)} других игроков.`,
    chance: 'За это время открылось скрытое. В дружеской игре это можно; при повторе откроется то же самое.',
    nothing: 'Отменять нечего: это ваш первый ход.',
    closed: 'Игра окончена, отменить ничего нельзя.',
    redone: (move) => `Повторено: ${move}.`,
    nothingToRedo: 'Повторять нечего.',
  },
  page: {
    commands: 'Команды',
    topics: 'Темы справки',
    empty: 'Ещё ничего не произошло.',
    earlier: (page, pages) => `Страница ${page} из ${pages}. Enter — предыдущая; table — к столу`,
    next: (page, pages) => `Страница ${page} из ${pages}. Enter — следующая; table — к столу`,
    back: 'Enter — к столу',
  },
  faults,
  end: {
    heading: 'Игра окончена',
    place: 'место',
    player: 'игрок',
    record: (path) => `Запись этой партии: ${path}`,
    replay: (command) => `Воспроизвести и проверить: ${command}`,
    leave: 'Enter — выход; log — всё, что произошло.',
    saved: (path) => `Сохранено в ${path}.`,
    again: 'Та же команда продолжит игру.',
  },
} satisfies ShellTexts;
