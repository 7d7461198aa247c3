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
    noClock: '持ち時間は無制限。',
    noClockMore: '時間を気にせず考えられます。',
    perTurn: (s) => `手番ごとに${time(s)}`,
    perGame: (s, more, cap) =>
      more === 0
        ? `ゲーム全体で${time(s)}`
        : `ゲーム全体で${time(s)}、手番ごとに${time(more)}追加${cap === undefined ? '' : `（最大${time(cap)}）`}`,
    timeUp: {
      bot: '。時間が切れると、戻るまでボットがプレイします。',
      resign: '。時間が切れると、リタイアになります。',
      wait: '。時間が切れても、ほかのプレイヤーは待ちます。',
    },
    basic: '基本のルールどおりです。',
    usual: (options) => `標準：${options.join('、')}。`,
    countsAs: 'レートへの影響',
    casual: 'レートなし。',
    casualLine: 'レートは変わりません。',
    rated: 'レート戦。',
    ratedLine: '順位によって全員のレートが変わります。途中で去ると最下位になります。',
    training: '練習。',
    trainingLine: 'ボットがいる卓では、練習のレートだけが変わります。',
    notRated: 'レートなし。',
    guestsSit: (names) => `レート戦にはアカウントが必要です。ゲスト：${list(names)}。`,
    hintsOn: 'レート戦ではヒントを使えません。',
    house: '卓のルール',
    order: { random: '席は抽選で決まります。', seated: '座った席のまま始まります。' },
    hints: { on: 'ヒントを使えます。', off: 'ヒントは使えません。' },
    watch: { on: '観戦できます。', off: '観戦はできません。' },
    reliable: (n) => `参加には${n}%以上の信頼度が必要です。`,
    takeBack: '自分の手番は元に戻せます。それより前は全員の同意が必要です。',
    freeSeat: '空席',
    keptFor: (name) => `${name}の席`,
    host: 'ホスト',
    you: 'あなた',
    youHost: 'あなた（ホスト）',
    guest: 'ゲスト',
    ratedAt: (points, margin) => `${points} ± ${margin}`,
    finishes: (percent) => `信頼度${percent}%以上`,
    awayUntil: (date) => `${date}まで休暇`,
    botName: (bot) => levelTitle(LEVELS, bot),
    botLevel: (bot) => `ボット${/^level\d$/.test(bot) ? `・レベル${bot.slice(-1)}` : ''}`,
    levelOf: (name) => `ボット「${name}」のレベル`,
    remove: (name) => `${name}を外す`,
    ready: '準備完了',
    notReady: '準備中',
    away: '離席中',
    sitHere: 'ここに座る',
    invite: '招待',
    share: 'リンクを送る',
    qr: 'QRコード',
    qrLine: 'スマートフォンのカメラを向けると、卓が開きます。',
    listed: 'この卓は募集中の一覧に載っています。',
    unlisted: '一覧には載りません。リンクのある人だけが参加できます。',
    onlyCircle: (n) => `この卓は${n}人のグループだけに表示されます。`,
    watching: (names, more) =>
      names.length + more === 0
        ? '観戦者はいません'
        : `観戦中：${list([...names, ...(more > 0 ? [`ほか${more}人`] : [])])}`,
    say: '卓へのメッセージ',
    sat: (name) => `${name}が参加しました`,
    stood: (name) => `${name}が席を立ちました`,
    isReady: (name) => `${name}の準備ができました`,
    nowRated: 'この卓はレート戦になりました',
    nowCasual: 'この卓はレートなしになりました',
    agreeTo: (rated) =>
      `ホストがこのゲームを${rated ? 'レート戦' : 'レートなし'}にしました。同意するか、席を立ってください。`,
    agree: '同意する',
    hasToAgree: '同意待ち',
    notAgreed: (names) => `${list(names)}がまだ同意していません。`,
    seated: (taken, free) =>
      free === 0 ? `${taken}席すべてが埋まりました。` : `${taken}人が着席、空席は${free}つです。`,
    waitingFor: (names) => `${list(names)}がまだ準備中です。`,
    needs: (fewest) => `${fewest}人以上で遊びます。リンクを送るか、ボットを追加してください。`,
    startWith: (taken) => `${taken}人で始める`,
    iAmReady: '準備できました',
    notYet: 'まだ準備中にする',
    youAreReady: '準備できています。',
    lookingOn: '観戦しています。',
    noSeatLeft: '席はすべて埋まっています。観戦できます。',
    invitedBy: (name) => `${name}が次のゲームに誘っています。`,
    decline: '断る',
    close: '卓を閉じる',
    closeAsk: 'この卓を全員に対して閉じますか？',
    keep: '閉じない',
    closed: 'この卓は終了しました',
    newTable: '新しい卓',
  },
  games: {
    filter: { all: 'すべて', turn: 'あなたの番', waiting: '待機中', finished: '終了' },
    which: '表示するゲーム',
    anyGame: 'すべてのゲーム',
    search: '人、ゲーム、日付',
    yourTurn: 'あなたの番',
    waiting: 'ほかの人の番',
    finished: '終了',
    newestFirst: (n) => `${n}件・新しい順`,
    none: '見つかりませんでした。検索語を消すか、ほかの条件を選んでください。',
    nothing: 'ゲームはまだありません。ボットと始めるか、募集中の卓に参加してください。',
    begin: 'ゲームを始める',
    toMove: (names) => `${list(names)}の番です`,
    gathering: 'プレイヤー募集中',
    paused: 'あなたを待っています',
    left: (time) => `残り${time}`,
    noClock: '無制限',
    here: 'この端末',
    around: '一つの画面で',
    online: 'オンライン',
    first: '1位',
    place: (n) => `${n}位`,
    won: ({ names, own }) => `${list(own ? ['あなた', ...names] : names)}の勝ち`,
    freeSeats: (n) => `空席${n}つ`,
    rated: 'レート戦',
    branches: (n) => `分岐${n}つ`,
    fromDecision: (n) => `${n}手目から`,
    actions: (title) => `${title}の操作`,
    comeBack: '席に戻る',
    botPlays: 'ボットが代わりにプレイしています',
    resigned: 'リタイアしました',
    watchBots: 'ボットのみ',
    invitations: '招待',
    forCircle: (host) => `${host}さんがグループの卓を作りました`,
    accept: '受ける',
  },
} satisfies TablesTexts;
