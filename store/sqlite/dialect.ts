import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type TransactionSettings,
} from 'kysely';
import type { Gate } from './gate.ts';
import type { Thread } from './thread.ts';

/** Kysely on the database thread. */
export const sqliteDialect = (thread: Thread, gate: Gate): Dialect => ({
  createDriver: () => new ThreadDriver(thread, gate),
  createQueryCompiler: () => new SqliteQueryCompiler(),
  createAdapter: () => new Adapter(),
  createIntrospector: (db) => new SqliteIntrospector(db),
});

/** Migrations run as a whole, in one process while others wait. */
class Adapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class ThreadDriver implements Driver {
  readonly #thread: Thread;
  readonly #gate: Gate;

  constructor(thread: Thread, gate: Gate) {
    this.#thread = thread;
    this.#gate = gate;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<Connection> {
    return new Connection(this.#thread, this.#gate);
  }

  async beginTransaction(connection: Connection, { accessMode }: TransactionSettings): Promise<void> {
    await connection.begin(accessMode === 'read only' ? 'begin' : 'begin immediate');
  }

  async commitTransaction(connection: Connection): Promise<void> {
    await connection.commit();
  }

  async rollbackTransaction(connection: Connection): Promise<void> {
    await connection.rollback();
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {
    await this.#thread.close();
  }
}

/** All of these share one database connection; the gate keeps others out of a transaction. */
class Connection implements DatabaseConnection {
  readonly #thread: Thread;
  readonly #gate: Gate;
  #leave: (() => void) | undefined;

  constructor(thread: Thread, gate: Gate) {
    this.#thread = thread;
    this.#gate = gate;
  }

  async begin(sql: string): Promise<void> {
    this.#leave = await this.#gate.close();
    try {
      await this.executeQuery(CompiledQuery.raw(sql));
    } catch (error) {
      this.#open();
      throw error;
    }
  }

  /** A failed commit is followed by a rollback. */
  async commit(): Promise<void> {
    await this.executeQuery(CompiledQuery.raw('commit'));
    this.#open();
  }

  async rollback(): Promise<void> {
    try {
      await this.executeQuery(CompiledQuery.raw('rollback'));
    } finally {
      this.#open();
    }
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    while (!this.#leave && this.#gate.closed) await this.#gate.closed;
    const { rows, changes } = await this.#thread.query(sql, parameters);
    return { rows: rows as R[], numAffectedRows: BigInt(changes) };
  }

  // biome-ignore lint/correctness/useYield: nothing is streamed
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('The store reads by pages.');
  }

  #open(): void {
    this.#leave?.();
    this.#leave = undefined;
  }
}
