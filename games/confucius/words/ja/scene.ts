import type { ConfuciusSceneWords } from '../scene.ts';

export const scene: ConfuciusSceneWords = {
  steps: { count: '人数', posts: '役職' },
  count: '官吏の数',
  least: '影響力が最小',
  obliged: 'ギフトによる義務',
  free: '自由に選べます',
  after: 'ここはもう変わりません。マーカーの割引は続きます。',
};
