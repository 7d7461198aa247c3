import { fitSize } from '../../../client/board/fit.ts';
import { seatPlace } from '../../../client/board/places.ts';
import { Target } from '../../../client/board/target.tsx';
import { Icon } from '../../../client/icons/icon.tsx';
import { Token } from '../../../client/icons/token.tsx';
import { GOODS, type Good, WALL_TILES } from '../rules/data.ts';
import { roundScore } from '../rules/scoring.ts';
import { aimAt } from './aim.tsx';
import { Badge } from './badge.tsx';
import { goodPlace } from './ids.ts';
import { Label, LEAST } from './label.tsx';
import { useSight } from './sight.ts';
import { BRICK_ICONS, GOOD_ICONS } from './symbols.ts';

const W = 112;

/** The hanging scroll of the court in the middle: points, goods, privileges, wall tiles. */
export function Plaque({ x, y }: { readonly x: number; readonly y: number }) {
  const { player, seat, props, frame } = useSight();
  const { families, texts, view, names } = props;
  const { palaces, ladies, privileges } = roundScore(player);
  const wall = view.options.greatWall;
  const height = wall ? 186 : 166;
  // At the end no line about the months stands below.
  const fall = frame ? 0 : 8;
  return (
    <g data-zone={`goods-${seat}`} transform={`translate(${x} ${y})`}>
      <rect x="-2" y="4" width={W + 4} height={height} fill="rgba(40,20,5,.18)" />
      <rect x="-4" y="-4" width={W + 8} height={height + 8} fill="var(--paper)" stroke="var(--edge)" />
      <rect width={W} height={height} fill="var(--raised)" stroke="var(--edge)" />
      {[-10, height + 3].map((rod) => (
        <rect key={rod} x="-10" y={rod} width={W + 20} height="7" rx="3.5" fill="var(--rod)" />
      ))}
      <g data-place={seatPlace(seat)}>
        <Token family={families[seat]!} size={24} x={8} y={8 + fall} label={names[seat]!} />
      </g>
      <text x="38" y={30 + fall} class="d" font-size="30" data-score={seat} data-place={`points:${seat}`}>
        {player.vp}
      </text>
      <text
        x={44 + String(player.vp).length * 14}
        y={29 + fall}
        font-size={fitSize(texts.terms.vp, 32, 13, LEAST)}
        fill="var(--ink3)"
      >
        {texts.terms.vp}
      </text>
      {frame && (
        <Label
          x={9}
          y={47}
          text={texts.page.monthly(palaces + ladies + privileges)}
          size={13}
          room={W - 16}
          anchor="start"
          weight={700}
          fill="var(--jade)"
        />
      )}
      {GOODS.map((good, i) => (
        <GoodRow key={good} good={good} y={54 + i * 25} />
      ))}
      <PrivilegeRow y={129} />
      {wall && <Bricks y={158} />}
      <Badge zone={`goods-${seat}`} x={W} y={0} />
    </g>
  );
}

function GoodRow({ good, y }: { readonly good: Good; readonly y: number }) {
  const sight = useSight();
  const { player, seat, props, frame } = sight;
  return (
    <g transform={`translate(0 ${y})`}>
      <Target
        aim={aimAt(sight, goodPlace(seat, good), { type: 'returnGood', good })}
        drawn={props.texts.page.unit(good, player[good])}
        box={{ x: 4, y: 0, w: W - 8, h: 24 }}
        radius={2}
        quiet={frame?.phase !== 'flood'}
      >
        <Icon name={GOOD_ICONS[good]} size={20} x={9} y={2} />
        <text x="36" y="18" font-size="17" font-weight="800">
          {player[good]}
        </text>
        <Label
          x={player[good] > 9 ? 60 : 52}
          y={17.5}
          text={props.texts.page.unit(good, player[good])}
          size={13}
          room={player[good] > 9 ? 46 : 54}
          anchor="start"
          fill="var(--ink3)"
        />
      </Target>
    </g>
  );
}

/** Privileges as they lie there: small ones with one dragon, large ones with two. */
function PrivilegeRow({ y }: { readonly y: number }) {
  const { player, seat, props } = useSight();
  const { sizes } = props.texts.page;
  const none = player.small + player.large === 0;
  const kinds = [
    ['small', player.small],
    ['large', player.large],
  ] as const;
  return (
    <g data-place={`privileges:${seat}`} transform={`translate(0 ${y})`} opacity={none ? 0.6 : undefined}>
      <Icon
        name="privilege"
        size={20}
        x={9}
        y={2}
        label={props.texts.page.read.privileges(player.small, player.large)}
      />
      {none ? (
        <text x="36" y="18" font-size="17" font-weight="800">
          0
        </text>
      ) : (
        kinds
          .filter(([, n]) => n > 0)
          .map(([size, n], i, shown) => (
            <Label
              key={size}
              x={36}
              y={shown.length === 1 ? 17 : 10.5 + i * 13}
              text={`${n} ${sizes[size]}`}
              size={shown.length === 1 ? 15 : 13}
              room={W - 42}
              anchor="start"
              weight={800}
            />
          ))
      )}
    </g>
  );
}

/** The wall tiles still to be built. */
function Bricks({ y }: { readonly y: number }) {
  const { player, props, seat } = useSight();
  const left = WALL_TILES.filter((_, i) => player.bricks & (1 << i)).length;
  return (
    <g data-place={`bricks:${seat}`} transform={`translate(5 ${y})`}>
      <title>{props.texts.page.wallTiles(left)}</title>
      {WALL_TILES.map((tile, i) => (
        <g key={tile} transform={`translate(${i * 17.2} 0)`} opacity={player.bricks & (1 << i) ? 1 : 0.22}>
          <rect
            width="15.5"
            height="19"
            rx="1.500"
            fill="var(--pic-wall)"
            stroke="var(--card-edge)"
            stroke-width="0.9"
          />
          <Icon name={BRICK_ICONS[tile]} size={13} x={1.3} y={3} class="lit" />
        </g>
      ))}
    </g>
  );
}
