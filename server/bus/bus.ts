/** A table's log has reached number `n`, or its company has changed. The log itself is read from the store. */
export interface TableChanged {
  readonly table: string;
  readonly n: number;
  /** Notices for people at the table, watching or not; at most one for each seat. */
  readonly notices?: readonly {
    readonly person: string;
    readonly status: string;
    readonly yourTurn: boolean;
    readonly invited?: string | undefined;
  }[];
  readonly company?: Company | undefined;
}

/** Something about a person has changed: a sign-in was revoked. What it is, is read from the store. */
export interface PersonChanged {
  readonly person: string;
}

export type Change = TableChanged | PersonChanged;

/** The people who watch a table through one node. */
export interface Company {
  readonly node: string;
  /** People of the table by id, and which of them are typing. */
  readonly here: readonly string[];
  readonly typing: readonly string[];
  /** Other watchers: the names of some, and the number of all. */
  readonly names: readonly string[];
  readonly watching: number;
  /** The node has just started to follow the table and asks the others for their company. */
  readonly asks?: boolean | undefined;
}

/**
 * Carries changes between the nodes of one store. Changes are lost while a bus is down: `onGap` reports that, and
 * listeners catch up by the log numbers.
 */
export interface Bus {
  publish(change: Change): void;
  /** Changes from other nodes; a node does not receive its own. */
  onTableChanged(listener: (change: TableChanged) => void): void;
  onPersonChanged(listener: (person: string) => void): void;
  onGap(listener: () => void): void;
  close(): Promise<void>;
}
