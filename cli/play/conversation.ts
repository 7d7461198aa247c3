import type { Action, RuleId, View } from '../../core/game.ts';
import type { HintTexts, ShellTexts } from '../../i18n/index.ts';
import { Talk } from '../../speech/answer.ts';
import { completions } from '../../speech/complete.ts';
import type { Board, Size } from '../terminal/board.ts';
import { hintLines, whyLines } from './advice.ts';
import { type Choice, choicesOf } from './choices.ts';
import type { Input } from './input.ts';
import { helpPage, logPage, resultPage, ruleLines, topicPage } from './pages.ts';
import { screenLines } from './screen.ts';
import type { Session } from './session.ts';
import { answerLines, type Spoken, spokenTable } from './talk.ts';

/** Longer answers have a page of their own. */
const SHORT = 4;

const USUAL: Size = { width: 100, height: 30 };

export interface Table {
  readonly session: Session;
  readonly board: Board;
  readonly shell: ShellTexts;
  readonly hints: HintTexts;
  readonly spoken: Spoken;
  readonly names: readonly string[];
  readonly input: Input;
  /** Whether the screen is redrawn each time; otherwise only new lines are printed. */
  readonly drawn: boolean;
}

/** Prompts and answers until the game is over or the person leaves. */
export class Conversation {
  readonly #table: Table;
  readonly #talk = new Talk();
  #notice: string[];
  #choices: Choice[] = [];
  /** Decisions printed so far, where the screen is not redrawn. */
  #printed = 0;

  constructor(table: Table, notice: readonly string[]) {
    this.#table = table;
    this.#notice = [...notice];
  }

  async run(): Promise<void> {
    const { session, input } = this.#table;
    const redraw = (): void => {
      if (this.#table.drawn) this.#draw();
      input.prompt();
    };
    process.stdout.on('resize', redraw);
    input.offer((line) => [...this.#choices.map(({ move }) => move), ...this.#completions(line)]);
    while (!session.over) {
      this.#choices = choicesOf(session, this.#table.board, this.#table.names);
      this.#show();
      const line = await input.next();
      if (line === undefined) break;
      this.#notice = [];
      if ((await this.#answer(line.trim())) === 'leave') break;
    }
    process.stdout.off('resize', redraw);
  }

  /** After the end: the result, and the log on request. */
  async end(lines: readonly string[]): Promise<void> {
    const { session, board, shell, names, input } = this.#table;
    this.#choices = [];
    if (!this.#table.drawn) this.#printNew();
    const result = [...resultPage(session, board, shell, names), '', ...lines];
    this.#notice = [];
    for (;;) {
      if (this.#table.drawn) clear();
      for (const line of [...result, ...this.#notice]) console.log(line);
      if (!input.interactive) return;
      console.log(`\n${shell.end.leave}`);
      this.#notice = [];
      const line = (await input.next())?.trim();
      if (line === undefined || line === '') return;
      if ((await this.#answer(line)) === 'leave') return;
    }
  }

  #size(): Size {
    const { columns, rows } = process.stdout;
    return { width: columns ?? USUAL.width, height: rows ?? USUAL.height };
  }

  #show(): void {
    if (this.#table.drawn) this.#draw();
    else {
      this.#printNew();
      this.#ask();
    }
  }

  #draw(): void {
    clear();
    for (const line of screenLines(
      { ...this.#table, choices: this.#choices, notice: this.#notice },
      this.#size(),
    ))
      console.log(line);
  }

  /** Prints the sentences since last time. */
  #printNew(): void {
    const { session, board, names } = this.#table;
    const { steps } = session;
    for (const step of steps.slice(Math.min(this.#printed, steps.length)))
      for (const event of step.events) console.log(board.texts.event(event, { names, reader: session.seat }));
    this.#printed = steps.length;
  }

  #ask(): void {
    const { session, board, names } = this.#table;
    const { view, seat } = session;
    for (const line of this.#notice) console.log(line);
    console.log(board.texts.prompt({ view, seat, names }));
    for (const [i, { label, move }] of this.#choices.entries()) console.log(`${i + 1} ${label} [${move}]`);
  }

  async #answer(text: string): Promise<'leave' | undefined> {
    const [word = '', ...rest] = text.split(/\s+/);
    const about = rest.join(' ');
    switch (word) {
      case '':
      case 'table':
        this.#showTable(word);
        return;
      case 'q':
        return 'leave';
      case 'u':
        return this.#undo();
      case 'redo':
        return this.#redo();
      case 'log':
        return await this.#pages(this.#log(), true);
      case 'lens':
        return await this.#pages(this.#lens());
      case '?':
        return await this.#pages(this.#help(about));
      case 'why':
        return this.#why(about);
      case 'hint':
        return await this.#pages(this.#hint());
      case 'explain':
        return await this.#pages(this.#explain(about));
      default:
        return await this.#choose(text);
    }
  }

  /** Prints the table where the screen is not redrawn. */
  #showTable(word: string): void {
    if (this.#table.drawn || word === '') return;
    const { session, board, names } = this.#table;
    const { view, seat } = session;
    for (const line of board.table({ view, seat, names, log: [], size: USUAL })) console.log(line);
  }

  /** A number, a move in notation, or a line in words. */
  async #choose(text: string): Promise<'leave' | undefined> {
    const { session, shell } = this.#table;
    const number = /^\d+$/.test(text) ? Number(text) : undefined;
    if (number !== undefined) {
      const choice = this.#choices[number - 1];
      if (choice) session.decide(choice.action);
      else this.#notice = [shell.input.noChoice(number, this.#choices.length)];
      return;
    }
    const action = session.game.parse(text);
    if (action === undefined) return await this.#hear(text);
    const played = session.decide(action);
    if (!played.ok) this.#notice = this.#refusal(text, played.rules);
  }

  #completions(line: string): string[] {
    const { session, board, names, spoken } = this.#table;
    if (line.trim() === '' || session.over) return [];
    return completions(spokenTable(session, board, names, spoken), line).map((one) => one.line);
  }

  /** Plays the moves that a line in words names, or answers its question. */
  async #hear(text: string): Promise<'leave' | undefined> {
    const { session, board, shell, names, spoken } = this.#table;
    const answer = this.#talk.say(spokenTable(session, board, names, spoken), text);
    if (answer.unknown) this.#notice = [shell.input.unknown(text)];
    else if (answer.deed === 'undo') this.#undo();
    else if (answer.deed === 'redo') this.#redo();
    else if (answer.deed === 'hint') return await this.#pages(this.#hint());
    else if (answer.deed === 'explain') return await this.#pages(this.#explain(''));
    else if (answer.path) for (const action of answer.path.actions) session.decide(action);
    else {
      const lines = answerLines(answer, this.#size().width);
      if (lines.length > SHORT) return await this.#pages(lines);
      this.#notice = lines;
    }
  }

  #why(text: string): undefined {
    const { session, shell } = this.#table;
    const { game, state, seat } = session;
    const choice = this.#choices[Number(text) - 1];
    const action = choice?.action ?? game.parse(text);
    if (text === '') this.#notice = [shell.input.whyWhat];
    else if (action === undefined) this.#notice = [shell.input.unknown(text)];
    else {
      const rules = game.why(state, seat, game.decode(action));
      this.#notice = rules.length === 0 ? [shell.input.allowed(text)] : this.#refusal(text, rules);
    }
  }

  #refusal(move: string, rules: readonly RuleId[]): string[] {
    const { board, shell } = this.#table;
    return [
      shell.input.refused(move),
      ...rules.map((id) => `${board.texts.refusal[id] ?? ''} (${id})`.trim()),
    ];
  }

  #undo(): undefined {
    const { session, shell } = this.#table;
    if (session.over) {
      this.#notice = [shell.undo.closed];
      return;
    }
    const undone = session.undo();
    this.#printed = Math.min(this.#printed, session.steps.length);
    this.#notice = undone
      ? [
          shell.undo.done(this.#label(undone.action), undone.byOthers),
          ...(undone.shown ? [shell.undo.chance] : []),
        ]
      : [shell.undo.nothing];
  }

  #redo(): undefined {
    const { session, shell } = this.#table;
    const next = session.undone;
    const label = next === undefined ? '' : this.#label(next);
    this.#notice = [session.redo() ? shell.undo.redone(label) : shell.undo.nothingToRedo];
  }

  /** A choice in words, described in its state. */
  #label(action: Action): string {
    const { session, board, names } = this.#table;
    const { game, view, seat } = session;
    return board.texts.move(game.decode(action), { view, seat, names });
  }

  #log(): string[] {
    const { session, board, shell, names } = this.#table;
    const lines = logPage(session, board, names, this.#size().width);
    return lines.length === 0 ? [shell.page.empty] : lines;
  }

  #hint(): string[] {
    const { session, shell, hints, board, names } = this.#table;
    if (session.over) return [shell.end.heading];
    const label = (action: Action): string => {
      const at = this.#choices.findIndex((choice) => choice.action === action);
      return `${at + 1} ${this.#choices[at]?.label ?? this.#label(action)}`;
    };
    return hintLines(session, { hints, sources: board.texts.sources, names }, label, this.#size().width);
  }

  /** Explains the last decision of another player, or one further back. */
  #explain(about: string): string[] {
    const { session, board, shell, hints, names } = this.#table;
    const others = session.steps.filter(({ seat }) => seat !== session.seat);
    const step = others.at(-Math.max(1, Number(about) || 1));
    if (!step) return [shell.page.empty];
    const label = (view: View, action: Action): string =>
      board.texts.move(session.game.decode(action), { view, seat: step.seat, names });
    const said = step.events
      .map((event) => board.texts.event(event, { names, reader: session.seat }))
      .filter((text) => text !== '');
    return [
      ...said.slice(0, 1),
      ...whyLines(
        session,
        step,
        names[step.seat]!,
        { hints, sources: board.texts.sources, names },
        label,
        this.#size().width,
      ),
    ];
  }

  #lens(): string[] {
    const { session, board, names } = this.#table;
    const { view, seat } = session;
    return board.lens({ view, seat, names }, names, this.#size().width);
  }

  #help(about: string): string[] {
    const { session, board, shell } = this.#table;
    const { width } = this.#size();
    const { help, rules, refusal } = board.texts;
    if (about === '') return helpPage(session, board, shell, this.#table.spoken.words, width);
    if (Object.hasOwn(help, about)) return topicPage(help[about], rules, width);
    const id = about.toUpperCase() as RuleId;
    const text = rules[id] ?? refusal[id];
    if (text !== undefined) return ruleLines(id, text, width);
    if (session.game.parse(about) === undefined) return [shell.input.noRule(about)];
    this.#why(about);
    return this.#notice.splice(0);
  }

  /** Prints page by page; piped, everything at once. Commands work below a page too. */
  async #pages(lines: readonly string[], latestFirst = false): Promise<'leave' | undefined> {
    const { drawn, input, shell } = this.#table;
    if (!drawn) {
      for (const line of lines) console.log(line);
      return;
    }
    const room = Math.max(3, this.#size().height - 3);
    const pages = Array.from({ length: Math.ceil(lines.length / room) }, (_, i) => {
      const end = latestFirst ? lines.length - i * room : (i + 1) * room;
      return lines.slice(Math.max(0, end - room), end);
    });
    for (const [i, page] of pages.entries()) {
      clear();
      for (const line of page) console.log(line);
      const number = latestFirst ? pages.length - i : i + 1;
      const turn = latestFirst ? shell.page.earlier : shell.page.next;
      console.log(`\n${i < pages.length - 1 ? turn(number, pages.length) : shell.page.back}`);
      const line = (await input.next())?.trim();
      if (line === undefined) return 'leave';
      if (line !== '') return await this.#answer(line);
    }
  }
}

/** Cursor home and clear below, which keeps the scrollback. */
const clear = (): void => {
  process.stdout.write('\x1b[H\x1b[J');
};
