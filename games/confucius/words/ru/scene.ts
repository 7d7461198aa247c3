import type { ConfuciusSceneWords } from '../scene.ts';

export const scene: ConfuciusSceneWords = {
  steps: { count: 'Подсчёт', posts: 'Должности' },
  count: 'Число чиновников',
  least: 'наименьшее влияние',
  obliged: 'обязательство за дар',
  free: 'свободный выбор',
  after: 'Здесь больше ничего не меняется. Все маркеры сохраняют скидку.',
};
