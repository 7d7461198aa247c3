import type { Action } from '../core/game.ts';

/** A search that runs in steps and has a best action at any moment. */
export interface AnytimeSearch {
  /** Searches `nodes` more nodes; `used` is the part of the budget already spent, from 0 to 1. */
  step(nodes: number, used: number): void;
  best(): Action;
  /** Part of the budget that this decision is worth; 1 if absent. */
  readonly budgetShare?: number;
}

/** A plan and each seat's win share after it, as found by a search. */
export interface SearchedPlan {
  readonly actions: readonly Action[];
  readonly shares: readonly number[];
  readonly visits: number;
}

export interface Search extends AnytimeSearch {
  /** The plans not yet dropped, best first. */
  rankedPlans(): SearchedPlan[];
  /** Searches nodes below one first action: what a search hardly visits, it judges worse than it is. */
  probe?(action: Action, nodes: number): void;
}

/** A number of nodes gives the same move everywhere; a time needs the caller's clock. */
export type Budget = { readonly nodes: number } | { readonly ms: number; readonly now: () => number };

/** Nodes between two looks at the clock. */
const SLICE = 4;

/** The answer if the search were stopped now. */
export type BestSoFar = () => Action;

/** Runs a search within a budget of nodes, or of time including its preparation. Yields after every slice. */
export function* runWithin(prepare: () => AnytimeSearch, budget: Budget): Generator<BestSoFar, Action> {
  const isTimed = 'ms' in budget;
  const start = isTimed ? budget.now() : 0;
  const search = prepare();
  const best = (): Action => search.best();
  const whole = (isTimed ? budget.ms : budget.nodes) * (search.budgetShare ?? 1);
  for (let nodes = 0, used = 0; used < 1 && whole > 0; nodes += SLICE) {
    search.step(isTimed ? SLICE : Math.min(SLICE, Math.ceil(whole - nodes)), used);
    yield best;
    used = (isTimed ? budget.now() - start : nodes + SLICE) / whole;
  }
  return best();
}

/** Searches a number of nodes, whatever the decision's budget share. Yields the part done after every slice. */
export function* runNodes(search: AnytimeSearch, nodes: number): Generator<number, void> {
  for (let used = 0; used < nodes; used += SLICE) {
    search.step(Math.min(SLICE, nodes - used), used / nodes);
    yield used / nodes;
  }
}

/** Runs a generator to its end without a pause. */
export function runToEnd<T>(generator: Generator<unknown, T>): T {
  for (;;) {
    const { done, value } = generator.next();
    if (done) return value as T;
  }
}

/** Runs to the end, or takes the best so far at the first pause that finds the time up. */
export function runUntilLate(
  generator: Generator<BestSoFar, Action>,
  isLate: () => boolean,
): { readonly action: Action; readonly cut: boolean } {
  for (;;) {
    const { done, value } = generator.next();
    if (done) return { action: value, cut: false };
    if (isLate()) return { action: value(), cut: true };
  }
}

export const think = (prepare: () => AnytimeSearch, budget: Budget): Action =>
  runToEnd(runWithin(prepare, budget));
