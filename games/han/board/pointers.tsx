import { Beyond, SIDES, type Side } from '../../../client/board/beyond.tsx';
import { type Frame, isInside, middleOfFrame, type Point } from '../../../client/board/pan.ts';
import { boardOf } from '../rules/board.ts';
import type { Choices } from './choices.ts';
import type { Geometry } from './geometry.ts';
import { type Lookout, openProvinces, toldPlaces } from './lookout.ts';
import type { HanProps } from './props.ts';
import { provinceName } from './sight.ts';
import { reachOf } from './switches.ts';

interface PointersProps {
  readonly props: HanProps;
  readonly geometry: Geometry;
  readonly choices: Choices;
  readonly lookout: Lookout;
}

/** A place counts as seen if it lies so far inside, in pixels. */
const SEEN = 22;
/** What a button at an edge covers: half of its length along the edge, and its depth. */
const COVER = { along: 60, deep: 56 };

/** Beyond which edge a place lies most. */
function sideOf({ x, y }: Point, frame: Frame): Side {
  const beyond: Readonly<Record<Side, number>> = {
    left: frame.x - x,
    right: x - frame.x - frame.width,
    top: frame.y - y,
    bottom: y - frame.y - frame.height,
  };
  return SIDES.toSorted((a, b) => beyond[b] - beyond[a])[0]!;
}

/** Whether the button at an edge lies over a place. */
function isUnder({ x, y }: Point, side: Side, frame: Frame): boolean {
  const along = COVER.along / frame.scale;
  const deep = COVER.deep / frame.scale;
  const middle = middleOfFrame(frame);
  if (side === 'left' || side === 'right')
    return (
      Math.abs(y - middle.y) < 30 / frame.scale &&
      (side === 'left' ? x < frame.x + 2 * deep : x > frame.x + frame.width - 2 * deep)
    );
  return (
    Math.abs(x - middle.x) < along &&
    (side === 'top' ? y < frame.y + deep : y > frame.y + frame.height - deep)
  );
}

/** At each edge a button for what lies beyond it: the provinces by name, how many places in them, and the way there. */
export function Pointers({ props, geometry, choices, lookout }: PointersProps) {
  if (lookout.whole) return null;
  const { frame, goTo } = lookout;
  const board = boardOf(props.view.options.map);
  const reach = reachOf(props);
  const told = toldPlaces(props, geometry);
  const isTold = (place: Point): boolean => told.length === 0 || told.includes(place);
  const asked = openProvinces(props, choices).flatMap((q) => {
    const { id, seal } = geometry.provinces[q]!;
    const spaces = board.own[q]!.map((space) => geometry.spaces[space]!).filter(
      (space) => choices.pagodas.has(space.id) || choices.fortresses.has(space.id) || reach.has(space.id),
    );
    const places = [...spaces, ...(choices.emissaries.has(id) || reach.has(id) ? [seal] : [])];
    return places.filter(isTold).map((at) => ({ at, q, beyond: !isInside(at, frame, SEEN / frame.scale) }));
  });
  const shown = SIDES.filter((side) => asked.some(({ at, beyond }) => beyond && sideOf(at, frame) === side));
  const counted = asked.flatMap(({ at, q, beyond }) => {
    const side = beyond ? sideOf(at, frame) : shown.find((one) => isUnder(at, one, frame));
    return side ? [{ at, q, side }] : [];
  });
  return (
    <>
      {shown.map((side) => {
        const here = counted.filter((one) => one.side === side);
        const first = here[0];
        if (!first) return null;
        const names = [...new Set(here.map(({ q }) => provinceName(props, geometry.provinces[q]!.id)))];
        const mean = (key: 'x' | 'y'): number => here.reduce((sum, { at }) => sum + at[key], 0) / here.length;
        return (
          <Beyond
            key={side}
            side={side}
            count={here.length}
            label={`${names.join(', ')}: ${here.length}`}
            go={() => goTo({ x: mean('x'), y: mean('y') })}
          >
            {names.length === 1 && <span class="d">{names[0]} </span>}
          </Beyond>
        );
      })}
    </>
  );
}
