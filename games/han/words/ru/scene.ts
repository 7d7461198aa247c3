import type { HanSceneWords } from '../scene.ts';

export const scene: HanSceneWords = {
  full: (province) => `${province}: всё занято`,
  filled: 'Занято',
  rank: (n) => `${n}-е`,
  all: (pagodas) => `по очку за каждую пагоду, всего ${pagodas}`,
  above: (pagodas) => `столько, сколько пагод у места выше: ${pagodas}`,
  doubled: 'крепость удваивает',
  alliances: 'Ваши союзы отсюда, если бы партия кончилась сейчас',
  final: 'Итоговый подсчёт',
};
