/** That a table has moved on to a number of its log, or that its company changed. What happened is read from the store. */
export interface TableChanged {
  readonly table: string;
  readonly n: number;
  /** Whom it concerns, watching or not; at most one for each seat. */
  readonly notices?: readonly {
    readonly person: string;
    readonly status: string;
    readonly yourTurn: boolean;
    readonly invited?: string | undefined;
  }[];
  readonly company?: Company | undefined;
}

/** Who looks at a table through one node. */
export interface Company {
  readonly node: string;
  /** The people of the table, by id, and those of them who are writing. */
  readonly here: readonly string[];
  readonly typing: readonly string[];
  /** The others, by name as far as they are named, and how many. */
  readonly names: readonly string[];
  readonly watching: number;
  /** The node has just begun to follow the table and wants to hear of the company elsewhere. */
  readonly asks?: boolean | undefined;
}

/**
 * Carries words between the nodes on one store. Every bus loses words while it is down; whoever listens catches
 * up by the numbers, and is told by `onGap` when words may have been lost.
 */
export interface Bus {
  publish(word: TableChanged): void;
  /** PendingChanges of other nodes; those of the own node are not heard. */
  onTableChanged(listener: (word: TableChanged) => void): void;
  onGap(listener: () => void): void;
  close(): Promise<void>;
}
