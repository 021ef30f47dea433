import type { HauntDef } from '@hollow/engine';
import * as w from '@hollow/engine/words';
import { highest, lowest, oldest, orElse, others, youngest } from './traitors.ts';

/** Haunts whose rules are not written yet: a line of the chart and who would be the traitor. The line goes when the haunt is written. */
export const UNWRITTEN: readonly HauntDef[] = [
  w.haunt({ id: 'the-seance', number: 2, kind: 'traitor', traitor: w.revealer }),
  w.haunt({ id: 'frog-leg-stew', number: 3, kind: 'traitor', traitor: lowest(others, 'knowledge') }),
  w.haunt({ id: 'the-web-of-destiny', number: 4, kind: 'traitor', traitor: highest(others, 'might') }),
  w.haunt({ id: 'i-was-a-teenage-lycanthrope', number: 5, kind: 'traitor', traitor: w.revealer }),
  w.haunt({ id: 'the-floating-eye', number: 6, kind: 'traitor', traitor: lowest(w.explorers, 'sanity') }),
  w.haunt({
    id: 'carnivorous-ivy',
    number: 7,
    kind: 'traitor',
    traitor: orElse(w.playedBy('father-rhinehardt'), highest(w.explorers, 'sanity')),
  }),
  w.haunt({ id: 'wail-of-the-banshee', number: 8, kind: 'traitor', traitor: w.revealer }),
  w.haunt({ id: 'family-gathering', number: 10, kind: 'traitor', traitor: w.revealer }),
  w.haunt({ id: 'let-them-in', number: 11, kind: 'traitor', traitor: w.revealer }),
  w.haunt({ id: 'perchance-to-dream', number: 13, kind: 'traitor', traitor: lowest(others, 'sanity') }),
  w.haunt({ id: 'here-there-be-dragons', number: 15, kind: 'traitor', traitor: lowest(others, 'speed') }),
  w.haunt({ id: 'the-phantoms-embrace', number: 16, kind: 'traitor', traitor: w.leftOf(w.revealer) }),
  w.haunt({ id: 'a-breath-of-wind', number: 17, kind: 'traitor', traitor: w.leftOf(w.revealer) }),
  w.haunt({ id: 'united-we-stand', number: 18, kind: 'traitor', traitor: w.revealer }),
  w.haunt({ id: 'a-friend-for-the-ages', number: 19, kind: 'traitor', traitor: w.leftOf(w.revealer) }),
  w.haunt({
    id: 'ghost-bride',
    number: 20,
    kind: 'traitor',
    traitor: orElse(w.playedBy('vivian-lopez'), w.leftOf(w.revealer)),
  }),
  w.haunt({ id: 'house-of-the-living-dead', number: 21, kind: 'traitor', traitor: oldest(others) }),
  w.haunt({ id: 'tentacled-horror', number: 23, kind: 'traitor', traitor: w.leftOf(w.revealer) }),
  w.haunt({
    id: 'fly-away-home',
    number: 24,
    kind: 'traitor',
    traitor: orElse(w.playedBy('brandon-jaspers'), lowest(w.explorers, 'speed')),
  }),
  w.haunt({
    id: 'voodoo',
    number: 25,
    kind: 'traitor',
    traitor: orElse(w.playedBy('zoe-ingstrom'), highest(w.explorers, 'knowledge')),
  }),
  w.haunt({ id: 'pay-the-piper', number: 26, kind: 'traitor', traitor: w.leftOf(w.revealer) }),
  w.haunt({ id: 'ring-of-king-solomon', number: 28, kind: 'traitor', traitor: highest(others, 'knowledge') }),
  w.haunt({ id: 'frankensteins-legacy', number: 29, kind: 'traitor', traitor: w.revealer }),
  w.haunt({ id: 'tomb-of-dracula', number: 30, kind: 'traitor', traitor: w.revealer }),
  w.haunt({ id: 'airborne', number: 31, kind: 'none' }),
  w.haunt({
    id: 'better-with-friends',
    number: 36,
    kind: 'traitor',
    traitor: orElse(w.playedBy('missy-dubourde'), highest(w.explorers, 'speed')),
  }),
  w.haunt({ id: 'hellbeasts', number: 38, kind: 'traitor', traitor: lowest(others, 'knowledge') }),
  w.haunt({ id: 'buried-alive', number: 40, kind: 'traitor', traitor: w.leftOf(w.revealer) }),
  w.haunt({ id: 'comes-the-hero', number: 42, kind: 'traitor', traitor: highest(w.explorers, 'might') }),
  w.haunt({ id: 'death-doth-find-us-all', number: 44, kind: 'traitor', traitor: youngest(others) }),
  w.haunt({ id: 'worm-ouroboros', number: 47, kind: 'traitor', traitor: w.revealer }),
  w.haunt({ id: 'stacked-like-cordwood', number: 48, kind: 'traitor', traitor: w.leftOf(w.revealer) }),
];
