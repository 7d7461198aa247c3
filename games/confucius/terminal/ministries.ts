import { paint, paintSeat } from '../../../cli/terminal/paint.ts';
import { padEnd, widthOf } from '../../../cli/terminal/width.ts';
import { MINISTRIES, SPACES } from '../rules/data.ts';
import { isResolved } from '../rules/officials.ts';
import { officialAt } from '../rules/prices.ts';
import type { ConfuciusView } from '../rules/types.ts';
import type { ConfuciusTexts } from '../words/texts.ts';

const NUMBERS = Array.from({ length: SPACES }, (_, i) => i + 1);

/** An official: its cost or C, and its marker, unsecured ( ) or secured [ ]. */
function officialSign(view: ConfuciusView, at: number, marks: readonly string[]): string {
  const { empty, cost, owner, secured } = officialAt(view, at);
  if (empty) return '·';
  const tile = cost === undefined ? 'C' : String(cost);
  if (owner === undefined) return tile;
  return `${tile} ${paintSeat(owner, secured ? `[${marks[owner]}]` : `(${marks[owner]})`)}`;
}

/** One line a ministry: the seven officials by seniority, then the posts with their points or holders. */
export function ministryLines(
  view: ConfuciusView,
  { terms, board }: ConfuciusTexts,
  marks: readonly string[],
): string[] {
  const { columns, fields } = board;
  const names = MINISTRIES.map((id) => `${terms.ministries[id]} ${fields[id]}`);
  const mark = Math.max(...marks.map(widthOf));
  const lead = Math.max(...[columns.ministry, ...names].map(widthOf)) + 2;
  const cell = mark + 5;
  const post = Math.max(widthOf(columns.minister), widthOf(columns.secretary), mark + 2) + 1;
  const row = (head: string, officials: readonly string[], posts: readonly string[]): string =>
    [
      padEnd(head, lead),
      ...officials.map((text) => padEnd(text, cell)),
      ...posts.map((text) => padEnd(text, post)),
    ]
      .join('')
      .trimEnd();
  const rows = names.map((name, m) => {
    const posts = [2 * m, 2 * m + 1].map((at) => {
      const holder = view.posts[at]!;
      return holder < 0 ? String(view.chits[at]) : `${view.chits[at]} ${paintSeat(holder, marks[holder]!)}`;
    });
    const officials = NUMBERS.map((_, i) => officialSign(view, m * SPACES + i, marks));
    return row(isResolved(view, m) ? paint('dim', name) : paint('bold', name), officials, posts);
  });
  const head = row(columns.ministry, NUMBERS.map(String), [columns.minister, columns.secretary]);
  return [paint('head', head), ...rows];
}
