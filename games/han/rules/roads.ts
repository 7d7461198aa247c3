import type { Seat } from '../../../core/game.ts';
import { boardOf } from './board.ts';
import { MIN_CHAIN } from './data.ts';
import type { Table } from './types.ts';

/**
 * H-ROAD-7. The pagodas of one player, in the order of their ids, are the bits of a small integer; a group is a
 * connected set of them. A solution is worth POINT for each point less 1 for each chain, so that of equal points
 * the fewest chains win (H-ROAD-8).
 */
const POINT = 8;

const lowest = (set: number): number => 31 - Math.clz32(set & -set);

/** The number of bits set, summed in pairs, then fours, then bytes. */
function count(set: number): number {
  const pairs = set - ((set >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Finds the best chains of one player on one board position. */
class RoadSolver {
  /** The space of each bit, the roads from it as a set, and the set of fortified ones. */
  readonly #spaces: number[] = [];
  readonly #roads: number[] = [];
  readonly #fortified: number;
  /** The best value of each group solved so far. */
  readonly #memo = new Map<number, number>();

  constructor(t: Table, seat: Seat) {
    const board = boardOf(t.options.map);
    const bitOf: number[] = [];
    let fortified = 0;
    for (const space of board.byId) {
      if (t.pagodas[space] !== seat) continue;
      bitOf[space] = 1 << this.#spaces.length;
      if (t.fortresses.includes(space)) fortified |= bitOf[space]!;
      this.#spaces.push(space);
    }
    this.#fortified = fortified;
    for (const space of this.#spaces) {
      let set = 0;
      for (const next of board.neighbours[space]!) if (t.pagodas[next] === seat) set |= bitOf[next]!;
      this.#roads.push(set);
    }
  }

  get points(): number {
    return Math.ceil(this.#best(this.#all) / POINT);
  }

  /** A chain with the lowest pagoda comes before all others, so the first choice decides. */
  chains(): number[][] {
    const found: number[][] = [];
    for (let set = this.#all, top = this.#best(set); top > 0; top = this.#best(set)) {
      let chosen = 0;
      for (const chain of this.#chainsWithLowest(set))
        if (
          this.#worth(chain) + this.#best(set & ~chain) === top &&
          (chosen === 0 || precedes(chain, chosen))
        )
          chosen = chain;
      if (chosen !== 0) found.push(this.#smallestWalk(chosen));
      set &= chosen === 0 ? set - 1 : ~chosen;
    }
    return found;
  }

  get #all(): number {
    return (1 << this.#spaces.length) - 1;
  }

  /** The group of the lowest pagoda of a set. */
  #component(all: number): number {
    let found = all & -all;
    for (let next = found; next !== 0; ) {
      let grown = 0;
      for (let rest = next; rest !== 0; rest &= rest - 1) grown |= this.#roads[lowest(rest)]!;
      next = grown & all & ~found;
      found |= next;
    }
    return found;
  }

  /** H-ROAD-3, H-FORT-8. Of a group, the upper bound of its solutions: one chain through all of it. */
  #worth(chain: number): number {
    const points = count(chain);
    return ((chain & this.#fortified) !== 0 ? 2 * points : points) * POINT - 1;
  }

  /** A group without a fork is one path or one loop. */
  #hasFork(group: number): boolean {
    for (let rest = group; rest !== 0; rest &= rest - 1)
      if (count(this.#roads[lowest(rest)]! & group) > 2) return true;
    return false;
  }

  /** The best sum of disjoint chains within a set. */
  #best(set: number): number {
    let sum = 0;
    for (let rest = set; rest !== 0; ) {
      const group = this.#component(rest);
      rest &= ~group;
      if (count(group) >= MIN_CHAIN)
        sum += this.#hasFork(group) ? this.#bestOfGroup(group) : this.#worth(group);
    }
    return sum;
  }

  #bestOfGroup(group: number): number {
    const known = this.#memo.get(group);
    if (known !== undefined) return known;
    const root = this.#rootOf(group);
    let top = this.#bestThrough(group, root, root, 1 << root, 0, 0);
    if (top < this.#worth(group)) top = Math.max(top, this.#best(group & ~(1 << root)));
    this.#memo.set(group, top);
    return top;
  }

  /** A pagoda with one road, because the fewest chains pass through it; or else the lowest. */
  #rootOf(group: number): number {
    for (let rest = group; rest !== 0; rest &= rest - 1)
      if (count(this.#roads[lowest(rest)]! & group) === 1) return lowest(rest);
    return lowest(group);
  }

  /**
   * The best solution with a chain through `root` that begins with `path` and continues from `end`, longest first,
   * or `top` if that is more. On the second arm from the root, `first` is the first step of the other arm.
   */
  #bestThrough(group: number, root: number, end: number, path: number, first: number, top: number): number {
    let found = top;
    const most = this.#worth(group);
    for (let rest = this.#roads[end]! & group & ~path; rest !== 0; rest &= rest - 1) {
      const step = rest & -rest;
      found = this.#bestThrough(group, root, lowest(step), path | step, first, found);
      if (found === most) return most;
    }
    if (first === 0 && end !== root) found = this.#otherArm(group, root, path, found);
    if (count(path) < MIN_CHAIN || found === most) return found;
    const left = group & ~path;
    const limit = this.#worth(path) + POINT * count(left) * ((left & this.#fortified) !== 0 ? 2 : 1);
    return limit <= found ? found : Math.max(found, this.#worth(path) + this.#best(left));
  }

  /** Walks each pair of arms in one order only: the second one starts with the higher road. */
  #otherArm(group: number, root: number, path: number, top: number): number {
    let found = top;
    const taken = this.#roads[root]! & path;
    const first = taken & -taken;
    for (let rest = this.#roads[root]! & group & ~path & -first; rest !== 0; rest &= rest - 1) {
      const step = rest & -rest;
      found = this.#bestThrough(group, root, lowest(step), path | step, first, found);
    }
    return found;
  }

  /** The walk of a chain with the smallest sequence of ids. */
  #smallestWalk(chain: number): number[] {
    const path: number[] = [];
    const extend = (end: number, left: number): boolean => {
      path.push(this.#spaces[end]!);
      if (left === 0) return true;
      for (let rest = this.#roads[end]! & left; rest !== 0; rest &= rest - 1)
        if (extend(lowest(rest), left & ~(rest & -rest))) return true;
      path.pop();
      return false;
    };
    for (let rest = chain; rest !== 0; rest &= rest - 1)
      if (extend(lowest(rest), chain & ~(rest & -rest))) return path;
    return path;
  }

  /** All chains within a set that contain its lowest pagoda. */
  #chainsWithLowest(set: number): Set<number> {
    const root = lowest(set);
    const found = new Set<number>();
    const walk = (end: number, path: number, arms: number): void => {
      if (count(path) >= MIN_CHAIN) found.add(path);
      for (let rest = this.#roads[end]! & set & ~path; rest !== 0; rest &= rest - 1)
        walk(lowest(rest), path | (rest & -rest), arms);
      if (arms === 1 && end !== root) walk(root, path, 2);
    };
    walk(root, 1 << root, 1);
    return found;
  }
}

/** Whether a chain comes before another as a sorted list of ids: a list comes after its own beginning. */
function precedes(a: number, b: number): boolean {
  const first = (a ^ b) & -(a ^ b);
  const [having, other] = (a & first) !== 0 ? [a, b] : [b, a];
  const winner = other > first ? having : other;
  return winner === a;
}

/** H-ROAD-5: the points of a player's roads. */
export const roadScore = (t: Table, seat: Seat): number => new RoadSolver(t, seat).points;

/** H-ROAD-8: the chains to show, as walks. */
export const roadChains = (t: Table, seat: Seat): number[][] => new RoadSolver(t, seat).chains();
