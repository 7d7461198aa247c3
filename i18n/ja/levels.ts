import type { LevelTexts } from '../levels.ts';

export const LEVELS: LevelTexts = {
  level1: { name: '庭師', line: '建てるのが好きで、気に入ったものを選びます。初めての一局に。' },
  level2: { name: '商人', line: '先のために手元に残します。ときには残しすぎます。' },
  level3: { name: '書記', line: 'この手番でいちばん良いことを、手本どおりに選びます。' },
  level4: { name: '県令', line: '相手がどう応じるかを量ってから決めます。' },
  level5: { name: '軍師', line: 'いくつもの筋を数手番先まで読み、たいていの隙を見つけます。' },
  level6: { name: '宰相', line: 'いちばん長く、いちばん遠くまで考えます。何ひとつ譲りません。' },
  greedy: { name: '欲張り', line: '目の前でいちばん点になる手を選びます。' },
  random: { name: 'さいころ', line: 'ルールで許される手なら何でも指します。' },
};
