import type { Action } from '../core/game.ts';
import { below, type Stream } from '../core/rng.ts';
import { log } from './elementary.ts';

/** An action in a tree over information sets. */
export interface Branch {
  visits: number;
  /** How often it could have been chosen. */
  offered: number;
  /** What the seat that chose it has got. */
  won: number;
  readonly children: Map<Action, Branch>;
}

export const newBranch = (): Branch => ({ visits: 0, offered: 0, won: 0, children: new Map() });

/** UCB1: what it got so far, and the benefit of the doubt. */
export const ucb = ({ won, visits }: Branch, offered: number, exploration: number): number =>
  won / visits + exploration * Math.sqrt(log(offered) / visits);

/** One that was never tried, by chance; when there is none, the best by UCB1. */
export function branchOut(
  { children }: Branch,
  legal: readonly Action[],
  exploration: number,
  rng: Stream,
): [Action, Branch] {
  const untried: Action[] = [];
  let best = legal[0]!;
  let top = Number.NEGATIVE_INFINITY;
  for (const action of legal) {
    const child = children.get(action);
    if (!child) {
      untried.push(action);
      continue;
    }
    child.offered++;
    const score = ucb(child, child.offered, exploration);
    if (score <= top) continue;
    top = score;
    best = action;
  }
  if (untried.length === 0) return [best, children.get(best)!];
  const action = untried[below(rng, untried.length)]!;
  const child = newBranch();
  child.offered = 1;
  children.set(action, child);
  return [action, child];
}
