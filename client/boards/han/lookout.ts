import { useRef, useState } from 'preact/hooks';
import { boardOf } from '../../../rules/han/board.ts';
import type { Geometry, Point } from './geometry.ts';
import type { HanProps } from './props.ts';
import { reachOf } from './switches.ts';
import type { Targets } from './targets.ts';

/** The map on a phone: 390 × 464, near enough to touch a space, or all of it. */
const BOX = { width: 390, height: 464 };
const SCALE = 0.93;
export const NEAR = { width: BOX.width / SCALE, height: BOX.height / SCALE };
const WHOLE_WIDTH = 1010;
const WHOLE_TOP = -30;
/** What is picked must lie so far inside the part that is shown. */
const MARGIN = 40;
const MAP = { width: 1000, height: 800 };
/** So far a finger may slip and still tap. */
const SLIP = 6;

const within = (n: number, low: number, high: number): number => Math.min(high, Math.max(low, n));

/** The part of the map around a point; the land stays in sight. */
export const frameAt = ({ x, y }: Point): Point => ({
  x: within(x - NEAR.width / 2, -40, MAP.width + 40 - NEAR.width),
  y: within(y - NEAR.height / 2, -10, MAP.height + 30 - NEAR.height),
});

/** The provinces where something can be chosen, or would be if the picked cards were played. */
export function openProvinces(props: HanProps, targets: Targets): number[] {
  const board = boardOf(props.view.options.map);
  const reach = reachOf(props);
  const spaces = new Set([...targets.pagodas.keys(), ...targets.fortresses.keys(), ...reach]);
  const seals = new Set([...targets.emissaries.keys(), ...reach]);
  return board.provinceIds.flatMap((id, q) =>
    seals.has(id) || board.own[q]!.some((space) => spaces.has(board.spaceIds[space]!)) ? [q] : [],
  );
}

/** The middle of a province, as its spaces and its seal lie. */
export function middleOf(map: Geometry, props: HanProps, province: number): Point {
  const spaces = boardOf(props.view.options.map).spaces[province]!.map((space) => map.spaces[space]!);
  const points = [...spaces, map.provinces[province]!.seal];
  const mean = (key: 'x' | 'y'): number => points.reduce((sum, point) => sum + point[key], 0) / points.length;
  return { x: mean('x'), y: mean('y') };
}

/** Where the picked piece would stand. */
function pickedPoint({ legal, picked }: HanProps, map: Geometry): Point | undefined {
  const move = legal.find(({ action }) => action === picked)?.move;
  if (move?.type === 'emissary') return map.provinces.find(({ id }) => id === move.province)?.seal;
  if (move?.type === 'pagoda' || move?.type === 'fortress')
    return map.spaces.find(({ id }) => id === move.space);
  return undefined;
}

const isInside = ({ x, y }: Point, frame: Point): boolean =>
  x > frame.x + MARGIN &&
  x < frame.x + NEAR.width - MARGIN &&
  y > frame.y + MARGIN &&
  y < frame.y + NEAR.height - MARGIN;

export interface Lookout {
  readonly near: boolean;
  readonly frame: Point;
  readonly viewBox: string;
  goTo(point: Point): void;
  showAll(): void;
  /** To be spread on the box that the map lies in. */
  readonly gestures: {
    onPointerDown(event: PointerEvent): void;
    onPointerMove(event: PointerEvent): void;
    onPointerUp(): void;
    onPointerCancel(): void;
    onClickCapture(event: MouseEvent): void;
  };
}

interface Drag {
  readonly x: number;
  readonly y: number;
  readonly from: Point;
  readonly unit: number;
  moved: boolean;
}

/** Which part of the map is shown. It follows what is asked, until a finger moves it. */
export function useLookout(props: HanProps, geometry: Geometry, targets: Targets): Lookout {
  const [state, set] = useState<{ near: boolean; at: Point; asked: string }>({
    near: false,
    at: { x: 500, y: 420 },
    asked: '',
  });
  const drag = useRef<Drag | undefined>(undefined);
  const dragged = useRef(false);

  const open = openProvinces(props, targets);
  const asked = `${props.view.turns} ${props.view.stack.at(-1)?.phase} ${open.join()} ${props.picked}`;
  let { near, at } = state;
  if (asked !== state.asked) {
    // A new question or a new pick: look there, at the province nearest to what was looked at.
    const point = pickedPoint(props, geometry);
    const seen = point !== undefined && near && isInside(point, frameAt(at));
    const places = seen ? [at] : point ? [point] : open.map((q) => middleOf(geometry, props, q));
    const distance = (p: Point): number => Math.hypot(p.x - at.x, p.y - at.y);
    const nearest = places.toSorted((a, b) => distance(a) - distance(b))[0];
    near = nearest !== undefined;
    at = nearest ?? at;
    set({ near, at, asked });
  }

  const frame = frameAt(at);
  const goTo = (point: Point): void => set({ near: true, at: point, asked });
  const wholeHeight = (WHOLE_WIDTH * BOX.height) / BOX.width;
  return {
    near,
    frame,
    viewBox: near
      ? `${frame.x} ${frame.y} ${NEAR.width} ${NEAR.height}`
      : `-5 ${WHOLE_TOP} ${WHOLE_WIDTH} ${wholeHeight}`,
    goTo,
    showAll: () => set({ near: false, at, asked }),
    gestures: {
      onPointerDown(event) {
        const { width } = (event.currentTarget as Element).getBoundingClientRect();
        dragged.current = false;
        drag.current = {
          x: event.clientX,
          y: event.clientY,
          from: { x: frame.x + NEAR.width / 2, y: frame.y + NEAR.height / 2 },
          unit: NEAR.width / width,
          moved: false,
        };
      },
      onPointerMove(event) {
        const start = drag.current;
        if (!start || !near) return;
        const dx = event.clientX - start.x;
        const dy = event.clientY - start.y;
        if (!start.moved && Math.hypot(dx, dy) < SLIP) return;
        start.moved = true;
        dragged.current = true;
        goTo({ x: start.from.x - dx * start.unit, y: start.from.y - dy * start.unit });
      },
      onPointerUp() {
        drag.current = undefined;
      },
      onPointerCancel() {
        drag.current = undefined;
      },
      onClickCapture(event) {
        if (dragged.current) {
          dragged.current = false;
          event.stopPropagation();
        } else if (!near) {
          const { left, top, width } = (event.currentTarget as Element).getBoundingClientRect();
          const unit = WHOLE_WIDTH / width;
          event.stopPropagation();
          goTo({
            x: (event.clientX - left) * unit - 5,
            y: (event.clientY - top) * unit + WHOLE_TOP,
          });
        }
      },
    },
  };
}
