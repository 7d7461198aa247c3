import type { Timing } from './timing.ts';

/** Figures of the bots benchmark; a peer has some of them. */
export interface BotFigures {
  /** Random playouts from a position, and their decisions. */
  playoutsPerSecond: number;
  playoutsPerCpuSecond: number;
  decisionsPerPlayout: number;
  playedPerCpuSecond: number;
  cpuShare: number;
  /** Nodes of the search with a value, and positions evaluated for them. */
  nodesPerSecond?: number;
  leavesPerSecond?: number;
  leavesPerCpuSecond?: number;
}

export interface DecisionFigures extends Timing {
  readonly cpuShare: number;
}
