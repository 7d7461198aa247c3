import type { Action } from '../core/game.ts';
import { below, type Stream } from '../core/rng.ts';
import { log } from './elementary.ts';

/** An action in a tree over information sets. */
export interface BanditNode {
  visits: number;
  /** Visits to the parent in which the action was legal. */
  available: number;
  /** Sum of the rewards of the seat that chose it. */
  won: number;
  readonly children: Map<Action, BanditNode>;
}

export const newNode = (): BanditNode => ({ visits: 0, available: 0, won: 0, children: new Map() });

/** UCB1. */
export const ucb = ({ won, visits }: BanditNode, available: number, exploration: number): number =>
  won / visits + exploration * Math.sqrt(log(available) / visits);

/** A random untried action as a new child, or the best child by UCB1 if all were tried. */
export function selectOrExpand(
  { children }: BanditNode,
  legal: readonly Action[],
  exploration: number,
  rng: Stream,
): [Action, BanditNode] {
  const untried: Action[] = [];
  let best = legal[0]!;
  let top = Number.NEGATIVE_INFINITY;
  for (const action of legal) {
    const child = children.get(action);
    if (!child) {
      untried.push(action);
      continue;
    }
    child.available++;
    const score = ucb(child, child.available, exploration);
    if (score <= top) continue;
    top = score;
    best = action;
  }
  if (untried.length === 0) return [best, children.get(best)!];
  const action = untried[below(rng, untried.length)]!;
  const child = newNode();
  child.available = 1;
  children.set(action, child);
  return [action, child];
}
