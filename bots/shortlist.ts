import type { Action } from '../core/game.ts';

/** Which plans a search keeps to the end besides the best. */
export interface ShortlistOptions {
  /** Keep at least this many different first actions. */
  readonly distinct?: number;
  /** Keep a plan that begins with this action. */
  readonly include?: Action | undefined;
}

/** The first `count` plans of a sorted list, and those further down that the options ask for. */
export function shortlist<T extends { readonly actions: readonly Action[] }>(
  sorted: readonly T[],
  count: number,
  { distinct = 1, include }: ShortlistOptions,
): T[] {
  const firsts = new Set<Action>();
  return sorted.filter(({ actions }, k) => {
    const first = actions[0]!;
    const isNew = !firsts.has(first);
    if (k >= count && !(isNew && (first === include || firsts.size < distinct))) return false;
    firsts.add(first);
    return true;
  });
}
