import type { LevelTexts } from '../levels.ts';

export const LEVELS: LevelTexts = {
  level1: { name: '庭師', line: '建てるのが好きで、気に入ったものを選びます。初めてのゲームに。' },
  level2: { name: '商人', line: '先のために手元に残します。ときには残しすぎます。' },
  level3: { name: '書記', line: 'この手番で最善のことを、手本どおりに選びます。' },
  level4: { name: '県令', line: '相手がどう応じるかを考えてから決めます。' },
  level5: { name: '軍師', line: '数手番先まで計画し、たいていのチャンスを見つけます。' },
  level6: { name: '宰相', line: 'いちばん長く、いちばん遠くまで考えます。何ひとつ譲りません。' },
  greedy: { name: '欲張り', line: 'その場でいちばん点になるものを選びます。' },
  random: { name: 'さいころ', line: '選べるものから無作為に選びます。' },
};
