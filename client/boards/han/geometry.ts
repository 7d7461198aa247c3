import { COLOURS, type Colour, type MapId } from '../../../rules/han/data.ts';
import maps from '../../../rules/han/maps.json' with { type: 'json' };

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The painting is wider than the map: on the sea beside it lie the open cards and the hand. */
export const WIDTH = 1206;
export const HEIGHT = 801;

type Line = readonly (readonly number[])[];

/** A line or an outline as a path. */
const pathOf = (line: Line, closed = false): string =>
  `M${line.map(([x, y]) => `${x} ${y}`).join('L')}${closed ? 'Z' : ''}`;

export interface SpaceShape extends Point {
  readonly id: string;
  readonly kind: 'inland' | 'port' | 'border';
  /** For a border space: both colours, and the direction of the first in degrees. */
  readonly colours: readonly Colour[];
  readonly facing: number;
}

export interface ProvinceShape {
  readonly id: string;
  readonly colour: Colour;
  readonly seal: Point;
  readonly label: Point;
  readonly polygon: Line;
  readonly path: string;
}

export interface Geometry {
  readonly id: MapId;
  /** Land by the sea, or a city within its walls. */
  readonly city: boolean;
  readonly spaces: readonly SpaceShape[];
  readonly provinces: readonly ProvinceShape[];
  /** Alliance n at n - 1. */
  readonly alliances: readonly Point[];
  /** All roads as one path, and one by one as pairs of spaces. */
  readonly roads: string;
  readonly roadEnds: readonly (readonly [Point, Point])[];
  readonly borders: string;
  readonly borderLines: readonly Line[];
  /** All provinces as one path. */
  readonly land: string;
  /** Fields of the scoring track. */
  readonly track: readonly Point[];
}

/** Where seals and names stand freer of roads, pagodas and diamonds than in the data, which knows no counts. */
const SEALS: Readonly<Record<string, Point>> = {
  zhao: { x: 538, y: 207 },
  jianzhang: { x: 220, y: 637 },
  wuku: { x: 842, y: 634 },
};
const LABELS: Readonly<Record<string, Point>> = {
  shu: { x: 168, y: 702 },
  han: { x: 668, y: 359 },
  lu: { x: 866, y: 584 },
  qi: { x: 850, y: 289 },
  zhao: { x: 538, y: 262 },
  xishi: { x: 216, y: 287 },
  mingguang: { x: 848, y: 282 },
  mingtang: { x: 438, y: 664 },
  taixue: { x: 624, y: 664 },
  wuku: { x: 842, y: 690 },
  jianzhang: { x: 220, y: 690 },
};

const colourOf = (text: string): Colour => COLOURS.find((colour) => colour === text)!;

function geometry(map: (typeof maps.maps)[number]): Geometry {
  const colours = new Map(map.provinces.map(({ id, colour }) => [id, colourOf(colour)]));
  const spaces = map.spaces.map(
    (space): SpaceShape => ({
      id: space.id,
      kind: space.kind as SpaceShape['kind'],
      x: space.x,
      y: space.y,
      colours: space.provinces.map((id) => colours.get(id)!),
      facing: ('facing' in space ? space.facing : undefined) ?? 0,
    }),
  );
  const at = new Map(spaces.map((space) => [space.id, space]));
  const roadEnds = map.roads.map(({ a, b }) => [at.get(a)!, at.get(b)!] as const);
  const provinces = map.provinces.map((province) => ({
    id: province.id,
    colour: colourOf(province.colour),
    seal: SEALS[province.id] ?? province.seal,
    label: LABELS[province.id] ?? province.label,
    polygon: province.polygon,
    path: pathOf(province.polygon, true),
  }));
  return {
    id: map.id as MapId,
    city: map.outline.some(({ kind }) => kind === 'wall'),
    spaces,
    provinces,
    alliances: map.alliances.toSorted((a, b) => a.n - b.n).map(({ x, y }) => ({ x, y })),
    roads: roadEnds.map(([a, b]) => `M${a.x} ${a.y}L${b.x} ${b.y}`).join(''),
    roadEnds,
    borders: map.borders.map(({ line }) => pathOf(line)).join(''),
    borderLines: map.borders.map(({ line }) => line),
    land: provinces.map(({ path }) => path).join(''),
    track: map.scoreTrack.fields.map(({ x, y }) => ({ x, y })),
  };
}

const BY_ID = new Map(maps.maps.map((map) => [map.id, geometry(map)]));

export const geometryOf = (id: MapId): Geometry => BY_ID.get(id)!;

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const around = ({ x, y }: Point, half: number, up: number, down: number): Box => ({
  left: x - half,
  right: x + half,
  top: y - up,
  bottom: y + down,
});

const meet = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Whether a slip of paper would lie over a pagoda, a port or a diamond. */
const isCovered = (map: Geometry, slip: Box): boolean =>
  map.spaces.some((space) => meet(slip, around(space, 22, 32, 14))) ||
  map.alliances.some((diamond) => meet(slip, around(diamond, 13, 13, 13)));

const NUDGES = [0, 6, -6, 12, -12, 18, -18, 24, -24, 30, -30];

interface Size {
  readonly width: number;
  readonly height: number;
}

/** A slip by the middle of its first row. */
const slipAt = (at: Point, { width, height }: Size): Box => around(at, width / 2, 10, height - 10);

/** How far a slip below a label must step aside so that it covers nothing. */
export const roomBeside = (map: Geometry, { x, y }: Point, size: Size): number =>
  NUDGES.find((dx) => !isCovered(map, slipAt({ x: x + dx, y: y + 16 }, size))) ?? 0;

/** Where a slip lies beside a diamond: below it, above it, or at a side. */
export function roomAround(map: Geometry, { x, y }: Point, size: Size): Point {
  const aside = size.width / 2 + 15;
  const spots = [
    { x: 0, y: 25 },
    { x: 0, y: -15 - (size.height - 10) },
    ...[0, 14, -14].flatMap((dy) => [
      { x: aside, y: dy },
      { x: -aside, y: dy },
    ]),
  ];
  const isFree = (spot: Point): boolean => !isCovered(map, slipAt({ x: x + spot.x, y: y + spot.y }, size));
  return spots.find(isFree) ?? spots[0]!;
}
