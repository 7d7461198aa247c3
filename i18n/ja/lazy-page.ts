import { figures } from '../hints.ts';
import type { LazyPageTexts } from '../lazy-page.ts';
import { words } from '../words.ts';
import { texts as faults } from './faults.ts';

const { percent } = figures('ja');
const { list } = words('ja');

export const texts = {
  online: {
    title: 'この対局をオンラインにする',
    line: '対局は、今の場面からサーバーの卓で続きます。この端末の対局はそのまま残ります。',
    seats: 'あなたの席とボットの席は変わりません。空いている席には、リンクを持つ人が座れます。',
    yourSeat: 'あなたの席',
    known:
      'カードを配ったのはこの端末です。端末を持つ人には並びが秘密ではありません。卓はそのことを全員に知らせます。',
    go: 'オンラインにする',
    back: '対局に戻る',
    brought: (n) =>
      `この対局はホストの端末で始まり、${n}手のあとでここに移りました。カードを配ったのはホストの端末で、並びを知ることができたため、シャッフルは誰にも保証できません。`,
    start: '対局を続ける',
  },
  chat: {
    mute: (name) => `${name}の発言を隠す`,
    unmute: (name) => `${name}の発言を表示する`,
    muted: '非表示',
    nothing: 'まだ誰も発言していません。',
  },
  device: {
    deleted: (title) => `${title}の対局を削除しました。30日間ごみ箱に残ります。`,
    undo: '元に戻す',
    bin: (n) => `ごみ箱（${n}局）`,
    binLine: '削除した対局は30日間ここに残ります。',
    restore: '戻す',
    empty: 'ごみ箱を空にする',
    elsewhere: 'この対局は別のタブで開かれています。',
    playHere: 'ここで遊ぶ',
    branchOff: '分岐する',
    branched: 'この対局は別のタブで違う進み方をしました。ここでの手は別の対局として保存されています。',
    openBranch: 'その対局を開く',
    nearlyFull:
      'この端末には対局を保存する空きがほとんどありません。ファイルに書き出すか、いくつか削除してください。',
    lost: (n) =>
      `ブラウザーがこの端末から${n}局を取り除きました。ファイルに書き出してあれば、ここで読み込めます。`,
    unreachable:
      'ブラウザーが保存済みの対局を開けません。このページの他のウィンドウを閉じて、読み込み直してください。今から始める対局は保存されます。',
    take: 'この端末のすべての対局',
    exportAll: 'ファイルに書き出す',
    importAll: 'ファイルを読み込む',
    imported: (games) =>
      [
        `新しい対局を${games.new}局読み込みました。`,
        games.newer > 0 && `${games.newer}局はファイルのほうが先に進んでいたので、続きに置き換えました。`,
        games.known > 0 && `${games.known}局はこの端末のままです。`,
        games.apart > 0 && `${games.apart}局は進み方が違ったので、別の対局として加えました。`,
        '設定はファイルのものになりました。',
      ]
        .filter(Boolean)
        .join(''),
    refused: {
      text: 'このファイルは読めません。Mandateから書き出したものではありません。何も変更していません。',
      other:
        'これはMandateから書き出したファイルではありません。対局の記録は「対局の記録を開く」で開けます。何も変更していません。',
      newer:
        'このファイルは新しい版のMandateで書き出されました。ページを読み込み直してください。何も変更していません。',
      damaged: 'このファイルは壊れています。何も変更していません。',
      room: 'この端末には、このファイルの対局を入れる空きがありません。何も変更していません。',
    },
  },
  company: {
    people: '参加者',
    hereNow: (n) => `${n}人在席`,
    here: '在席',
    typing: '入力中',
    away: (n) =>
      n === undefined || n < 1
        ? '離席'
        : n < 60
          ? `離席${n}分`
          : n < 1440
            ? `離席${Math.floor(n / 60)}時間`
            : `離席${Math.floor(n / 1440)}日`,
    botPlays: 'ボットが代行中',
    resigned: '投了',
    hasResigned: (name, where) => (where ? `${name}が投了しました（${where}）。` : `${name}が投了しました。`),
    resignedThen: (bot) => `ボット（${bot}）が最後まで続け、この席は最下位になります。`,
    resignedOver: 'これでゲームは終わりました。',
    told: (time) => `全員に通知、${time}`,
    hasLeft: (name, bot) => `${name}が席を外しました。ボット（${bot}）が代わります。`,
    ranOut: (name, bot) => `${name}の時間が切れました。ボット（${bot}）が代わります。`,
    isBack: (name) => `${name}が戻りました。`,
    watching: (names, others) =>
      names.length === 0
        ? `観戦：${others}人。`
        : others > 0
          ? `観戦：${names.join('、')}、ほか${others}人。`
          : `観戦：${names.join('、')}。`,
    openBoardOnly: '公開された盤面だけが見えます。',
    leave: '席を外す',
    leaveLine: 'しばらく離れるだけなら、席を外してください。ボットが代わり、いつでも戻れます。',
    resignTitle: 'このゲームを投了しますか。',
    resignEnds: (winner) => `取り消せません。ゲームは終わり、${winner}の勝ちになります。`,
    resignOn: (bot) => `取り消せません。ボット（${bot}）が最後まで続け、あなたは最下位になります。`,
    resignAlone: '取り消せません。ゲームはここで終わり、あなたは最下位になります。',
    playOn: '続ける',
    reply: '返信',
    asksBack: (name, what) =>
      what ? `${name}が手を戻したいそうです：${what}` : `${name}が手を戻したいそうです。`,
    decisionsBack: (n) => `${n}個の決定が取り消されます。`,
    agreed: (names) => `賛成：${names.join('、')}`,
    invites: (name) => `${name}がもう一局に誘っています。`,
    notNow: '今はしない',
    wonByResigning: (winners, resigned) =>
      `${list(resigned.own ? ['あなた', ...resigned.names] : resigned.names)}がリタイアし、${list(winners.own ? ['あなた', ...winners.names] : winners.names)}が勝ちました`,
  },
  trouble: {
    title: 'この対局は開けません',
    line: '端末に残っている内容が正しくありません。調べたり助けを求めたりするためにファイルに保存し、ここから削除できます。',
    full: '端末に空きがなく、この対局を保存できません。このページを開いている間は続けられます。ファイルに保存するか、他の対局を削除してください。',
    save: 'ファイルに保存',
    remove: 'ここから削除',
  },
  faults,
  damage: {
    shown: (n) => `この記録は壊れています。照合値で確かめられた${n}手までを表示しています。`,
    look: '無事な部分を見る',
    save: '無事な部分を保存',
  },
  moment: {
    carries: 'このリンクには対局全体が入っています。どの端末でも、ネットワークがなくても開けます。',
    running:
      'この対局はまだ終わっていません。リンクにはカードの並びも入っているため、受け取った人は隠れているものを調べられます。',
    runningPeople:
      'この対局はまだ終わっておらず、何人かで遊んでいます。リンクを受け取った人は、それぞれが隠しているものを調べられます。全員が同意した場合だけコピーするか、対局をオンラインにしてください。',
    copyByHand: 'ブラウザーがコピーを許可していません。リンクを選択して、ご自分でコピーしてください。',
    tooLong: (length, most) =>
      `この対局のリンクは${length}文字になりますが、多くのアプリは${most}文字を超えるリンクを切り取ります。記録を保存してファイルを送るか、対局をオンラインにしてください。`,
  },
  playOn: {
    seat: 'どの席に座りますか。',
    line: 'ほかの席はボットが受け持ちます。元の対局はそのまま残ります。',
    as: (name) => `${name}の席で続ける`,
    over: 'この場面ではゲームが終わっています。続けるには、もっと前の場面に戻ってください。',
  },
  replay: {
    open: '手札をすべて公開',
    hands: '手札',
    beginning: 'ゲームの始まりです。',
    unseen: 'この視点からは何を決めたか分かりません。',
    leads: '首位の交代',
    takesLead: (name, n) => `${name}が${n}点差で首位に立ちました。`,
    chances: 'ボットから見た勝つ見込み',
    chance: percent,
    swings: '勝負の分かれ目',
    swung: (from, to) => `${percent(from)} → ${percent(to)}`,
    estimating: '見込みを計算しています…',
    running:
      'この対局はまだ続いています。あなたの席から見えたものだけを表示します。終了後にすべての手札が公開されます。',
    loading: 'この場面を読み込んでいます…',
  },
  proof: {
    title: 'シャッフル',
    holds: '記録は正しいものです。',
    fails: '記録は正しくありません。',
    checks: (n) => `手と局面の照合${n}か所：すべて一致。`,
    commitment: '封印',
    seed: 'シード',
    salt: 'ソルト',
    nonces: 'プレイヤーが加えた値',
    noNonces: 'なし',
    matches: 'シードとソルトのSHA-256は封印と一致します。',
    hidden: 'シードとソルトは対局が終わるまで秘密です。',
    worth: {
      local:
        'この端末が自分でカードを配りました。その後何も変わっていないことは確かめられますが、誰も先を見なかったことは確かめられません。',
      table: 'サーバーは最初の手の前に封印を公開したので、あとから配札を変えることはできませんでした。',
      brought:
        'この対局はホストの端末で始まりました。配ったのはその端末で、並びを知ることができました。封印はそれについて何も証明しません。',
      file: '封印が対局前に公開されたかどうかは、ファイルからはわかりません。対局した人は見比べることができます。',
      link: '封印が対局前に公開されたかどうかは、リンクからはわかりません。対局した人は見比べることができます。',
    },
  },
} satisfies LazyPageTexts;
