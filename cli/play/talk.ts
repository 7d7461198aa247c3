import { phaseOf } from '../../core/game.ts';
import type { Language } from '../../i18n/index.ts';
import type { Reader } from '../../i18n/reading.ts';
import type { Command, SpokenTexts } from '../../i18n/spoken.ts';
import { sentence } from '../../i18n/texts.ts';
import type { Answer } from '../../speech/answer.ts';
import type { Table } from '../../speech/table.ts';
import type { Board } from '../terminal/board.ts';
import { paint } from '../terminal/paint.ts';
import { sized, wrap } from '../terminal/width.ts';
import type { Session } from './session.ts';

/** What the terminal needs to understand lines in words, and to answer them. */
export interface Spoken {
  readonly lang: Language;
  readonly words: SpokenTexts;
  readonly reader: Reader;
}

/** The table as typed lines see it. */
export function spokenTable(
  session: Session,
  { texts }: Board,
  names: readonly string[],
  { lang, words, reader }: Spoken,
): Table {
  const { game, view, seat, legal, over, steps } = session;
  const others = steps.findLast((step) => step.seat !== seat)?.n ?? 0;
  const title = texts.help[phaseOf(view)]?.title ?? texts.title;
  return {
    game,
    view,
    legal,
    viewer: seat,
    active: over ? [] : [seat],
    over,
    names,
    texts,
    words,
    lang,
    where: sentence(title, lang),
    lastTurn: steps.findLast(({ n, seat: one }) => n < others && one === seat)?.n ?? 0,
    reading: () => reader({ game, view, viewer: seat, names, texts, lang }),
    log: () =>
      steps.flatMap(({ n, events }) =>
        events.map((event) => ({ ply: n, text: texts.event(event, { names, reader: seat }) })),
      ),
  };
}

/** An answer as lines: its heading, its sentence, and a list whose numbers are not those of the choices. */
export function answerLines({ title, sentence: said, items }: Answer, width: number): string[] {
  return [
    ...wrap(title, width).map((line) => paint('bold', line)),
    ...(said ? wrap(said, width) : []),
    ...items.flatMap(({ text, note }) => wrap(`- ${text}${note ? ` (${note})` : ''}`, width, '  ')),
  ];
}

/** Questions that the terminal answers by the same words as the page. */
const ASKED: readonly Command[] = ['read', 'neighbours', 'moves', 'hand', 'score', 'since', 'who'];

export const questionLines = ({ commands }: SpokenTexts, width: number): string[] =>
  ASKED.flatMap((name) => {
    const { words, meaning } = commands[name];
    return wrap(`  ${paint('key', sized(words[0]!, 12))} ${meaning}`, width, '  ');
  });
