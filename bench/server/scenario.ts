export type StoreName = 'sqlite' | 'postgres' | 'memory' | 'file';

/** The load on a server. */
export interface Scenario {
  /** `play`: active tables; `idle`: tables that everybody has left; `crowd`: many idle connections. */
  readonly kind: 'play' | 'idle' | 'crowd';
  readonly server: 'mandate' | 'boardgame.io';
  readonly store: StoreName;
  /** Of PostgreSQL. */
  readonly databaseUrl?: string;
  /** The peer has one game only. */
  readonly game: string;
  /** Seats of each table, each with a client. */
  readonly seats: number;
  /** Tables played at the same time. */
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
  /** Cores used by the clients; at 1 the clients were the bottleneck. */
  clientCores: number;
  /** Share of the machine available to server and clients, without PostgreSQL. */
  cpuShare: number;
}

export interface IdleFigures {
  /** Bytes of an idle table, by heap after a garbage collection and by resident memory. */
  heapPerTable: number;
  rssPerTable: number;
  cpuShare: number;
}

export interface CrowdFigures extends PlayFigures {
  connections: number;
  heapPerConnection: number;
  rssPerConnection: number;
}
