import { Engine } from '@hollow/engine';
import { checkSecrecy } from '@hollow/engine/kit';
import { expect, test } from 'vitest';
import { SHIPPED } from '../src/packs.ts';

/** Haunts with hidden roles or face-down numbers, and how many games of each are looked at. */
const HAUNTS = [
  { number: 34, games: 3 },
  { number: 43, games: 2 },
  { number: 50, games: 1 },
];
const FULL = process.env.HOLLOW_TEST === 'full';

test.each(HAUNTS)('haunt $number tells nobody what is hidden from them', { timeout: 600_000 }, ({ number, games }) => {
  const engine = new Engine(SHIPPED.slice(0, 1));
  const [from, to] = FULL ? [3, 6] : [3, 4];
  let looked = 0;
  for (let players = from; players <= to; players++) {
    for (let seed = 0; seed < (FULL ? 4 : 1) * games; seed++) {
      const setup = { seats: Array.from({ length: players }, () => ({})), haunts: [number] };
      const when = (state: { haunt: number }): boolean => state.haunt >= 0 && ++looked > 0;
      checkSecrecy(engine, setup, `${number}/${players}/${seed}`, {
        rounds: 40,
        answers: 4000,
        every: number === 50 ? 6 : 3,
        samples: 1,
        when,
      });
    }
  }
  expect(looked).toBeGreaterThan(FULL ? 300 : 50);
});
