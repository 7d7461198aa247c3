import { HAND_LIMIT } from '../../rules/data.ts';
import { numberOf, worthOf } from '../../rules/payments.ts';
import { openFrame } from '../facts.ts';
import type { ConfuciusTexts } from '../texts.ts';
import { candidate, gift, ministry } from './events.ts';
import { purchase } from './purchase.ts';

const SECOND_PETITIONS = [
  '',
  'ジャンク2隻を誰に渡しますか？',
  '',
  'どの役人と入れ替えますか？',
  'どの空き枠に移しますか？',
  '誰の買収確定マーカーを置きますか？',
];
const FIRST_PETITIONS = [
  '',
  '誰の造船所からジャンク2隻を移しますか？',
  'どの生徒を自分の生徒と入れ替えますか？',
  '自分のどの役人を入れ替えますか？',
  'どの軍隊コマを移しますか？',
  'どの買収未確定の役人を買収確定にしますか？',
];

export const prompt: ConfuciusTexts['prompt'] = (scene) => {
  const { view, seat } = scene;
  const f = openFrame(scene);
  switch (f?.phase) {
    case 'chief':
      return `第${view.round}ラウンドの内閣大学士を誰にしますか？`;
    case 'turn': {
      const { cubes } = view.players[seat]!;
      return cubes > 0
        ? `アクションを選んでください。キューブは残り${cubes}個です。`
        : 'キューブがありません。パスするか、キューブのいらないものを選んでください。';
    }
    case 'favour':
      return '帝国特権：アクションを選んでください。キューブは不要です。';
    case 'extra':
      return '追加アクション：アクションを選んでください。キューブは不要です。';
    case 'bribe':
      return 'どの役人を買収しますか？';
    case 'secure':
      return '自分のどの役人の買収を確定しますか？';
    case 'nominate':
      return 'どのマスに生徒を出しますか？同点なら赤の生徒が合格します。';
    case 'buyJunks':
      return 'ジャンクを何隻買いますか？';
    case 'voyage':
      return `ジャンクを何隻出しますか？公海に${view.players[seat]!.ocean}隻、5隻ごとに大陸に着きます。`;
    case 'invade':
      return 'どの枠に軍隊コマを送りますか？';
    case 'buyGift':
      return 'どのギフトを買いますか？';
    case 'giveGift':
      return f.step === 0 ? 'どのギフトを贈りますか？' : `${gift(f.first + 1)}を誰に贈りますか？`;
    case 'transfer':
      return f.step === 0
        ? 'どの役人を譲りますか？'
        : '誰に譲りますか？その人からのギフトはキャンセルされます。';
    case 'petition':
      if (f.step === 0) return 'どのギフトで皇帝に陳情しますか？';
      return (f.step === 1 ? FIRST_PETITIONS : SECOND_PETITIONS)[f.first]!;
    case 'commerce':
      return 'どのカードを捨てますか？現金の合計より1枚多く引きます。';
    case 'bribery':
      return '報酬カードでどの役人を買収しますか？';
    case 'giftCard':
      return 'どのギフトを無料で使用可にしますか？';
    case 'payment': {
      const what = purchase(scene);
      const chosen = worthOf(f.cards, f.unit);
      return chosen > 0
        ? `${what}、今${chosen}：どのカードで払いますか？`
        : `${what}：どのカードで払いますか？`;
    }
    case 'land':
      return 'どの遠方大陸に着きますか？';
    case 'examination':
      return `帝国試験（${candidate(view.candidate)}）：どの生徒を支援しますか？`;
    case 'tutor':
      return `どのカードで支援しますか？今${numberOf(f.cards)}枚です。現金の合計が多い生徒が合格します。`;
    case 'place':
      return `大臣候補（${candidate(view.candidate)}）をどこに置きますか？`;
    case 'ministry':
      return `${ministry(f.ministry)}：あなたの影響力が最小です。誰を支持しますか？`;
    case 'discard':
      return `どの${HAND_LIMIT}枚を残しますか？`;
    default:
      return 'ゲームは終わりました。';
  }
};
