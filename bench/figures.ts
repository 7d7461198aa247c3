import { type Cost, repeat } from './clock.ts';

/** Figures of the engine benchmark; a peer has some of them. */
export interface EngineFigures {
  decisionsPerSecond: number;
  decisionsPerCpuSecond: number;
  gamesPerSecond: number;
  decisionsPerGame: number;
  /** Legal moves a decision, on average. */
  branching: number;
  cpuShare: number;
  clonesPerSecond?: number;
  /** Length of a state as JSON, over whole games. */
  stateBytesMax?: number;
  stateBytesMean?: number;
  setupMicroseconds?: number;
  /** Where the time of a playout goes. */
  setupShare?: number;
  legalShare?: number;
  applyShare?: number;
  pickShare?: number;
}

interface Counts {
  readonly games: number;
  readonly decisions: number;
  readonly choices: number;
}

export const playoutFigures = (cost: Cost, { games, decisions, choices }: Counts): EngineFigures => ({
  decisionsPerSecond: decisions / cost.seconds,
  decisionsPerCpuSecond: decisions / cost.cpuSeconds,
  gamesPerSecond: games / cost.seconds,
  decisionsPerGame: decisions / games,
  branching: choices / decisions,
  cpuShare: cost.cpuShare,
});

/** Clones many states, because a single one would stay in the cache. */
export function cloneRate<S>(clone: (s: S) => S, states: readonly S[], seconds: number): number {
  const copies = [...states];
  const copyAll = (): void => {
    for (let i = 0; i < states.length; i++) copies[i] = clone(states[i]!);
  };
  repeat(seconds / 2, copyAll);
  const { times, seconds: taken } = repeat(seconds, copyAll);
  return (times * states.length) / taken;
}
