import { describe, expect, test } from 'vitest';
import type { RuleId } from '../../../core/game.ts';
import { rule } from '../../../core/laws/cite.ts';
import { below, type Stream, stream } from '../../../core/rng.ts';
import { type Board, boardOf } from './board.ts';
import { MAP_IDS } from './data.ts';
import { roadChains, roadScore } from './roads.ts';
import { final, scene } from './scene.ts';
import type { HanState } from './types.ts';

/** The roads of player A on these spaces. */
const roads = (pagodas: string, fortresses = '', side: 1 | 2 = 1) => {
  const t = final({ side, seats: 3, A: { pagodas }, fortresses, options: { fortresses: fortresses !== '' } });
  const { points, chains } = t.all('roadsScored')[0]!;
  return { points, chains: chains.map((chain) => chain.join(' ')) };
};

const EX_7 = 'qin-2 qin-3 qin-4 shu-1 shu-2 qin-5';

const VECTORS: [RuleId, string, string, 1 | 2, number][] = [
  ['H-TV-7', 'wei-1 wei-2 wei-3', '', 1, 0],
  ['H-TV-8', 'wei-4 wei-1 wei-2 wei-3 wei-5 b-wei-zhao', '', 1, 5],
  ['H-TV-9', 'wei-4 wei-1 wei-2 wei-3 shu-3 shu-4 shu-5 shu-1', '', 1, 8],
  ['H-TV-10', 'zhou-4 zhou-5 chu-1 chu-3 han-5 han-3', '', 1, 6],
  ['H-TV-11', 'b-shu-zhou zhou-5 chu-1 chu-2 chu-4 chu-3 chu-5 chu-6 han-4 han-5', '', 1, 10],
  ['H-TV-12', EX_7, 'qin-5', 1, 8],
  ['H-TV-13', EX_7, 'shu-2', 1, 10],
  ['H-TV-14', 'mingtang taixue', '', 2, 8],
  ['H-EDGE-25', 'qin-1 qin-2 qin-3 qin-4 shu-1 shu-5 shu-4 qin-5', 'qin-5', 1, 10],
];

describe('roads', () => {
  test.each(VECTORS)('%s: %s', (id, pagodas, fortresses, side, points) => {
    rule(id, 'H-ROAD-5');
    expect(roads(pagodas, fortresses, side).points).toBe(points);
  });

  test('a chain has four pagodas or more, each on one space of the way', () => {
    rule('H-ROAD-1', 'H-ROAD-2', 'H-ROAD-3');
    expect(roads('wei-4 wei-1 wei-2').points).toBe(0);
    expect(roads('wei-4 wei-1 wei-2 wei-3')).toEqual({ points: 4, chains: ['wei-3 wei-2 wei-1 wei-4'] });
    expect(roads('wei-3 b-wei-zhao zhao-1 zhao-2 zhao-3 zhao-4').points).toBe(6);
    // The fork at wei-3 goes one way only.
    expect(roads('wei-2 wei-3 wei-5 b-wei-zhao').points).toBe(0);
  });

  test('several chains, no pagoda in two', () => {
    rule('H-ROAD-4', 'H-TV-11');
    const { points, chains } = roads(VECTORS[4]![1]);
    expect(points).toBe(10);
    expect(chains).toEqual(['b-shu-zhou zhou-5 chu-1 chu-2 chu-4', 'chu-6 chu-5 chu-3 han-5 han-4']);
  });

  test('a loop is walked once', () => {
    rule('H-ROAD-6', 'H-TV-10');
    expect(roads(VECTORS[3]![1])).toEqual({ points: 6, chains: ['chu-1 chu-3 han-5 han-3 zhou-4 zhou-5'] });
  });

  test('a chain with a fortified pagoda counts double', () => {
    rule('H-FORT-8', 'H-TV-12', 'H-ROAD-8');
    expect(roads(EX_7, 'qin-5')).toEqual({ points: 8, chains: ['qin-2 qin-3 qin-4 qin-5'] });
    expect(roads(EX_7, 'shu-2').chains).toEqual(['qin-2 qin-3 qin-4 shu-1 shu-2']);
  });

  test('the pagodas of others break a road', () => {
    rule('H-ROAD-1');
    const t = final({ A: { pagodas: 'wei-4 wei-1 wei-3 wei-5' }, B: { pagodas: 'wei-2' } });
    expect(t.all('roadsScored').map(({ points }) => points)).toEqual([0, 0, 0]);
  });
});

/** A random set of one player's pagodas, grown along the roads, some of them fortified. */
function growth(board: Board, size: number, rng: Stream): HanState {
  const s = scene({ side: board.id === MAP_IDS[0] ? 1 : 2, seats: 3 }).state;
  s.fortresses = [];
  let set: number[] = [];
  while (set.length < size) {
    const near = [...new Set(set.flatMap((space) => board.neighbours[space]!))].filter(
      (x) => !set.includes(x),
    );
    const far = board.spaceIds.map((_, x) => x).filter((x) => !set.includes(x));
    const from = near.length === 0 || below(rng, 6) === 0 ? far : near;
    set = [...set, from[below(rng, from.length)]!];
  }
  for (const space of set) s.pagodas[space] = 0;
  for (let k = below(rng, 3); k > 0; k--) s.fortresses.push(set[below(rng, set.length)]!);
  return s;
}

/** Every chain of a position as its walks. */
function allWalks(s: HanState, board: Board): number[][] {
  const own = (space: number): boolean => s.pagodas[space] === 0;
  const out: number[][] = [];
  const extend = (walk: number[]): void => {
    if (walk.length >= 4) out.push(walk);
    for (const next of board.neighbours[walk.at(-1)!]!)
      if (own(next) && !walk.includes(next)) extend([...walk, next]);
  };
  board.spaceIds.forEach((_, space) => {
    if (own(space)) extend([space]);
  });
  return out;
}

const value = (s: HanState, chain: readonly number[]): number =>
  chain.length * (chain.some((space) => s.fortresses.includes(space)) ? 2 : 1);

/** Chains as sets of spaces in the order of their ids, each with its smallest walk. */
function distinctChains(s: HanState, board: Board): Map<string, number[]> {
  const ids = (walk: readonly number[]): string => walk.map((x) => board.spaceIds[x]!).join();
  const found = new Map<string, number[]>();
  for (const walk of allWalks(s, board)) {
    const key = walk
      .map((x) => board.spaceIds[x]!)
      .sort()
      .join();
    const known = found.get(key);
    if (!known || ids(walk) < ids(known)) found.set(key, walk);
  }
  return found;
}

interface Solution {
  readonly points: number;
  readonly chains: readonly string[];
}

/** All sets of disjoint chains, without any cleverness. */
function* packings(chains: readonly [string, number[]][], s: HanState, from = 0): Generator<Solution> {
  yield { points: 0, chains: [] };
  for (let i = from; i < chains.length; i++) {
    const [key, walk] = chains[i]!;
    const rest = chains.filter(([, other], k) => k > i && !other.some((space) => walk.includes(space)));
    for (const more of packings(rest, s))
      yield { points: value(s, walk) + more.points, chains: [key, ...more.chains] };
  }
}

/** H-ROAD-8, by its words. */
function better(a: Solution, b: Solution): boolean {
  if (a.points !== b.points) return a.points > b.points;
  if (a.chains.length !== b.chains.length) return a.chains.length < b.chains.length;
  const lists = (x: Solution): string[][] => x.chains.map((key) => key.split(',')).sort(compareLists);
  const [one, other] = [lists(a), lists(b)];
  for (let i = 0; i < one.length; i++) {
    const order = compareLists(one[i]!, other[i]!);
    if (order !== 0) return order < 0;
  }
  return false;
}

function compareLists(a: readonly string[], b: readonly string[]): number {
  for (let i = 0; i < Math.min(a.length, b.length); i++) if (a[i] !== b[i]) return a[i]! < b[i]! ? -1 : 1;
  return a.length - b.length;
}

describe('roads against brute force', () => {
  test('4,000 positions of up to eleven pagodas, with the chains to show', () => {
    rule('H-ROAD-5', 'H-ROAD-7', 'H-ROAD-8', 'H-FORT-8', 'H-FORT-10');
    const rng = stream('roads', 'brute');
    for (let i = 0; i < 4000; i++) {
      const board = boardOf(MAP_IDS[i % 2]!);
      const s = growth(board, 4 + below(rng, 8), rng);
      const distinct = distinctChains(s, board);
      let best: Solution = { points: 0, chains: [] };
      for (const found of packings([...distinct], s)) if (better(found, best)) best = found;
      expect(roadScore(s, 0)).toBe(best.points);
      const shown = roadChains(s, 0);
      const wanted = best.chains.toSorted((a, b) => compareLists(a.split(','), b.split(',')));
      expect(shown).toEqual(wanted.map((key) => distinct.get(key)));
    }
  });

  test('600 positions of twelve to twenty pagodas against the algorithm of the spec', () => {
    rule('H-ROAD-7');
    const rng = stream('roads', 'spec');
    for (let i = 0; i < 600; i++) {
      const board = boardOf(MAP_IDS[i % 2]!);
      const s = growth(board, 12 + below(rng, 9), rng);
      expect(roadScore(s, 0)).toBe(byTheSpec(s, board));
    }
  });
});

/** Steps 1 to 4 of H-ROAD-7, literally. */
function byTheSpec(s: HanState, board: Board): number {
  const own = board.spaceIds.flatMap((_, space) => (s.pagodas[space] === 0 ? [space] : []));
  const maskOf = (spaces: readonly number[]): number => spaces.reduce((m, x) => m | (1 << own.indexOf(x)), 0);
  const masks = new Map(allWalks(s, board).map((walk) => [maskOf(walk), value(s, walk)]));
  const memo = new Map<number, number>();
  const best = (left: number): number => {
    if (left === 0) return 0;
    const known = memo.get(left);
    if (known !== undefined) return known;
    const lowest = left & -left;
    let top = best(left & ~lowest);
    for (const [mask, points] of masks)
      if (mask & lowest && (mask & ~left) === 0) top = Math.max(top, points + best(left & ~mask));
    memo.set(left, top);
    return top;
  };
  let sum = 0;
  for (let left = (1 << own.length) - 1; left !== 0; ) {
    let group = left & -left;
    for (let grown = 0; grown !== group; ) {
      grown = group;
      own.forEach((space, i) => {
        if (group & (1 << i)) group |= maskOf(board.neighbours[space]!.filter((x) => own.includes(x)));
      });
    }
    sum += best(group);
    left &= ~group;
  }
  return sum;
}
