import type { Phrases } from '../texts.ts';

export const phrases: Phrases = {
  yes: 'да',
  no: 'нет',
  you: 'Вы',
  players: 'Игроки',
  table: 'Стол',
  points: 'очки',
  total: 'всего',
  over: 'Игра окончена.',
  nothing: '–',
  legend: 'Места и предметы названы так, как в правилах игры; число считает то, возле чего стоит.',
  round: (round, rounds) => (rounds === undefined ? `Раунд ${round}` : `Раунд ${round} из ${rounds}`),
  prompt: (phase) => `${phase}: выберите ход.`,
  joint: ': ',
  comma: ', ',
  dot: ' · ',
  inBrackets: (text) => ` (${text})`,
};
