import { speech } from '../../../../i18n/ja/speech.ts';
import { words } from '../../../../i18n/words.ts';
import {
  ANY,
  DISTANT_LANDS,
  EMPTY,
  FOREIGN_LANDS,
  MINISTRIES,
  type Reward,
  type Unit,
} from '../../rules/data.ts';
import { ministryOf, spaceOf } from '../../rules/officials.ts';
import { numberOf, worthOf } from '../../rules/payments.ts';
import type { GiftEnd } from '../../rules/types.ts';
import { nameIn, sumSign } from '../facts.ts';
import type { ConfuciusTexts } from '../texts.ts';
import { board, terms } from './terms.ts';

const { list } = words('ja');

const UNITS = { cash: '現金', licences: '契約' };

export const amount = (n: number, unit: Unit): string => `${UNITS[unit]}${n}`;
export const gift = (value: number): string => `${terms.gifts[value - 1]}(${value})`;
export const ministry = (m: number): string => nameIn(terms.ministries, MINISTRIES, m);
export const candidate = (c: number): string => (c === ANY ? terms.anyMinistry : ministry(c));
export const reward = (card: Reward): string => board.rewards[card];
export const spot = (m: number, space: number): string => `${ministry(m)}${space}番`;
const distant = (land: number): string => nameIn(terms.distantLands, DISTANT_LANDS, land);

const BY = { cubes: '', favour: `（${terms.favour}）`, extra: `（${terms.rewards.extra}）` };
/** Events in older logs have only the number of the slot. */
const foreign = (slot: number, land: number | undefined): string =>
  land === undefined ? `${terms.foreignLand}${slot + 1}` : nameIn(terms.foreignLands, FOREIGN_LANDS, land);
const CAUSES: Readonly<Record<GiftEnd, string>> = {
  replaced: '新しいギフトと入れ替え',
  higherGift: '価値の高いギフトによるキャンセル',
  transfer: '影響力移動によるキャンセル',
  tutoring: '支援によるキャンセル',
  support: '内閣確定での支持によるキャンセル',
};

export const event: ConfuciusTexts['event'] = (e, audience) => {
  const { names, by: subject } = speech(audience);
  const by = subject('seat' in e ? e.seat : 0);
  switch (e.type) {
    case 'roundBegan':
      return `第${e.round}ラウンドが始まりました。`;
    case 'giftsCounted':
      return `ギフトを計算しました。アクションキューブ：${e.cubes.map((n, seat) => `${names[seat]}${n}個`).join('、')}。`;
    case 'chiefChosen':
      return `${by('が')}第${e.round}ラウンドの内閣大学士になりました。`;
    case 'acted': {
      const cubes = e.by === 'cubes' && e.cubes > 0 ? `（キューブ${e.cubes}個）` : '';
      return `${by('は')}「${terms.actions[e.action]}」を選びました${BY[e.by]}${cubes}。`;
    }
    case 'rewardPlayed':
      return `${by('は')}報酬カード「${reward(e.card)}」を使いました。`;
    case 'passed':
      return `${by('は')}パスしました。`;
    case 'paid':
      return `${by('は')}${amount(e.cost, e.unit)}をカード${numberOf(e.cards)}枚（${sumSign(e.cards, e.unit)}）で支払いました。`;
    case 'drew':
      return e.cards && e.count > 0
        ? `${by('は')}カードを${e.count}枚引きました（現金${worthOf(e.cards, 'cash')}）。`
        : `${by('は')}カードを${e.count}枚引きました。`;
    case 'reshuffled':
      return `捨て札${e.cards}枚が新しい山札になりました。`;
    case 'bribed':
      return e.from < 0
        ? `${by('は')}${spot(e.ministry, e.space)}の役人を買収しました。`
        : `${by('は')}${spot(e.ministry, e.space)}の役人を${names[e.from]}から奪いました。`;
    case 'securedOfficial':
      return `${by('は')}${spot(e.ministry, e.space)}の役人の買収を確定しました。`;
    case 'nominated':
      return `${by('は')}${board.students[e.student]}のマスに生徒を出しました。`;
    case 'examForced':
      return `${by('は')}帝国試験を強制しました。`;
    case 'junksBought':
      return `${by('は')}ジャンクを${e.junks}隻買いました。`;
    case 'sailed':
      return `${by('は')}ジャンク${e.junks}隻を公海に出しました（計${e.ocean}隻）。`;
    case 'landed':
      return e.vp > 0
        ? `${by('は')}最初に${distant(e.land)}に着き、${e.vp}点を得ました。`
        : `${by('は')}${distant(e.land)}に着きました。`;
    case 'rewardGained':
      return e.card
        ? `${by('は')}報酬カード「${reward(e.card)}」を得ました。`
        : `${by('は')}報酬カードを1枚得ました。`;
    case 'recruited':
      return `${by('は')}徴兵しました。`;
    case 'invaded':
      return `${by('は')}${foreign(e.slot, e.land)}の枠${e.box + 1}に軍隊コマを送りました。`;
    case 'giftAvailable':
      return `${by('の')}${gift(e.value)}が使用可になりました。`;
    case 'giftGiven':
      return `${by('は')}${names[e.to]}に${gift(e.value)}を贈りました。`;
    case 'giftRemoved':
      return `${names[e.seat]}が${names[e.to]}に贈った${gift(e.value)}がなくなりました：${CAUSES[e.cause]}。`;
    case 'transferred':
      return `${by('は')}${spot(e.ministry, e.space)}の役人を${names[e.to]}に譲りました。`;
    case 'petitioned':
      return `${by('は')}${gift(e.value)}で皇帝に陳情しました。`;
    case 'junksMoved':
      return `ジャンク${e.junks}隻が${names[e.from]}から${names[e.to]}に移りました。`;
    case 'studentReplaced':
      return `${by('の')}生徒が${names[e.from]}の生徒に代わりました（${board.students[e.student]}）。`;
    case 'officialsSwapped':
      return `${by('は')}${spot(ministryOf(e.first), spaceOf(e.first))}と${spot(ministryOf(e.second), spaceOf(e.second))}の役人を入れ替えました。`;
    case 'armyMoved':
      return `${by('は')}軍隊コマを${foreign(e.slot, e.land)}の枠${e.box + 1}から${foreign(e.toSlot, e.toLand)}の枠${e.toBox + 1}に移しました。`;
    case 'markerReplaced':
      return e.from === e.seat
        ? `${spot(e.ministry, e.space)}は${names[e.seat]}の役人として確定しました。`
        : `${spot(e.ministry, e.space)}は${names[e.from]}から移り、${names[e.seat]}の役人として確定しました。`;
    case 'insulted':
      return `${names[e.seat]}は皇帝への侮辱を晴らすために軍隊コマ1個を送り、${e.vp}点を得ました。`;
    case 'wallBuilt':
      return `万里の長城が${e.pieces}枚になりました。`;
    case 'examinationBegan':
      return `${e.contested ? '2人の生徒が争う' : '競争相手のいない'}帝国試験です。大臣候補：${candidate(e.candidate)}。`;
    case 'tutored': {
      const worth = e.tutoring ? `（現金${worthOf(e.tutoring, 'cash')}）` : '';
      const cancels = e.cancelled ? 'し、ギフトを1枚キャンセル' : '';
      return `${by('は')}${board.students[e.student]}の生徒を${e.count}枚${worth}で支援${cancels}しました。`;
    }
    case 'cannotTutor':
      return `${by('は')}手札がなく支援できません。`;
    case 'revealed':
      return `支援の公開：赤${e.totals[0]}、オレンジ${e.totals[1]}。`;
    case 'examinationWon':
      return `${by('が')}試験に合格しました。`;
    case 'candidatePlaced': {
      const from = e.from >= 0 ? `（${names[e.from]}）` : '';
      const instead = e.replaced === EMPTY ? '' : `前の役人${from}の代わりに`;
      return `${by('は')}${instead}大臣候補を${spot(e.ministry, e.space)}に置きました。`;
    }
    case 'candidateRemoved':
      return `大臣候補（${candidate(e.candidate)}）はゲームから除かれます。`;
    case 'candidateTurnedUp':
      return `次の大臣候補は${candidate(e.candidate)}です。`;
    case 'ministryBegan':
      return `${ministry(e.ministry)}の内閣確定です。`;
    case 'supported':
      return `${by('は')}${ministry(e.ministry)}の役人${e.officials}人を${names[e.to]}に${e.forced ? '義務により譲りました' : '譲りました'}。`;
    case 'appointed':
      return `${by('が')}${ministry(e.ministry)}の${terms.posts[e.post]}になり、${e.vp}点を得ました。`;
    case 'ministryResolved':
      return `${ministry(e.ministry)}の役職が決まりました。`;
    case 'invasionResolved':
      return `${foreign(e.slot, e.land)}への侵略は${e.success ? '成功しました' : '失敗しました'}。`;
    case 'conquered':
      return `${by('は')}${foreign(e.slot, e.land)}の枠${e.box + 1}の軍隊コマで${e.vp}点を得ました。`;
    case 'officialArrived':
      return `費用${e.cost}の新しい役人が${spot(e.ministry, e.space)}に来ました。`;
    case 'discardChosen':
      return `${by('は')}残すカードを決めました。`;
    case 'discarded':
      return `${by('は')}${sumSign(e.cards, 'cash')}を捨てました。`;
    case 'gameEnds': {
      const reasons = [
        ...(e.ministries ? ['すべての内閣が確定'] : []),
        ...(e.candidates ? ['大臣候補がなくなった'] : []),
        ...(e.wall ? ['万里の長城が完成'] : []),
      ];
      return `ゲームが終わります：${list(reasons)}。`;
    }
    case 'titleAwarded':
      return e.seat < 0
        ? `${terms.titles[e.title]}は誰もいません。`
        : `${by('が')}${terms.titles[e.title]}になり、${e.vp}点を得ました。`;
    case 'ended': {
      const winners = names.filter((_, seat) => e.places[seat] === 1);
      return `ゲーム終了：${list(winners)}が${e.scores[e.places.indexOf(1)]}点で勝ちました。`;
    }
  }
};
