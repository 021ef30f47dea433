import { secondEdition, thirdEdition } from '@hollow/content';
import { Engine, fingerprint, isWritten } from '@hollow/engine';
import { walkGame } from '@hollow/engine/kit';
import { describe, expect, test } from 'vitest';
import { readingsInTurn } from './books.ts';

/**
 * The engine remembers ways and distances and tells members of a set without making it. An engine that is watched does neither, since every rule has to be
 * asked: it is the reference, and must play the same games and show the same views.
 */
const full = process.env.HOLLOW_TEST === 'full';
const HAUNTS = [secondEdition, thirdEdition].flatMap((pack) => {
  const quick = new Engine([pack]);
  const watched = new Engine([pack], { trace: () => {} });
  return (pack.haunts ?? [])
    .filter(isWritten)
    .map(({ number, id }) => ({ edition: pack.id, pack, number, id, quick, watched }));
});

describe.each(HAUNTS)('haunt $number of the $edition, $id', ({ pack, number, quick, watched }) => {
  test('is played the same by an engine that remembers and by one that does not', () => {
    for (let i = 0; i < (full ? 24 : 1); i++) {
      const seats = Array.from({ length: 3 + ((number + i) % 4) }, () => ({}));
      // By the readings of the books as well, in the full run.
      const setup = { seats, haunts: [number], ...(full ? readingsInTurn(pack, i) : {}) };
      const played = (engine: Engine): { readonly hashes: readonly string[]; readonly views: readonly string[] } => {
        const views: string[] = [];
        const budget = { rounds: 60, answers: 20_000, every: 40, samples: 0 };
        const { hashes } = walkGame(engine, setup, `watched ${number} ${i}`, budget, ({ state: s }) => {
          for (let seat = 0; seat < s.seats; seat++) views.push(fingerprint(JSON.stringify(engine.view(s, seat))));
        });
        return { hashes, views };
      };
      const remembered = played(quick);
      expect(played(watched)).toEqual(remembered);
      expect(remembered.views.length).toBeGreaterThan(0);
    }
  }, 3_600_000);
});
