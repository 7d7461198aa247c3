import { type Frame, isInside, type Point } from '../../../client/board/pan.ts';
import { Icon } from '../../../client/icons/icon.tsx';
import { boardOf } from '../rules/board.ts';
import type { Choices } from './choices.ts';
import type { Geometry } from './geometry.ts';
import { type Lookout, openProvinces } from './lookout.ts';
import type { HanProps } from './props.ts';
import { provinceName } from './sight.ts';
import { reachOf } from './switches.ts';

interface PointersProps {
  readonly props: HanProps;
  readonly geometry: Geometry;
  readonly choices: Choices;
  readonly lookout: Lookout;
}

/** A place counts as seen if it lies so far inside, in pixels; closer to an edge a pointer may lie over it. */
const SEEN = 22;
const SIDES = ['left', 'right', 'top', 'bottom'] as const;
type Side = (typeof SIDES)[number];

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

/** At each edge a button for what lies beyond it: the provinces by name, how many places in them, and the way there. */
export function Pointers({ props, geometry, choices, lookout }: PointersProps) {
  if (lookout.whole) return null;
  const { frame, goTo } = lookout;
  const board = boardOf(props.view.options.map);
  const reach = reachOf(props);
  const outside = openProvinces(props, choices).flatMap((q) => {
    const { id, seal } = geometry.provinces[q]!;
    const spaces = board.own[q]!.map((space) => geometry.spaces[space]!).filter(
      (space) => choices.pagodas.has(space.id) || choices.fortresses.has(space.id) || reach.has(space.id),
    );
    const places = [...spaces, ...(choices.emissaries.has(id) || reach.has(id) ? [seal] : [])];
    return places.filter((place) => !isInside(place, frame, SEEN / frame.scale)).map((at) => ({ at, q }));
  });
  return (
    <>
      {SIDES.map((side) => {
        const here = outside.filter(({ at }) => sideOf(at, frame) === side);
        const first = here[0];
        if (!first) return null;
        const names = [...new Set(here.map(({ q }) => provinceName(props, geometry.provinces[q]!.id)))];
        const mean = (key: 'x' | 'y'): number => here.reduce((sum, { at }) => sum + at[key], 0) / here.length;
        return (
          <button
            type="button"
            key={side}
            class={`han-pointer ${side}`}
            aria-label={`${names.join(', ')}: ${here.length}`}
            data-beyond={here.length}
            onClick={() => goTo({ x: mean('x'), y: mean('y') })}
          >
            <Icon name="u-next" size={14} />
            {names.length === 1 && <span class="d">{names[0]}</span>}
            <b>{here.length}</b>
          </button>
        );
      })}
    </>
  );
}
