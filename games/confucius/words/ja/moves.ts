import {
  CASH_CARDS,
  DISTANT_LANDS,
  FOREIGN_LANDS,
  INSULT_VP,
  type Reward,
  STUDENTS,
  TAX_CARDS,
} from '../../rules/data.ts';
import { commandOf, controlledBy } from '../../rules/decider.ts';
import { giftFrom, giving } from '../../rules/gifts.ts';
import { boxAt } from '../../rules/lands.ts';
import { spaceAt } from '../../rules/officials.ts';
import { cardWorth, numberOf, worthOf } from '../../rules/payments.ts';
import {
  cubesFor,
  junkPrice,
  officialAt,
  type Price,
  priceAt,
  priceOf,
  voyagesWith,
} from '../../rules/prices.ts';
import { type ConfuciusScene, cubeSign, frameOf, openFrame, sumSign } from '../facts.ts';
import type { ConfuciusTexts } from '../texts.ts';
import { amount, gift, reward } from './events.ts';
import { board, terms } from './terms.ts';

const UNITS = { cash: '現金', licences: '契約' };

function price(p: Price | undefined): string {
  if (!p) return '';
  if (p.most === undefined) return ` ${UNITS[p.unit]}${p.least}から`;
  return p.most === p.least ? ` ${amount(p.least, p.unit)}` : ` ${UNITS[p.unit]}${p.least}～${p.most}`;
}

const PETITIONS = [
  '',
  'ジャンク2隻を移す',
  '生徒を入れ替える',
  '役人2人を入れ替える',
  '軍隊コマを移す',
  '任意のマーカーを買収確定にする',
];
const BRIBERY = '義務を無視して買収';
const REWARDS: Readonly<Record<Reward, string>> = {
  bribeBingbu: BRIBERY,
  bribeHubu: BRIBERY,
  bribeGongbu: BRIBERY,
  bribeAny: BRIBERY,
  gift: 'ギフト1枚が無料で使用可',
  extra: 'キューブなしで1アクション',
  cash: `カードを${CASH_CARDS}枚引く`,
  army: '軍隊コマ1個が無料',
  insult: `軍隊コマ1個で${INSULT_VP}点`,
};

/** An official as it stands: whose it is, its cost, and whether it is secured. */
function standing({ view, seat, names }: ConfuciusScene, at: number): string {
  const { empty, cost, owner, secured } = officialAt(view, at);
  if (empty) return '空き';
  const tile = cost === undefined ? terms.candidate : `費用${cost}`;
  if (owner === undefined) return tile;
  const whose = owner === seat ? 'あなた' : names[owner]!;
  return secured ? `${whose}、${tile}、${terms.secured}` : `${whose}、${tile}`;
}

function officialLabel(scene: ConfuciusScene, at: number): string {
  const { view, names } = scene;
  const { owner, empty } = officialAt(view, at);
  switch (commandOf(scene).phase) {
    case 'bribe':
    case 'secure':
      return amount(priceAt(scene, at), 'cash');
    case 'bribery':
      return owner === undefined ? '無料' : `${amount(priceAt(scene, at), 'cash')}、${names[owner]}から`;
    default:
      return openFrame(scene)?.phase === 'place' && !empty
        ? `入れ替え（${standing(scene, at)}）`
        : standing(scene, at);
  }
}

function playerLabel(scene: ConfuciusScene, to: number): string {
  const { view, seat, names } = scene;
  const who = to === seat ? 'あなた' : names[to]!;
  const held = giftFrom(view, to, seat);
  const cancels = held > 0 ? `もらった価値${held}のギフトをキャンセル` : 'キャンセルなし';
  const f = commandOf(scene);
  switch (f.phase as string) {
    case 'giveGift': {
      const { replaces, cancels: cancelled, mutual } = giving(scene, f.first + 1, to);
      const effects = [
        ...(replaces > 0 ? [`前の価値${replaces}のギフトと入れ替え`] : []),
        ...(cancelled > 0 ? [`もらった価値${cancelled}のギフトをキャンセル`] : []),
        ...(mutual ? ['互いに義務を負う'] : []),
      ];
      return effects.length > 0 ? `${who}：${effects.join('、')}` : who;
    }
    case 'transfer':
      return `${who}：${cancels}`;
    case 'petition':
      return f.first === 1 ? `${who}：造船所に${view.players[to]!.shipyard}隻` : who;
    case 'ministry':
      return `${who}：役人${controlledBy(scene, to)}人、${cancels}`;
    default:
      return who;
  }
}

export const move: ConfuciusTexts['move'] = (m, scene) => {
  const { view, seat, names } = scene;
  switch (m.type) {
    case 'take': {
      const cost = `${cubeSign(cubesFor(scene, m.action))}${price(priceOf(scene, m.action))}`;
      const brings =
        m.action === 'tax' ? `：${TAX_CARDS}枚引く` : m.action === 'commerce' ? '：1枚多く引く' : '';
      return `${terms.actions[m.action]}${cost}${brings}`;
    }
    case 'pass':
      return 'パス：このラウンドはもう手番がありません';
    case 'reward':
      return `報酬「${reward(m.card)}」：${REWARDS[m.card]}`;
    case 'official': {
      const at = spaceAt(m.ministry, m.space);
      return `${terms.ministries[m.ministry]}${m.space}：${officialLabel(scene, at)}`;
    }
    case 'student': {
      const owner = view.students[STUDENTS.indexOf(m.student)]!;
      if (owner < 0) return m.student === 'red' ? terms.redSpace : 'オレンジのマス';
      return `${board.students[m.student]}：${owner === seat ? 'あなた' : names[owner]}の生徒`;
    }
    case 'junks': {
      if (commandOf(scene).phase === 'buyJunks')
        return `ジャンク${m.n}隻：${amount(junkPrice(scene, m.n), 'cash')}`;
      const voyages = voyagesWith(scene, m.n);
      const lands = voyages > 0 ? `、遠方大陸${voyages}つに到着` : '';
      return `ジャンク${m.n}隻：${amount(m.n, 'licences')}${lands}`;
    }
    case 'box': {
      const { land, vp, reward: rewarded, cost, owner } = boxAt(view, m.slot - 1, m.box - 1);
      const brings = `${vp}点${rewarded ? 'と報酬' : ''}`;
      const text = `${terms.foreignLands[FOREIGN_LANDS[land]!]}${m.box}`;
      if (owner !== undefined) return `${text}：${owner === seat ? 'あなた' : names[owner]}の軍隊コマ`;
      return commandOf(scene).phase === 'invade'
        ? `${text}：${brings}、${amount(cost, 'cash')}`
        : `${text}：${brings}`;
    }
    case 'gift':
      switch (commandOf(scene).phase) {
        case 'buyGift':
          return `${gift(m.value)}：${amount(m.value, 'cash')}`;
        case 'petition':
          return `${gift(m.value)}：${PETITIONS[m.value - 1]}`;
        default:
          return gift(m.value);
      }
    case 'player':
      return playerLabel(scene, m.seat);
    case 'land': {
      const land = DISTANT_LANDS.indexOf(m.land);
      const vp = view.first[land]! < 0 ? [`${view.landChits[land]}点`] : [];
      const card = view.rewardsLeft > 0 ? ['報酬カード'] : [];
      return `${terms.distantLands[m.land]}：${[...vp, ...card].join('と') || '得点・報酬なし'}`;
    }
    case 'pay': {
      const f = openFrame(scene);
      if (f?.phase !== 'payment') {
        const cash = worthOf(m.cards, 'cash');
        return `${sumSign(m.cards, 'cash')} = ${cash}：${cash + 1}枚引く`;
      }
      const over = worthOf(m.cards, f.unit) - f.cost;
      return over > 0 ? `${sumSign(m.cards, f.unit)}：${over}多い` : `${sumSign(m.cards, f.unit)}：ちょうど`;
    }
    case 'card': {
      const f = openFrame(scene);
      const unit = f?.phase === 'payment' ? f.unit : 'cash';
      const begins = f?.phase === 'payment' && numberOf(f.cards) === 0;
      return `${begins ? '1枚ずつ：まず' : 'もう1枚：'}${amount(cardWorth(m.card, unit), unit)}`;
    }
    case 'done': {
      const f = openFrame(scene);
      if (f?.phase === 'payment') return `これで支払う：${sumSign(f.cards, f.unit)}`;
      return `これで全部：${sumSign(frameOf(scene, 'tutor').cards, 'cash')}`;
    }
    case 'cancel': {
      const owner = view.students[frameOf(scene, 'tutor').student]!;
      return `これで全部。${names[owner]}のギフト${giftFrom(view, owner, seat)}をキャンセル`;
    }
    case 'keep':
      return `残す：${sumSign(m.cards, 'cash').replaceAll('+', ' ')}`;
  }
};
