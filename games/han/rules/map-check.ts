import { COLOURS, MAP_IDS } from './data.ts';

interface SpaceData {
  readonly id: string;
  readonly kind: string;
  readonly provinces: readonly string[];
  readonly x: number;
  readonly y: number;
}

interface ProvinceData {
  readonly id: string;
  readonly colour: string;
  readonly capacity: number;
  readonly spaces: readonly string[];
  readonly polygon: readonly (readonly number[])[];
}

export interface MapFacts {
  readonly id: string;
  readonly provinces: readonly ProvinceData[];
  readonly spaces: readonly SpaceData[];
  readonly roads: readonly { readonly a: string; readonly b: string }[];
  readonly alliances: readonly { readonly n: number; readonly provinces: readonly string[] }[];
}

const ALLIANCES = 15;

/** Validates the data file (2.5) when it is loaded, so that corrections of it need no change of code. */
export function checkMaps(file: {
  readonly colours: Readonly<Record<string, unknown>>;
  readonly maps: readonly MapFacts[];
}): void {
  demand(Object.keys(file.colours).join() === COLOURS.join(), 'the colours are others');
  demand(file.maps.map(({ id }) => id).join() === MAP_IDS.join(), 'the maps are others');
  const names = file.maps.flatMap((map) => [...map.spaces, ...map.provinces].map(({ id }) => id));
  demand(new Set(names).size === names.length, 'an id is used twice');
  for (const map of file.maps) {
    checkSpaces(map);
    checkRoads(map);
    checkAlliances(map);
  }
}

const demand = (holds: boolean, what: string): void => {
  if (!holds) throw new Error(`maps.json: ${what}.`);
};

/** H-DATA-1, H-DATA-2. */
function checkSpaces(map: MapFacts): void {
  for (const { id, kind, provinces } of map.spaces) {
    const colours = provinces.map((name) => map.provinces.find((p) => p.id === name)?.colour);
    demand(
      colours.every((c) => c !== undefined),
      `${id} lies in an unknown province`,
    );
    demand(['inland', 'port', 'border'].includes(kind), `${id} is of no known kind`);
    const due = kind === 'border' ? 2 : 1;
    demand(new Set(colours).size === due && provinces.length === due, `${id} is no ${kind} space`);
  }
  for (const { id, colour, capacity, spaces } of map.provinces) {
    demand((COLOURS as readonly string[]).includes(colour), `${id} has no known colour`);
    const lying = map.spaces.filter(({ provinces }) => provinces.includes(id)).map((space) => space.id);
    demand(lying.toSorted().join() === spaces.toSorted().join(), `the spaces of ${id} are others`);
    demand(capacity === spaces.length, `the capacity of ${id} is not ${spaces.length}`);
  }
}

/** H-DATA-3, and the roads connect all spaces. */
function checkRoads({ id, spaces, roads }: MapFacts): void {
  const at = (name: string): SpaceData =>
    spaces.find((space) => space.id === name) ?? fail(`a road leads to ${name}`);
  const ends = roads.map(({ a, b }) => [at(a), at(b)] as const);
  const named = new Set(roads.map(({ a, b }) => [a, b].sort().join(' ')));
  demand(named.size === roads.length && roads.every(({ a, b }) => a !== b), `${id} has a road twice`);
  ends.forEach(([a, b], i) => {
    for (const [c, d] of ends.slice(i + 1))
      demand(!crosses(a, b, c, d), `the roads ${a.id}–${b.id} and ${c.id}–${d.id} cross`);
  });
  const reached = new Set([spaces[0]!.id]);
  for (const name of reached)
    for (const { a, b } of roads) {
      if (a === name) reached.add(b);
      if (b === name) reached.add(a);
    }
  demand(reached.size === spaces.length, `${id} is not connected`);
}

const fail = (what: string): never => {
  throw new Error(`maps.json: ${what}.`);
};

type Point = { readonly x: number; readonly y: number };

/** Whether two straight roads meet other than in a common space. */
function crosses(a: Point, b: Point, c: Point, d: Point): boolean {
  const shared = [a, b].find((end) => end === c || end === d);
  if (shared) {
    const one = shared === a ? b : a;
    const other = shared === c ? d : c;
    const ahead = (one.x - shared.x) * (other.x - shared.x) + (one.y - shared.y) * (other.y - shared.y) > 0;
    return side(shared, one, other) === 0 && ahead;
  }
  return side(a, b, c) * side(a, b, d) <= 0 && side(c, d, a) * side(c, d, b) <= 0 && overlap(a, b, c, d);
}

const side = (a: Point, b: Point, p: Point): number =>
  Math.sign((b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x));

/** Whether the bounding boxes of two segments touch: decides for collinear ones. */
const overlap = (a: Point, b: Point, c: Point, d: Point): boolean =>
  Math.max(Math.min(a.x, b.x), Math.min(c.x, d.x)) <= Math.min(Math.max(a.x, b.x), Math.max(c.x, d.x)) &&
  Math.max(Math.min(a.y, b.y), Math.min(c.y, d.y)) <= Math.min(Math.max(a.y, b.y), Math.max(c.y, d.y));

/** H-DATA-4. */
function checkAlliances({ id, provinces, alliances }: MapFacts): void {
  const numbers = alliances.map(({ n }) => n).sort((x, y) => x - y);
  demand(
    numbers.length === ALLIANCES && numbers.every((n, i) => n === i + 1),
    `the alliances of ${id} are not 1 to ${ALLIANCES}`,
  );
  const allied = new Set(alliances.map((alliance) => alliance.provinces.toSorted().join(' ')));
  demand(allied.size === alliances.length, `two provinces of ${id} are allied twice`);
  const edges = provinces.map(edgesOf);
  provinces.forEach((a, i) => {
    provinces.forEach((b, j) => {
      if (j <= i) return;
      const touch = [...edges[i]!].some((edge) => edges[j]!.has(edge));
      const name = [a.id, b.id].sort().join(' ');
      demand(
        touch === allied.has(name),
        `${name}: ${touch ? 'neighbours without' : 'strangers with'} alliance`,
      );
    });
  });
}

/** The edges of an outline, each in normal direction. */
const edgesOf = ({ polygon }: ProvinceData): Set<string> =>
  new Set(
    polygon.map((point, i) => {
      const from = point.join();
      const to = polygon[(i + 1) % polygon.length]!.join();
      return from < to ? `${from} ${to}` : `${to} ${from}`;
    }),
  );
