import type { Entry } from '../i18n/reading.ts';
import type { Command } from '../i18n/spoken.ts';
import { commandNamed, commandsOf } from './answer.ts';
import { fold, tokensOf } from './fold.ts';
import { score, vocabulary } from './match.ts';
import { movesNamed } from './moves.ts';
import { moveWords, type Table } from './table.ts';

/** A whole line that begins with what is typed, or has its words. */
export interface Completion {
  readonly line: string;
  /** What it means or what lies there. */
  readonly note: string;
}

/** Every line that the typed one may become: commands, then moves, then places. */
export function completions(table: Table, typed: string): Completion[] {
  const [first = '', ...rest] = typed.trimStart().split(/\s+/);
  const command = rest.length > 0 ? commandNamed(table, first) : undefined;
  if (command) return completeCommand(table, command, first, rest.join(' '));
  const moves = movesFor(table, typed);
  return [
    ...commandsFor(table, typed),
    ...(moves.length > 0 ? moves : pathsFor(table, typed)),
    ...placesFor(table, typed, () => true),
  ];
}

function completeCommand(table: Table, command: Command, first: string, about: string): Completion[] {
  const after = (found: readonly Completion[]): Completion[] =>
    found.map(({ line, note }) => ({ line: `${first} ${line}`, note }));
  if (command === 'read') return after(placesFor(table, about, () => true));
  if (command === 'neighbours') return after(placesFor(table, about, ({ ways }) => ways !== undefined));
  if (command === 'moves') return after(movesFor(table, about));
  return [];
}

function commandsFor(table: Table, typed: string): Completion[] {
  const start = fold(typed.trim());
  return commandsOf(table).flatMap((name) => {
    const { words: called, meaning } = table.words.commands[name];
    const found = called.find((word) => fold(word).startsWith(start));
    return found === undefined ? [] : [{ line: found, note: meaning }];
  });
}

const NO_TOKENS = 0;

function movesFor(table: Table, typed: string): Completion[] {
  const tokens = tokensOf(typed).filter((token) => !table.words.ignored.includes(token));
  if (tokens.length === NO_TOKENS) return [];
  return table.legal.flatMap((action) => {
    const line = moveWords(table, table.view, action);
    const note = table.game.notate(action);
    return score(tokens, vocabulary([line], note)) > 0 ? [{ line, note }] : [];
  });
}

/** Several decisions of a turn, where no single one has the words. */
function pathsFor(table: Table, typed: string): Completion[] {
  const tokens = tokensOf(typed).filter((token) => !table.words.ignored.includes(token));
  return movesNamed(table, typed, tokens).map(({ actions, text }) => ({
    line: text,
    note: actions.map((action) => table.game.notate(action)).join(' '),
  }));
}

function placesFor(table: Table, about: string, fits: (entry: Entry) => boolean): Completion[] {
  const tokens = tokensOf(about);
  const open = new Set(table.legal.flatMap((action) => table.targets?.(action) ?? []));
  const isNamed = (name: string, id: string): boolean =>
    tokens.length === NO_TOKENS || score(tokens, vocabulary([name], id)) > 0;
  return table.reading().flatMap((section) => [
    ...(section.entries.some(fits) && isNamed(section.title, section.id)
      ? [{ line: section.title, note: section.sum ?? '' }]
      : []),
    ...section.entries
      .filter((entry) => tokens.length > NO_TOKENS && fits(entry) && isNamed(entry.name, entry.id))
      .map(({ id, name, text }) => ({
        line: name,
        note: open.has(id) ? `${text}; ${table.words.answers.mayChoose}` : text,
      })),
  ]);
}
