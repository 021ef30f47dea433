import { existsSync } from 'node:fs';
import { type Engine, otherVersion } from '@hollow/engine';
import type { Archive, CheckedDeal } from '@hollow/server/archives';
import type { Text } from '@hollow/text';
import { BadInput } from '../console/bad-input.ts';
import { print } from '../console/output.ts';
import { storeFromEnvironment } from '../console/settings.ts';
import { readJson } from '../files/files.ts';

/** Games that were played at a server. Its packages are loaded only where they are wanted. */

/** A file that a server has exported, or a game in its store; null for a recording of another kind. */
export async function archivedGame(name: string): Promise<Archive | null> {
  const { archiveOf, readArchive, RefusedError } = await import('@hollow/server/archives');
  if (existsSync(name)) {
    try {
      return readArchive(readJson(name));
    } catch (error) {
      if (error instanceof BadInput) throw error;
      // What the server would refuse is said in a sentence for people.
      const message = error instanceof RefusedError ? error.message : `no game of a server: ${firstIssue(error)}`;
      throw new BadInput(name, message);
    }
  }
  if (!/^([a-z2-9]{12}|[A-Z]{5}|[A-Z]{8})$/.test(name)) return null;
  const found = await archiveOf(name, storeFromEnvironment()).catch((error: unknown) => {
    throw error instanceof Error && /store/.test(error.message) ? new BadInput(name, error.message) : error;
  });
  if (found === null) throw new BadInput(name, 'there is no such game');
  const other = otherVersion('game', found.version);
  if (other !== null) throw new BadInput(name, other.sentence);
  return found;
}

function firstIssue(error: unknown): string {
  const issues = error instanceof Error && 'issues' in error && Array.isArray(error.issues) ? error.issues : [];
  const [issue] = issues as { readonly path: readonly string[]; readonly message: string }[];
  return issue === undefined ? String(error) : `${issue.path.join('.')}: ${issue.message}`;
}

export async function verifyArchived(engine: Engine, archive: Archive): Promise<CheckedDeal> {
  const { verifyArchive } = await import('@hollow/server/archives');
  return verifyArchive(engine, archive);
}

/** Keys of this kind are made from the log, which outlives releases: one that is not known is told by its name. */
const atTable = (words: Text, what: string, args: Readonly<Record<string, string | number>>): string =>
  (words.t as (key: string, args: object) => string)(`table.${what}`, args);

/** What was recorded, as text; nothing is played again. */
export async function tellArchived(engine: Engine, archive: Archive, words: Text): Promise<void> {
  const { archivedRows } = await import('@hollow/server/archives');
  for (const { seq, body } of archivedRows(archive)) {
    for (const item of body.items) {
      const line =
        item.kind === 'event'
          ? words.event(engine.seen(item.event, 'all'))
          : item.kind === 'chat'
            ? `${item.name}: ${item.text}`
            : atTable(words, item.what, item.args);
      print(`${String(seq).padStart(5)}  ${line}`);
    }
  }
}
