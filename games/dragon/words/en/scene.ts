import type { DragonSceneWords } from '../scene.ts';

export const scene: DragonSceneWords = {
  steps: { event: 'Event', losses: 'Losses', decay: 'Decay', scoring: 'Scoring', final: 'Final scoring' },
  month: (month) => `Month ${month}`,
  safe: 'safe',
  floor: '−1 floor',
  palace: '−1 palace',
};
