import { secondEdition } from '@hollow/content';
import { Engine, type State } from '@hollow/engine';
import { checkSecrecy } from '@hollow/engine/kit';
import { expect, test } from 'vitest';

/**
 * Nobody learns from view, decisions, barred options, their order or the log what is hidden from them, in any haunt. The full run looks at every haunt with
 * every number of players; the slice at every haunt with one of them, and longer where roles, places or numbers are hidden.
 */
const FULL = process.env.HOLLOW_TEST === 'full';
const engine = new Engine([secondEdition]);
const haunts = (secondEdition.haunts ?? []).filter((haunt) => haunt.wins !== undefined);
/** Hidden roles, hidden places, numbers that lie face down. */
const SECRETIVE = [34, 41, 43, 50];
const numbers = FULL ? [3, 4, 5, 6] : [0];
const cases = haunts.flatMap(({ number }, i) => numbers.map((n) => ({ number, players: n === 0 ? 3 + (i % 4) : n })));

test.each(cases)(
  'haunt $number with $players players tells nobody what is hidden from them',
  {
    timeout: 900_000,
  },
  ({ number, players }) => {
    const secretive = SECRETIVE.includes(number);
    // One in so many decisions, and no more of them than this.
    const step = FULL ? (secretive ? 3 : 8) : secretive ? 12 : 40;
    const most = FULL ? 200 : secretive ? 24 : 4;
    let asked = 0;
    let looked = 0;
    const when = ({ haunt }: State): boolean => haunt >= 0 && looked < most && asked++ % step === 0 && ++looked > 0;
    for (let seed = 0; looked < (FULL ? 30 : 2) && seed < 20; seed++) {
      const setup = { seats: Array.from({ length: players }, () => ({})), haunts: [number] };
      checkSecrecy(engine, setup, `${number}/${players}/${seed}`, {
        rounds: 50,
        answers: 6000,
        every: 1,
        samples: 1,
        when,
      });
    }
    expect(looked).toBeGreaterThanOrEqual(FULL ? 30 : 2);
  },
);
