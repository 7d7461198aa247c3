import type { Phrases } from '../texts.ts';

export const phrases: Phrases = {
  yes: 'はい',
  no: 'いいえ',
  you: 'あなた',
  players: 'プレイヤー',
  table: 'テーブル',
  points: '点',
  total: '合計',
  over: 'ゲーム終了です。',
  nothing: '–',
  legend: '場所や物の名前は、ゲームのルールにある名前です。数字は、添えられた物の数です。',
  round: (round, rounds) =>
    rounds === undefined ? `第${round}ラウンド` : `第${round}ラウンド（全${rounds}）`,
  prompt: (phase) => `${phase}：手を選んでください。`,
  joint: '：',
  comma: '、',
  dot: '・',
  inBrackets: (text) => `（${text}）`,
};
