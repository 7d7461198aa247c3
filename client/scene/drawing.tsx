import type { BoardProps } from '../board/board.ts';
import type { EndOf } from '../board/scene.ts';
import { Icon } from '../icons/icon.tsx';
import { seatColours } from '../icons/token.tsx';
import type { Result } from '../session/session.ts';
import type { Floor } from './towers.ts';

/** Units of the drawing: a point at most, and the roof. */
const UNIT = 14;
const ROOF = 64;
/** Milliseconds from one tower to the next. */
const APART = 700;

export interface TowersProps {
  readonly props: Pick<BoardProps, 'families'>;
  /** By seat. */
  readonly towers: readonly (readonly Floor[])[];
  readonly result: Pick<Result, 'scores' | 'places'>;
  readonly end: EndOf;
  readonly narrow: boolean;
  readonly width: number;
  readonly height: number;
  /** What is kept free above the towers and below the ground. */
  readonly head: number;
  readonly foot: number;
}

/** The towers of all seats before the hills; the winner's has the sun behind it and a flag on its roof. */
export function Towers({ props, towers, result, end, narrow, width, height, head, foot }: TowersProps) {
  const { scores, places } = result;
  const most = Math.max(1, ...scores);
  const unit = Math.min(UNIT, (height - head - foot - ROOF) / most);
  const pitch = width / scores.length;
  const wide = Math.min(150, pitch - (narrow ? 14 : 56));
  const order = places.map((_, seat) => seat).sort((a, b) => places[b]! - places[a]!);
  const winner = places.indexOf(1);
  const ground = height - foot;
  const top = ground - unit * scores[winner]! - ROOF;
  return (
    <>
      <Hills width={width} ground={ground} height={height} />
      <circle
        class="scene-in"
        style={{ '--after': APART * scores.length }}
        cx={pitch * (winner + 0.5)}
        cy={top + 90}
        r={Math.min(130, pitch * 0.62)}
        fill="var(--i-ver)"
      />
      <rect y={ground} width={width} height={foot} fill="var(--sunk)" />
      <path d={`M0 ${ground}H${width}`} stroke="var(--edge)" stroke-width="1.5" />
      {!narrow && <Bursts width={width} height={height} top={head} />}
      {towers.map((floors, seat) => (
        <g key={seat} transform={`translate(${pitch * (seat + 0.5)} ${ground})`}>
          <g class="scene-grow" style={{ '--after': APART * order.indexOf(seat) }}>
            <TowerOf floors={floors} unit={unit} width={wide} end={end} />
            {places[seat] === 1 && (
              <Flag
                props={props}
                seat={seat}
                y={-unit * scores[seat]! - ROOF + 10}
                back={narrow && seat === scores.length - 1}
              />
            )}
          </g>
        </g>
      ))}
    </>
  );
}

interface TowerProps {
  readonly floors: readonly Floor[];
  readonly unit: number;
  readonly width: number;
  readonly end: EndOf;
}

/** A tower from the ground up: a room for each source, as high as its points, gold for the final scoring. */
function TowerOf({ floors, unit, width, end }: TowerProps) {
  let y = 0;
  const half = width / 2;
  return (
    <>
      <path d={`M${-half - 14} 0h${width + 28}l-6-9h${-width - 16}Z`} fill="var(--edge)" stroke="var(--k)" />
      {floors.map(({ source, points }, n) => {
        const high = points * unit;
        y -= high;
        const inset = Math.min(n * 4, width * 0.14);
        const h = half - inset;
        const narrow = width < 90;
        const size = Math.min(22, narrow ? high - 28 : high - 6);
        const figure = Math.min(24, high - 2);
        const gold = source !== undefined && end.last.includes(source);
        return (
          <g key={source ?? ''} class="lit" style={{ color: '#1f1b16' }}>
            <rect
              x={-h}
              y={y}
              width={2 * h}
              height={high}
              fill={gold ? '#f7dd9b' : '#fdf6e3'}
              stroke="#1f1b16"
              stroke-width="1.3"
            />
            <path
              d={`M${-h} ${y}h6v${high}h-6ZM${h - 6} ${y}h6v${high}h-6Z`}
              fill="#a8402c"
              stroke="#1f1b16"
            />
            <path d={`M${-h - 9} ${y + 5}q8-2 12-6h${2 * h - 6}q4 4 12 6Z`} fill="#2f6f62" stroke="#1f1b16" />
            {size > 8 && (
              <Icon
                name={source === undefined ? 'vp' : end.icons[source]!}
                size={size}
                x={narrow ? -size / 2 : -h + 13}
                y={narrow ? y + high / 2 - size + 1 : y + high / 2 - size / 2 + 2}
              />
            )}
            {figure > 8 && (
              <text
                x={narrow ? 0 : h - 13}
                y={y + high / 2 + figure * 0.34 + (narrow && size > 8 ? 13 : 2)}
                text-anchor={narrow ? 'middle' : 'end'}
                class="d"
                font-size={figure}
                fill="#1f1b16"
              >
                {points}
              </text>
            )}
          </g>
        );
      })}
      <Roof y={y} half={half - Math.min(floors.length * 4, width * 0.14)} />
    </>
  );
}

const Roof = ({ y, half }: { y: number; half: number }) => (
  <g class="lit" stroke="#1f1b16" stroke-width="1.3" stroke-linejoin="round">
    <path
      d={`M${-half - 16} ${y + 3}C${-half} ${y} ${-half * 0.62} ${y - 14} ${-half * 0.55} ${y - 36}H${half * 0.55}C${half * 0.62} ${y - 14} ${half} ${y} ${half + 16} ${y + 3}Z`}
      fill="#2f6f62"
    />
    <path
      d={`M${-half * 0.6} ${y - 37}h${half * 1.2}`}
      stroke="#d0a545"
      stroke-width="4"
      stroke-linecap="round"
    />
  </g>
);

/** The winner's colours above the roof. */
const Flag = ({
  props,
  seat,
  y,
  back,
}: {
  props: Pick<BoardProps, 'families'>;
  seat: number;
  y: number;
  back: boolean;
}) => (
  <g transform={back ? 'scale(-1 1)' : undefined} style={seatColours(props.families[seat]!)}>
    <path d={`M0 ${y + 18}v-34`} stroke="var(--ink)" stroke-width="2.4" />
    <path d={`M1 ${y - 16}h40l-8 8 8 8H1Z`} fill="var(--c)" stroke="var(--ink)" />
    <use href={`#s-${props.families[seat]!}`} x="7" y={y - 14} width="13" height="13" fill="var(--c2)" />
  </g>
);

function Hills({ width, ground, height }: { width: number; ground: number; height: number }) {
  const ridge = (rise: number, step: number): string => {
    let d = `M0 ${ground}V${ground - rise}`;
    for (let x = 0; x < width; x += step)
      d += `q${step / 2}-${rise * 0.8} ${step} ${((x / step) % 3) * 6 - 6}`;
    return `${d}V${ground}Z`;
  };
  return (
    <>
      <rect width={width} height={height} fill="var(--silk)" />
      <path d={ridge(84, 210)} fill="color-mix(in srgb, var(--azur) 20%, var(--silk))" />
      <path d={ridge(46, 150)} fill="color-mix(in srgb, var(--jade) 26%, var(--silk))" />
    </>
  );
}

/** Across and down as shares of the picture, and the radius. */
const BURSTS = [
  [0.1, 0.2, 24],
  [0.55, 0.09, 44],
  [0.82, 0.06, 32],
  [0.93, 0.25, 22],
] as const;

/** Fireworks below the heading, once. */
const Bursts = ({ width, height, top }: { width: number; height: number; top: number }) => (
  <g
    class="scene-in"
    style={{ '--after': 3200 }}
    stroke="var(--leaf)"
    stroke-width="2.4"
    stroke-linecap="round"
  >
    {BURSTS.map(([x, y, r]) => (
      <path
        key={x}
        d={Array.from({ length: 14 }, (_, k) => {
          const a = (k * Math.PI) / 7;
          const [c, s] = [Math.cos(a), Math.sin(a)];
          return `M${width * x + c * r * 0.4} ${top - 72 + height * y + s * r * 0.4}L${width * x + c * r} ${top - 72 + height * y + s * r}`;
        }).join('')}
      />
    ))}
  </g>
);
