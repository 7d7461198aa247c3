import type { GuideTexts } from '../guide.ts';

export const texts = {
  title: '最初のゲーム',
  line: 'やさしいボットとのゲームです。案内は、新しいことや損になることが起きるときだけ、一度だけ話します。盤面のものを指すか長押しすると、あなたにとっての価値が分かります。',
  begin: '案内つきで始める',
  off: '案内を終了',
  rules: 'ルール',
  close: '分かりました',
} satisfies GuideTexts;
