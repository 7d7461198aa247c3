import { textWidth } from '../../../client/board/fit.ts';
import type { PlaceId } from '../../../client/board/places.ts';
import type { IconName } from '../../../client/icons/names.ts';
import { seatColours } from '../../../client/icons/token.tsx';
import { MINISTRIES, type Ministry } from '../rules/data.ts';
import { influence } from '../rules/officials.ts';
import { Cube } from './owned.tsx';
import type { Sight } from './sight.ts';
import { Text } from './text.tsx';
import { Use } from './use.tsx';

const MINISTRY_ICONS: Readonly<Record<Ministry, IconName>> = {
  bingbu: 'min-army',
  hubu: 'min-fin',
  gongbu: 'min-works',
};

const SIZE = 13.5;
const CUBE = 19;
const ICON = 24;
const NUMBER = 13;
const GAP = 24;
const ROW = 23;

interface Stock {
  /** Of the column of pieces. */
  readonly pieces: number;
  /** Of the column that tells what comes cheaper. */
  readonly cheaper: number;
  readonly width: number;
}

const cheapFor = ({ view, seat }: Sight): Ministry[] =>
  MINISTRIES.filter((_, m) => influence(view, seat, m) > 0);

/** What has its words: nothing, what comes cheaper, everything. Nothing else on the table tells what is cheaper. */
export type Worded = 0 | 1 | 2;

/** How wide the two columns are. */
export function stockOf(sight: Sight, worded: Worded): Stock {
  const { view, seat, texts } = sight;
  const { active, stock } = view.players[seat]!;
  const widest = (words: readonly string[]): number =>
    Math.max(...words.map((word) => textWidth(word, SIZE))) + 2;
  const { yard, ready, discounts } = texts.page;
  const cheap = cheapFor(sight);
  const pieces = Math.max(
    ICON + NUMBER + (worded === 2 ? widest([yard, ready(stock)]) : 0),
    active * (worded === 2 ? CUBE + 1 : 13) + 6,
  );
  const cheaper = cheap.length === 0 ? 0 : ICON + (worded ? widest(cheap.map((id) => discounts[id])) : 0);
  return { pieces, cheaper, width: pieces + (cheaper && cheaper + GAP) };
}

interface HoldingsProps {
  readonly sight: Sight;
  readonly worded: Worded;
  readonly width: number;
}

/** What else a player has: junks, armies, cubes, and what comes cheaper. */
export function Holdings({ sight, worded, width }: HoldingsProps) {
  const { view, seat, families, texts } = sight;
  const { page } = texts;
  const { shipyard, colonies, stock, active, cubes } = view.players[seat]!;
  const natural = stockOf(sight, worded);
  const pieces = (natural.pieces * width) / natural.width;
  const left = width - natural.cheaper * (pieces / natural.pieces);
  const goods: readonly [IconName, PlaceId, number, string][] = [
    ['junk', `junks:${seat}`, shipyard, page.yard],
    ['army', `armies:${seat}`, colonies, page.ready(stock)],
  ];
  const cheap = cheapFor(sight);
  return (
    <g class="holdings">
      {goods.map(([icon, place, n, word], i) => (
        <g key={icon} data-place={place} transform={`translate(0 ${i * ROW})`}>
          <Use name={icon} x={0} y={2} size={20} style={seatColours(families[seat]!)} />
          <Text x={ICON} y={17} size={14} weight={800}>
            {n}
          </Text>
          {worded === 2 && (
            <Text
              x={ICON + (n > 9 ? 20 : NUMBER)}
              y={17}
              size={SIZE}
              fill="var(--ink2)"
              max={pieces - ICON - NUMBER}
            >
              {word}
            </Text>
          )}
        </g>
      ))}
      {Array.from({ length: active }, (_, i) => (
        <Cube
          key={i}
          family={families[seat]!}
          x={i * Math.min(CUBE + 1, (pieces - CUBE) / Math.max(1, active - 1))}
          y={2 * ROW + 2}
          size={CUBE}
          class={i < cubes ? '' : 'spent'}
        />
      ))}
      {cheap.length > 0 && <path class="apart" d={`M${(pieces + left) / 2} 4V66`} />}
      {cheap.map((id, i) => (
        <g key={id} transform={`translate(${left.toFixed(1)} ${i * ROW})`}>
          <Use name={MINISTRY_ICONS[id]} x={0} y={2} size={19} />
          {worded > 0 && (
            <Text x={ICON} y={17} size={SIZE} fill="var(--ink2)" max={width - left - ICON}>
              {page.discounts[id]}
            </Text>
          )}
        </g>
      ))}
    </g>
  );
}
