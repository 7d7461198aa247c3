import { paint, paintSeat } from '../../../cli/terminal/paint.ts';
import { padEnd, widthOf } from '../../../cli/terminal/width.ts';
import { MINISTRIES, TITLES, type Title } from '../rules/data.ts';
import { obligations } from '../rules/obligations.ts';
import { isResolved } from '../rules/officials.ts';
import { armiesInPlay, holderOf, junksOnVoyages, markersInMinistries } from '../rules/scoring.ts';
import type { ConfuciusView } from '../rules/types.ts';
import type { ConfuciusTexts } from '../words/texts.ts';
import { bondParts, inParts } from './own.ts';

const COUNTED: Readonly<Record<Title, (view: ConfuciusView, seat: number) => number>> = {
  admiral: junksOnVoyages,
  chiefMinister: markersInMinistries,
  general: armiesInPlay,
};

/** Obligations, posts and titles as things stand. */
export function lensLines(
  view: ConfuciusView,
  texts: ConfuciusTexts,
  names: readonly string[],
  width: number,
): string[] {
  const {
    terms,
    board: { lens },
  } = texts;
  const { prospects } = obligations(view);
  const label = Math.max(
    ...[...names, ...Object.values(terms.ministries), ...Object.values(terms.titles)].map(widthOf),
  );
  const rows = (head: string, parts: readonly string[]): string[] =>
    inParts(parts, width - label - 4).map((line, i) => `  ${padEnd(i === 0 ? head : '', label)}  ${line}`);
  const bonds = view.players.flatMap((_, seat) =>
    rows(paintSeat(seat, names[seat]!), bondParts(view, seat, texts, names)),
  );
  const ministries = MINISTRIES.flatMap((id, m) => {
    if (isResolved(view, m)) return rows(terms.ministries[id], [lens.resolved]);
    const { supports, outcomes } = prospects.find(({ ministry }) => ministry === id)!;
    const given = supports.map(({ seat, to, obliged }) =>
      lens.support(
        names[seat]!,
        to.map((receiver) => names[receiver]!),
        obliged,
      ),
    );
    const posts = outcomes.map(({ minister, secretary }) => lens.posts(names[minister]!, names[secretary]!));
    const [first = lens.nobody, ...others] = posts;
    return rows(terms.ministries[id], [
      ...given,
      first,
      ...others.map((other) => `${lens.either.trimStart()}${other}`),
    ]);
  });
  const titles = TITLES.flatMap((title) => {
    const holder = holderOf(view, title);
    const counts = names.map((name, seat) => `${name} ${COUNTED[title](view, seat)}`);
    return rows(terms.titles[title], [holder < 0 ? lens.nobody : names[holder]!, counts.join(', ')]);
  });
  return [
    paint('bold', lens.bonds),
    ...bonds,
    '',
    paint('bold', lens.prospects),
    ...ministries,
    '',
    paint('bold', lens.titles),
    ...titles,
  ];
}
