/** That a table has moved on to a number of its log. Ids only: what happened is read from the store. */
export interface Word {
  readonly table: string;
  readonly n: number;
  /** Whom it concerns, watching or not; at most one for each seat. */
  readonly notices?: readonly {
    readonly person: string;
    readonly status: string;
    readonly yourTurn: boolean;
  }[];
}

/**
 * Carries words between the nodes on one store. Every bus loses words while it is down; whoever listens catches
 * up by the numbers, and is told by `onGap` when words may have been lost.
 */
export interface Bus {
  publish(word: Word): void;
  /** Words of other nodes; those of the own node are not heard. */
  onWord(listener: (word: Word) => void): void;
  onGap(listener: () => void): void;
  close(): Promise<void>;
}
