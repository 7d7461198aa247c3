import type { Timing } from './timing.ts';

/** What the benchmark says of searches; a peer fills in what it has. */
export interface BotFigures {
  /** Random games played to their end from a position, and the decisions made in them. */
  playoutsPerSecond: number;
  playoutsPerCpuSecond: number;
  decisionsPerPlayout: number;
  playedPerCpuSecond: number;
  cpuShare: number;
  /** Turns that the search with a value looks at, and positions that it judges for that. */
  nodesPerSecond?: number;
  leavesPerSecond?: number;
  leavesPerCpuSecond?: number;
}

export interface DecisionFigures extends Timing {
  readonly cpuShare: number;
}
