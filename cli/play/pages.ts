import { phaseOf, type RuleId } from '../../core/game.ts';
import { COMMAND_NAMES, type ShellTexts } from '../../i18n/index.ts';
import type { SpokenTexts } from '../../i18n/spoken.ts';
import type { Board } from '../terminal/board.ts';
import { paint } from '../terminal/paint.ts';
import { padEnd, padStart, sized, widthOf, wrap } from '../terminal/width.ts';
import type { Session } from './session.ts';
import { questionLines } from './talk.ts';

/** The log, one sentence for each event. */
export const logPage = (
  session: Session,
  { texts }: Board,
  names: readonly string[],
  width: number,
): string[] =>
  session.steps
    .flatMap((step) => step.events)
    .flatMap((event) => wrap(texts.event(event, { names, reader: session.seat }), width, '  '));

/** The rules for the open decision, and the commands. */
export function helpPage(
  session: Session,
  { texts, legend }: Board,
  shell: ShellTexts,
  words: SpokenTexts,
  width: number,
): string[] {
  return [
    ...topicPage(texts.help[phaseOf(session.view)] ?? texts.help.end, texts.rules, width),
    '',
    ...wrap(legend, width),
    '',
    paint('bold', shell.page.commands),
    ...COMMAND_NAMES.map((name) => `  ${paint('key', sized(name, 7))} ${shell.commands[name]}`),
    ...questionLines(words, width),
    ...wrap(`  ${shell.page.topics}: ${Object.keys(texts.help).join(', ')}`, width, '  '),
  ];
}

type Rules = Board['texts']['rules'];

export function topicPage(
  page: { title: string; rules: readonly RuleId[] } | undefined,
  rules: Rules,
  width: number,
): string[] {
  if (!page) return [];
  return [paint('bold', page.title), ...page.rules.flatMap((id) => ruleLines(id, rules[id] ?? '', width))];
}

/** The longest ids, as C-ACT-GIVEGIFT.3, and a gap. */
const ID = 18;

export function ruleLines(id: RuleId, text: string, width: number): string[] {
  return wrap(text, width - ID).map((line, i) => `${paint('key', sized(i === 0 ? id : '', ID))}${line}`);
}

/** The result: places, and points by source. */
export function resultPage(
  session: Session,
  board: Board,
  shell: ShellTexts,
  names: readonly string[],
): string[] {
  const { game, state, header, steps } = session;
  const places = game.places(state);
  const scores = game.scores(state);
  const { head, rows } = board.result(
    steps.flatMap(({ events }) => events),
    header.seats,
  );
  const order = places
    .map((_, seat) => seat)
    .sort((a, b) => places[a]! - places[b]! || scores[b]! - scores[a]!);
  const table = [
    [shell.end.place, shell.end.player, ...head],
    ...order.map((seat) => [
      `${places[seat]}.`,
      seat === session.seat ? `${names[seat]} ${shell.you}` : `${names[seat]} (${header.players[seat]})`,
      ...rows[seat]!,
    ]),
  ];
  const widths = table[0]!.map((_, c) => Math.max(...table.map((row) => widthOf(row[c]!))));
  const lines = table.map((row) =>
    row.map((text, c) => (c < 2 ? padEnd : padStart)(text, widths[c]!)).join('   '),
  );
  return [
    paint('title', shell.end.heading),
    '',
    paint('head', lines[0]!),
    ...lines.slice(1).map((line, i) => (order[i] === session.seat ? paint('bold', line) : line)),
  ];
}
