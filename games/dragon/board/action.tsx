import { fitSize, textWidth } from '../../../client/board/fit.ts';
import { Target } from '../../../client/board/target.tsx';
import { Icon } from '../../../client/icons/icon.tsx';
import { capital } from '../../../i18n/texts.ts';
import { type ActionId, SMALL_PRICE } from '../rules/data.ts';
import { offerOf } from '../rules/offers.ts';
import { aimAt } from './aim.tsx';
import { BrickChoice } from './bricks.tsx';
import { isTooWide, Label, useLeast } from './label.tsx';
import { PrivilegeChoice } from './privilege.tsx';
import { useSight } from './sight.ts';
import { ACTION_ICONS } from './symbols.ts';

const W = 84;
const H = 118;

interface ActionCardProps {
  readonly action: ActionId;
  readonly width?: number;
  /** Without a picture, and so high. */
  readonly low?: number;
}

/** An action card: what it is, and what it would bring the court in the middle. */
export function ActionCard({ action, width = W, low }: ActionCardProps) {
  const sight = useSight();
  const { frame, props, at } = sight;
  const { texts, lang } = props;
  if (!low && action === 'privilege' && frame?.phase === 'privilege') return <PrivilegeChoice />;
  if (!low && action === 'wall' && frame?.phase === 'wall') return <BrickChoice />;
  const height = low ?? H;
  // A very low card puts its words closer to its edge.
  const foot = low === undefined ? 0 : low < 72 ? -5 : 2;
  const name = capital(texts.page.actions[action], lang);
  const folded = isTooWide(name, width - 8, useLeast(), { face: 'display' });
  const icon = low ? Math.min(low < 100 ? 32 : 40, low - 44 - foot) - (folded ? 6 : 0) : 44;
  const open = [...at.keys()].filter((place) => place === 'rest' || place.startsWith('action:')).length;
  const quiet = open > 0.6 * (1 + props.view.groups.filter((group) => group >= 0).length);
  return (
    <Target
      aim={aimAt(sight, `action:${action}`, { type: 'takeAction', action })}
      drawn={texts.page.actions[action]}
      box={{ x: 0, y: 0, w: width, h: height }}
      quiet={quiet}
      class="lifts lit"
    >
      {low ? <Card width={width} height={low} /> : <Card picture={action} />}
      <Icon
        name={ACTION_ICONS[action]}
        size={icon}
        x={(width - icon) / 2}
        y={low ? (low < 72 ? 2 : 4 + Math.max(0, (low - 44 - foot - icon) / 3)) : 14}
      />
      <Label
        x={width / 2}
        y={height - 30 - (low ? foot : 2)}
        text={name}
        size={18}
        room={width - 8}
        face="display"
        wraps="words"
        fill="var(--card-ink)"
      />
      <g class="said" transform={`translate(0 ${height - H - foot + (low ? 4 : 0)})`}>
        <Yield action={action} width={width} />
      </g>
    </Target>
  );
}

/** A blank card of warm paper with a tinted picture field. */
export function Card({
  picture,
  width = W,
  height = H,
}: {
  readonly picture?: string;
  readonly width?: number;
  readonly height?: number;
}) {
  return (
    <>
      <rect class="paper" x="1" y="2" width={width} height={height} rx="4" fill="rgba(60,44,18,.25)" />
      <rect
        class="paper"
        width={width}
        height={height}
        rx="4"
        fill="var(--card)"
        stroke="var(--card-edge)"
        stroke-width="1.2"
      />
      {picture && (
        <>
          <rect x="5" y="5" width={W - 10} height="62" rx="2" fill={`var(--pic-${picture})`} />
          <rect
            x="5"
            y="5"
            width={W - 10}
            height="62"
            rx="2"
            fill="var(--veil)"
            stroke="var(--card-edge)"
            stroke-opacity="0.55"
          />
        </>
      )}
    </>
  );
}

/** What the card would bring, or the least that it costs. */
function Yield({ action, width }: { readonly action: ActionId; readonly width: number }) {
  const { props, seat } = useSight();
  const { texts, view } = props;
  const { gain } = offerOf(view, seat, action);
  if (action === 'wall') {
    return <Figure width={width} strong={`${view.wall.length}`} rest={`/ 12`} />;
  }
  if (!gain)
    return (
      <Figure
        width={width}
        strong={`${SMALL_PRICE}/${view.options.largePrivilegeCost}`}
        rest={texts.page.unit('yuan', 2)}
      />
    );
  return <Figure width={width} strong={`+${gain.amount}`} rest={texts.page.unit(gain.what, gain.amount)} />;
}

interface FigureProps {
  readonly width: number;
  readonly strong: string;
  readonly rest: string;
}

function Figure({ width, strong, rest }: FigureProps) {
  const least = useLeast();
  const room = width - 8 - textWidth(`${strong} `, 15, { weight: 800 });
  const size = fitSize(rest, room, 13.5, least);
  // Without its unit the figure still stands under the name of the action.
  const fits = textWidth(rest, size) <= room + 2;
  return (
    <text x={width / 2} y="105" text-anchor="middle" font-size={size.toFixed(1)} fill="var(--card-ink2)">
      <tspan font-size="15" font-weight="800" fill="var(--card-ink)">
        {strong}
      </tspan>
      {fits && ` ${rest}`}
    </text>
  );
}
