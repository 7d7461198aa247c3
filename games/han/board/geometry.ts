import type { Point } from '../../../client/board/pan.ts';
import { COLOURS, type Colour, type MapId } from '../rules/data.ts';
import maps from '../rules/maps.json' with { type: 'json' };

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
  readonly roadPath: string;
  readonly roads: readonly (readonly [SpaceShape, SpaceShape])[];
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
  const roads = map.roads.map(({ a, b }) => [at.get(a)!, at.get(b)!] as const);
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
    roadPath: roads.map(([a, b]) => `M${a.x} ${a.y}L${b.x} ${b.y}`).join(''),
    roads,
    borders: map.borders.map(({ line }) => pathOf(line)).join(''),
    borderLines: map.borders.map(({ line }) => line),
    land: provinces.map(({ path }) => path).join(''),
    track: map.scoreTrack.fields.map(({ x, y }) => ({ x, y })),
  };
}

const BY_ID = new Map(maps.maps.map((map) => [map.id, geometry(map)]));

export const geometryOf = (id: MapId): Geometry => BY_ID.get(id)!;
