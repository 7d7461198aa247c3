import type { Phrases } from '../texts.ts';

export const phrases: Phrases = {
  yes: 'はい',
  no: 'いいえ',
  you: 'あなた',
  players: 'プレイヤー',
  table: '場',
  points: '点',
  total: '合計',
  over: 'ゲーム終了です。',
  nothing: '–',
  legend: '場所やコマの名前は、ゲームのルールのとおりです。横の数字は、その数です。',
  round: (round, rounds) =>
    rounds === undefined ? `第${round}ラウンド` : `第${round}ラウンド（全${rounds}）`,
  prompt: (phase) => `${phase}：手を選んでください。`,
  joint: '：',
  comma: '、',
  dot: '・',
  inBrackets: (text) => `（${text}）`,
};
