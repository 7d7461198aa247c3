import { textWidth } from '../../../client/board/fit.ts';
import type { PlaceId } from '../../../client/board/places.ts';
import type { IconName } from '../../../client/icons/names.ts';
import { seatColours } from '../../../client/icons/token.tsx';
import { Chips, chipsOf, leastWidth } from './chips.tsx';
import { Gifts } from './gifts.tsx';
import { GAP, type Grid, gridByRow } from './grid.ts';
import { Hand, looseSpan, spanOf } from './hand.tsx';
import { purseWords } from './own.tsx';
import { Painting } from './painting.tsx';
import { Rewards, rewardsIn } from './rewards.tsx';
import type { Sight } from './sight.ts';
import { Lines, Text } from './text.tsx';
import { Use } from './use.tsx';

export const WIDTH = 390;
const SPAN = WIDTH - 24;
const THUMB = 44;
const REWARDS = 114;
const BESIDE = 10;
const CAPTION = 84;

/** What is left of cubes, junks and armies. */
function Yard({ sight }: { readonly sight: Sight }) {
  const { view, seat, families } = sight;
  const { shipyard, colonies, cubes } = view.players[seat]!;
  const goods: readonly [IconName, PlaceId, number][] = [
    ['cube', `cubes:${seat}`, cubes],
    ['junk', `junks:${seat}`, shipyard],
    ['army', `armies:${seat}`, colonies],
  ];
  return (
    <>
      {goods.map(([icon, place, n], i) => (
        <g key={icon} data-place={place} transform={`translate(${i * 26} 0)`}>
          <Use name={icon} x={1} y={2} size={22} style={seatColours(families[seat]!)} />
          <Text x={12} y={42} size={15} weight={800} anchor="middle">
            {n}
          </Text>
        </g>
      ))}
    </>
  );
}

/** The row of the hand: rewards beside it, then the chips of a choice if all of them fit, under their price. */
export function phoneRow(sight: Sight) {
  const { cards, rewards } = sight.view.players[sight.seat]!;
  const kinds = rewardsIn(rewards ?? 0).length;
  const chips = chipsOf(sight).length;
  const least = leastWidth(sight);
  const room = SPAN - (kinds > 0 ? spanOf(kinds, REWARDS) + BESIDE : 0);
  const { text, over } = purseWords(sight);
  const beside = room - BESIDE - Math.max(chips * (least + GAP) - GAP, textWidth(text, 13, { weight: 700 }));
  const fits = chips > 0 && beside >= looseSpan(cards);
  const hand = fits ? beside : room;
  const span = spanOf(cards, hand);
  const rest = room - span - BESIDE;
  const grid = fits ? gridByRow(chips, rest, least, THUMB) : undefined;
  const below = !grid && rest < CAPTION;
  return { text, over, kinds, hand, span, rest, grid, below, height: below ? 156 : 140 };
}

/** Hand, reward cards, gifts and what is left, under the thumb. */
export function PhoneOwn({
  sight,
  row,
}: {
  readonly sight: Sight;
  readonly row: ReturnType<typeof phoneRow>;
}) {
  const { text, over, kinds, hand, span, rest, grid, below, height } = row;
  const x = WIDTH - 12 - rest;
  const words = { size: 13, weight: 700, fill: over > 0 ? 'var(--ver)' : 'var(--ink2)' } as const;
  return (
    <Painting width={WIDTH} height={height} label={sight.texts.board.hand} style={{ height: `${height}px` }}>
      <rect class="ground" width={WIDTH} height={height} />
      <path class="edge" d={`M0 0H${WIDTH}`} />
      <g transform="translate(12 12)">
        <Hand sight={sight} width={hand} />
      </g>
      {kinds > 0 && (
        <g transform={`translate(${12 + span + BESIDE} 12)`}>
          <Rewards sight={sight} width={REWARDS} />
        </g>
      )}
      {grid || below ? (
        <Text x={grid ? x : 12} y={grid ? 25 : 98} {...words} max={grid ? rest : SPAN}>
          {text}
        </Text>
      ) : (
        <Lines x={x} y={51} lead={17} {...words} max={rest} centred>
          {text}
        </Lines>
      )}
      {grid && (
        <g transform={`translate(${x} ${text === '' ? 25 : 34})`}>
          <Chips sight={sight} grid={grid} />
        </g>
      )}
      <g transform={`translate(12 ${height - 52})`}>
        <Gifts sight={sight} width={44} height={48} pitch={48} />
      </g>
      <g transform={`translate(304 ${height - 52})`}>
        <Yard sight={sight} />
      </g>
    </Painting>
  );
}

const sheetGrid = (sight: Sight): Grid =>
  gridByRow(chipsOf(sight).length, WIDTH - 16, leastWidth(sight), THUMB);

/** How high the chips are together, a thumb for each row. */
export function sheetHeight(sight: Sight): number {
  if (chipsOf(sight).length === 0) return 0;
  const { rows, h } = sheetGrid(sight);
  return rows * (h + GAP) - GAP + 16;
}

/** The chips of a choice, high enough for a thumb. */
export const Sheet = ({ sight, height }: { readonly sight: Sight; readonly height: number }) => (
  <Painting
    width={WIDTH}
    height={height}
    label={sight.texts.prompt(sight.scene)}
    style={{ height: `${height}px` }}
  >
    <rect class="tray" width={WIDTH} height={height} />
    <path class="edge" d={`M0 0H${WIDTH}`} />
    <g transform="translate(8 8)">
      <Chips sight={sight} grid={sheetGrid(sight)} />
    </g>
  </Painting>
);
