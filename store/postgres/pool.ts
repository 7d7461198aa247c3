import { type CustomTypesConfig, Pool, type PoolClient, type QueryConfig, type QueryResult, types } from 'pg';
import { isOfData, postgresFault } from '../fault.ts';
import type { StoreError } from '../store.ts';

const INT8 = 20;
/** How long the database may take to answer before it counts as out of reach. */
const PATIENCE_MS = 2_000;

/** Numbers stay below 2^53 by far; the driver would make strings of them. */
const asNumbers: CustomTypesConfig = {
  getTypeParser: (id, format) => (id === INT8 ? Number : types.getTypeParser(id, format as 'text')),
};

/** The connections to PostgreSQL. One that has failed is dropped, and the next query makes another. */
export class Connections {
  readonly options = {};
  readonly #pool: Pool;

  /** Without `patient`, whatever takes longer than two seconds fails. */
  constructor(url: string, max: number, patient = false) {
    this.#pool = new Pool({
      connectionString: url,
      max,
      types: asNumbers,
      keepAlive: true,
      connectionTimeoutMillis: PATIENCE_MS,
      ...(patient ? {} : { query_timeout: PATIENCE_MS }),
    });
    // A lost connection fails the query on it; on an idle one there is nothing to fail.
    this.#pool.on('error', () => {});
    this.#pool.on('connect', (client) => client.on('error', () => {}));
  }

  async connect(): Promise<Connection> {
    try {
      return new Connection(await this.#pool.connect());
    } catch (error) {
      throw postgresFault(error);
    }
  }

  async query<R extends object>(config: QueryConfig): Promise<QueryResult<R>> {
    const connection = await this.connect();
    try {
      return await connection.run<R>(config);
    } finally {
      connection.release();
    }
  }

  async end(): Promise<void> {
    await this.#pool.end();
  }
}

/** One connection while somebody has it. */
class Connection {
  readonly #client: PoolClient;
  #fault: StoreError | undefined;

  constructor(client: PoolClient) {
    this.#client = client;
  }

  query(text: string, values: readonly unknown[]): Promise<QueryResult> {
    return this.run({ text, values: [...values] });
  }

  async run<R extends object>(config: QueryConfig): Promise<QueryResult<R>> {
    if (this.#fault) throw this.#fault;
    try {
      return await this.#client.query<R>(config);
    } catch (error) {
      const fault = postgresFault(error);
      // After a timeout the database may still be at this query, and the next would wait for it.
      if (!isOfData(error)) this.#fault = fault;
      throw fault;
    }
  }

  release(destroy = false): void {
    this.#client.release(destroy || this.#fault !== undefined);
  }
}
