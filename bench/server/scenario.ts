export type StoreName = 'sqlite' | 'postgres' | 'memory' | 'file';

/** What is asked of a server. */
export interface Scenario {
  /** `play`: tables at which all play; `idle`: tables that everybody has left; `crowd`: many who only hold a connection. */
  readonly kind: 'play' | 'idle' | 'crowd';
  readonly server: 'mandate' | 'boardgame.io';
  readonly store: StoreName;
  /** Of PostgreSQL. */
  readonly databaseUrl?: string;
  /** The peer has one game only. */
  readonly game: string;
  /** Of each table, a client at each. */
  readonly seats: number;
  /** At which is played at a time. */
  readonly tables: number;
  /** Turns a second over all tables; 0 lets every table go as fast as it can. */
  readonly rate: number;
  readonly seconds: number;
  /** Tables that are left behind, in `idle`. */
  readonly left?: number;
  /** Held in all, in `crowd`. */
  readonly connections?: number;
}

export interface PlayFigures {
  decisionsPerSecond: number;
  /** A turn is what is sent at once: the decisions that a page confirms together, or one move of the peer. */
  turnsPerSecond: number;
  /** Milliseconds from sending a turn until the last of the other players has it. */
  p50: number;
  p99: number;
  longest: number;
  /** Milliseconds of the server, all its threads; not those of PostgreSQL. */
  cpuPerDecision: number;
  /** Cores that the clients took: where that is one, they were what held things up. */
  clientCores: number;
  /** How much of the machine others left to server and clients; PostgreSQL counts among the others. */
  cpuShare: number;
}

export interface IdleFigures {
  /** Bytes that an idle table takes, by the heap after a collection and by what the system says. */
  heapPerTable: number;
  rssPerTable: number;
  cpuShare: number;
}

export interface CrowdFigures extends PlayFigures {
  connections: number;
  heapPerConnection: number;
  rssPerConnection: number;
}
