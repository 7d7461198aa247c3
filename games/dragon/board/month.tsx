import { textWidth, twoLines } from '../../../client/board/fit.ts';
import { Icon } from '../../../client/icons/icon.tsx';
import { capital } from '../../../i18n/texts.ts';
import { EVENT_IDS, SUPER_EVENTS, SUPER_ROUND } from '../rules/data.ts';
import { Label } from './label.tsx';
import type { Month } from './months.ts';
import { useSight } from './sight.ts';
import { eventIcon } from './symbols.ts';
import { VIGNETTE_HEIGHT, Vignette } from './vignette.tsx';

/** In a lower picture the name must not meet the number. */
const LOW = 60;
/** A smaller sign says nothing. */
const SEEN = 14;
/** In the lowest, a flag stands for the name of the super event. */
const FLAGGED = 36;

/** One month of the scroll: its number, its event, and a landscape in that mood. */
export function MonthTile({
  month,
  x,
  w,
  state,
  height = VIGNETTE_HEIGHT,
}: Month & { readonly height?: number }) {
  const { view, texts, lang } = useSight().props;
  const event = EVENT_IDS[view.row[month - 1]!]!;
  const past = state === 'past';
  const now = state === 'now';
  const crown = month === SUPER_ROUND ? SUPER_EVENTS[view.superEvent] : undefined;
  const superName = crown && capital(texts.terms.superEvents[crown], lang);
  const below = superName !== undefined && height === VIGNETTE_HEIGHT && isLong(superName, w);
  const whole = past ? 26 : now ? 54 : Math.min(42, w * 0.5);
  // In a lower picture it stands above the name.
  const above = height - (height < LOW ? 16 : now ? 23 : 20);
  const lower = height < VIGNETTE_HEIGHT;
  const size = lower ? Math.min(0.8 * whole, above - 4) : below ? 0.8 * whole : whole;
  const middle = past ? 0.44 * height : lower ? above / 2 + 1 : height * (below ? 0.63 : 0.53);
  const light = event === 'festival' && !past;
  const name = capital(texts.board.events[event], lang);
  return (
    <svg
      x={x}
      y="6"
      width={w}
      height={height}
      role="img"
      data-place={`month:${month}`}
      data-zone={now ? 'now' : undefined}
      aria-label={`${month} ${texts.terms.events[event]}`}
    >
      <g transform={`translate(0 ${(height - VIGNETTE_HEIGHT) / 2})`}>
        <Vignette event={event} month={month} width={w} />
      </g>
      {past && (
        <rect width={w} height={height} fill="var(--past)" opacity={event === 'festival' ? 0.8 : 0.62} />
      )}
      {size >= SEEN && (
        <Icon
          name={eventIcon(event)}
          size={size}
          x={(w - size) / 2}
          y={middle - size / 2}
          class={past ? 'past-icon' : ''}
          style={past ? { opacity: 0.55 } : {}}
        />
      )}
      {past ? (
        <text x={w / 2} y="17" text-anchor="middle" font-size="13" font-weight="700" fill="var(--ink3)">
          {month}
        </text>
      ) : (
        <>
          <text
            x="7"
            y="18"
            font-size={now ? 17 : 14}
            font-weight="800"
            fill={light ? '#fff6e8' : 'var(--name)'}
          >
            {month}
          </text>
          <Label
            x={w / 2}
            y={height - (height < LOW ? 4 : 6)}
            text={name}
            size={height < LOW ? (now ? 16 : 14) : now ? 21 : 17}
            room={w - 10}
            face="display"
            fill={light ? '#fff6e8' : 'var(--name)'}
            halo={`var(--${event}-halo)`}
          />
        </>
      )}
      {superName !== undefined &&
        (past || height < FLAGGED ? (
          <path
            data-place="superEvent"
            d={`M${w - 20} 0h14v16l-7-5-7 5Z`}
            fill="var(--leaf)"
            opacity={past ? 0.6 : 1}
          />
        ) : (
          <SuperRibbon width={w} name={superName} below={below} wraps={height >= LOW} />
        ))}
    </svg>
  );
}

const RIBBON = 13;
const RIBBON_FONT = { weight: 700 };

interface RibbonProps {
  readonly width: number;
  readonly name: string;
  readonly below: boolean;
  /** There is room for two lines. */
  readonly wraps: boolean;
}

/** The super event lies on the seventh month as a ribbon of gold leaf: beside the number, or below it if it is long. */
function SuperRibbon({ width, name, below, wraps }: RibbonProps) {
  const left = below ? 3 : 26;
  const top = below ? 23 : 3;
  const room = width - left - (below ? 10 : 14);
  const high = wraps && twoLines(name, room, RIBBON, RIBBON_FONT).length > 1 ? 28 : 19;
  return (
    <g data-place="superEvent">
      <path
        d={`M${left} ${top}H${width - 3}V${top + high}H${left}l5-${high / 2}Z`}
        fill="var(--leaf)"
        stroke="var(--card-edge)"
        stroke-width="1"
      />
      <Label
        x={(left + width + 2) / 2}
        y={top + high / 2 + 4.5}
        text={name}
        size={RIBBON}
        room={room}
        weight={700}
        fill="#1f1b16"
        wraps={wraps}
      />
    </g>
  );
}

/** Whether the name is too long to stand beside the number of its month. */
const isLong = (name: string, width: number): boolean =>
  twoLines(name, width - 40, RIBBON, RIBBON_FONT).some(
    (line) => textWidth(line, 12, RIBBON_FONT) > width - 40,
  );
