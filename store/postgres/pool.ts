import { type CustomTypesConfig, Pool, type PoolClient, type QueryConfig, type QueryResult, types } from 'pg';
import { isOfData, postgresFault } from '../fault.ts';
import type { StoreError } from '../store.ts';

const INT8 = 20;
/** How long the database may take to answer before it counts as out of reach. */
const PATIENCE_MS = 2_000;

/** Our numbers stay far below 2^53; by default the driver returns strings. */
const asNumbers: CustomTypesConfig = {
  getTypeParser: (id, format) => (id === INT8 ? Number : types.getTypeParser(id, format as 'text')),
};

/** Connections to PostgreSQL. A failed one is dropped, and the next query opens another. */
export class Connections {
  readonly options = {};
  readonly #pool: Pool;

  /** Queries time out after two seconds unless `patient`. */
  constructor(url: string, max: number, patient = false) {
    this.#pool = new Pool({
      connectionString: url,
      max,
      types: asNumbers,
      keepAlive: true,
      connectionTimeoutMillis: PATIENCE_MS,
      ...(patient ? {} : { query_timeout: PATIENCE_MS }),
    });
    // An error on a busy connection fails its query; on an idle one it needs no handling.
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

/** A checked-out connection. */
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
      // After a timeout the database may still run this query, and the next would wait for it.
      if (!isOfData(error)) this.#fault = fault;
      throw fault;
    }
  }

  release(destroy = false): void {
    this.#client.release(destroy || this.#fault !== undefined);
  }
}
