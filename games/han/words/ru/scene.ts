import type { HanSceneWords } from '../scene.ts';

export const scene: HanSceneWords = {
  full: (province) => `Заполнено: ${province}`,
  filled: 'Заполнено',
  rank: (n) => `${n}-е`,
  all: (pagodas) => `по очку за каждую пагоду, всего ${pagodas}`,
  above: (pagodas) => `столько, сколько пагод у того, кто на место выше: ${pagodas}`,
  doubled: 'крепость удваивает',
  alliances: 'Ваши союзы отсюда, если бы партия кончилась сейчас',
  final: 'Итоговый подсчёт',
};
