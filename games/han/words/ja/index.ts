import { speech } from '../../../../i18n/ja/speech.ts';
import type { Names } from '../../../../i18n/texts.ts';
import { words } from '../../../../i18n/words.ts';
import { endTriggered } from '../../rules/deck.ts';
import { hasDistricts, provinceId, siteOf } from '../../rules/provinces.ts';
import { fills, reach, sealRoom } from '../../rules/reach.ts';
import { type Cards, cardAt, grouped, paidCards, type Scorer, scorers, winners } from '../facts.ts';
import type { HanTexts } from '../texts.ts';
import { page } from './page.ts';
import { help, refusal, rules } from './rules.ts';
import { sources } from './sources.ts';
import { statistics } from './statistics.ts';
import { board, terms } from './terms.ts';

const { list } = words('ja');

const province = (id: string): string => terms.provinces[provinceId(id)];

function space(id: string): string {
  const place = siteOf(id);
  if (place.border) return `${place.provinces.map(province).join('・')}の国境`;
  return `${province(place.province)}${place.number}${place.port ? '（港）' : ''}`;
}

const inWords = ({ colour, n }: Cards): string =>
  n === 1 ? terms.colours[colour] : `${terms.colours[colour]}${n}枚`;

const gains = (found: readonly Scorer[], names: Names): string =>
  found.length === 0
    ? '得点なし'
    : list(found.map(({ seat, points, doubled }) => `${names[seat]} ${points}点${doubled ? '（2倍）' : ''}`));

const yesNo = (value: boolean): string => (value ? 'はい' : 'いいえ');

export const texts = {
  title: terms.game,
  terms,
  options: {
    map: {
      name: 'ボードの面',
      value: (map) => (map === 'border-disputes' ? terms.side1 : terms.side2),
    },
    fortresses: { name: '要塞', value: yesNo },
    portScoring: { name: terms.portScoring, value: yesNo },
    removal: {
      name: '抜くカード',
      value: (removal) => (removal === 'total' ? '見ずに無作為' : '各色同数'),
    },
    borderJoker: { name: '国境のジョーカー', value: yesNo },
    startPlayer: {
      name: terms.startPlayer,
      value: (seat) => (seat === 'random' ? 'ランダム' : `席${seat + 1}`),
    },
  },

  event(e, audience) {
    const { names, by: subject } = speech(audience);
    const by = subject('seat' in e ? e.seat : 0);
    switch (e.type) {
      case 'turnBegan':
        return `第${e.round}ラウンド、${names[e.seat]}の手番です。`;
      case 'cardsPlayed':
        return `${by('は')}${list(grouped(e.cards).map(({ colour, n }) => `${terms.colours[colour]}${n}枚`))}を出しました。`;
      case 'pagodaPlaced':
        return `${by('は')}${space(e.space)}に${e.fortified ? '要塞化したパゴダ' : 'パゴダ'}を建てました。`;
      case 'emissaryPlaced':
        return `${by('は')}${province(e.province)}に公使を送りました。`;
      case 'fortressPlaced':
        return `${by('は')}${space(e.space)}に要塞を置きました。`;
      case 'provinceScored': {
        const lead = e.final ? `${province(e.province)}のパゴダ` : `${province(e.province)}が埋まりました`;
        return `${lead}：${gains(scorers(e.points, e.doubled), names)}。`;
      }
      case 'stopped':
        return `${by('は')}2個目のコマを置きませんでした。`;
      case 'passed':
        return `${by('は')}パスしました。`;
      case 'cardExchanged':
        return `${by('は')}${terms.colours[e.card]}のカードを1枚交換します。`;
      case 'cardTaken':
        return `${by('は')}場札から${terms.colours[e.card]}を取りました。`;
      case 'cardDrawn':
        return e.card
          ? `${by('は')}山札から${terms.colours[e.card]}を引きました。`
          : `${by('は')}山札から1枚引きました。`;
      case 'displayRefilled':
        return `場札の${e.slot + 1}番に${terms.colours[e.card]}を補充しました。`;
      case 'pileReshuffled':
        return `山札がなくなり、捨て札${e.cards}枚が新しい山札になりました。`;
      case 'endTriggered':
        return `${by('の')}手番で山札が再びなくなり、このラウンドでゲームが終わります。`;
      case 'nobodyCanPlace':
        return '誰もパゴダや公使を置けなくなり、ゲームが終わります。';
      case 'portsScored':
        return `港：${gains(scorers(e.points, e.doubled), names)}。`;
      case 'allianceScored':
        return `同盟${e.n}（${e.provinces.map(province).join('・')}）：${gains(scorers(e.points), names)}。`;
      case 'roadsScored':
        return e.points === 0
          ? `${by('は')}パゴダの列がなく、街道の得点はありません。`
          : `${by('は')}街道で${e.points}点を得ました（列の長さ：${list(e.chains.map(({ length }) => String(length)))}）。`;
      case 'ended': {
        const best = winners(e);
        const points = `${e.scores[best[0]!]}点`;
        return best.length === 1
          ? `ゲーム終了。${names[best[0]!]}が${points}で勝ちました。`
          : `ゲーム終了。${list(best.map((seat) => names[seat]!))}が${points}で勝利を分け合いました。`;
      }
    }
  },

  move(m, scene) {
    const { view } = scene;
    switch (m.type) {
      case 'play': {
        const { provinces, borders } = reach(scene, m.cards);
        const places = hasDistricts(view) ? terms.district : terms.province;
        const where = [
          ...(provinces.length > 2 ? [`${places}${provinces.length}つ`] : provinces.map(province)),
          ...(borders.length > 1 ? [`国境${borders.length}か所`] : borders.map(space)),
        ];
        const joker = m.cards.length === 2 && provinces.length > 0 ? '（ジョーカー）' : '';
        return `${grouped(m.cards).map(inWords).join('+')}${joker}：${where.join('、')}`;
      }
      case 'pagoda': {
        const full = fills(scene, m.space).map((q) => `、${province(q.province)}が埋まる +${q.points}点`);
        return `パゴダ ${space(m.space)}${full.join('')}`;
      }
      case 'emissary': {
        const { next, limit } = sealRoom(scene, m.province);
        return `公使 ${province(m.province)}（${next}/${limit}）`;
      }
      case 'fortress':
        return `要塞 ${space(m.space)}`;
      case 'stop':
        return '2個目は置かない';
      case 'exchange':
        return `${terms.colours[m.card]}を交換（コマの代わりに）`;
      case 'takeOpen':
        return `${terms.colours[cardAt(view, m.slot)]}を取る（${m.slot + 1}番）`;
      case 'takeDeck':
        return `山札から引く（残り${view.pileSize}枚）`;
      case 'pass':
        return 'パス';
    }
  },

  prompt({ view }) {
    const f = view.stack.at(-1);
    switch (f?.phase) {
      case 'action':
        return endTriggered(view)
          ? '最終ラウンドです。カードを出してコマを置くか、パスしてください。'
          : 'カードを出してコマを置くか、1枚交換してください。';
      case 'place':
        return `${grouped(paidCards(f)).map(inWords).join('+')}で払いました。コマをどこに置きますか？`;
      case 'second':
        return '同じ州に2個目を置きますか？カードを出すか、手番を終えてください。';
      case 'draw':
        return `場札か山札から、あと${f.due}枚取ってください。`;
      default:
        return 'ゲームは終わりました。';
    }
  },

  sources,
  statistics,
  refusal,
  rules,
  help,
  board,
  page: { ...page, space },
} satisfies HanTexts;
