import { Icon } from '../../../client/icons/icon.tsx';
import type { Choices } from './choices.ts';
import type { Frame } from './frame.ts';
import type { Geometry, Point } from './geometry.ts';

interface PointersProps {
  readonly geometry: Geometry;
  readonly choices: Choices;
  readonly frame: Frame;
  /** Buttons lie at the foot of the map. */
  readonly raised: boolean;
}

/** A place counts as seen if it lies so far inside, in pixels. */
const SEEN = 10;
const THICK = 22;
const LINE = 34;
const HEAD = 14;
/** What buttons at the foot take. */
const FOOT = 58;
/** Left of the small map, and of the way to the whole one. */
const ABOVE = 134;

const SIDES = ['left', 'right', 'top', 'bottom'] as const;
type Side = (typeof SIDES)[number];
const TURN: Readonly<Record<Side, number>> = { left: 180, right: 0, top: -90, bottom: 90 };

/** Beyond which edge a place lies, if it does. */
function sideOf({ x, y }: Point, frame: Frame): Side | undefined {
  const margin = SEEN / frame.scale;
  const beyond: Readonly<Record<Side, number>> = {
    left: frame.x + margin - x,
    right: x - frame.x - frame.width + margin,
    top: frame.y + margin - y,
    bottom: y - frame.y - frame.height + margin,
  };
  const side = SIDES.toSorted((a, b) => beyond[b] - beyond[a])[0]!;
  return beyond[side] > 0 ? side : undefined;
}

/** A tab at each edge beyond which something can be placed, with how many pieces of each kind. */
export function Pointers({ geometry, choices, frame, raised }: PointersProps) {
  const { pagodas, fortresses, emissaries } = choices;
  const kinds = [
    ['pagoda', geometry.spaces.filter(({ id }) => pagodas.has(id) || fortresses.has(id))],
    ['emissary', geometry.provinces.flatMap(({ id, seal }) => (emissaries.has(id) ? [seal] : []))],
  ] as const;
  const wide = frame.width * frame.scale;
  const high = frame.height * frame.scale;
  return (
    <g class="han-pointers" transform={`translate(${frame.x} ${frame.y}) scale(${1 / frame.scale})`}>
      {SIDES.map((side) => {
        const counts = kinds
          .map(([icon, places]) => ({ icon, n: places.filter((at) => sideOf(at, frame) === side).length }))
          .filter(({ n }) => n > 0);
        if (counts.length === 0) return null;
        const upright = side === 'left' || side === 'right';
        const long = HEAD + LINE * counts.length;
        const [w, h] = upright ? [THICK, long] : [long, THICK];
        const x = side === 'left' ? 0 : side === 'right' ? wide - w : ABOVE - w / 2;
        const y = upright ? (high - h) / 2 : side === 'top' ? 0 : high - h - (raised ? FOOT : 0);
        return (
          <g key={side} class="han-pointer" transform={`translate(${x} ${y})`}>
            <rect width={w} height={h} rx="3" />
            <path
              transform={`translate(${upright ? 11 : 9} ${upright ? 9 : 11}) rotate(${TURN[side]})`}
              d="M5 0L-4-5V5Z"
            />
            {counts.map(({ icon, n }, i) => (
              <g
                key={icon}
                transform={upright ? `translate(3 ${HEAD + i * LINE})` : `translate(${HEAD + i * LINE} 3)`}
              >
                <Icon name={icon} size={16} />
                <text x={upright ? 8 : 23} y={upright ? 29 : 13}>
                  {n}
                </text>
              </g>
            ))}
          </g>
        );
      })}
    </g>
  );
}
