import type { GuideTexts } from '../guide.ts';

export const texts = {
  title: '案内つきの最初のゲーム',
  line: 'やさしいボットとのゲームです。必要な場面で、盤面の見方と選択の意味を短く説明します。案内はいつでも終了でき、ゲームはそのまま続けられます。',
  begin: '案内つきで始める',
  next: '次へ',
  skip: '案内を終了',
  rules: 'ルール',
  more: '詳しく',
  done: 'これで準備は十分です。「見通し」は今後の展開を、「ヒント」はボットの選択を示します。選べないものには理由が表示されます。',
  close: 'ゲームを続ける',
} satisfies GuideTexts;
