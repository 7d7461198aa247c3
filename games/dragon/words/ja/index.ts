import { speech } from '../../../../i18n/ja/speech.ts';
import { words } from '../../../../i18n/words.ts';
import { REFILL, SMALL_PRICE, VALUE } from '../../rules/data.ts';
import { charterGain, offerOf, refillGain, type Yield } from '../../rules/offers.ts';
import { stockOf, symbolCount, tileOf, tileOnOffer, youngValue } from '../../rules/tiles.ts';
import { floorsOf, ownPalace } from '../facts.ts';
import type { DragonTexts } from '../texts.ts';
import { full } from './full.ts';
import { page } from './page.ts';
import { help, refusal, rules } from './rules.ts';
import { sources } from './sources.ts';
import { statistics } from './statistics.ts';
import { board, person, terms } from './terms.ts';

const { list } = words('ja');

/** Japanese counts with a word of its own for each kind of thing. */
const AMOUNT: Readonly<Record<Yield['what'], (n: number) => string>> = {
  yuan: (n) => `${n}元`,
  rice: (n) => `米タイル${n}枚`,
  fireworks: (n) => `花火タイル${n}枚`,
  vp: (n) => `勝利点${n}点`,
  floor: (n) => `${n}階分`,
  space: (n) => `${n}マス`,
};
const gain = (y: Yield | undefined): string => (y ? `+${AMOUNT[y.what](y.amount)}` : '効果なし');

const SOURCES = {
  ...terms.actions,
  ...terms.events,
  ...terms.superEvents,
  refill: '補充',
  wallCheck: terms.variants.greatWall,
};
/** What an action brings follows the action itself in the log. */
const fromWhere = (source: keyof typeof SOURCES): string =>
  source in terms.actions ? '' : `（${SOURCES[source]}）`;
const CAUSES = { ...terms.events, wall: terms.variants.greatWall, earthquake: terms.superEvents.earthquake };
const yesNo = (value: boolean): string => (value ? 'はい' : 'いいえ');

export const texts = {
  title: terms.game,
  terms,
  options: {
    largePrivilegeCost: { name: '大きな特権の価格', value: (price) => `${price}元` },
    startPlayer: {
      name: 'スタートプレイヤー',
      value: (seat) => (seat === 'random' ? 'ランダム' : `席${seat + 1}`),
    },
    openHands: { name: '手札を公開', value: yesNo },
    greatWall: { name: '万里の長城', value: yesNo },
    superEvent: {
      name: 'スーパーイベント',
      value: (event) =>
        event === 'none' ? 'なし' : event === 'random' ? 'ランダム' : terms.superEvents[event],
    },
  },

  event(e, audience) {
    const { names, by: subject } = speech(audience);
    const by = subject('seat' in e ? e.seat : 0);
    switch (e.type) {
      case 'drafted':
        return `${by('は')}${list(e.persons.map((p) => terms.persons[tileOf(p).type]))}を選びました。`;
      case 'monthBegan':
        return `${e.round}月になりました。今月のイベントは「${terms.events[e.event]}」です。`;
      case 'dealt':
        return 'アクションカードを新しいグループに分けました。';
      case 'actionTaken': {
        const pays = e.paid > 0 ? `${e.paid}元を支払って` : '';
        return `${by('は')}${pays}グループ${e.group + 1}の「${terms.actions[e.action]}」を選びました。`;
      }
      case 'gained':
        if (e.source === 'refill')
          return e.amount > 0
            ? `${by('は')}所持金を${REFILL}元にしました（+${e.amount}）。`
            : `${by('は')}パスしました。`;
        return `${by('は')}${AMOUNT[e.what](e.amount)}を得ました${fromWhere(e.source)}。`;
      case 'paid':
        return `${by('は')}${AMOUNT[e.what](e.amount)}を支払いました（${SOURCES[e.source]}）。`;
      case 'moved':
        return `${by('は')}${e.spaces}マス進んで${e.to}に着きました。`;
      case 'floorPlaced':
        return e.floors === 1
          ? `${by('は')}宮殿${e.palace + 1}を新しく建てました。`
          : `${by('は')}宮殿${e.palace + 1}を${e.floors}階建てにしました。`;
      case 'privilegeBought':
        return `${by('は')}${terms.privileges[e.size]}を${e.price}元で買いました。`;
      case 'wallBuilt':
        return `${by('は')}長城の第${e.section}区間を築きました（${terms.wallTiles[e.tile]}）。`;
      case 'dragonsReturned':
        return 'ドラゴンが持ち主に戻りました。';
      case 'cardPlayed':
        return e.card === 'wild'
          ? `${by('は')}ジョーカーを${terms.persons[e.as]}として出しました。`
          : `${by('は')}${terms.persons[e.card]}のカードを出しました。`;
      case 'nobodyLeft':
        return `${terms.persons[e.person]}のタイルが残っていないため、${names[e.seat]}の宮廷には誰も来ません。`;
      case 'tileTaken':
        return `${by('は')}${person(e.person)}のタイルを取りました。`;
      case 'housed':
        return `${by('は')}${person(e.person)}を宮殿${e.palace + 1}に住まわせました。`;
      case 'replaced':
        return `${by('は')}宮殿${e.palace + 1}の${person(e.person)}を${person(e.by)}と入れ替えました。`;
      case 'refused':
        return `${by('は')}${person(e.person)}を断りました。タイルはゲームから除かれます。`;
      case 'eventBegan':
        return `今月のイベント：${terms.events[e.event]}。`;
      case 'mustRelease':
        return `${by('は')}${e.persons}人を解雇しなければなりません（${CAUSES[e.cause]}）。`;
      case 'released':
        return `${by('は')}宮殿${e.palace + 1}の${person(e.person)}を解雇しました（${CAUSES[e.cause]}）。`;
      case 'eventEnded':
        return `「${terms.events[e.event]}」が終わりました。`;
      case 'wallChecked':
        return `長城は${e.needed}区間のうち${e.length}区間：${e.length >= e.needed ? '持ちこたえました' : '持ちこたえられませんでした'}。`;
      case 'superEventBegan':
        return `スーパーイベント：${terms.superEvents[e.event]}。`;
      case 'floorRemoved':
        return `${by('の')}宮殿${e.palace + 1}は1階分を失い、${e.floors}階建てになりました。`;
      case 'palaceFell':
        return e.persons.length === 0
          ? `${by('の')}宮殿${e.palace + 1}は崩れました。`
          : `${by('の')}宮殿${e.palace + 1}は崩れ、${list(e.persons.map(person))}を失いました。`;
      case 'markersReset':
        return 'すべての手番ポイントマーカーが0に戻りました。順番は変わりません。';
      case 'cardDiscarded':
        return `${by('は')}${e.card === 'wild' ? terms.wild : terms.persons[e.card]}のカードを捨てました。`;
      case 'privilegesLost':
        return `${by('は')}すべての特権を失いました（小${e.small}、大${e.large}）。`;
      case 'chartered':
        return `${by('は')}勅許状で${terms.persons[e.person]}を選びました。`;
      case 'decayed':
        return e.floors === 0
          ? `${by('の')}無人の宮殿${e.palace + 1}は荒廃して消えました。`
          : `${by('の')}無人の宮殿${e.palace + 1}は荒廃して${e.floors}階建てになりました。`;
      case 'scored':
        return `${by('は')}勝利点${e.palaces + e.ladies + e.privileges}点を得ました：宮殿${e.palaces}、女官${e.ladies}、特権${e.privileges}。`;
      case 'finalScored':
        return `${by('は')}最後に勝利点${e.persons + e.monks + e.goods}点を得ました：人物${e.persons}、僧侶${e.monks}、資源${e.goods}。`;
      case 'ended': {
        const winner = e.places.indexOf(1);
        return `ゲーム終了。${names[winner]}が${e.scores[winner]}点で勝ちました。`;
      }
    }
  },

  move(m, scene) {
    const { view, seat } = scene;
    switch (m.type) {
      case 'draft':
        return `${m.types.map((t) => board.persons[t]).join('+')}：${m.types.reduce((sum, t) => sum + youngValue(t), 0)}`;
      case 'takeAction': {
        const { group, pay, gain: brings } = offerOf(view, seat, m.action);
        const where = pay > 0 ? `グループ${group}、${pay}元払う` : `グループ${group}`;
        const yields =
          m.action === 'privilege'
            ? `${SMALL_PRICE}元か${view.options.largePrivilegeCost}元で1つ買う`
            : m.action === 'wall'
              ? '1区間を築く'
              : gain(brings);
        return `${terms.actions[m.action]}（${where}）：${yields}`;
      }
      case 'refill':
        return refillGain(scene) > 0
          ? `所持金を${REFILL}元にする：+${refillGain(scene)}元`
          : 'パス（すでに3元以上）';
      case 'placeFloor':
        return m.target === 'new'
          ? '新しい宮殿'
          : `宮殿${m.target + 1} ${ownPalace(scene, m.target)}：${floorsOf(scene, m.target) + 1}階建てに`;
      case 'buyPrivilege':
        return m.size === 'small'
          ? `小さな特権：${SMALL_PRICE}元、毎月1点`
          : `大きな特権：${view.options.largePrivilegeCost}元、毎月2点`;
      case 'buildWall':
        return `長城タイル：+${terms.wallTiles[m.tile]}`;
      case 'playCard': {
        const type = m.card === 'wild' ? m.as : m.card;
        const stock = stockOf(view, type).map(({ value }) => `+${value}`);
        const yields = stock.length > 0 ? stock.join('/') : '残りなし';
        return `${m.card === 'wild' ? '？：' : ''}${board.persons[type]}（${yields}）`;
      }
      case 'takeTile': {
        const p = tileOnOffer(view, m.age);
        return `${person(p)}：+${VALUE[p]}マス、シンボル${symbolCount(p)}`;
      }
      case 'house':
        return `宮殿${m.palace + 1} ${ownPalace(scene, m.palace)}`;
      case 'replace':
        return `宮殿${m.palace + 1} ${ownPalace(scene, m.palace)}の${person(m.person)}と入れ替える`;
      case 'refuse':
        return '新しい人物を断る';
      case 'release':
        return `宮殿${m.palace + 1} ${ownPalace(scene, m.palace)}の${person(m.person)}`;
      case 'removeFloor':
        return `宮殿${m.palace + 1} ${ownPalace(scene, m.palace)}：残り${floorsOf(scene, m.palace) - 1}階`;
      case 'returnGood':
        return `${AMOUNT[m.good](1)}（所持${view.players[seat]![m.good]}）`;
      case 'discard':
        return m.card === 'wild' ? terms.wild : terms.persons[m.card];
      case 'takeYoung':
        return `${terms.persons[m.person]}：+${youngValue(m.person)}マス`;
      case 'charter':
        return `${terms.persons[m.person]}：${gain(charterGain(scene, m.person))}`;
    }
  },

  prompt({ view, seat }) {
    const f = view.stack.at(-1);
    switch (f?.phase) {
      case 'draft':
        return '種類の異なる若手の人物を2人選んでください。数字はトラックを進むマス数です。';
      case 'action':
        return `アクションを選ぶか、所持金を${REFILL}元にしてください。所持金は${view.players[seat]!.yuan}元です。`;
      case 'build':
        return `どこに階を置きますか？残り${f.floors}階分です。`;
      case 'privilege':
        return `どちらの特権を買いますか？所持金は${view.players[seat]!.yuan}元です。`;
      case 'wall':
        return '長城にどのタイルを加えますか？';
      case 'card':
        return '人物カードを1枚出してください。括弧内は進むマス数（若手/ベテラン）です。';
      case 'tile':
        return `若手とベテランのどちらの${terms.persons[tileOf(tileOnOffer(view, 'young')).type]}を取りますか？`;
      case 'house':
        return `${person(f.person)}をどの宮殿に住まわせますか？`;
      case 'full':
        return `${person(f.person)}の住む場所がありません。誰かと入れ替えるか、断ってください。`;
      case 'release':
        return `${CAUSES[f.cause]}：${f.due[seat]}人を解雇してください。`;
      case 'earthquake':
        return `地震：どの宮殿が階を失いますか？残り${f.floors}階分です。`;
      case 'flood':
        return `洪水：何を返しますか？残り${f.pieces}個です。`;
      case 'tornado':
        return `竜巻：どのカードを捨てますか？残り${f.cards}枚です。`;
      case 'sunrise':
        return '日の出：どの若手の人物を取りますか？';
      case 'charter':
        return '勅許状：どの種類の人物の効果を得ますか？';
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
  full,
  page,
} satisfies DragonTexts;
