import { levelLine, levelName } from '../levels.ts';
import type { ShellTexts } from '../shell.ts';
import { words } from '../words.ts';
import { texts as faults } from './faults.ts';
import { LEVELS } from './levels.ts';

const { list } = words('ja');

export const texts = {
  language: '日本語',
  seats: ['馮', '銭', '孫', '李', '王'],
  you: '（あなた）',
  commands: {
    '?': '今決めることと、そのルール',
    '? …': '番号で示したルール1つ、または話題',
    'why …': '選べない理由（[ ]の書き方で）',
    hint: '最善の選択とその価値',
    explain: '直前のボットがそうした理由。explain 2 はその一つ前',
    u: '最後の選択を元に戻す',
    redo: '元に戻した選択をやり直す',
    log: 'これまでのすべての出来事',
    lens: '全員の見通し',
    table: '場をもう一度表示',
    q: '保存して終了',
  },
  menu: {
    game: 'どのゲームを遊びますか？',
    seats: (min, max, usual) => `あなたを含めて何人ですか？${min}～${max} [${usual}]`,
    opponents: '相手の強さは？ 1～6 [2]、または 1,3,3 のように一人ずつ',
    level: (bot) => `${levelName(LEVELS, bot)}：${levelLine(LEVELS, bot)}`,
    options: '設定を変えるには「設定=値」と入力してください。Enterで始めます。',
    notOffered: 'その選択肢はありません。',
  },
  resume: {
    question: (n) => `${n}手目まで進んだゲームがあります。どうしますか？`,
    yes: '続きを遊ぶ',
    no: '新しく始める（前のゲームは別に残します）',
    keptAside: (path) => `途中のゲームは${path}に残しました。`,
    damaged: (reason, path) =>
      `保存されたゲームを読めません（${reason}）。${path}に残し、新しいゲームを始めます。`,
    resumed: (n) => `${n}手目から続けます。`,
  },
  opponents: (bot, names) => `${list(names)}：${levelName(LEVELS, bot)}`,
  settings: (settings) => `設定：${settings.join('、')}。`,
  hint: '? ヘルプ · hint · u 取消 · log · lens · q 終了',
  input: {
    unknown: (text) => `「${text}」は選択肢でもコマンドでもありません。ヘルプは ? です。`,
    noChoice: (n, last) => `選択肢${n}はありません。1から${last}までです。`,
    refused: (move) => `「${move}」は今はできません。`,
    allowed: (move) => `「${move}」は今できます。`,
    whyWhat: 'whyの後に、[ ]の書き方で入力してください。',
    noRule: (id) => `「${id}」についての説明はありません。`,
  },
  undo: {
    done: (move, others) =>
      others === 0
        ? `元に戻しました：${move}。`
        : `元に戻しました：${move}（ほかのプレイヤーの${others}手も）。`,
    chance: '隠れていた情報が公開されていました。やり直しても同じ結果になります。',
    nothing: '元に戻せるものはありません。これが最初の選択です。',
    closed: 'ゲームは終わったので、元に戻せません。',
    redone: (move) => `やり直しました：${move}。`,
    nothingToRedo: 'やり直せるものはありません。',
  },
  page: {
    commands: 'コマンド',
    topics: 'ヘルプの項目',
    empty: 'まだ何も起きていません。',
    earlier: (page, pages) => `${page}/${pages}ページ。Enter：前のページ、table：場に戻る`,
    next: (page, pages) => `${page}/${pages}ページ。Enter：次のページ、table：場に戻る`,
    back: 'Enter：場に戻る',
  },
  faults,
  end: {
    heading: 'ゲーム終了',
    place: '順位',
    player: 'プレイヤー',
    record: (path) => `このゲームの記録：${path}`,
    replay: (command) => `再生と検証：${command}`,
    leave: 'Enterで終了、logですべての出来事を見られます。',
    saved: (path) => `${path}に保存しました。`,
    again: '同じコマンドで続きを遊べます。',
  },
} satisfies ShellTexts;
