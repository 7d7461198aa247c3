import type { DragonSceneWords } from '../scene.ts';

export const scene: DragonSceneWords = {
  steps: { event: 'イベント', losses: '損失', decay: '荒廃', scoring: '得点', final: '最終得点計算' },
  month: (month) => `${month}月`,
  safe: '無事',
  floor: '−1階',
  palace: '宮殿−1',
};
