import type { Action } from '../rules/core/game.ts';

/** A search that can be run a little at a time, asked at any moment, and dropped at any moment. */
export interface Thinker {
  /** Looks at so many more nodes; `used` is the part of the budget that is spent, from 0 to 1. */
  step(nodes: number, used: number): void;
  /** The best action as far as is known. */
  best(): Action;
}

/** How long to think: fixed nodes give the same move everywhere, a clock is the caller's own. */
export type Budget = { readonly nodes: number } | { readonly ms: number; readonly now: () => number };

/** Nodes between two looks at the clock. */
const SLICE = 4;

/** Thinks as long as the budget lasts, and pauses after every slice for whoever may want to stop it. */
export function* pondered(thinker: Thinker, budget: Budget): Generator<undefined, Action> {
  if ('nodes' in budget)
    for (let used = 0; used < budget.nodes; used += SLICE) {
      thinker.step(Math.min(SLICE, budget.nodes - used), used / budget.nodes);
      yield;
    }
  else {
    const start = budget.now();
    for (let used = 0; used < 1; used = (budget.now() - start) / budget.ms) {
      thinker.step(SLICE, used);
      yield;
    }
  }
  return thinker.best();
}

/** Goes on without a pause to the end. */
export function finish<T>(thoughts: Generator<unknown, T>): T {
  for (;;) {
    const { done, value } = thoughts.next();
    if (done) return value as T;
  }
}

export const think = (thinker: Thinker, budget: Budget): Action => finish(pondered(thinker, budget));
