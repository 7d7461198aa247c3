import { fitSize, textWidth } from '../../../client/board/fit.ts';
import { Target } from '../../../client/board/target.tsx';
import { Icon } from '../../../client/icons/icon.tsx';
import { capital } from '../../../i18n/texts.ts';
import { type ActionId, SMALL_PRICE } from '../rules/data.ts';
import { offerOf } from '../rules/offers.ts';
import { aimAt } from './aim.tsx';
import { BrickChoice } from './bricks.tsx';
import { Label, LEAST } from './label.tsx';
import { PrivilegeChoice } from './privilege.tsx';
import { useSight } from './sight.ts';
import { ACTION_ICONS } from './symbols.ts';

const W = 84;
const H = 118;
const LOW = 80;

/** An action card: what it is, and what it would bring the court in the middle. */
export function ActionCard({ action, low }: { readonly action: ActionId; readonly low?: boolean }) {
  const sight = useSight();
  const { frame, props, at } = sight;
  const { texts, lang } = props;
  if (!low && action === 'privilege' && frame?.phase === 'privilege') return <PrivilegeChoice />;
  if (!low && action === 'wall' && frame?.phase === 'wall') return <BrickChoice />;
  const height = low ? LOW : H;
  const open = [...at.keys()].filter((place) => place === 'rest' || place.startsWith('action:')).length;
  const quiet = open > 0.6 * (1 + props.view.groups.filter((group) => group >= 0).length);
  return (
    <Target
      aim={aimAt(sight, `action:${action}`, { type: 'takeAction', action })}
      drawn={texts.page.actions[action]}
      box={{ x: 0, y: 0, w: W, h: height }}
      quiet={quiet}
      class="lifts lit"
    >
      {low ? <Card height={LOW} /> : <Card picture={action} />}
      <Icon name={ACTION_ICONS[action]} size={low ? 32 : 44} x={low ? 26 : 20} y={low ? 4 : 14} />
      <Label
        x={W / 2}
        y={height - 28 - (low ? 0 : 4)}
        text={capital(texts.page.actions[action], lang)}
        size={18}
        room={W - 10}
        face="display"
        fill="var(--card-ink)"
      />
      <g class="said" transform={`translate(0 ${height - H + (low ? 2 : 0)})`}>
        <Yield action={action} />
      </g>
    </Target>
  );
}

/** A blank card of warm paper with a tinted picture field. */
export function Card({ picture, height = H }: { readonly picture?: string; readonly height?: number }) {
  return (
    <>
      <rect class="paper" x="1" y="2" width={W} height={height} rx="4" fill="rgba(60,44,18,.25)" />
      <rect
        class="paper"
        width={W}
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
function Yield({ action }: { readonly action: ActionId }) {
  const { props, seat } = useSight();
  const { texts, view } = props;
  const { gain } = offerOf(view, seat, action);
  if (action === 'wall') {
    return <Figure strong={`${view.wall.length}`} rest={`/ 12`} />;
  }
  if (!gain)
    return (
      <Figure
        strong={`${SMALL_PRICE}/${view.options.largePrivilegeCost}`}
        rest={texts.page.unit('yuan', 2)}
      />
    );
  return <Figure strong={`+${gain.amount}`} rest={texts.page.unit(gain.what, gain.amount)} />;
}

function Figure({ strong, rest }: { readonly strong: string; readonly rest: string }) {
  const size = fitSize(rest, W - 8 - textWidth(`${strong} `, 15, { weight: 800 }), 13.5, LEAST);
  return (
    <text x={W / 2} y="105" text-anchor="middle" font-size={size.toFixed(1)} fill="var(--card-ink2)">
      <tspan font-size="15" font-weight="800" fill="var(--card-ink)">
        {strong}
      </tspan>{' '}
      {rest}
    </text>
  );
}
