import { words } from '../../../../i18n/words.ts';
import type { ConfuciusCardWords } from '../cards.ts';

const { plural } = words('ru');
const of = (one: string, few: string, many: string) => (n: number) => plural(n, { one, few, many });

export const cards: ConfuciusCardWords = {
  cash: of('монета', 'монеты', 'монет'),
  licences: of('лицензия', 'лицензии', 'лицензий'),
  cubes: of('кубик', 'кубика', 'кубиков'),
  points: of('очко', 'очка', 'очков'),
  from: (n) => `Не меньше ${n}: зависит от выбора.`,
  nextRound: of('кубик в следующем раунде', 'кубика в следующем раунде', 'кубиков в следующем раунде'),
  own: of('ваш чиновник здесь', 'ваших чиновника здесь', 'ваших чиновников здесь'),
  ifResolved: of('очко при подсчёте сейчас', 'очка при подсчёте сейчас', 'очков при подсчёте сейчас'),
  toLand: of('джонка до новой земли', 'джонки до новой земли', 'джонок до новой земли'),
  taken: 'Очки за первое прибытие уже получены.',
};
