import type { Board, BoardInput } from '../../../cli/terminal/board.ts';
import { GAP, logLines, sideBySide, spread } from '../../../cli/terminal/lines.ts';
import { paint } from '../../../cli/terminal/paint.ts';
import { clip, padEnd, widthOf } from '../../../cli/terminal/width.ts';
import { endTriggered } from '../rules/deck.ts';
import { isDistrict } from '../rules/provinces.ts';
import type { HanEvent, HanKinds, HanView } from '../rules/types.ts';
import { type Cards, displayCards, handCards } from '../words/facts.ts';
import type { HanTexts } from '../words/texts.ts';
import { LAYOUTS } from './layout.ts';
import { lensLines } from './lens.ts';
import { provinceLines } from './list.ts';
import { mapLines } from './map.ts';
import { OUTLOOK_WIDTH, outlookLines } from './outlook.ts';

/** From this width on the outlook stands beside the list of provinces. */
const ROOMY = 76;
const TITLE = 1;
const CARDS = 1;

/** Han on a terminal. */
export function hanBoard(texts: HanTexts, you: string): Board<HanKinds> {
  return {
    texts,
    legend: texts.board.legend,
    minor: new Set(['turnBegan', 'displayRefilled', 'stopped', 'cardTaken', 'cardDrawn']),
    preferredHeight: ({ view }) => TITLE + LAYOUTS[view.options.map].height + CARDS,
    table: (sight) => table(sight, texts, you),
    lens: ({ view }, names, width) => lensLines(view, texts, names, width),
    result: (events, seats) => result(events, seats, texts),
  };
}

/** The map and the outlook side by side; where they do not fit, the provinces as a list. */
function table(
  { view, seat, names, log, size: { width, height } }: BoardInput<HanKinds>,
  texts: HanTexts,
  you: string,
): string[] {
  const layout = LAYOUTS[view.options.map];
  const title = titleLine(view, texts, names, width);
  const cards = cardLines(view, texts, width);
  const outlook = outlookLines(view, seat, texts, names, you, true);
  const head = TITLE + layout.height + cards.length;
  if (width >= layout.width + GAP + OUTLOOK_WIDTH && height >= head) {
    const left = width - OUTLOOK_WIDTH - GAP;
    const body = sideBySide(mapLines(view, texts), outlook, left);
    const air = height > head + 1 ? [''] : [];
    const below = logLines(log, width, height - head - air.length);
    return [title, ...body, ...cards, ...(below.length > 0 ? air : []), ...below];
  }
  const brief = outlookLines(view, seat, texts, names, you, false);
  if (width >= ROOMY) {
    const left = width - OUTLOOK_WIDTH - GAP;
    const body = sideBySide(provinceLines(view, texts, left), brief, left);
    const room = height - TITLE - body.length - cards.length;
    return [title, ...body, ...cards, ...logLines(log, width, room)].slice(0, height);
  }
  const narrow = brief.map((line) => clip(line, width));
  return [title, ...cards, ...provinceLines(view, texts, width), ...narrow].slice(0, height);
}

function titleLine(
  view: HanView,
  { terms, board }: HanTexts,
  names: readonly string[],
  width: number,
): string {
  const side = view.options.map === 'border-disputes' ? terms.side1 : terms.side2;
  const round = Math.floor(view.turns / view.scores.length) + 1;
  const left = [paint('title', terms.game), side, board.round(round), board.first(names[view.start]!)].join(
    ' · ',
  );
  const pile = endTriggered(view) ? board.lastRound : board.pile(view.pileSize, view.runOuts + 1);
  const right = `${pile} · ${board.discard(view.discard.reduce((sum, n) => sum + n, 0))}`;
  return spread(left, [right, pile], width);
}

/** The cards face up and in hand, in one line if they fit. */
function cardLines(view: HanView, { terms, board }: HanTexts, width: number): string[] {
  const show = (label: string, cards: readonly Cards[]): string => {
    const words = cards.map(({ colour, n }) =>
      n > 1 ? `${terms.colours[colour]} ×${n}` : terms.colours[colour],
    );
    return `${paint('dim', `${label}:`)} ${words.join(' · ') || '–'}`;
  };
  const faceUp = show(board.faceUp, displayCards(view.display));
  const hand = show(board.hand, handCards(view.hand));
  const gap = width - widthOf(faceUp) - widthOf(hand);
  return gap >= GAP
    ? [`${padEnd(faceUp, width - widthOf(hand))}${hand}`]
    : [clip(faceUp, width), clip(hand, width)];
}

/** Points by source, during the game and at its end. */
function result(events: readonly HanEvent[], seats: number, { board }: HanTexts) {
  const columns = new Map<string, number[]>();
  const add = (head: string, points: readonly number[]): void => {
    const sums = columns.get(head) ?? Array<number>(seats).fill(0);
    columns.set(
      head,
      sums.map((n, seat) => n + points[seat]!),
    );
  };
  const { provinces, districts, ports, alliances, roads } = board.sources;
  add(board.before, Array<number>(seats).fill(0));
  for (const e of events)
    if (e.type === 'provinceScored')
      add(e.final ? (isDistrict(e.province) ? districts : provinces) : board.before, e.points);
    else if (e.type === 'portsScored') add(ports, e.points);
    else if (e.type === 'allianceScored') add(alliances, e.points);
    else if (e.type === 'roadsScored')
      add(
        roads,
        Array.from({ length: seats }, (_, seat) => (seat === e.seat ? e.points : 0)),
      );
  const sums = [...columns.values()];
  const total = sums[0]!.map((_, seat) => sums.reduce((all, points) => all + points[seat]!, 0));
  return {
    head: [...columns.keys(), board.rows.total],
    rows: total.map((_, seat) => [...sums, total].map((points) => String(points[seat]))),
  };
}
