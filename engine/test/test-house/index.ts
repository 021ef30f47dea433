import * as w from '../../src/builders/index.ts';
import type { Setup } from '../../src/contract/setup.ts';
import type { Pack } from '../../src/language/pack.ts';
import { testCharms } from './charms.ts';
import { testEdition } from './edition.ts';
import { testExplorers } from './explorers.ts';
import { testRooms } from './rooms.ts';
import { testTokens } from './tokens.ts';
import { testWhispers } from './whispers.ts';

/** A made-up pack: the engine is tested without an id of a real one. */
export const testHouse: Pack = {
  id: 'test-house',
  edition: testEdition,
  explorers: testExplorers,
  rooms: testRooms,
  cards: [...testCharms, ...testWhispers],
  tokens: testTokens,
  haunts: [
    w.haunt({
      id: 'the-flood',
      number: 1,
      kind: 'traitor',
      traitor: w.revealerThenLeft(w.most(w.explorers, w.level(w.it, 'grip'))),
    }),
    w.haunt({ id: 'the-choir', number: 2, kind: 'traitor', traitor: w.leftOf(w.revealer) }),
  ],
};

export const threeSeats: Setup = { seats: [{}, {}, {}] };
export const twoSeats: Setup = { seats: [{}, {}] };
export const contrary: Setup = { seats: [{}, {}, {}, {}], preset: 'contrary' };
