import { sql } from 'kysely';

/** How nodes on one PostgreSQL know that another lives. */

/** How often a node gives a sign of life, in milliseconds. */
export const BEAT = 500;
/** After so long without one the others do what it had promised to do. Three beats, so that a node which is busy for a second keeps its tables. */
const SILENT = 3 * BEAT;

/** Times that nodes compare are of one clock, the database's. */
export const DATABASE_NOW = sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`;

/** A row of `nodes` is that of a node which has given a sign of life just now. */
export const isAlive = sql<boolean>`seen > ${DATABASE_NOW} - ${sql.lit(SILENT)}`;
