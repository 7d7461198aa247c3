import type { LessonTexts } from '../lesson.ts';
import { words } from '../words.ts';

const { count } = words('ru');
const MINUTES = { one: 'минута', few: 'минуты', many: 'минут', other: 'минуты' };

export const texts = {
  title: 'Первый урок',
  step: (n, of) => `Шаг ${n} из ${of}`,
  minutes: (n) => `ещё примерно ${count(n, MINUTES)}`,
  aim: 'Цель',
  coach: 'Старый Шэнь',
  role: 'ваш советник',
  why: 'Почему?',
  skip: 'Пропустить шаг',
  back: 'Назад',
  leave: 'Выйти из урока',
  next: 'Дальше',
  ahead: 'Дальше',
  read: 'Пока ничего решать не нужно. Читайте дальше.',
  notNow: 'Не на этом шаге.',
  others: 'Ходят другие игроки.',
  other: 'Есть выбор получше.',
  tryAgain: 'Выбрать другое',
  goOn: 'Всё равно продолжить',
  points: 'Откуда взялись очки',
  total: 'итого',
  full: 'Сыграть партию',
  fullLine: 'Это был первый урок. Теперь попробуйте против лёгких ботов.',
  again: 'Сначала',
} satisfies LessonTexts;
