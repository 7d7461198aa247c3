import type { Point } from '../../../client/board/pan.ts';
import { pointCards, trackField } from '../rules/scoring.ts';
import { Badge } from './badge.tsx';
import { pointsPlace } from './ids.ts';
import { isOver } from './outlook.ts';
import { Mark } from './pieces.tsx';
import type { HanProps } from './props.ts';

const WEST = 34;
const FIELD = 26;
/** From a field to the first marker beside the wall: the number can still be read. */
const BESIDE = 36;

/** Battlements along an edge, in steps. */
const merlons = (n: number, step: string): string => step.repeat(n);

/** The Great Wall along the western and northern edge, with a field for each point. */
export function Wall({ track }: { track: readonly Point[] }) {
  const square = ({ x, y }: Point): string =>
    `M${x - FIELD / 2} ${y - FIELD / 2}h${FIELD}v${FIELD}h-${FIELD}Z`;
  const fields = (fives: boolean): string =>
    track
      .filter((_, n) => (n % 5 === 0) === fives)
      .map(square)
      .join('');
  return (
    <g class="han-wall">
      <path class="stone" d={`M55 58V16${merlons(58, 'h9v6h7v-6')}h6V58Z`} />
      <path class="stone" d={`M55 55V788H16${merlons(45, 'v-9h6v-7h-6')}v-10Z`} />
      <path class="stone" d="M12 12h46v46h-46Z" />
      <path class="han-field" d={fields(false)} />
      <path class="han-field five" d={fields(true)} />
      {track.map(({ x, y }, n) => (
        <text key={n} class={n % 5 === 0 ? 'five' : undefined} x={x} y={y + 5}>
          {n}
        </text>
      ))}
    </g>
  );
}

/** The score markers beside their fields; who has gone round carries point cards. */
export function Markers({ props, track }: { props: HanProps; track: readonly Point[] }) {
  const { view, families, names, texts, changed } = props;
  return (
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a group of a drawing is not interactive
    <g
      role="img"
      data-place="track"
      aria-label={`${texts.page.wall}: ${names.map((name, seat) => `${name} ${view.scores[seat]}`).join(', ')}`}
    >
      {view.scores.map((score, seat) => {
        const field = track[trackField(score)]!;
        const before = view.scores
          .slice(0, seat)
          .filter((other) => trackField(other) === trackField(score)).length;
        const out = BESIDE + before * 17;
        const west = field.x === WEST;
        const cards = pointCards(score);
        return (
          <g
            key={seat}
            class="han-marker"
            data-place={pointsPlace(seat)}
            style={{
              transform: `translate(${field.x + (west ? out : 0)}px, ${field.y + (west ? 0 : out)}px)`,
            }}
          >
            {before === 0 && <path class="tick" d={west ? 'M0 0H-25' : 'M0 0V-25'} />}
            <Mark family={families[seat]!} r={14.5} />
            {cards > 0 && (
              <g class="han-gain" transform="translate(20 -12)">
                <rect x="-15" y="-9" width="32" height="18" rx="3" />
                <text x="1" y="5">
                  +{cards * 50}
                </text>
              </g>
            )}
            {changed.has(pointsPlace(seat)) && !isOver(view) && <Badge x={-10} y={-12} />}
          </g>
        );
      })}
    </g>
  );
}
