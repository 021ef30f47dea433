import { describe, expect, it } from 'vitest';
import { readLedger, readOffered, readUnprovable } from '../src/proof/ledger.ts';
import { prove } from '../src/proof/prove.ts';
import { readScripts, scriptFiles } from '../src/proof/script-files.ts';

const full = process.env.HOLLOW_TEST === 'full';
/** A tenth of the clauses in each run; all of them in the full run. */
const tenth = (clause: string): boolean => full || [...clause].reduce((sum, c) => sum + c.charCodeAt(0), 0) % 10 === 0;

const ledger = readLedger();

describe('The proof of the ledger', () => {
  it('shows what happens, but for clauses that only say what may be chosen', () => {
    const exceptions = { unprovable: readUnprovable(), offered: readOffered() };
    const clauses = ledger.filter(({ id }) => tenth(id));
    const proof = prove(clauses, scriptFiles().flatMap(readScripts), exceptions, () => true);
    expect(proof.clauses.filter(({ status, why }) => status === 'open' && why !== undefined)).toEqual([]);
    expect(proof.totals.proved).toBeGreaterThan(15);
  });

  it('leaves no clause open of a book that is played whole', () => {
    const exceptions = { unprovable: readUnprovable(), offered: readOffered() };
    const books = readLedger(['second-edition', 'third-edition']);
    const proof = prove(books, scriptFiles().flatMap(readScripts), exceptions);
    expect(proof.clauses.filter(({ status }) => status === 'open')).toEqual([]);
  });

  it('makes exceptions only of clauses that are in the ledger', () => {
    const ids = new Set(ledger.map(({ id }) => id));
    const listed = [...Object.keys(readUnprovable()), ...Object.keys(readOffered())];
    expect(listed.filter((id) => !ids.has(id))).toEqual([]);
  });
});
