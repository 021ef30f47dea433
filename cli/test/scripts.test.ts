import { describe, expect, it } from 'vitest';
import { readLedger, readOffered, readUnprovable } from '../src/proof/ledger.ts';
import { PlayedScripts, prove } from '../src/proof/prove.ts';
import { readScripts, scriptFiles } from '../src/proof/script-files.ts';

const full = process.env.HOLLOW_TEST === 'full';
/** A tenth of the clauses is turned round in each run; all of them in the full run. */
const tenth = (clause: string): boolean => full || [...clause].reduce((sum, c) => sum + c.charCodeAt(0), 0) % 10 === 0;

const files = scriptFiles().map((file) => [file, readScripts(file)] as const);
const scripts = files.flatMap(([, entries]) => entries);
/** Each script is played once, for itself and for the ledger. */
const played = new PlayedScripts();

describe.each(files)('%s', (_, entries) => {
  for (const entry of entries) {
    it(entry.script.title, () => {
      expect(played.run(entry).message).toBe('');
    });
    for (const clause of entry.script.proves ?? []) {
      it(`${entry.script.title} (proves ${clause})`, () => {
        expect(played.whyNotProved(entry, clause, tenth(clause))).toBe('');
      });
    }
  }
});

describe('The proof of the ledger', () => {
  const ledger = readLedger();
  const exceptions = { unprovable: readUnprovable(), offered: readOffered() };

  it('shows what happens, but for clauses that only say what may be chosen', () => {
    const clauses = ledger.filter(({ id }) => tenth(id));
    const proof = prove(clauses, scripts, exceptions, () => true, played);
    expect(proof.clauses.filter(({ status, why }) => status === 'open' && why !== undefined)).toEqual([]);
    expect(proof.totals.proved).toBeGreaterThan(15);
  });

  it('leaves no clause open of a book that is played whole', () => {
    const books = readLedger(['second-edition', 'third-edition']);
    const proof = prove(books, scripts, exceptions, () => false, played);
    expect(proof.clauses.filter(({ status }) => status === 'open')).toEqual([]);
  });

  it('makes exceptions only of clauses that are in the ledger', () => {
    const ids = new Set(ledger.map(({ id }) => id));
    const listed = [...Object.keys(readUnprovable()), ...Object.keys(readOffered())];
    expect(listed.filter((id) => !ids.has(id))).toEqual([]);
  });
});
