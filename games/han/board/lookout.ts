import { useState } from 'preact/hooks';
import { boardOf } from '../rules/board.ts';
import type { Choices } from './choices.ts';
import { endingHeight } from './final.tsx';
import { type Frame, frameAt, isInside, type Look, middleOfFrame, near, wholeFrame } from './frame.ts';
import type { Geometry, Point } from './geometry.ts';
import { type Gestures, useGestures } from './gestures.ts';
import { sealPlace, spacePlace } from './ids.ts';
import { isEnded } from './outlook.ts';
import type { HanProps } from './props.ts';
import { reachOf } from './switches.ts';

/** So many pixels of the whole map lie under buttons. */
const BELOW = 62;
/** The room of the cards, where at the end the points stand. */
const CARDS = 152;
/** So much lower are the cards where there is no hand among them. */
const LOW = 72;
const MIDDLE = { x: 500, y: 420 };
/** By so much of what is seen a key moves the map. */
const STEP = 0.4;

/** The provinces where something can be chosen, or would be if the picked cards were played. */
export function openProvinces(props: HanProps, choices: Choices): number[] {
  const board = boardOf(props.view.options.map);
  const reach = reachOf(props);
  const spaces = new Set([...choices.pagodas.keys(), ...choices.fortresses.keys(), ...reach]);
  const seals = new Set([...choices.emissaries.keys(), ...reach]);
  return board.provinceIds.flatMap((id, q) =>
    seals.has(id) || board.own[q]!.some((space) => spaces.has(board.spaceIds[space]!)) ? [q] : [],
  );
}

/** The small map covers more of the top than buttons do of the foot: what is looked at lies so much lower. */
const LOWER = 24;

/** Where to look for a province, as its spaces and its seal lie. */
export function middleOf(map: Geometry, props: HanProps, province: number): Point {
  const spaces = boardOf(props.view.options.map).spaces[province]!.map((space) => map.spaces[space]!);
  const points = [...spaces, map.provinces[province]!.seal];
  const mean = (key: 'x' | 'y'): number => points.reduce((sum, point) => sum + point[key], 0) / points.length;
  return { x: mean('x'), y: mean('y') - LOWER };
}

/** Where the picked piece would stand. */
function pickedPoint({ legal, picked }: HanProps, map: Geometry): Point | undefined {
  const move = legal.find(({ action }) => action === picked)?.move;
  if (move?.type === 'emissary') return map.provinces.find(({ id }) => id === move.province)?.seal;
  if (move?.type === 'pagoda' || move?.type === 'fortress')
    return map.spaces.find(({ id }) => id === move.space);
  return undefined;
}

/** Where the last piece was placed that the viewer has not seen. */
function newsPoint({ changed }: HanProps, map: Geometry): Point | undefined {
  const places = new Map([
    ...map.spaces.map((space) => [spacePlace(space.id), space] as const),
    ...map.provinces.map(({ id, seal }) => [sealPlace(id), seal] as const),
  ]);
  const last = [...changed].findLast((zone) => places.has(zone));
  return last === undefined ? undefined : places.get(last);
}

/** Somebody looks on who has no hand. */
export const isWatched = (props: HanProps): boolean => props.viewer === 'spectator' && !isEnded(props);

export interface Lookout {
  /** All of the map is shown. */
  readonly whole: boolean;
  readonly frame: Frame;
  goTo(point: Point): void;
  showAll(): void;
  /** Back to what was looked at before all of the map was shown. */
  showNear(): void;
  /** Moves by steps to the side and down. */
  step(right: number, down: number): void;
  readonly gestures: Gestures;
}

interface State {
  /** What the decision was when the sight was chosen. */
  readonly asked: string;
  readonly sight: Look;
  readonly whole: boolean;
  /** Somebody chose what to look at. */
  readonly chosen: boolean;
}

/** Which part of the map is shown. It follows what is asked, and what others do until a finger moves it. */
export function useLookout(props: HanProps, height: number, geometry: Geometry, choices: Choices): Lookout {
  const { view, picked } = props;
  const over = isEnded(props);
  const high = height - CARDS + (isWatched(props) ? LOW : 0);
  const [state, set] = useState<State>({ asked: '', sight: near(MIDDLE), whole: false, chosen: false });
  const open = openProvinces(props, choices);
  const news = newsPoint(props, geometry);
  const asked = [over, view.turns, view.stack.at(-1)?.phase, open.join(), picked, news?.x, news?.y].join(' ');
  let { sight, whole, chosen } = state;
  if (asked !== state.asked) {
    const point = pickedPoint(props, geometry) ?? (open.length > 0 || chosen ? undefined : news);
    const seen = point && !whole && isInside(point, frameAt(sight, high));
    // A new question or a new pick: look there, at the province nearest to what was looked at.
    const places = seen ? [sight.at] : point ? [point] : open.map((q) => middleOf(geometry, props, q));
    const { at, scale } = sight;
    const distance = (p: Point): number => Math.hypot(p.x - at.x, p.y - at.y);
    const nearest = places.toSorted((a, b) => distance(a) - distance(b))[0];
    sight = { at: nearest ?? at, scale };
    whole = over || (whole && !nearest);
    chosen = chosen && !nearest;
    set({ asked, sight, whole, chosen });
  }

  const frame = whole ? wholeFrame(over ? endingHeight(view) - CARDS : BELOW, high) : frameAt(sight, high);
  const look = (next: Partial<State>): void => set({ asked, sight, whole: false, chosen: true, ...next });
  const goTo = (at: Point): void => look({ sight: near(at) });
  const gestures = useGestures({
    frame,
    whole,
    move: (next) => look({ sight: next }),
    rest: (next) => look(next ? { sight: next } : { sight: near(sight.at), whole: true }),
    tap: goTo,
    follow: (point) => {
      if (whole || !isInside(point, frame)) look({ sight: { at: point, scale: sight.scale } });
    },
  });
  return {
    whole,
    frame,
    goTo,
    showAll: () => look({ whole: true }),
    showNear: () => look({}),
    step: (right, down) => {
      const { x, y } = middleOfFrame(frame);
      const at = { x: x + right * STEP * frame.width, y: y + down * STEP * frame.height };
      look({ sight: { at, scale: sight.scale } });
    },
    gestures,
  };
}
