import { Icon } from '../../../client/icons/icon.tsx';
import type { IconName } from '../../../client/icons/names.ts';
import { Token } from '../../../client/icons/token.tsx';
import type { Seat } from '../../../core/game.ts';
import { capital } from '../../../i18n/texts.ts';
import { trackOrder } from '../rules/track.ts';
import { dueOf, happeningOf } from './happening.ts';
import { Label } from './label.tsx';
import { Paper } from './paper.tsx';
import { useSight } from './sight.ts';
import { eventIcon, SUPER_ICONS, SUPER_SCENES } from './symbols.ts';
import { Vignette } from './vignette.tsx';

const DUE_ICONS: Readonly<Record<string, IconName>> = {
  release: 'u-person',
  earthquake: 'floor',
  flood: 'purse',
  tornado: 'cards',
};

interface SlipProps {
  /** The middle of the slip, and its top. */
  readonly middle: number;
  readonly y: number;
  /** Whoever is asked stands under the event instead of beside it. */
  readonly narrow?: boolean;
}

/** The event of the month, unrolled, and whom it still asks for what. */
export function Slip({ middle, y, narrow }: SlipProps) {
  const { props, frame } = useSight();
  const { view, texts, lang } = props;
  const what = happeningOf(view);
  const [name, icon, scene] =
    'event' in what
      ? ([texts.terms.events[what.event], eventIcon(what.event), what.event] as const)
      : 'wall' in what
        ? ([texts.terms.variants.greatWall, 'wallicon', 'mongols'] as const)
        : ([
            texts.terms.superEvents[what.superEvent],
            SUPER_ICONS[what.superEvent],
            SUPER_SCENES[what.superEvent],
          ] as const);
  const due = dueOf(view);
  const waiting = trackOrder(view.players).filter((seat) => due[seat]! > 0);
  const turns = frame && 'order' in frame && waiting.length === 0 ? frame.order.slice(frame.turn) : waiting;
  const width = narrow ? 366 : 336 + Math.max(1, turns.length) * 74;
  const height = narrow ? 190 : 112;
  return (
    <g data-zone="year" data-place="event" transform={`translate(${middle - width / 2} ${y})`}>
      <Paper width={width} height={height} />
      <svg x="6" y="2" width="120" height={narrow ? 92 : 108} aria-hidden="true">
        <Vignette event={scene} month={view.round} width={120} />
        <Icon name={icon} size={54} x={33} y={28} />
      </svg>
      <Label
        x={144}
        y={frame?.phase === 'release' ? 50 : 62}
        text={capital(name, lang)}
        size={27}
        room={narrow ? 206 : 180}
        anchor="start"
        face="display"
        wraps
      />
      {frame?.phase === 'release' && (
        <Label
          x={144}
          y={84}
          text={texts.page.toRelease(due.reduce((sum, n) => sum + n, 0))}
          size={14.5}
          room={narrow ? 206 : 180}
          anchor="start"
          fill="var(--ink2)"
        />
      )}
      {turns.map((seat, i) => (
        <g
          key={seat}
          transform={narrow ? `translate(${12 + i * 69} 100)` : `translate(${338 + i * 74} 0)`}
          style={{ color: 'var(--ver)' }}
        >
          <Asked
            seat={seat}
            due={due[seat]!}
            icon={DUE_ICONS[frame!.phase] ?? 'u-person'}
            y={narrow ? 4 : 18}
          />
        </g>
      ))}
    </g>
  );
}

interface AskedProps {
  readonly seat: Seat;
  readonly due: number;
  readonly icon: IconName;
  readonly y: number;
}

function Asked({ seat, due, icon, y }: AskedProps) {
  const { families, names } = useSight().props;
  return (
    <g transform={`translate(0 ${y})`}>
      <Token family={families[seat]!} size={32} x={18} y={0} />
      <Label x={34} y={48} text={names[seat]!} size={14} room={68} least={13.9} fill="var(--ink2)" />
      {due > 0 && (
        <>
          <text x="30" y="74" text-anchor="end" font-size="19" font-weight="800" fill="var(--ver)">
            {`−${due}`}
          </text>
          <Icon name={icon} size={20} x={34} y={58} />
        </>
      )}
    </g>
  );
}
