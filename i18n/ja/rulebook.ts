import type { RulebookTexts } from '../rulebook.ts';

export const texts: RulebookTexts = {
  contents: '目次',
  search: 'ルールを検索',
  searchHint: 'ルールを検索',
  found: (count) => `${count}件`,
  nothing: '見つかりません。別の言葉をお試しください。',
  chapter: (n, of) => `第${n}章／全${of}章`,
  previous: '前の章',
  next: '次の章',
  example: '例',
  showRules: 'ルール番号を表示',
  cite: (rule) => `ルール${rule}：リンクをコピー`,
  copied: 'リンクをコピーしました',
  print: '印刷',
  close: '閉じる',
  open: 'ルールを読む',
};
