import { levelLine, levelName } from '../levels.ts';
import type { ShellTexts } from '../shell.ts';
import { type Forms, words } from '../words.ts';
import { texts as faults } from './faults.ts';
import { LEVELS } from './levels.ts';

const { count, list } = words('ru');
/** After "после" (genitive). */
const AFTER: Forms<'ru'> = { one: 'решения', few: 'решений', many: 'решений' };
const DECISIONS: Forms<'ru'> = { one: 'решение', few: 'решения', many: 'решений' };

export const texts = {
  language: 'русский',
  seats: ['Фэн', 'Цянь', 'Сунь', 'Ли', 'Ван'],
  you: '(вы)',
  commands: {
    '?': 'что решается сейчас и по каким правилам',
    '? …': 'одно правило по его номеру или тема',
    'why …': 'почему ход невозможен; ход пишется как в [ ]',
    hint: 'лучшие ходы и чего они стоят',
    explain: 'почему последний бот так решил; explain 2: тот, что перед ним',
    u: 'взять назад своё последнее решение',
    redo: 'повторить взятое назад',
    log: 'всё, что произошло',
    lens: 'что ждёт всех игроков',
    table: 'стол ещё раз',
    q: 'сохранить и выйти',
  },
  menu: {
    game: 'Какая игра?',
    seats: (min, max, usual) => `Сколько игроков вместе с вами? От ${min} до ${max} [${usual}]`,
    opponents: 'Насколько сильными будут остальные? 1–6 [2] или число для каждого, например 1,3,3',
    level: (bot) => `${levelName(LEVELS, bot)}: ${levelLine(LEVELS, bot)}`,
    options: 'Чтобы изменить настройку, введите настройка=значение; Enter — начать.',
    notOffered: 'Такого варианта нет.',
  },
  resume: {
    question: (n) => `Здесь ждёт игра после ${count(n, AFTER)}. Что делать?`,
    yes: 'продолжить её',
    no: 'начать новую; старая будет сохранена отдельно',
    keptAside: (path) => `Прерванная игра сохранена как ${path}.`,
    damaged: (reason, path) =>
      `Сохранённую игру не удалось прочитать (${reason}) Она отложена в ${path}; начинается новая.`,
    resumed: (n) => `Игра продолжается после ${count(n, AFTER)}.`,
  },
  opponents: (bot, names) => `${list(names)}: ${levelName(LEVELS, bot)}`,
  settings: (settings) => `Настройки: ${settings.join('; ')}.`,
  hint: '? помощь · hint · u назад · log · lens · q выход',
  input: {
    unknown: (text) => `«${text}» — не вариант и не команда; ? подскажет, что можно ввести.`,
    noChoice: (n, last) => `Варианта ${n} нет; есть варианты от 1 до ${last}.`,
    refused: (move) => `«${move}» сейчас не разрешается.`,
    allowed: (move) => `«${move}» сейчас разрешается.`,
    whyWhat: 'После why назовите ход так, как он записан в [ ].',
    noRule: (id) => `О «${id}» здесь ничего не сказано.`,
  },
  undo: {
    done: (move, others) =>
      others === 0
        ? `Взято назад: ${move}.`
        : `Взято назад: ${move}, а с ним и ${count(others, DECISIONS)} остальных.`,
    chance: 'За это время открылось скрытое; в дружеской игре это можно, и выпадет то же самое.',
    nothing: 'Брать назад нечего: это ваше первое решение.',
    closed: 'Игра окончена, её запись закрыта, поэтому взять назад ничего нельзя.',
    redone: (move) => `Повторено: ${move}.`,
    nothingToRedo: 'Повторять нечего: ничего не взято назад.',
  },
  page: {
    commands: 'Что можно ввести',
    topics: 'Другие страницы',
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
    record: (path) => `Запись этой игры: ${path}`,
    replay: (command) => `Воспроизвести и проверить: ${command}`,
    leave: 'Enter — выход; log — всё, что произошло.',
    saved: (path) => `Сохранено в ${path}.`,
    again: 'Та же команда продолжит игру.',
  },
} satisfies ShellTexts;
