import { figures } from '../hints.ts';
import type { LazyPageTexts } from '../lazy-page.ts';
import { words } from '../words.ts';
import { texts as faults } from './faults.ts';

const { percent } = figures('ja');
const { list } = words('ja');

export const texts = {
  online: {
    title: 'このゲームをオンラインで続ける',
    line: 'この場面から、オンラインの卓で続きます。この端末のゲームはそのまま残ります。',
    seats: 'あなたの席とボットの席は変わりません。空いている席には、リンクを持つ人が座れます。',
    yourSeat: 'あなたの席',
    known: 'カードを配ったのはこの端末なので、持ち主は並びを調べられます。そのことは卓の全員に表示されます。',
    go: 'オンラインで続ける',
    back: 'ゲームに戻る',
    brought: (n) =>
      `このゲームはホストの端末で始まり、${n}手のあとでここに移りました。カードを配ったのはホストの端末で、並びを知ることができたため、シャッフルは検証できません。`,
    start: 'ゲームを続ける',
  },
  chat: {
    report: (name) => `${name}を報告`,
    mute: (name) => `${name}の発言を隠す`,
    unmute: (name) => `${name}の発言を表示する`,
    muted: '非表示',
    nothing: 'まだ誰も発言していません。',
  },
  device: {
    deleted: (title) => `${title}のゲームを削除しました。30日間ごみ箱に残ります。`,
    undo: '元に戻す',
    bin: (n) => `ごみ箱（${n}件）`,
    binLine: '削除したゲームは30日間ここに残ります。',
    restore: '戻す',
    empty: 'ごみ箱を空にする',
    elsewhere: 'このゲームは別のタブで開かれています。',
    playHere: 'ここで遊ぶ',
    branchOff: '複製してプレイ',
    branched: 'このゲームは別のタブで違う進み方をしました。ここでの進み方は、別のゲームとして保存しました。',
    openBranch: 'そのゲームを開く',
    nearlyFull:
      'この端末にはゲームを保存する空きがほとんどありません。ファイルに書き出すか、いくつか削除してください。',
    lost: (n) =>
      `ブラウザーがこの端末から${n}件のゲームを取り除きました。ファイルに書き出してあれば、ここで読み込めます。`,
    unreachable:
      'ブラウザーが保存済みのゲームを開けません。このページのほかのウィンドウを閉じて、読み込み直してください。今から始めるゲームは保存されます。',
    take: 'この端末のすべてのゲーム',
    exportAll: 'ファイルに書き出す',
    importAll: 'ファイルを読み込む',
    imported: (games) =>
      [
        `新しいゲームを${games.new}件読み込みました。`,
        games.newer > 0 && `${games.newer}件をファイルの内容で更新しました。`,
        games.known > 0 && `${games.known}件は最新です。`,
        games.apart > 0 && `${games.apart}件は進み方が違ったので、別のゲームとして加えました。`,
        '設定はファイルのものになりました。',
      ]
        .filter(Boolean)
        .join(''),
    refused: {
      text: 'このファイルは読めません。Mandateから書き出したものではありません。何も変更していません。',
      other:
        'これはMandateから書き出したファイルではありません。一つのゲームは「ゲームを読み込む」で開けます。何も変更していません。',
      newer:
        'このファイルは新しいバージョンのMandateで書き出されました。ページを読み込み直してください。何も変更していません。',
      damaged: 'このファイルは壊れています。何も変更していません。',
      room: 'この端末には、このファイルのゲームを入れる空きがありません。何も変更していません。',
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
    holiday: (until) => `${until}まで休暇中`,
    awayUntil: (until) => `${until}まで休暇`,
    botPlays: 'ボットが代行中',
    resigned: 'リタイア',
    hasResigned: (name, where) =>
      where ? `${name}がリタイアしました（${where}）。` : `${name}がリタイアしました。`,
    resignedThen: (bot) => `ボット（${bot}）が最後まで続け、この席は最下位になります。`,
    resignedOver: 'これでゲームは終わりました。',
    told: (time) => `全員に通知しました（${time}）`,
    hasLeft: (name, bot) => `${name}が席を外しました。ボット（${bot}）が代わりにプレイします。`,
    ranOut: (name, bot) => `${name}の時間が切れました。ボット（${bot}）が代わりにプレイします。`,
    isBack: (name) => `${name}が戻りました。`,
    takesHoliday: (name, until) => `${name}は${until}まで休暇です。持ち時間は止まります。`,
    plansHoliday: (name, from, until) => `${name}は${from}から${until}まで休暇の予定です。`,
    noHoliday: (name) => `${name}の休暇は終わりました。`,
    watching: (names, others) =>
      names.length === 0
        ? `観戦：${others}人。`
        : others > 0
          ? `観戦：${names.join('、')}、ほか${others}人。`
          : `観戦：${names.join('、')}。`,
    openBoardOnly: '公開された盤面だけが見えます。',
    leave: '席を外す',
    leaveLine: 'しばらく離れるだけなら、席を外してください。ボットが代わりにプレイし、いつでも戻れます。',
    resignTitle: 'このゲームをリタイアしますか？',
    resignEnds: (winner) => `取り消せません。ゲームは終わり、${winner}の勝ちになります。`,
    resignOn: (bot) => `取り消せません。ボット（${bot}）が最後まで続け、あなたは最下位になります。`,
    resignAlone: '取り消せません。ゲームはここで終わり、あなたは最下位になります。',
    playOn: '続ける',
    reply: '返信',
    asksBack: (name, what) =>
      what ? `${name}が元に戻したいそうです：${what}` : `${name}が元に戻したいそうです。`,
    decisionsBack: (n) => `${n}手が元に戻ります。`,
    agreed: (names) => `賛成：${names.join('、')}`,
    invites: (name) => `${name}が次のゲームに誘っています。`,
    notNow: '今はしない',
    wonByResigning: (winners, resigned) =>
      `${list(resigned.own ? ['あなた', ...resigned.names] : resigned.names)}がリタイアし、${list(winners.own ? ['あなた', ...winners.names] : winners.names)}が勝ちました`,
  },
  trouble: {
    title: 'このゲームは開けません',
    line: '保存されたデータが壊れています。ファイルに保存して人に見てもらうか、この端末から削除できます。',
    full: '端末に空きがなく、このゲームを保存できません。このページを開いている間は続けられます。ファイルに保存するか、ほかのゲームを削除してください。',
    save: 'ファイルに保存',
    remove: 'この端末から削除',
  },
  version: {
    ready: '新しいバージョンがあります。ゲームはそのまま続けられます。',
    update: '更新する',
    later: 'あとで',
  },
  faults,
  damage: {
    shown: (n) => `このゲームは壊れています。検証できた${n}手までを表示しています。`,
    look: '無事な部分を見る',
    save: '無事な部分を保存',
  },
  moment: {
    carries: 'このリンクにはゲーム全体が入っています。どの端末でも、ネットワークがなくても開けます。',
    running:
      'このゲームはまだ終わっていません。リンクにはカードの並びも入っているため、受け取った人は隠れているものを調べられます。',
    runningPeople:
      'このゲームはまだ終わっておらず、何人かで遊んでいます。リンクを受け取った人は、それぞれが隠しているものを調べられます。全員が同意した場合だけコピーするか、オンラインで続けてください。',
    copyByHand: 'ブラウザーがコピーを許可していません。リンクを選択して、ご自分でコピーしてください。',
    tooLong: (length, most) =>
      `このゲームのリンクは${length}文字になりますが、多くのアプリは${most}文字を超えるリンクを切り取ります。記録を保存してファイルを送るか、オンラインで続けてください。`,
  },
  playOn: {
    seat: 'どの席でプレイしますか？',
    line: 'ほかの席はボットが受け持ちます。元のゲームはそのまま残ります。',
    as: (name) => `${name}の席で続ける`,
    over: 'この場面ではゲームが終わっています。続けるには、もっと前の場面を選んでください。',
  },
  replay: {
    open: '手札をすべて公開',
    hands: '手札',
    beginning: 'ゲームの始まりです。',
    unseen: 'この席からは見えません。',
    leads: '首位の交代',
    takesLead: (name, n) => `${name}が${n}点差で首位に立ちました。`,
    chances: 'ボットから見た勝率',
    chance: percent,
    swings: '勝負の分かれ目',
    swung: (from, to) => `${percent(from)} → ${percent(to)}`,
    estimating: '計算しています…',
    running:
      'このゲームはまだ続いています。あなたの席から見えたものだけを表示します。終了後にすべての手札が公開されます。',
    loading: '読み込み中…',
  },
  proof: {
    title: 'シャッフル',
    holds: 'ゲームを検証しました。',
    fails: 'このゲームは検証に失敗しました。',
    checks: (n) => `${n}か所を照合し、すべて一致しました。`,
    commitment: '封印',
    seed: 'シード',
    salt: 'ソルト',
    nonces: 'プレイヤーが加えた値',
    noNonces: 'なし',
    matches: 'シードとソルトのSHA-256は封印と一致します。',
    hidden: 'シードとソルトはゲームが終わるまで秘密です。',
    worth: {
      local:
        'この端末が自分でカードを配りました。その後何も変わっていないことは検証できますが、誰も先を見なかったことは検証できません。',
      table: 'サーバーは最初の手の前に封印を公開したので、あとから配札を変えることはできませんでした。',
      brought:
        'このゲームはホストの端末で始まりました。配ったのはその端末で、並びを知ることができました。封印ではそれを否定できません。',
      file: '封印がゲーム前に公開されたかどうかは、ファイルからは分かりません。参加した人は見比べることができます。',
      link: '封印がゲーム前に公開されたかどうかは、リンクからは分かりません。参加した人は見比べることができます。',
    },
  },
} satisfies LazyPageTexts;
