import type { HauntDef, Num, Who } from '@hollow/engine';
import {
  ageOf,
  either,
  except,
  exists,
  explorers,
  fewest,
  haunt,
  it,
  leftOf,
  level,
  most,
  not,
  playedBy,
  revealer,
  revealerThenLeft,
  where,
} from '@hollow/engine/builders';

/** Who becomes the traitor of each haunt. Ties go to the revealer, else to the nearest on the revealer's left. */
const others = except(explorers, revealer);
const top = (who: Who, by: Num): Who => revealerThenLeft(most(who, by));
const bottom = (who: Who, by: Num): Who => revealerThenLeft(fewest(who, by));
const highest = (who: Who, trait: string): Who => top(who, level(it, trait));
const lowest = (who: Who, trait: string): Who => bottom(who, level(it, trait));
const oldest = (who: Who): Who => top(who, ageOf(it));
const youngest = (who: Who): Who => bottom(who, ageOf(it));
/** The named explorer if in the game, else by the rule. */
const orElse = (named: Who, rule: Who): Who => either(named, where(rule, not(exists(named))));

export const HAUNTS: readonly HauntDef[] = [
  haunt({ id: 'the-mummy-walks', number: 1, kind: 'traitor', traitor: revealer }),
  haunt({ id: 'the-seance', number: 2, kind: 'traitor', traitor: revealer }),
  haunt({ id: 'frog-leg-stew', number: 3, kind: 'traitor', traitor: lowest(others, 'knowledge') }),
  haunt({ id: 'the-web-of-destiny', number: 4, kind: 'traitor', traitor: highest(others, 'might') }),
  haunt({ id: 'i-was-a-teenage-lycanthrope', number: 5, kind: 'traitor', traitor: revealer }),
  haunt({ id: 'the-floating-eye', number: 6, kind: 'traitor', traitor: lowest(explorers, 'sanity') }),
  haunt({
    id: 'carnivorous-ivy',
    number: 7,
    kind: 'traitor',
    traitor: orElse(playedBy('father-rhinehardt'), highest(explorers, 'sanity')),
  }),
  haunt({ id: 'wail-of-the-banshee', number: 8, kind: 'traitor', traitor: revealer }),
  haunt({ id: 'the-dance-of-death', number: 9, kind: 'none-at-first' }),
  haunt({ id: 'family-gathering', number: 10, kind: 'traitor', traitor: revealer }),
  haunt({ id: 'let-them-in', number: 11, kind: 'traitor', traitor: revealer }),
  haunt({ id: 'fleshwalkers', number: 12, kind: 'none' }),
  haunt({ id: 'perchance-to-dream', number: 13, kind: 'traitor', traitor: lowest(others, 'sanity') }),
  haunt({ id: 'the-stars-are-right', number: 14, kind: 'traitor', traitor: revealer }),
  haunt({ id: 'here-there-be-dragons', number: 15, kind: 'traitor', traitor: lowest(others, 'speed') }),
  haunt({ id: 'the-phantoms-embrace', number: 16, kind: 'traitor', traitor: leftOf(revealer) }),
  haunt({ id: 'a-breath-of-wind', number: 17, kind: 'traitor', traitor: leftOf(revealer) }),
  haunt({ id: 'united-we-stand', number: 18, kind: 'traitor', traitor: revealer }),
  haunt({ id: 'a-friend-for-the-ages', number: 19, kind: 'traitor', traitor: leftOf(revealer) }),
  haunt({
    id: 'ghost-bride',
    number: 20,
    kind: 'traitor',
    traitor: orElse(playedBy('vivian-lopez'), leftOf(revealer)),
  }),
  haunt({ id: 'house-of-the-living-dead', number: 21, kind: 'traitor', traitor: oldest(others) }),
  haunt({ id: 'the-abyss-gazes-back', number: 22, kind: 'traitor', traitor: leftOf(revealer) }),
  haunt({ id: 'tentacled-horror', number: 23, kind: 'traitor', traitor: leftOf(revealer) }),
  haunt({
    id: 'fly-away-home',
    number: 24,
    kind: 'traitor',
    traitor: orElse(playedBy('brandon-jaspers'), lowest(explorers, 'speed')),
  }),
  haunt({
    id: 'voodoo',
    number: 25,
    kind: 'traitor',
    traitor: orElse(playedBy('zoe-ingstrom'), highest(explorers, 'knowledge')),
  }),
  haunt({ id: 'pay-the-piper', number: 26, kind: 'traitor', traitor: leftOf(revealer) }),
  haunt({ id: 'amok-flesh', number: 27, kind: 'traitor', traitor: highest(others, 'knowledge') }),
  haunt({ id: 'ring-of-king-solomon', number: 28, kind: 'traitor', traitor: highest(others, 'knowledge') }),
  haunt({ id: 'frankensteins-legacy', number: 29, kind: 'traitor', traitor: revealer }),
  haunt({ id: 'tomb-of-dracula', number: 30, kind: 'traitor', traitor: revealer }),
  haunt({ id: 'airborne', number: 31, kind: 'none' }),
  haunt({ id: 'lost', number: 32, kind: 'traitor', traitor: highest(explorers, 'sanity') }),
  haunt({ id: 'an-invocation-of-darkness', number: 33, kind: 'traitor', traitor: revealer }),
  haunt({ id: 'guillotines', number: 34, kind: 'hidden' }),
  haunt({ id: 'small-change', number: 35, kind: 'traitor', traitor: highest(explorers, 'knowledge') }),
  haunt({
    id: 'better-with-friends',
    number: 36,
    kind: 'traitor',
    traitor: orElse(playedBy('missy-dubourde'), highest(explorers, 'speed')),
  }),
  haunt({ id: 'checkmate', number: 37, kind: 'traitor', traitor: lowest(explorers, 'might') }),
  haunt({ id: 'hellbeasts', number: 38, kind: 'traitor', traitor: lowest(others, 'knowledge') }),
  haunt({ id: 'the-heir', number: 39, kind: 'traitor', traitor: highest(others, 'speed') }),
  haunt({ id: 'buried-alive', number: 40, kind: 'traitor', traitor: leftOf(revealer) }),
  haunt({ id: 'invisible-traitor', number: 41, kind: 'traitor', traitor: revealer }),
  haunt({ id: 'comes-the-hero', number: 42, kind: 'traitor', traitor: highest(explorers, 'might') }),
  haunt({ id: 'the-star-sickness', number: 43, kind: 'hidden' }),
  haunt({ id: 'death-doth-find-us-all', number: 44, kind: 'traitor', traitor: youngest(others) }),
  haunt({ id: 'tick-tick-tick', number: 45, kind: 'traitor', traitor: highest(others, 'knowledge') }),
  haunt({
    id: 'the-feast',
    number: 46,
    kind: 'traitor',
    traitor: orElse(playedBy('madame-zostra'), lowest(explorers, 'speed')),
  }),
  haunt({ id: 'worm-ouroboros', number: 47, kind: 'traitor', traitor: revealer }),
  haunt({ id: 'stacked-like-cordwood', number: 48, kind: 'traitor', traitor: leftOf(revealer) }),
  haunt({
    id: 'you-wear-it-well',
    number: 49,
    kind: 'traitor',
    traitor: orElse(playedBy('heather-granville'), highest(explorers, 'knowledge')),
  }),
  haunt({ id: 'treasure-hunt', number: 50, kind: 'none' }),
];
