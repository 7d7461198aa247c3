import { Target } from '../../../client/board/target.tsx';
import { Icon } from '../../../client/icons/icon.tsx';
import { seatsOf } from '../../../core/game.ts';
import { GOODS } from '../rules/data.ts';
import { roundScore } from '../rules/scoring.ts';
import type { DragonView } from '../rules/types.ts';
import { aimAt } from './aim.tsx';
import { Badge } from './badge.tsx';
import { goodPlace } from './ids.ts';
import { Label } from './label.tsx';
import { useSight } from './sight.ts';
import { GOOD_ICONS } from './symbols.ts';

const W = 54;
/** Where palaces are beside them. */
const NARROW = 45;
const GAP = 6;
/** In less, the words beside the tags could not be read; the players have them, too. */
const LEAST = 50;

interface GoodsRowProps {
  readonly x: number;
  readonly y: number;
  /** Where the words beside the tags end. */
  readonly right: number;
  readonly narrow?: boolean;
}

/** How much of a row all tags take. */
export const tagsIn = (view: DragonView, narrow: boolean): number =>
  (view.options.greatWall ? 5 : 4) * ((narrow ? NARROW : W) + GAP);

/** Goods of your court as tags, on the phone. */
export function GoodsRow({ x, y, right, narrow = false }: GoodsRowProps) {
  const sight = useSight();
  const { player, props, seat, frame } = sight;
  const { palaces, ladies, privileges } = roundScore(player);
  const bricks = seatsOf(player.bricks).length;
  const bought = player.small + player.large;
  const w = narrow ? NARROW : W;
  const pitch = w + GAP;
  const room = right - x - tagsIn(props.view, narrow);
  const tag = <rect y="8" width={w} height="28" rx="3" fill="var(--raised)" stroke="var(--edge)" />;
  return (
    <g transform={`translate(${x} ${y})`}>
      {GOODS.map((good, i) => (
        <g key={good} transform={`translate(${i * pitch} 0)`}>
          <Target
            aim={aimAt(sight, goodPlace(seat, good), { type: 'returnGood', good })}
            box={{ x: 0, y: 0, w, h: 44 }}
            ring={{ x: 0, y: 8, w, h: 28 }}
            radius={3}
          >
            {tag}
            <Icon
              name={GOOD_ICONS[good]}
              size={19}
              x={narrow ? 3 : 6}
              y={12}
              label={props.texts.terms.goods[good]}
            />
            <text x={narrow ? 26 : 31} y="28" font-size="16" font-weight="800">
              {player[good]}
            </text>
          </Target>
        </g>
      ))}
      <g data-place={`privileges:${seat}`} transform={`translate(${3 * pitch} 0)`}>
        {tag}
        <Icon
          name="privilege"
          size={19}
          x={narrow ? 3 : 6}
          y={12}
          label={props.texts.page.read.privileges(player.small, player.large)}
        />
        <text
          x={(narrow ? -5 : 0) + (player.large > 0 ? 27 : 31)}
          y="28"
          font-size={player.large > 0 ? 14 : 16}
          font-weight="800"
        >
          {player.large > 0 ? `${player.small}+${player.large}` : bought}
        </text>
      </g>
      {props.view.options.greatWall && (
        <g data-place={`bricks:${seat}`} transform={`translate(${4 * pitch} 0)`}>
          {tag}
          <Icon
            name="wallicon"
            size={19}
            x={narrow ? 3 : 6}
            y={12}
            label={props.texts.page.wallTiles(bricks)}
          />
          <text x={narrow ? 26 : 31} y="28" font-size="16" font-weight="800">
            {bricks}
          </text>
        </g>
      )}
      {frame && room >= LEAST && (
        <Label
          x={right - x}
          y={27}
          text={props.texts.page.monthly(palaces + ladies + privileges)}
          size={14}
          least={11.4}
          room={room}
          anchor="end"
          weight={700}
          fill="var(--jade)"
          halo="var(--sky1)"
        />
      )}
      <Badge zone={`goods-${seat}`} x={0} y={8} />
    </g>
  );
}
