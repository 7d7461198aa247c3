import { paint, paintSeat } from '../../../cli/terminal/paint.ts';
import { padEnd, padStart, widthOf } from '../../../cli/terminal/width.ts';
import { seatsOf } from '../../../core/game.ts';
import {
  ANY,
  DISTANT_LANDS,
  DUE_ROUND,
  FOREIGN_LANDS,
  INVASION_COST,
  MINISTRIES,
  SLOTS,
  STUDENTS,
} from '../rules/data.ts';
import { boxAt, boxesOf, isConquered } from '../rules/lands.ts';
import type { ConfuciusView } from '../rules/types.ts';
import type { ConfuciusTexts } from '../words/texts.ts';

const NOBODY = '·';

/** One line a foreign land: when it is due, what an army costs, and its boxes with points and armies. */
export function foreignLines(
  view: ConfuciusView,
  { terms, board: { columns } }: ConfuciusTexts,
  names: readonly string[],
): string[] {
  const titles = view.lands.map((land, slot) => `${slot + 1} ${terms.foreignLands[FOREIGN_LANDS[land]!]}`);
  const lead = Math.max(...[columns.foreign, ...titles].map(widthOf)) + 1;
  const due = Math.max(widthOf(columns.due), 1) + 1;
  const cost = Math.max(widthOf(columns.cost), 1);
  const box = Math.max(...names.map(widthOf)) + 4;
  const rows = Array.from({ length: SLOTS }, (_, slot) => {
    const resolved = isConquered(view, slot);
    const boxes = Array.from({ length: boxesOf(view, slot) }, (_, b) => {
      const { vp, reward, owner } = boxAt(view, slot, b);
      const army = owner === undefined ? (resolved ? '–' : NOBODY) : paintSeat(owner, names[owner]!);
      return padEnd(`${vp}${reward ? 'R' : ''} ${army}`, box);
    });
    const head = [
      padEnd(titles[slot]!, lead),
      padEnd(resolved ? '✓' : String(DUE_ROUND[slot]), due),
      padStart(String(INVASION_COST[view.lands[slot]!]), cost),
    ].join('');
    return `${resolved ? paint('dim', head) : head}  ${boxes.join('').trimEnd()}`;
  });
  const head = `${padEnd(columns.foreign, lead)}${padEnd(columns.due, due)}${padStart(columns.cost, cost)}  ${columns.boxes}`;
  return [paint('head', head), ...rows];
}

/** The students, and the candidate that the next examination is about. */
export function examinationLines(
  view: ConfuciusView,
  { terms, board }: ConfuciusTexts,
  names: readonly string[],
): string[] {
  const students = STUDENTS.map((student, k) => {
    const owner = view.students[k]!;
    return `${board.students[student]} ${owner < 0 ? NOBODY : paintSeat(owner, names[owner]!)}`;
  });
  const forced = view.examForced ? ` · ${paint('bold', board.forced)}` : '';
  const below = view.any + MINISTRIES.filter((_, m) => view.named & (1 << m)).length;
  const name = view.candidate === ANY ? terms.anyMinistry : terms.ministries[MINISTRIES[view.candidate]!];
  return [
    `${board.examination}: ${students.join(', ')}${forced}`,
    view.candidate < 0 ? board.noCandidate : board.candidate(name, below),
  ];
}

/** The points while they are available, and the visitors in order. */
function landSign(view: ConfuciusView, land: number, marks: readonly string[]): string {
  const first = view.first[land]!;
  const seats = seatsOf(view.reached[land]!).sort((a, b) => Number(b === first) - Number(a === first));
  const been = seats.map((seat) => paintSeat(seat, marks[seat]!)).join('');
  return `${first < 0 ? view.landChits[land] : '–'} ${been}`.trimEnd();
}

/** One line a distant land. */
export function distantLines(
  view: ConfuciusView,
  { board: { lands, columns } }: ConfuciusTexts,
  marks: readonly string[],
): string[] {
  const lead = Math.max(...[columns.distant, ...Object.values(lands)].map(widthOf));
  const rows = DISTANT_LANDS.map((id, land) => `${padEnd(lands[id], lead)} ${landSign(view, land, marks)}`);
  return [paint('head', `${padEnd(columns.distant, lead)} ${columns.vp}`), ...rows];
}

/** The same in running text, for narrow windows. */
export const distantParts = (
  view: ConfuciusView,
  { board: { lands } }: ConfuciusTexts,
  marks: readonly string[],
): string[] => DISTANT_LANDS.map((id, land) => `${lands[id]} ${landSign(view, land, marks)}`);
