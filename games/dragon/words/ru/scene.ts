import type { DragonSceneWords } from '../scene.ts';

export const scene: DragonSceneWords = {
  steps: {
    event: 'Событие',
    losses: 'Потери',
    decay: 'Обветшание',
    scoring: 'Подсчёт',
    final: 'Итоговый подсчёт',
  },
  month: (month) => `Месяц ${month}`,
  safe: 'без потерь',
  floor: '−1 этаж',
  palace: '−1 дворец',
};
