import type { IconName } from '../../icons/names.ts';
import { seatColours } from '../../icons/token.tsx';
import { Chips, chipsOf, leastWidth } from './chips.tsx';
import { Gifts } from './gifts.tsx';
import { GAP, type Grid, gridByRow } from './grid.ts';
import { Hand } from './hand.tsx';
import { purseWords } from './own.tsx';
import { Painting } from './painting.tsx';
import { Rewards, rewardsIn } from './rewards.tsx';
import type { Sight } from './sight.ts';
import { Text } from './text.tsx';
import { Use } from './use.tsx';

export const WIDTH = 390;
export const OWN = 156;
const THUMB = 44;

/** What is left of cubes, junks and armies. */
function Yard({ sight }: { readonly sight: Sight }) {
  const { view, seat, families } = sight;
  const { shipyard, colonies, cubes } = view.players[seat]!;
  const goods: readonly [IconName, number][] = [
    ['cube', cubes],
    ['junk', shipyard],
    ['army', colonies],
  ];
  return (
    <>
      {goods.map(([icon, n], i) => (
        <g key={icon} transform={`translate(${i * 26} 0)`}>
          <Use name={icon} x={1} y={2} size={22} style={seatColours(families[seat]!)} />
          <Text x={12} y={42} size={15} weight={800} anchor="middle">
            {n}
          </Text>
        </g>
      ))}
    </>
  );
}

/** Hand, reward cards and gifts under the thumb. */
export function PhoneOwn({ sight }: { readonly sight: Sight }) {
  const { view, seat, texts } = sight;
  const hasRewards = rewardsIn(view.players[seat]!.rewards ?? 0).length > 0;
  const { text, over } = purseWords(sight);
  return (
    <Painting width={WIDTH} height={OWN} label={texts.board.hand} style={{ height: `${OWN}px` }}>
      <rect class="ground" width={WIDTH} height={OWN} />
      <path class="edge" d={`M0 0H${WIDTH}`} />
      <g transform="translate(12 12)">
        <Hand sight={sight} width={hasRewards ? 240 : 366} />
      </g>
      {hasRewards && (
        <g transform="translate(264 12)">
          <Rewards sight={sight} width={114} />
        </g>
      )}
      <Text x={12} y={98} size={13} weight={700} fill={over > 0 ? 'var(--ver)' : 'var(--ink2)'} max={366}>
        {text}
      </Text>
      <g transform="translate(12 104)">
        <Gifts sight={sight} width={44} height={48} pitch={48} />
      </g>
      <g transform="translate(304 104)">
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
