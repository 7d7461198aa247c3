import type { ConfuciusSceneWords } from '../scene.ts';

export const scene: ConfuciusSceneWords = {
  steps: {
    count: '人数',
    posts: '役職',
    students: '生徒',
    tutors: '支援',
    reveal: '公開',
    candidate: '大臣候補',
    officials: '役人',
    cubes: 'キューブ',
  },
  exam: {
    tutors: '全員が裏向きで支援します',
    reveal: 'カードを公開します',
    candidate: '大臣候補',
  },
  tie: '同点なら赤いマスの生徒が合格します。',
  gifts: '活性化ギフト',
  cubes: 'アクションキューブ',
  count: '役人の人数',
  least: '影響力が最小',
  obliged: 'ギフトによる義務',
  free: '自由に選べます',
  after: 'ここはもう変わりません。ディスカウントは、これからも有効です。',
};
