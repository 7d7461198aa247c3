import type { Seat } from '../core/game.ts';
import { type Board, boardOf } from './board.ts';
import { MIN_CHAIN } from './data.ts';
import type { Table } from './types.ts';

/**
 * H-ROAD-7. The pagodas of one player, in the order of their ids, as bits of a small integer. A solution is
 * worth POINT a point less 1 a chain, so that among the best the one with fewest chains is best (H-ROAD-8).
 */
const POINT = 8;

/** The spaces behind the bits, the roads from each as a set, and the fortified ones. */
const spaces: number[] = [];
const roads: number[] = [];
const bitOf: number[] = [];
let fortified = 0;

/** Masks of all chains by their lowest bit, and the best of each remainder. */
const chains: number[][] = [];
const seen = new Set<number>();
const memo = new Map<number, number>();

function load(t: Table, board: Board, seat: Seat): void {
  spaces.length = 0;
  roads.length = 0;
  fortified = 0;
  for (const space of board.byId) {
    if (t.pagodas[space] !== seat) continue;
    bitOf[space] = 1 << spaces.length;
    if (t.fortresses.includes(space)) fortified |= bitOf[space]!;
    spaces.push(space);
  }
  for (const space of spaces) {
    let set = 0;
    for (const next of board.neighbours[space]!) if (t.pagodas[next] === seat) set |= bitOf[next]!;
    roads.push(set);
  }
}

const lowest = (set: number): number => 31 - Math.clz32(set & -set);

function count(set: number): number {
  let n = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) n++;
  return n;
}

/** All that can be walked to from the lowest pagoda of a set. */
function component(all: number): number {
  let found = all & -all;
  for (let next = found; next !== 0; ) {
    let grown = 0;
    for (let rest = next; rest !== 0; rest &= rest - 1) grown |= roads[lowest(rest)]!;
    next = grown & all & ~found;
    found |= next;
  }
  return found;
}

/** H-ROAD-3, H-FORT-8. */
const worth = (chain: number): number => {
  const points = count(chain);
  return ((chain & fortified) !== 0 ? 2 * points : points) * POINT - 1;
};

/** Without a fork a group is one road or one loop, and one chain takes all of it. */
function hasFork(group: number): boolean {
  for (let rest = group; rest !== 0; rest &= rest - 1) if (count(roads[lowest(rest)]!) > 2) return true;
  return false;
}

/** Every simple path from `end` on, beyond those already walked. */
function walk(end: number, path: number, length: number): void {
  if (length >= MIN_CHAIN && !seen.has(path)) {
    seen.add(path);
    chains[lowest(path)]!.push(path);
  }
  for (let rest = roads[end]! & ~path; rest !== 0; rest &= rest - 1)
    walk(lowest(rest), path | (rest & -rest), length + 1);
}

function findChains(group: number): void {
  seen.clear();
  memo.clear();
  for (let rest = group; rest !== 0; rest &= rest - 1) chains[lowest(rest)] = [];
  for (let rest = group; rest !== 0; rest &= rest - 1) walk(lowest(rest), rest & -rest, 1);
}

/** The best sum of disjoint chains within a set. */
function best(set: number): number {
  if (count(set) < MIN_CHAIN) return 0;
  const known = memo.get(set);
  if (known !== undefined) return known;
  let top = best(set & (set - 1));
  for (const chain of chains[lowest(set)]!)
    if ((chain & ~set) === 0) top = Math.max(top, worth(chain) + best(set & ~chain));
  memo.set(set, top);
  return top;
}

const pointsOf = (sum: number): number => Math.ceil(sum / POINT);

/** H-ROAD-5: what the roads of a player are worth. */
export function roadScore(t: Table, seat: Seat): number {
  load(t, boardOf(t.options.map), seat);
  let sum = 0;
  for (let rest = (1 << spaces.length) - 1; rest !== 0; ) {
    const group = component(rest);
    rest &= ~group;
    if (count(group) < MIN_CHAIN) continue;
    if (!hasFork(group)) {
      sum += pointsOf(worth(group));
      continue;
    }
    findChains(group);
    sum += pointsOf(best(group));
  }
  return sum;
}

/** Whether a chain comes before another as a sorted list of ids: a list comes after its own beginning. */
function precedes(a: number, b: number): boolean {
  const first = (a ^ b) & -(a ^ b);
  const [having, other] = (a & first) !== 0 ? [a, b] : [b, a];
  const winner = other > first ? having : other;
  return winner === a;
}

/** The walk of a chain with the smallest sequence of ids. */
function smallestWalk(chain: number): number[] {
  const path: number[] = [];
  const extend = (end: number, left: number): boolean => {
    path.push(spaces[end]!);
    if (left === 0) return true;
    for (let rest = roads[end]! & left; rest !== 0; rest &= rest - 1)
      if (extend(lowest(rest), left & ~(rest & -rest))) return true;
    path.pop();
    return false;
  };
  for (let rest = chain; rest !== 0; rest &= rest - 1)
    if (extend(lowest(rest), chain & ~(rest & -rest))) return path;
  return path;
}

/** H-ROAD-8: the chains to show, as walks. */
export function roadChains(t: Table, seat: Seat): number[][] {
  load(t, boardOf(t.options.map), seat);
  const found: number[] = [];
  for (let rest = (1 << spaces.length) - 1; rest !== 0; ) {
    const group = component(rest);
    rest &= ~group;
    if (count(group) < MIN_CHAIN) continue;
    findChains(group);
    collect(group, found);
  }
  return found.sort((a, b) => (precedes(a, b) ? -1 : 1)).map(smallestWalk);
}

/** A chain with the lowest pagoda comes before all others, so the first choice decides. */
function collect(group: number, found: number[]): void {
  for (let set = group; best(set) > 0; ) {
    const top = best(set);
    let chosen = 0;
    for (const chain of chains[lowest(set)]!) {
      if ((chain & ~set) !== 0 || worth(chain) + best(set & ~chain) !== top) continue;
      if (chosen === 0 || precedes(chain, chosen)) chosen = chain;
    }
    if (chosen !== 0) found.push(chosen);
    set = chosen === 0 ? set & (set - 1) : set & ~chosen;
  }
}
