import type { GuideTexts } from '../guide.ts';

export const texts = {
  title: '案内つきの最初の一局',
  line: 'やさしいボットとの短い対局です。大事な場面で、卓の上にあるものと選択の意味を短く説明します。案内はいつでもやめて、そのまま続けられます。',
  begin: '案内つきで始める',
  next: '次へ',
  skip: '案内をやめる',
  rules: 'ルール',
  more: '続き',
  done: 'これで十分です。見通しは先のことを、ヒントはボットならどうするかを教えてくれます。できないことには、その理由が表示されます。',
  close: '続ける',
} satisfies GuideTexts;
