import { levelTitle } from '../levels.ts';
import type { TablesTexts } from '../tables.ts';
import { words } from '../words.ts';
import { LEVELS } from './levels.ts';

const { list } = words('ja');

const time = (s: number): string =>
  s % 86_400 === 0
    ? `${s / 86_400}日`
    : s % 3600 === 0
      ? `${s / 3600}時間`
      : s % 60 === 0
        ? `${s / 60}分`
        : `${s}秒`;

export const texts = {
  lobby: {
    hostedBy: (name) => `ホスト：${name}`,
    byInvitation: '招待制の卓',
    amongOpen: '募集中の卓',
    noClock: '時計なし。',
    noClockMore: '好きなだけ考えられます。',
    perTurn: (s) => `手番ごとに${time(s)}`,
    perGame: (s, more) => (more === 0 ? `1局で${time(s)}` : `1局で${time(s)}、手番ごとに${time(more)}追加`),
    timeUp: {
      bot: '。時間が切れると、戻るまでボットが打ちます。',
      resign: '。時間が切れると、その席は投了になります。',
      wait: '。時間が切れても、ほかの人が待ちます。',
    },
    basic: '基本のルールどおりです。',
    usual: (options) => `通常どおり：${options.join('、')}。`,
    house: '卓の決まり',
    order: { random: '席は抽選で決まります。', seated: '座った席のまま始まります。' },
    hints: { on: 'ヒントを使えます。', off: 'ヒントは使えません。' },
    watch: { on: '観戦できます。', off: '観戦はできません。' },
    takeBack: '自分の手番は戻せます。それより前は全員の同意が必要です。',
    freeSeat: '空席',
    keptFor: (name) => `${name}の席`,
    host: 'ホスト',
    you: 'あなた',
    youHost: 'あなた（ホスト）',
    botName: (bot) => levelTitle(LEVELS, bot),
    botLevel: (bot) => `ボット${/^level\d$/.test(bot) ? `・レベル${bot.slice(-1)}` : ''}`,
    levelOf: (name) => `ボット「${name}」のレベル`,
    remove: (name) => `${name}の席を空ける`,
    ready: '準備完了',
    notReady: '準備中',
    away: '離席中',
    sitHere: 'ここに座る',
    invite: '招待',
    share: 'リンクを送る',
    qr: 'QRコード',
    qrLine: '携帯電話で開くには、カメラを向けてください。',
    listed: 'この卓は募集中の一覧に載っています。',
    unlisted: '一覧には載りません。リンクが招待状です。',
    watching: (names, more) =>
      names.length + more === 0
        ? '観戦者はいません'
        : `観戦中：${list([...names, ...(more > 0 ? [`ほか${more}人`] : [])])}`,
    say: '卓のみんなにひとこと',
    sat: (name) => `${name}が座りました`,
    stood: (name) => `${name}が席を立ちました`,
    isReady: (name) => `${name}の準備ができました`,
    seated: (taken, free) =>
      free === 0 ? `${taken}席すべてが埋まりました。` : `${taken}人が着席、空席は${free}つです。`,
    waitingFor: (names) => `${list(names)}がまだ準備中です。`,
    needs: (fewest) => `${fewest}人以上で遊びます。リンクを送るか、ボットを座らせてください。`,
    startWith: (taken) => `${taken}人で始める`,
    iAmReady: '準備できました',
    notYet: 'まだ準備中にする',
    youAreReady: '準備できています。',
    lookingOn: '観戦しています。',
    noSeatLeft: '席はすべて埋まっています。観戦できます。',
    invitedBy: (name) => `${name}がもう一局に誘っています。`,
    decline: '断る',
    close: '卓を閉じる',
    closeAsk: 'この卓を全員に対して閉じますか？',
    keep: '閉じない',
    closed: 'この卓は閉じられました',
    newTable: '新しい卓を開く',
  },
  games: {
    filter: { all: 'すべて', turn: 'あなたの番', waiting: '待機中', finished: '終了' },
    which: '表示する対局',
    anyGame: 'すべてのゲーム',
    search: '人、ゲーム、日付',
    yourTurn: 'あなたの番',
    waiting: 'ほかの人の番',
    finished: '終了',
    newestFirst: (n) => `${n}局・新しい順`,
    none: '当てはまる対局がありません。検索を消すか、ほかの条件を選んでください。',
    nothing: '対局はまだありません。ボットと始めるか、募集中の卓に座ってください。',
    begin: 'ゲームを始める',
    toMove: (names) => `${list(names)}の番です`,
    gathering: '人を集めています',
    paused: 'あなたを待っています',
    left: (time) => `残り${time}`,
    noClock: '時計なし',
    here: 'この端末',
    around: '一つの画面で',
    online: 'オンライン',
    first: '1位',
    place: (n) => `${n}位`,
    won: ({ names, own }) => `${list(own ? ['あなた', ...names] : names)}の勝ち`,
    freeSeats: (n) => `空席${n}`,
    branches: (n) => `分岐${n}`,
    fromDecision: (n) => `${n}手目から`,
    actions: (title) => `${title}の操作`,
    comeBack: '席に戻る',
    botPlays: 'ボットが代わりに打っています',
    resigned: '投了しました',
    watchBots: 'ボットだけで対局中です',
    invitations: '招待',
    accept: '受ける',
  },
} satisfies TablesTexts;
