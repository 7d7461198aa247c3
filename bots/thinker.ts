import type { Action } from '../core/game.ts';

/** A search that can be run a little at a time, asked at any moment, and dropped at any moment. */
export interface Thinker {
  /** Looks at so many more nodes; `used` is the part of the budget that is spent, from 0 to 1. */
  step(nodes: number, used: number): void;
  /** The best action as far as is known. */
  best(): Action;
  /** Of the budget, what this decision deserves; all of it unless said otherwise. */
  readonly need?: number;
}

/** What a search thinks of one way to go on: the chances of all seats after it. */
export interface Prospect {
  readonly actions: readonly Action[];
  readonly shares: readonly number[];
  readonly visits: number;
}

export interface Searcher extends Thinker {
  /** The plans that are still in the running, best first. */
  prospects(): Prospect[];
}

/** How long to think: fixed nodes give the same move everywhere, a clock is the caller's own. */
export type Budget = { readonly nodes: number } | { readonly ms: number; readonly now: () => number };

/** Nodes between two looks at the clock. */
const SLICE = 4;

/** What a search would answer if it were stopped now. */
export type BestSoFar = () => Action;

/**
 * Thinks as long as the budget lasts, its preparations counted by the clock. It pauses after every slice, so that
 * the caller can stop it and take the best move so far.
 */
export function* pondered(prepare: () => Thinker, budget: Budget): Generator<BestSoFar, Action> {
  const isTimed = 'ms' in budget;
  const start = isTimed ? budget.now() : 0;
  const thinker = prepare();
  const best = (): Action => thinker.best();
  const whole = (isTimed ? budget.ms : budget.nodes) * (thinker.need ?? 1);
  for (let nodes = 0, used = 0; used < 1 && whole > 0; nodes += SLICE) {
    thinker.step(isTimed ? SLICE : Math.min(SLICE, Math.ceil(whole - nodes)), used);
    yield best;
    used = (isTimed ? budget.now() - start : nodes + SLICE) / whole;
  }
  return best();
}

/** Looks at so many nodes, whatever the decision deserves; tells after every slice which part is done. */
export function* looked(thinker: Thinker, nodes: number): Generator<number, void> {
  for (let used = 0; used < nodes; used += SLICE) {
    thinker.step(Math.min(SLICE, nodes - used), used / nodes);
    yield used / nodes;
  }
}

/** Goes on without a pause to the end. */
export function finish<T>(thoughts: Generator<unknown, T>): T {
  for (;;) {
    const { done, value } = thoughts.next();
    if (done) return value as T;
  }
}

/** Goes on to the end, or to the first pause at which there is no more time: then the best so far is the answer. */
export function finishInTime(
  thoughts: Generator<BestSoFar, Action>,
  isLate: () => boolean,
): { readonly action: Action; readonly cut: boolean } {
  for (;;) {
    const { done, value } = thoughts.next();
    if (done) return { action: value, cut: false };
    if (isLate()) return { action: value(), cut: true };
  }
}

export const think = (prepare: () => Thinker, budget: Budget): Action => finish(pondered(prepare, budget));
