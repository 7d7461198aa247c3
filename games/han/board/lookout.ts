import type { RefObject } from 'preact';
import { useState } from 'preact/hooks';
import { type Gestures, useGestures } from '../../../client/board/gestures.ts';
import {
  type Frame,
  frameAt,
  isInside,
  type Look,
  middleOfFrame,
  type Point,
} from '../../../client/board/pan.ts';
import { useSize } from '../../../client/board/size.ts';
import { boardOf } from '../rules/board.ts';
import type { Choices } from './choices.ts';
import { type LandMap, lookAt, mapIn, near, nearScale, settled, wholeFrame } from './frame.ts';
import type { Geometry } from './geometry.ts';
import { sealPlace, spacePlace } from './ids.ts';
import { isEnded } from './outlook.ts';
import type { HanProps } from './props.ts';
import { reachOf } from './switches.ts';

const MIDDLE = { x: 500, y: 420 };
/** A key moves the map by this share of what is seen. */
const STEP = 0.4;
/** What is asked about must lie so far inside the part that is shown. */
const MARGIN = 30;

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

/** The places on the map that can be chosen, or could be if the picked cards were played. */
function askedPlaces(props: HanProps, map: Geometry, choices: Choices): Point[] {
  const reach = reachOf(props);
  const { pagodas, fortresses, emissaries } = choices;
  return [
    ...map.spaces.filter(({ id }) => pagodas.has(id) || fortresses.has(id) || reach.has(id)),
    ...map.provinces.filter(({ id }) => emissaries.has(id) || reach.has(id)).map(({ seal }) => seal),
  ];
}

/** Where the picked piece would stand. */
function pickedPoint({ legal, picked }: HanProps, map: Geometry): Point | undefined {
  const move = legal.find(({ action }) => action === picked)?.move;
  if (move?.type === 'emissary') return map.provinces.find(({ id }) => id === move.province)?.seal;
  if (move?.type === 'pagoda' || move?.type === 'fortress')
    return map.spaces.find(({ id }) => id === move.space);
  return undefined;
}

/** Of spaces and seals. */
const pointsOf = (map: Geometry): ReadonlyMap<string, Point> =>
  new Map([
    ...map.spaces.map((space) => [spacePlace(space.id), space] as const),
    ...map.provinces.map(({ id, seal }) => [sealPlace(id), seal] as const),
  ]);

/** What a lesson speaks of, and what it asks for. */
export function toldPlaces({ look = [] }: HanProps, map: Geometry): Point[] {
  const points = pointsOf(map);
  return look.flatMap((place) => points.get(place) ?? []);
}

/** Where the last piece was placed that the viewer has not seen. */
function newsPoint({ changed }: HanProps, map: Geometry): Point | undefined {
  const places = pointsOf(map);
  const last = [...changed].findLast((zone) => places.has(zone));
  return last === undefined ? undefined : places.get(last);
}

/** Spectators have no hand. */
export const isWatched = (props: HanProps): boolean => props.viewer === 'spectator' && !isEnded(props);

export interface Lookout {
  readonly map: LandMap;
  /** All of the map is shown. */
  readonly whole: boolean;
  /** So small that nothing on it can be touched. */
  readonly far: boolean;
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

/**
 * Which part of the map is shown. It moves by itself only if something that is asked about lies outside, and then to
 * all of that; while nothing is asked it follows what others do, until a finger moves it.
 */
export function useLookout(
  props: HanProps,
  window: RefObject<HTMLElement | null>,
  geometry: Geometry,
  choices: Choices,
): Lookout {
  const { view, picked } = props;
  const box = useSize(window);
  const map = mapIn(box);
  const over = isEnded(props);
  const [state, set] = useState<State>({ asked: '', sight: near(MIDDLE, map), whole: false, chosen: false });
  const told = toldPlaces(props, geometry);
  const places = told.length > 0 ? told : askedPlaces(props, geometry, choices);
  const news = newsPoint(props, geometry);
  const asked = [
    over,
    view.turns,
    view.stack.at(-1)?.phase,
    places.map(({ x, y }) => `${x},${y}`).join(),
    picked,
    news?.x,
    news?.y,
    box.width,
    box.height,
  ].join(' ');
  let { sight, whole, chosen } = state;
  if (asked !== state.asked) {
    const own = pickedPoint(props, geometry);
    const wanted = own ? [own] : places.length > 0 ? places : news && !chosen ? [news] : [];
    const shown = frameAt(sight, map);
    const seen = !whole && wanted.every((place) => isInside(place, shown, MARGIN / shown.scale));
    if (wanted.length > 0 && !seen)
      sight = lookAt(wanted, { ...sight, scale: Math.max(nearScale(map), sight.scale) }, map);
    // What a lesson speaks of may lie too far apart to be seen at once.
    const frame = frameAt(sight, map);
    const apart = told.some((place) => !isInside(place, frame, 0));
    whole = over || map.open || apart || (whole && wanted.length === 0);
    chosen = chosen && wanted.length === 0;
    set({ asked, sight, whole, chosen });
  }

  const frame = whole ? wholeFrame(map) : frameAt(sight, map);
  const look = (next: Partial<State>): void => set({ asked, sight, whole: false, chosen: true, ...next });
  const goTo = (at: Point): void => look({ sight: near(at, map) });
  const far = whole && !map.open;
  const gestures = useGestures(window, {
    picture: map,
    frame,
    still: whole,
    far,
    move: (next) => look({ sight: next }),
    rest: (next) => {
      const rested = settled(next, map);
      look(rested ? { sight: rested } : { sight: near(sight.at, map), whole: true });
    },
    reset: () => look({ whole: map.open || !whole }),
    tap: goTo,
    follow: (point) => {
      if (far || !isInside(point, frame, MARGIN / frame.scale))
        look({ sight: { at: point, scale: Math.max(nearScale(map), sight.scale) } });
    },
  });
  return {
    map,
    whole,
    far,
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
