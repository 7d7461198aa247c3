import type { NoticesTexts } from '../notices.ts';
import { words } from '../words.ts';

const { list } = words('ja');

export const texts = {
  sent: {
    yourTurn: (game) => `手番です：${game}`,
    among: (names) => `参加者：${list(names)}`,
    halfGone: (game) => `持ち時間が半分になりました：${game}`,
    almostGone: (game) => `持ち時間が残りわずかです：${game}`,
    until: (time) => `時間切れ：${time}`,
    invited: (name, game) => `${name}さんから招待が届きました：${game}`,
    ended: (game) => `ゲームが終了しました：${game}`,
    chat: (game) => `新しいメッセージがあります：${game}`,
    several: (n) => `${n}件のゲームからのお知らせ`,
    waiting: (n) => `${n}件のゲームで手番です`,
    toMove: (game, names) => `${game}：${list(names)}の手番です`,
    test: 'Mandateの通知は正常です',
    testLine: 'ゲームのお知らせがここに届きます。',
    open: 'ゲームを開く',
    why: 'このメールは、Mandateで受信を選んだ方にお送りしています。',
    stop: 'このメールを停止する',
  },
} satisfies NoticesTexts;
