import { Target } from '../../../client/board/target.tsx';
import { Icon } from '../../../client/icons/icon.tsx';
import { WALL_BONUS, WALL_TILES } from '../rules/data.ts';
import { Card } from './action.tsx';
import { aimAt } from './aim.tsx';
import { useSight } from './sight.ts';
import { BRICK_ICONS } from './symbols.ts';

/** The card of the wall, opened: the six wall tiles, of which those left may be built. */
export function BrickChoice() {
  const sight = useSight();
  const { at } = sight;
  return (
    <g class="lit" data-place="action:wall">
      <Card />
      {WALL_TILES.map((tile, i) => (
        <g key={tile} transform={`translate(${3 + (i % 2) * 40} ${3 + Math.floor(i / 2) * 38})`}>
          <Target
            aim={aimAt(sight, `brick:${tile}`, { type: 'buildWall', tile })}
            box={{ x: 1, y: 1, w: 36, h: 34 }}
            radius={2}
            quiet={at.size > 3}
          >
            <rect
              x="1"
              y="1"
              width="36"
              height="34"
              rx="2"
              fill="var(--pic-wall)"
              stroke="var(--card-edge)"
            />
            <text x="11" y="24" text-anchor="middle" font-size="15" font-weight="800" fill="var(--card-ink)">
              {WALL_BONUS[tile]}
            </text>
            <Icon name={BRICK_ICONS[tile]} size={19} x={16} y={9} />
          </Target>
        </g>
      ))}
    </g>
  );
}
