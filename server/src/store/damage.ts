import { type Kysely, sql } from 'kysely';
import { sqliteResult, UnusableStoreError } from './errors.ts';
import type { Schema } from './schema.ts';

/** Results of SQLite that say: the file is damaged, or is none of a database. */
const DAMAGED: ReadonlySet<number> = new Set([11, 26]);

const damaged = (data: string, what: string): UnusableStoreError =>
  new UnusableStoreError(
    `the store in ${data} is damaged (${what}): put it aside and restore the last backup ("hollow admin restore")`,
  );

/** What SQLite says of a damaged file, wherever it stands in the chain of causes; null for other errors. */
function damageIn(error: unknown): string | null {
  for (let at = error; at instanceof Error; at = at.cause) {
    const result = sqliteResult(at);
    if (result !== null && DAMAGED.has(result)) return at.message;
  }
  return null;
}

/** Does something with the store in a folder; where its file turns out to be damaged that is said in a sentence. */
export async function namingDamage<T>(data: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const found = damageIn(error);
    throw found === null ? error : damaged(data, found);
  }
}

/** Reads through the whole file of SQLite; `thoroughly` also compares every index with its table. Throws an UnusableStoreError where something is wrong. */
export async function checkFile(db: Kysely<Schema>, data: string, thoroughly = false): Promise<void> {
  await namingDamage(data, async () => {
    const { rows } = await sql<
      Record<string, string>
    >`pragma ${sql.raw(thoroughly ? 'integrity_check' : 'quick_check')}(1)`.execute(db);
    const [found = 'no answer'] = Object.values(rows[0] ?? {});
    if (found !== 'ok') throw damaged(data, found.replaceAll(/\s+/g, ' '));
  });
}
