import { type Board, boardOf } from '../rules/board.ts';
import type { MapId } from '../rules/data.ts';
import { LAYOUTS, type Layout, type Spot } from './layout.ts';

/** A road on the map: the spaces it joins, and the cells between them with their lines. */
export interface Road {
  readonly ends: readonly [number, number];
  readonly cells: readonly { readonly spot: Spot; readonly line: Line }[];
}
export type Line = 'across' | 'down' | 'southEast' | 'southWest' | 'northEast' | 'northWest';

const key = ([row, column]: Spot): string => `${row},${column}`;

/** The cells between two spots on one row or column. */
function straight([r1, c1]: Spot, [r2, c2]: Spot): Spot[] {
  const steps = Math.max(Math.abs(r2 - r1), Math.abs(c2 - c1));
  return Array.from({ length: Math.max(0, steps - 1) }, (_, i) => [
    r1 + Math.sign(r2 - r1) * (i + 1),
    c1 + Math.sign(c2 - c1) * (i + 1),
  ]);
}

/** A road with one corner. */
const bent = (from: Spot, corner: Spot, to: Spot): Spot[] => [
  ...straight(from, corner),
  corner,
  ...straight(corner, to),
];

const corners = (from: Spot, to: Spot): Spot[] => {
  const found: Spot[] = [
    [from[0], to[1]],
    [to[0], from[1]],
  ];
  return found.sort((a, b) => b[1] - a[1]);
};

/** The line through a cell, by the cells before and after it. */
function lineAt([pr, pc]: Spot, [r, c]: Spot, [nr, nc]: Spot): Line {
  if (pr === nr) return 'across';
  if (pc === nc) return 'down';
  const south = Math.max(pr, nr) > r;
  const east = Math.max(pc, nc) > c;
  if (south) return east ? 'southEast' : 'southWest';
  return east ? 'northEast' : 'northWest';
}

/** Straight roads first; the others turn at the eastern corner, or at the one that is free. */
function roadsOf({ spaceIds, neighbours }: Board, { spaces }: Layout): Road[] {
  const spotOf = (space: number): Spot => spaces[spaceIds[space]!]!;
  const pairs = neighbours.flatMap((list, a) => list.filter((b) => b > a).map((b) => [a, b] as const));
  const isStraight = ([a, b]: readonly [number, number]): boolean =>
    spotOf(a)[0] === spotOf(b)[0] || spotOf(a)[1] === spotOf(b)[1];
  const taken = new Set(Object.values(spaces).map(key));
  return [...pairs.filter(isStraight), ...pairs.filter((pair) => !isStraight(pair))].map((ends) => {
    const [from, to] = [spotOf(ends[0]), spotOf(ends[1])];
    const ways = isStraight(ends)
      ? [straight(from, to)]
      : corners(from, to).map((corner) => bent(from, corner, to));
    const way = ways.find((spots) => spots.every((spot) => !taken.has(key(spot)))) ?? ways[0]!;
    for (const spot of way) taken.add(key(spot));
    const cells = way.map((spot, i) => ({ spot, line: lineAt(way[i - 1] ?? from, spot, way[i + 1] ?? to) }));
    return { ends, cells };
  });
}

const onMap = (id: MapId): Road[] => roadsOf(boardOf(id), LAYOUTS[id]);

export const ROADS: Readonly<Record<MapId, readonly Road[]>> = {
  'border-disputes': onMap('border-disputes'),
  'ways-of-diplomacy': onMap('ways-of-diplomacy'),
};
