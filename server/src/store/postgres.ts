import { type Dialect, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { isPostgresFault, StoreFailure } from './errors.ts';

/** How long a database may take, in milliseconds, before somebody is told that it is away. */
export interface Patience {
  readonly connect: number;
  /** For one statement: the database gives it up itself. */
  readonly statement: number;
  /** The same where the database does not even say that. */
  readonly answer: number;
}

/** For a server: whoever plays is told within seconds. */
export const SERVER_PATIENCE: Patience = { connect: 5000, statement: 10_000, answer: 12_000 };

/** Of lines that are open at the same time. */
const MOST = 10;
const INT8 = 20;
/** A node that stopped in the middle of a transaction holds nobody up for longer, in milliseconds. */
const IDLE_IN_TRANSACTION = 30_000;

/** Not the same as a listener that does something: an error without any listener ends the process. Whoever waits for the line learns it from there. */
const HEARD = (): void => undefined;

const failure = (cause: unknown): StoreFailure => new StoreFailure('the database is away', { cause });

type AnyQuery = (...args: readonly unknown[]) => Promise<never>;

/** A line to the database. After a fault nothing more is asked of it, and the pool gets rid of it. */
function guardClient(client: pg.PoolClient): PostgresPoolClient {
  let broken: unknown;
  const ask = client.query.bind(client) as unknown as AnyQuery;
  const query: AnyQuery = async (...args) => {
    if (broken !== undefined) throw failure(broken);
    try {
      return await ask(...args);
    } catch (error) {
      if (!isPostgresFault(error)) throw error;
      broken = error;
      throw failure(error);
    }
  };
  return {
    query: query as unknown as PostgresPoolClient['query'],
    release: (discard) => client.release(discard === true || broken !== undefined),
  };
}

/** Lines to the database, each with a listener for as long as it lives. */
function guardPool(pool: pg.Pool): PostgresPool {
  // A line that breaks while idle is replaced by the pool.
  pool.on('error', HEARD);
  // The pool takes its own listener off while somebody uses the line.
  pool.on('connect', (client) => client.on('error', HEARD));
  return {
    options: pool.options,
    async connect() {
      try {
        return guardClient(await pool.connect());
      } catch (error) {
        throw failure(error);
      }
    },
    end: () => pool.end(),
  };
}

/** A dialect of kysely over PostgreSQL whose faults are StoreFailures. 64-bit numbers of this schema are times and counts, which fit a number. */
export function postgresDialect(url: string, patience?: Patience): Dialect {
  const types: pg.CustomTypesConfig = {
    getTypeParser: (oid, format) => (oid === INT8 ? Number : pg.types.getTypeParser(oid, format)),
  };
  const limits: pg.PoolConfig =
    patience === undefined
      ? {}
      : {
          connectionTimeoutMillis: patience.connect,
          statement_timeout: patience.statement,
          query_timeout: patience.answer,
          idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION,
        };
  const pool = new pg.Pool({ connectionString: url, max: MOST, keepAlive: true, types, ...limits });
  return new PostgresDialect({ pool: guardPool(pool) });
}
