import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { isSqliteFault, UnusableStoreError } from './errors.ts';

/**
 * One server at a time has a folder of data. The lock is that of SQLite on a file of its own, so that the system lets go of it when the process dies, however it
 * dies; whoever looks after the store beside a running server needs none.
 */
export function lockFolder(data: string): { release(): void } {
  if (data === ':memory:') return { release: () => undefined };
  mkdirSync(data, { recursive: true });
  const lock = new DatabaseSync(join(data, 'hollow.lock'), { timeout: 0 });
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    if (!isSqliteFault(error)) throw error;
    throw new UnusableStoreError(`another server runs on the store in ${data}: two on one folder need PostgreSQL`);
  }
  return { release: () => lock.close() };
}
