import type { HanSceneWords } from '../scene.ts';

export const scene: HanSceneWords = {
  full: (province) => `${province}が埋まりました`,
  filled: '満杯',
  rank: (n) => `${n}位`,
  all: (pagodas) => `パゴダ${pagodas}個につき1点ずつ`,
  above: (pagodas) => `一つ上の順位のパゴダの数：${pagodas}`,
  doubled: '要塞で2倍',
  alliances: '今終わった場合のここからの同盟',
  final: '最終得点計算',
};
