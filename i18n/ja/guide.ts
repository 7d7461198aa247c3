import type { GuideTexts } from '../guide.ts';

export const texts = {
  title: '最初のゲーム',
  line: 'やさしいボットとのゲームです。案内が出るのは、新しいことや損になりそうなことがあるときだけで、同じ話は1回だけです。盤面のものにカーソルを合わせるか長押しすると、あなたにとっての価値が分かります。',
  begin: '案内つきで始める',
  off: '案内を終了',
  rules: 'ルール',
  close: '分かりました',
} satisfies GuideTexts;
