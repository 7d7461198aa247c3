import type { Room, Size } from '../../../client/board/board.ts';
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

const EDGE = 12;
const THUMB = 44;
const REWARDS = 114;
const BESIDE = 10;
const CAPTION = 84;
const GIFTS = { width: 44, height: 48, pitch: 48, all: 5 * 48 + 44 };
const YARD = 78;
/** Below this height of the whole board, gifts and stock stay in the sheet of the players unless they are asked for. */
const SHORT = 560;

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

/** Whether there is no room for what is only read. */
export const isBrief = (sight: Sight, room: Room): boolean =>
  !room.dock && room.height < SHORT && !sight.kinds.has('gift');

/** The row of the hand: rewards beside it, then the chips of a choice if all of them fit, under their price. */
export function phoneRow(sight: Sight, width: number, brief: boolean) {
  const { cards, rewards } = sight.view.players[sight.seat]!;
  const kinds = rewardsIn(rewards ?? 0).length;
  const chips = chipsOf(sight).length;
  const least = leastWidth(sight);
  const inner = width - 2 * EDGE;
  const room = inner - (kinds > 0 ? spanOf(kinds, REWARDS) + BESIDE : 0);
  const { text, over } = purseWords(sight);
  const beside = room - BESIDE - Math.max(chips * (least + GAP) - GAP, textWidth(text, 13, { weight: 700 }));
  const fits = chips > 0 && beside >= looseSpan(cards);
  const hand = fits ? beside : room;
  const span = spanOf(cards, hand);
  const rest = room - span - BESIDE;
  const grid = fits ? gridByRow(chips, rest, least, THUMB) : undefined;
  const below = !grid && rest < CAPTION;
  const height = (below ? 104 : 88) + (brief ? 0 : 52);
  return { width, text, over, kinds, hand, span, rest, grid, below, brief, height };
}

export type PhoneRow = ReturnType<typeof phoneRow>;

/** Hand, reward cards, gifts and what is left, under the thumb. */
export function PhoneOwn({ sight, row }: { readonly sight: Sight; readonly row: PhoneRow }) {
  const { width, text, over, kinds, hand, span, rest, grid, below, brief, height } = row;
  const x = width - EDGE - rest;
  const words = { size: 13, weight: 700, fill: over > 0 ? 'var(--ver)' : 'var(--ink2)' } as const;
  const stocked = width >= 2 * EDGE + GIFTS.all + YARD + 2;
  return (
    <Painting width={width} height={height} label={sight.texts.board.hand} style={{ height: `${height}px` }}>
      <rect class="ground" width={width} height={height} />
      <path class="edge" d={`M0 0H${width}`} />
      <g transform={`translate(${EDGE} 12)`}>
        <Hand sight={sight} width={hand} />
      </g>
      {kinds > 0 && (
        <g transform={`translate(${EDGE + span + BESIDE} 12)`}>
          <Rewards sight={sight} width={REWARDS} />
        </g>
      )}
      {grid || below ? (
        <Text x={grid ? x : EDGE} y={grid ? 25 : 98} {...words} max={grid ? rest : width - 2 * EDGE}>
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
      {!brief && (
        <>
          <g transform={`translate(${EDGE} ${height - 52})`}>
            <Gifts sight={sight} width={GIFTS.width} height={GIFTS.height} pitch={GIFTS.pitch} />
          </g>
          {stocked && (
            <g transform={`translate(${width - EDGE - YARD + 4} ${height - 52})`}>
              <Yard sight={sight} />
            </g>
          )}
        </>
      )}
    </Painting>
  );
}

const sheetGrid = (sight: Sight, width: number): Grid =>
  gridByRow(chipsOf(sight).length, width - 16, leastWidth(sight), THUMB);

/** How high the chips are together, a thumb for each row. */
export function sheetHeight(sight: Sight, width: number): number {
  if (chipsOf(sight).length === 0) return 0;
  const { rows, h } = sheetGrid(sight, width);
  return rows * (h + GAP) - GAP + 16;
}

/** The chips of a choice, high enough for a thumb. */
export const Sheet = ({ sight, width, height }: Size & { readonly sight: Sight }) => (
  <Painting
    width={width}
    height={height}
    label={sight.texts.prompt(sight.scene)}
    style={{ height: `${height}px` }}
  >
    <rect class="tray" width={width} height={height} />
    <path class="edge" d={`M0 0H${width}`} />
    <g transform="translate(8 8)">
      <Chips sight={sight} grid={sheetGrid(sight, width)} />
    </g>
  </Painting>
);
