import type { Board, BoardInput } from '../../../cli/terminal/board.ts';
import { GAP, logLines, sideBySide, spread } from '../../../cli/terminal/lines.ts';
import { paint } from '../../../cli/terminal/paint.ts';
import { widthOf } from '../../../cli/terminal/width.ts';
import { DUE_ROUND, ROUNDS } from '../rules/data.ts';
import type { ConfuciusEvent, ConfuciusKinds, ConfuciusView } from '../rules/types.ts';
import type { ConfuciusTexts } from '../words/texts.ts';
import { distantLines, distantParts, examinationLines, foreignLines } from './lands.ts';
import { lensLines } from './lens.ts';
import { ministryLines } from './ministries.ts';
import { bondParts, cubeLines, handLines, inParts, prospectLines } from './own.ts';
import { playerLines } from './players.ts';

/** From this width on lands stand beside the log, and distant lands beside the players. */
const ROOMY = 96;

/** Confucius on a terminal. */
export function confuciusBoard(texts: ConfuciusTexts, you: string): Board<ConfuciusKinds> {
  return {
    texts,
    legend: texts.board.legend,
    // Implied by the events that follow, or visible on the table.
    minor: new Set([
      'giftsCounted',
      'acted',
      'passed',
      'paid',
      'reshuffled',
      'wallBuilt',
      'candidateTurnedUp',
      'ministryBegan',
      'ministryResolved',
      'officialArrived',
      'discardChosen',
    ]),
    preferredHeight: (scene, names, width) => {
      const { top, lower, hand } = blocks(
        { ...scene, names, log: [], size: { width, height: 0 } },
        texts,
        you,
      );
      return top.length + lower.length + hand.length;
    },
    table: (sight) => table(sight, texts, you),
    lens: ({ view }, names, width) => lensLines(view, texts, names, width),
    result: (events, seats) => result(events, seats, texts),
  };
}

const initials = (names: readonly string[]): string[] => names.map((name) => [...name][0]!);

/** The blocks of the table, without the log. */
function blocks(
  { view, seat, names, log, size }: BoardInput<ConfuciusKinds>,
  texts: ConfuciusTexts,
  you: string,
) {
  const { width } = size;
  const marks = initials(names);
  const roomy = width >= ROOMY;
  const lands = [...foreignLines(view, texts, names), ...examinationLines(view, texts, names)];
  const players = playerLines(view, seat, texts, names, marks, you);
  const wide = (lines: readonly string[]): number => Math.max(...lines.map(widthOf));
  const left = wide(lands);
  const middle = roomy
    ? sideBySide(lands, logLines(log, width - left - GAP, lands.length), left)
    : [...players, ...lands];
  return {
    top: [titleLine(view, texts, width), ...ministryLines(view, texts, roomy ? names : marks), ...middle],
    lower: roomy
      ? sideBySide(players, distantLines(view, texts, marks), wide(players))
      : inParts(distantParts(view, texts, marks), width, '  '),
    hand: handLines(view, seat, texts, width),
  };
}

function table(sight: BoardInput<ConfuciusKinds>, texts: ConfuciusTexts, you: string): string[] {
  const { view, seat, names, log, size } = sight;
  const { width, height } = size;
  const { top, lower, hand } = blocks(sight, texts, you);
  let room = height - top.length - lower.length - hand.length;
  if (room < 0) return [...top, ...hand, ...lower].slice(0, height);
  const fitting = (lines: readonly string[]): string[] => {
    if (lines.length > room) return [];
    room -= lines.length;
    return [...lines];
  };
  const bonds = fitting(inParts(bondParts(view, seat, texts, names), width, '  '));
  const cubes = fitting(cubeLines(view, texts, initials(names), width));
  const prospects = fitting(prospectLines(view, texts, names, width));
  const air = [fitting(['']), fitting([''])];
  const late = width >= ROOMY ? [] : logLines(log, width, room);
  return [...top, ...air[0]!, ...lower, ...cubes, ...air[1]!, ...hand, ...bonds, ...prospects, ...late];
}

/** Built wall for past rounds, dots for coming ones, and the number of each round in which a foreign land is due. */
const wallSign = ({ wall }: ConfuciusView): string =>
  Array.from({ length: ROUNDS }, (_, i) =>
    i < wall ? '█' : DUE_ROUND.includes(i + 1) ? String(i + 1) : '·',
  ).join('');

function titleLine(view: ConfuciusView, texts: ConfuciusTexts, width: number): string {
  const { terms, board } = texts;
  const where = [paint('title', terms.game), board.round(view.round), `${board.wall} ${wallSign(view)}`];
  const discards = view.discard.reduce((sum, n) => sum + n, 0);
  const supply = board.supply(view.junks, view.deckLeft, discards, view.rewardsLeft);
  const lefts = [[...where, phaseName(view, texts)], where].map((parts) => parts.join(' · '));
  const left = lefts.find((text) => widthOf(text) + 2 + widthOf(supply) <= width) ?? lefts[0]!;
  return spread(left, [supply], width);
}

function phaseName(view: ConfuciusView, { terms }: ConfuciusTexts): string {
  for (const { phase } of view.stack) {
    if (phase === 'chief') return terms.phases.chief;
    if (phase === 'turn') return terms.phases.actions;
    if (phase === 'favour') return terms.favour;
    if (phase === 'examination' || phase === 'place') return terms.steps.examination;
    if (phase === 'ministry') return terms.steps.resolution;
    if (phase === 'discard') return terms.phases.end;
  }
  return terms.phases.court;
}

type Source = keyof ConfuciusTexts['board']['final'];
const SOURCES: readonly Source[] = ['ministries', 'distant', 'foreign', 'insult', 'titles', 'total'];
const SOURCE_OF: Readonly<Partial<Record<ConfuciusEvent['type'], Source>>> = {
  appointed: 'ministries',
  landed: 'distant',
  conquered: 'foreign',
  insulted: 'insult',
  titleAwarded: 'titles',
};

function result(events: readonly ConfuciusEvent[], seats: number, { board: { final } }: ConfuciusTexts) {
  const points = Array.from({ length: seats }, () => new Map<Source, number>());
  const add = (seat: number, source: Source, vp: number): void => {
    points[seat]?.set(source, (points[seat].get(source) ?? 0) + vp);
  };
  for (const e of events) {
    const source = SOURCE_OF[e.type];
    if (source === undefined || !('vp' in e)) continue;
    add(e.seat, source, e.vp);
    add(e.seat, 'total', e.vp);
  }
  return {
    head: SOURCES.map((source) => final[source]),
    rows: points.map((row) => SOURCES.map((source) => String(row.get(source) ?? 0))),
  };
}
