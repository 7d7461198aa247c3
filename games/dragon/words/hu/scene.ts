import type { DragonSceneWords } from '../scene.ts';

export const scene: DragonSceneWords = {
  steps: {
    event: 'Esemény',
    losses: 'Veszteség',
    decay: 'Hanyatlás',
    scoring: 'Pontozás',
    final: 'Végső pontozás',
  },
  month: (month) => `${month}. hónap`,
  safe: 'megúszta',
  floor: '−1 szint',
  palace: '−1 palota',
};
