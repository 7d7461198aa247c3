import type { Seat } from '../../../core/game.ts';
import { type Board, boardOf } from './board.ts';
import { MIN_CHAIN } from './data.ts';
import type { Table } from './types.ts';

/**
 * H-ROAD-7, with its chains found when they are needed. The pagodas of one player, in the order of their ids,
 * are the bits of a small integer; a group is a set of them that hangs together. A solution is worth POINT a
 * point less 1 a chain, so that among the best the one with fewest chains is best (H-ROAD-8).
 */
const POINT = 8;

/** The spaces behind the bits, the roads from each as a set, and the fortified ones. */
const spaces: number[] = [];
const roads: number[] = [];
const bitOf: number[] = [];
let fortified = 0;

/** The best of each group that has been looked at. */
const memo = new Map<number, number>();

function load(t: Table, board: Board, seat: Seat): void {
  spaces.length = 0;
  roads.length = 0;
  fortified = 0;
  memo.clear();
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

/** How many bits are set, summed in pairs, then fours, then bytes. */
function count(set: number): number {
  const pairs = set - ((set >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
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

/** No solution within a group is worth more: one chain takes all of it. */
const ceiling = worth;

/** Without a fork a group is one road or one loop. */
function hasFork(group: number): boolean {
  for (let rest = group; rest !== 0; rest &= rest - 1)
    if (count(roads[lowest(rest)]! & group) > 2) return true;
  return false;
}

/** The best sum of disjoint chains within a set. */
function best(set: number): number {
  let sum = 0;
  for (let rest = set; rest !== 0; ) {
    const group = component(rest);
    rest &= ~group;
    if (count(group) >= MIN_CHAIN) sum += hasFork(group) ? bestOf(group) : ceiling(group);
  }
  return sum;
}

function bestOf(group: number): number {
  const known = memo.get(group);
  if (known !== undefined) return known;
  const root = rootOf(group);
  let top = through(group, root, root, 1 << root, 0, 0);
  if (top < ceiling(group)) top = Math.max(top, best(group & ~(1 << root)));
  memo.set(group, top);
  return top;
}

/** A pagoda at the end of a road, as fewest chains lead through it; or else the lowest. */
function rootOf(group: number): number {
  for (let rest = group; rest !== 0; rest &= rest - 1)
    if (count(roads[lowest(rest)]! & group) === 1) return lowest(rest);
  return lowest(group);
}

/**
 * The best with a chain through `root` that begins like `path` and goes on from `end`, longest first, or `top`
 * if that is more. `first` is the first step of the arm before, when this is the other arm from the root.
 */
function through(group: number, root: number, end: number, path: number, first: number, top: number): number {
  let found = top;
  const most = ceiling(group);
  for (let rest = roads[end]! & group & ~path; rest !== 0; rest &= rest - 1) {
    const step = rest & -rest;
    found = through(group, root, lowest(step), path | step, first, found);
    if (found === most) return most;
  }
  if (first === 0 && end !== root) found = otherArm(group, root, path, found);
  if (count(path) < MIN_CHAIN || found === most) return found;
  const left = group & ~path;
  const limit = worth(path) + POINT * count(left) * ((left & fortified) !== 0 ? 2 : 1);
  return limit <= found ? found : Math.max(found, worth(path) + best(left));
}

/** The arms of a chain are walked in one order at least: the other one sets out by a higher road. */
function otherArm(group: number, root: number, path: number, top: number): number {
  let found = top;
  const taken = roads[root]! & path;
  const first = taken & -taken;
  for (let rest = roads[root]! & group & ~path & -first; rest !== 0; rest &= rest - 1) {
    const step = rest & -rest;
    found = through(group, root, lowest(step), path | step, first, found);
  }
  return found;
}

const everything = (): number => (1 << spaces.length) - 1;
const pointsOf = (sum: number): number => Math.ceil(sum / POINT);

/** H-ROAD-5: what the roads of a player are worth. */
export function roadScore(t: Table, seat: Seat): number {
  load(t, boardOf(t.options.map), seat);
  return pointsOf(best(everything()));
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

/** All chains within a set that have its lowest pagoda. */
function chainsWithLowest(set: number): Set<number> {
  const root = lowest(set);
  const found = new Set<number>();
  const walk = (end: number, path: number, arms: number): void => {
    if (count(path) >= MIN_CHAIN) found.add(path);
    for (let rest = roads[end]! & set & ~path; rest !== 0; rest &= rest - 1)
      walk(lowest(rest), path | (rest & -rest), arms);
    if (arms === 1 && end !== root) walk(root, path, 2);
  };
  walk(root, 1 << root, 1);
  return found;
}

/**
 * H-ROAD-8: the chains to show, as walks. A chain with the lowest pagoda comes before all others, so the first
 * choice decides.
 */
export function roadChains(t: Table, seat: Seat): number[][] {
  load(t, boardOf(t.options.map), seat);
  const found: number[][] = [];
  for (let set = everything(), top = best(set); top > 0; top = best(set)) {
    let chosen = 0;
    for (const chain of chainsWithLowest(set))
      if (worth(chain) + best(set & ~chain) === top && (chosen === 0 || precedes(chain, chosen)))
        chosen = chain;
    if (chosen !== 0) found.push(smallestWalk(chosen));
    set &= chosen === 0 ? set - 1 : ~chosen;
  }
  return found;
}
