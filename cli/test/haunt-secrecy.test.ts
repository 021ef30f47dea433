import { Engine } from '@hollow/engine';
import { checkSecrecy, KitError } from '@hollow/engine/kit';
import { expect, test } from 'vitest';
import { SHIPPED } from '../src/packs.ts';

/** Haunts with hidden roles or face-down numbers, and how many decisions of each are looked at. */
const HAUNTS = [34, 43, 50];
const FULL = process.env.HOLLOW_TEST === 'full';

test.each(HAUNTS)('haunt %i tells nobody what is hidden from them', { timeout: 600_000 }, (number) => {
  const engine = new Engine(SHIPPED.slice(0, 1));
  const [from, to] = FULL ? [3, 6] : [3, 4];
  let looked = 0;
  for (let players = from; players <= to; players++) {
    for (const seed of FULL ? ['a', 'b', 'c'] : ['a']) {
      const setup = { seats: Array.from({ length: players }, () => ({})), haunts: [number] };
      const when = (state: { haunt: number }): boolean => state.haunt >= 0 && ++looked > 0;
      checkSecrecy(engine, setup, `${number}/${players}/${seed}`, {
        rounds: 40,
        answers: 4000,
        every: FULL ? 2 : 4,
        samples: 1,
        when,
      });
    }
  }
  expect(looked).toBeGreaterThan(FULL ? 500 : 30);
  expect(KitError).toBeDefined();
});
