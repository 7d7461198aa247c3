import type { Action } from '../core/game.ts';
import type { Entry, Reading, Section } from '../i18n/reading.ts';
import { COMMANDS, type Command } from '../i18n/spoken.ts';
import { fullPrompt } from '../i18n/texts.ts';
import { fold, isNumber, tokensOf } from './fold.ts';
import { best, score, vocabulary } from './match.ts';
import { movesMeant, movesNamed, type Path, type Refused, refusedMove } from './moves.ts';
import { moveWords, type Table } from './table.ts';

/** A line of an answer. */
export interface Item {
  readonly text: string;
  /** A remark after it. */
  readonly note?: string | undefined;
  /** What its number stands for: decisions, or another line. */
  readonly path?: Path;
  readonly line?: string;
}

/** What a command asks the table to do. */
export type Deed = 'confirm' | 'undo' | 'redo' | 'hint' | 'explain';

/** What is answered to a line: a heading, a sentence, a list, and what is to be done. */
export interface Answer {
  readonly title: string;
  readonly sentence?: string | undefined;
  readonly items: readonly Item[];
  /** The place that was asked about. */
  readonly place?: string;
  readonly path?: Path;
  readonly deed?: Deed;
  /** The position of a replay to be shown. */
  readonly show?: number;
  /** Nothing fits the line. */
  readonly unknown?: true;
}

/** After these a line goes on; after the others more words are those of a move. */
const WITH_MORE: readonly Command[] = ['moves', 'read', 'neighbours', 'log', 'why', 'show'];
/** In a replay nothing is decided, and a game has no positions to step through. */
const OF_PLAY: readonly Command[] = ['moves', 'why', 'hint', 'explain', 'confirm', 'undo', 'redo'];
const OF_REPLAY: readonly Command[] = ['next', 'previous', 'show', 'moments'];

/** The commands that a table has. */
export const commandsOf = ({ course }: Pick<Table, 'course'>): Command[] =>
  COMMANDS.filter((name) => !(course ? OF_PLAY : OF_REPLAY).includes(name));

/** Sentences of the log where nobody says how many. */
const LAST = 10;

/** The conversation at one table; it remembers the last list, whose lines can be chosen by number. */
export class Talk {
  #last: Answer | undefined;
  #items: readonly Item[] = [];

  /** The answer to a line. */
  say(table: Table, line: string): Answer {
    const answer = this.#answer(table, line.trim());
    if (answer.path || answer.deed) this.#items = [];
    else if (answer.items.some(({ path, line: other }) => path ?? other)) this.#items = answer.items;
    this.#last = answer;
    return answer;
  }

  #answer(table: Table, line: string): Answer {
    const { words } = table;
    if (/^\p{N}+$/u.test(line)) return this.#numbered(table, Number(line.normalize('NFKC')));
    const written = table.game.parse(line);
    if (written !== undefined && table.legal.includes(written))
      return chosen(table, movesNamed(table, line, []));
    const [first = '', ...rest] = line.split(/\s+/);
    const command = commandNamed(table, first);
    if (command === 'repeat') return this.#last ?? said(words.answers.nothingToRepeat);
    if (command && (rest.length === 0 || WITH_MORE.includes(command)))
      return this.#obey(table, command, rest.join(' '));
    const tokens = tokensOf(line);
    const telling = tokens.filter((token) => !words.ignored.includes(token));
    for (const some of tokens.length === telling.length ? [tokens] : [tokens, telling]) {
      const named = movesNamed(table, line, some);
      if (named.length > 0) return chosen(table, named);
    }
    return (
      this.#begun(table, first, rest) ??
      this.#place(table, line, telling) ??
      meant(table, telling) ??
      refusal(table, line, telling) ??
      unknown(table, line)
    );
  }

  /** A command by its beginning, if only one begins so. */
  #begun(table: Table, first: string, rest: readonly string[]): Answer | undefined {
    const start = fold(first);
    if (start === '') return undefined;
    const found = commandsOf(table).filter((name) =>
      table.words.commands[name].words.some((word) => fold(word).startsWith(start)),
    );
    if (found.length !== 1) return undefined;
    if (found[0] === 'repeat') return this.#last;
    return this.#obey(table, found[0]!, rest.join(' '));
  }

  /** A place, and why the move to it is not legal. */
  #place(table: Table, line: string, tokens: readonly string[]): Answer | undefined {
    const found = placeNamed(table, tokens);
    if (!found?.place || table.legal.length === 0) return found;
    const refused = refusedMove(table, line, tokens);
    if (!refused || !table.targets?.(refused.action).includes(found.place)) return found;
    const { title, sentence } = refusedAnswer(table, refused);
    return { ...found, sentence: [found.sentence, `${title}. ${sentence}`].filter(Boolean).join(' ') };
  }

  #numbered(table: Table, n: number): Answer {
    const items = this.#items.length > 0 ? this.#items : moveItems(table, '');
    const item = items[n - 1];
    if (!item?.path && !item?.line) return said(table.words.answers.noNumber(n, items.length));
    if (item.line !== undefined) return this.#answer(table, item.line);
    const { path } = item;
    return table.legal.includes(path!.actions[0]!) ? chosen(table, [path!]) : unknown(table, String(n));
  }

  #obey(table: Table, command: Command, about: string): Answer {
    const { answers } = table.words;
    switch (command) {
      case 'help':
        return help(table);
      case 'moves': {
        const items = moveItems(table, about);
        return { title: answers.moves(items.length), items };
      }
      case 'read':
        return about === '' ? board(table) : (placeNamed(table, tokensOf(about)) ?? unknown(table, about));
      case 'neighbours':
        return neighbours(table, about);
      case 'hand':
      case 'score':
        return sectionOf(table, command === 'hand' ? 'hand' : 'players');
      case 'since':
        return since(table);
      case 'log': {
        const most = isNumber(fold(about)) ? Number(about) : LAST;
        return {
          title: answers.log,
          items: table
            .log()
            .slice(-most)
            .map(({ text }) => ({ text })),
        };
      }
      case 'who':
        return who(table);
      case 'why':
        return about === '' ? said(answers.whyWhat) : why(table, about);
      case 'confirm':
        return table.pending === undefined
          ? said(answers.nothingChosen)
          : { ...said(answers.confirmed(table.pending)), deed: 'confirm' };
      case 'undo':
        return { ...said(answers.undone), deed: 'undo' };
      case 'redo':
        return { ...said(answers.redone), deed: 'redo' };
      case 'hint':
        return { ...said(answers.hint), deed: 'hint' };
      case 'explain':
        return { ...said(answers.explain), deed: 'explain' };
      case 'next':
        return position(table, 1);
      case 'previous':
        return position(table, -1);
      case 'show':
        return isNumber(fold(about)) ? position(table, 0, Number(fold(about))) : said(answers.showWhat);
      case 'moments':
        return moments(table);
      case 'repeat':
        return this.#last ?? said(answers.nothingToRepeat);
    }
  }
}

const said = (title: string, sentence?: string): Answer => ({ title, sentence, items: [] });

const unknown = ({ words: { answers } }: Table, line: string): Answer => ({
  ...said(answers.unknown(line), answers.unknownLine),
  unknown: true,
});

/** A command by one of its words. */
export function commandNamed(table: Pick<Table, 'words' | 'course'>, word: string): Command | undefined {
  const found = fold(word);
  const { commands } = table.words;
  return commandsOf(table).find((name) => commands[name].words.some((one) => fold(one) === found));
}

function help(table: Table): Answer {
  const { commands, answers } = table.words;
  const items = commandsOf(table).map((name) => {
    const { words: called, meaning } = commands[name];
    return { text: `${called[0]}: ${meaning}`, line: called[0]! };
  });
  return { title: answers.help, sentence: table.course ? answers.placeLine : answers.helpLine, items };
}

/** Shows a position of a replay so many decisions on, the first or the last if there is none with that number. */
function position(table: Table, steps: number, from = table.course?.ply ?? 0): Answer {
  const { course } = table;
  if (!course) return unknown(table, '');
  const ply = Math.max(0, Math.min(course.last, from + steps));
  return { ...said(course.position(ply)), show: ply };
}

/** The turning points of a replay; each shows its position. */
function moments({ course, words }: Table): Answer {
  const { answers, commands } = words;
  const items = (course?.moments ?? []).map(({ ply, text }) => ({
    text,
    line: `${commands.show.words[0]} ${ply}`,
  }));
  return { title: answers.moments, sentence: items.length === 0 ? answers.noMoments : undefined, items };
}

/** One move is chosen; of several the list is shown. */
function chosen({ words: { answers } }: Table, paths: readonly Path[]): Answer {
  const [path] = paths;
  if (paths.length === 1) return { ...said(answers.chosen(path!.text), answers.confirmLine), path: path! };
  return {
    title: answers.several(paths.length),
    sentence: answers.severalLine,
    items: paths.map((one) => ({ text: one.text, path: one })),
  };
}

/** Moves that are not named clearly. */
function meant(table: Table, tokens: readonly string[]): Answer | undefined {
  const paths = movesMeant(table, tokens);
  return paths.length === 0 ? undefined : chosen(table, paths);
}

/** The legal moves, or those with some words. */
function moveItems(table: Table, about: string): Item[] {
  const tokens = tokensOf(about);
  const named =
    tokens.length === 0
      ? table.legal.map((action) => single(table, action))
      : movesNamed(table, about, tokens);
  return named.map((path) => ({ text: path.text, path }));
}

const single = (table: Table, action: Action): Path => ({
  actions: [action],
  text: moveWords(table, table.view, action),
});

function board(table: Table): Answer {
  const items = table
    .reading()
    .map(({ title, sum }) => ({ text: title, note: sum, line: `${readWord(table)} ${title}` }));
  return { title: table.words.answers.board, items };
}

const readWord = ({ words }: Table): string => words.commands.read.words[0]!;

interface Named {
  readonly section: Section;
  readonly entry?: Entry;
}

const sectionWords = ({ id, title }: Section) => vocabulary([title], id);
const entryWords = ({ id, name }: Entry) => vocabulary([name], id);

/** Parts of the reading that words name: whole sections before single lines. */
function partsNamed(reading: Reading, tokens: readonly string[]): Named[] {
  if (tokens.length === 0) return [];
  const sections = best(tokens, reading, sectionWords).map((section) => ({ section }));
  const entries = best(
    tokens,
    reading.flatMap((section) => section.entries.map((entry) => ({ section, entry }))),
    ({ entry }) => entryWords(entry),
  );
  const points = ({ section, entry }: Named): number =>
    score(tokens, entry ? entryWords(entry) : sectionWords(section));
  if (sections.length === 0) return entries;
  return entries.length > 0 && points(entries[0]!) > points(sections[0]!) ? entries : sections;
}

function placeNamed(table: Table, tokens: readonly string[]): Answer | undefined {
  const found = partsNamed(table.reading(), tokens);
  const [only] = found;
  if (!only) return undefined;
  if (new Set(found.map(({ section, entry }) => (entry ?? section).id)).size > 1)
    return {
      title: table.words.answers.board,
      items: found.map(({ section, entry }) =>
        entry
          ? { text: entry.text, line: `${readWord(table)} ${entry.id}` }
          : { text: section.title, note: section.sum, line: `${readWord(table)} ${section.id}` },
      ),
    };
  return only.entry ? entryAnswer(table, only.entry) : sectionAnswer(table, only.section);
}

function sectionAnswer(table: Table, { id, title, sum, entries }: Section): Answer {
  const open = openPlaces(table);
  const items = entries.map((entry) => ({
    text: entry.text,
    note: open.has(entry.id) ? table.words.answers.mayChoose : undefined,
  }));
  return { title, sentence: sum, items, place: id };
}

function entryAnswer(table: Table, entry: Entry): Answer {
  const note = openPlaces(table).has(entry.id) ? table.words.answers.mayChoose : undefined;
  return { title: entry.text, sentence: note, items: waysOf(table, entry), place: entry.id };
}

/** The places that a legal move points to. */
const openPlaces = (table: Table): ReadonlySet<string> =>
  new Set(table.legal.flatMap((action) => table.targets?.(action) ?? []));

/** What lies at the end of each road, with its direction. */
function waysOf(table: Table, { ways = [] }: Entry): Item[] {
  const entries = new Map(
    table.reading().flatMap(({ entries: all }) => all.map((one) => [one.id, one] as const)),
  );
  return ways.flatMap(({ to, direction }) => {
    const there = entries.get(to);
    return there
      ? [{ text: `${table.words.directions[direction]}: ${there.text}`, line: `${readWord(table)} ${to}` }]
      : [];
  });
}

function neighbours(table: Table, about: string): Answer {
  const { answers } = table.words;
  const [found] = partsNamed(table.reading(), tokensOf(about));
  if (!found) return unknown(table, about);
  const { section, entry } = found;
  if (entry) {
    const items = waysOf(table, entry);
    return { title: entry.text, sentence: answers.roads(items.length), items, place: entry.id };
  }
  const items = section.entries.flatMap((one) =>
    one.ways
      ? [
          {
            text: one.text,
            note: waysOf(table, one)
              .map(({ text }) => text)
              .join('; '),
          },
        ]
      : [],
  );
  const roads = section.entries.reduce((sum, { ways = [] }) => sum + ways.length, 0);
  return { title: section.title, sentence: answers.roads(roads), items, place: section.id };
}

function sectionOf(table: Table, id: string): Answer {
  const found = table.reading().find((section) => section.id === id);
  return found ? sectionAnswer(table, found) : unknown(table, id);
}

function since(table: Table): Answer {
  const { answers } = table.words;
  const items = table.log().flatMap(({ ply, text }) => (ply > table.lastTurn ? [{ text }] : []));
  return { title: answers.since, sentence: items.length === 0 ? answers.nothingSince : undefined, items };
}

function who(table: Table): Answer {
  const { words, viewer, view, names, texts, legal, pending } = table;
  const { answers } = words;
  const title = table.where;
  if (table.over) return said(title, answers.over);
  if (legal.length === 0 || viewer === 'spectator')
    return said(title, answers.others(table.active.map((seat) => names[seat]!)));
  const question = fullPrompt(texts, { view, seat: viewer, names });
  return said(title, [answers.you, question, ...(pending ? [`${answers.chosen(pending)}.`] : [])].join(' '));
}

function why(table: Table, about: string): Answer {
  const tokens = tokensOf(about);
  const [legal] = movesNamed(table, about, tokens);
  if (legal) return said(table.words.answers.allowed(legal.text));
  return refusal(table, about, tokens) ?? unknown(table, about);
}

/** Why a move that a line names is not legal. */
function refusal(table: Table, line: string, tokens: readonly string[]): Answer | undefined {
  const refused = refusedMove(table, line, tokens);
  return refused && refusedAnswer(table, refused);
}

function refusedAnswer(table: Table, refused: Refused): Answer {
  const { texts, words } = table;
  const reasons = refused.rules.map((rule) => texts.refusal[rule] ?? texts.rules[rule] ?? rule);
  return said(words.answers.refused(refused.text), reasons.join(' ') || words.answers.noReason);
}
