import { byWord, wordsOfId } from '../glyphs/words.ts';
import { rng } from '../ink/noise.ts';
import { pickSeeded } from '../ink/seeded.ts';
import { pieceKind } from './kind.ts';
import { drawParts, type PartId, type PlacedPart } from './parts.ts';

/** Creatures on discs, each put together from a few parts in a box of 100. */

/** Demons by rank: the lower, the leaner. */
const DEMONS: Readonly<Record<string, readonly PlacedPart[]>> = {
  'first-demon': ['horns', 'bust', ['glare', 0, -4, 1], ['fangs', 22, 14, 0.56]],
  'second-demon': ['horns', 'snout', ['glare', 0, -4, 1]],
  'third-demon': [
    ['horns', 8, 4, 0.84],
    ['bust', 12, 12, 0.76],
    ['slits', 12, 8, 0.76],
  ],
  'fourth-demon': [
    ['wings', 0, 6, 1],
    ['horns', 20, 12, 0.6],
    ['bust', 22, 18, 0.56],
    ['slits', 22, 14, 0.56],
  ],
};

/** Kinds that many haunts share, by a word of their id. */
const KINDS: Readonly<Record<string, readonly PlacedPart[]>> = {
  mummy: ['bust', 'bands', 'slits'],
  ghost: ['sheet', 'hollows'],
  spirit: [
    ['wings', 0, 6, 1],
    ['sheet', 14, 12, 0.72],
    ['hollows', 14, 12, 0.72],
  ],
  twin: ['bust', 'seam', ['slits', 2, 2, 0.94]],
  cultist: ['hood', ['glare', 2, 0, 0.94]],
  death: ['hood', ['skull', 20, 14, 0.6], 'scythe'],
  god: ['arms', 'coils', 'dome', 'eyes'],
  cat: ['tail', 'ears', ['glare', 0, 0, 1], 'nose', 'whiskers'],
  alien: ['bigHead', 'almonds'],
  freak: ['bust', ['scowl', 10, -6, 0.8], ['fangs', 14, 4, 0.72]],
  victim: ['person', ['chain', 0, -14, 1]],
  dog: ['hound', ['slits', 14, 6, 0.7]],
  blob: ['slime', 'bubbles'],
  spider: ['legs', 'body', ['eyes', 26, 14, 0.48]],
  bat: ['wings', ['body', 14, 16, 0.72], ['slits', 22, 12, 0.56]],
  demon: ['horns', 'bust', 'glare'],
  ...DEMONS,
  // Those that somebody commands are in chains.
  ...Object.fromEntries(
    Object.entries(DEMONS).map(([id, parts]) => [`bound-${id}`, [...parts, ['chain', 0, -4, 1] as const]] as const),
  ),
  'demon-lord': [
    ['horns', 0, 6, 1],
    ['bust', 4, 12, 0.92],
    ['crown', 20, 2, 0.6],
    ['glare', 4, 10, 0.92],
  ],
  zombie: ['bust', 'scowl', ['hollows', 0, -4, 1]],
  shade: ['sheet', ['slits', 0, 4, 1], ['arms', 18, 14, 0.64]],
  shadow: ['veil', ['slits', 0, 2, 1]],
  specter: ['sheet', ['oneEye', 8, 6, 0.84]],
  banshee: ['hair', ['sheet', 18, 16, 0.64], ['grin', 20, 14, 0.6]],
  witch: [['bust', 6, 12, 0.88], 'witchHat', ['glare', 6, 8, 0.88]],
  bride: ['veil', ['bust', 22, 16, 0.56], ['hollows', 22, 12, 0.56]],
  dragon: ['horns', 'snout', ['glare', 0, -6, 1], ['flame', 34, 62, 0.32]],
  rat: ['roundEars', ['nose', 0, 14, 1], 'whiskers', ['slits', 0, 4, 1], 'tail'],
  wolf: ['snout', ['glare', 0, 0, 1], ['fangs', 20, 18, 0.6]],
  lion: ['bloom', ['roundEars', 16, 12, 0.68], ['glare', 14, 10, 0.72], ['nose', 16, 12, 0.68]],
  rabbit: ['longEars', ['hollows', 10, 18, 0.8], ['nose', 10, 12, 0.8]],
  bear: ['roundEars', ['scowl', 0, 6, 1], ['nose', 0, 2, 1]],
  bird: ['birdHead', 'beak', ['oneEye', 22, 16, 0.5]],
  snake: ['worm', ['jawHead', 10, 0, 0.8], ['slits', 8, -10, 0.66]],
  tentacle: ['worm', ['bubbles', 6, 0, 0.88]],
  worm: ['worm', ['fangs', 8, -18, 0.56], ['dome', 18, 0, 0.4]],
  fish: ['slime', ['fangs', 0, -4, 1], ['oneEye', 4, -8, 0.8]],
  plant: ['leaves', ['bloom', 18, 0, 0.64], ['fangs', 24, -6, 0.52]],
  fire: ['flame', ['glare', 0, 16, 1]],
  skeleton: [
    ['skull', -10, -2, 1.2],
    ['roll', 24, 52, 0.52],
  ],
  skull: [['skull', -12, -6, 1.24]],
  statue: ['bust', ['cross', 0, -6, 1], ['roll', 18, 52, 0.64]],
  robot: ['gears', 'lenses'],
  doll: ['hair', ['bust', 16, 12, 0.68], ['cross', 14, 0, 0.72], ['grin', 24, 16, 0.5]],
  clown: ['bloom', ['bust', 8, 10, 0.84], ['cross', 6, -2, 0.9], ['nose', 8, -2, 0.84], ['grin', 18, 10, 0.6]],
  hand: ['palm'],
  'troll-hand': ['palm'],
  head: ['bigHead', ['scowl', 0, 4, 1], ['fangs', 20, 18, 0.6]],
  pirate: [['bust', 4, 10, 0.92], ['tricorn', 8, 2, 0.84], ['slits', 4, 10, 0.92], 'hook'],
  soldier: ['helmet', ['slits', 0, 8, 1]],
  butler: [
    ['bust', 4, 12, 0.92],
    ['topHat', 10, 0, 0.8],
    ['slits', 4, 12, 0.92],
  ],
  king: [
    ['bust', 4, 12, 0.92],
    ['crown', 8, 0, 0.84],
    ['glare', 4, 8, 0.92],
  ],
  killer: ['hood', ['slits', 0, 4, 1], ['dagger', 4, 6, 1]],
  madman: ['hair', ['bust', 10, 10, 0.8], ['cross', 8, -4, 0.84], ['grin', 18, 8, 0.64]],
  monster: ['bust', 'stitches', ['glare', 0, -6, 1]],
  vampire: ['wings', ['bust', 12, 12, 0.76], ['glare', 12, 4, 0.76], ['fangs', 24, 12, 0.52]],
  bull: ['horns', 'snout', ['glare', 0, -4, 1], ['nose', 0, 10, 1]],
  eye: ['dome', ['oneEye', -18, -14, 1.36]],
  mouth: ['dome', ['fangs', -16, -22, 1.3]],
  child: ['person', ['hollows', 22, 0, 0.56]],
  person: ['person'],
  gremlin: ['longEars', ['bust', 18, 18, 0.64], ['glare', 18, 12, 0.64], ['grin', 20, 16, 0.6]],
  // A hat and a collar, and nothing between them.
  faceless: [['bust', 4, 10, 0.92], 'topHat'],
  egg: ['bigHead', ['bubbles', 4, -6, 0.9]],
};

/** Words that mean a kind of the table above. */
const MEANT: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    alien: 'alien martian invader visitor',
    banshee: 'banshee siren hag crone wailing widow',
    bat: 'bat firebat gargoyle harpy mosquito moth imp',
    bear: 'bear cub beast yeti ape squirrel',
    bird: 'bird raven crow duck owl vulture gull',
    blob: 'blob slime ooze jelly',
    bride: 'bride lady nun nurse',
    bull: 'bull minotaur goat ram satyr',
    butler: 'butler host ringmaster undertaker stranger magician gentleman',
    cat: 'cat kitten panther tiger',
    child: 'child girl boy orphan',
    clown: 'clown jester harlequin mime',
    cultist: 'cultist acolyte priest monk druid occultist elector',
    death: 'death reaper executioner',
    demon: 'demon devil fiend hellbeast imp nightmare',
    dog: 'dog hound cur jackal',
    doll: 'doll puppet mannequin dummy toy marionette',
    dragon: 'dragon wyrm drake lizard crocodile dinosaur',
    eye: 'eye watcher beholder',
    faceless: 'faceless nobody',
    fire: 'fire flame burning elemental',
    fish: 'fish shark eel kraken squid octopus',
    ghost: 'ghost poltergeist haunt apparition housekeeper maid',
    god: 'god elder horror',
    gremlin: 'gremlin goblin kobold brownie',
    hand: 'hand palm fist',
    head: 'head giant ogre troll brute surger',
    killer: 'killer assassin jack murderer slasher stalker hunter ripper thief',
    king: 'king queen lord emperor pharaoh prince master',
    lion: 'lion lioness sphinx',
    madman: 'madman lunatic maniac scientist doctor',
    monster: 'monster golem creature frankenstein fleshchild mutant',
    mouth: 'mouth maw jaw piranha',
    person: 'person assistant guest runner servant brainstraw survivor hero human passenger',
    pirate: 'pirate captain sailor buccaneer smuggler mate',
    plant: 'plant ivy creeper vine root flower tree tip stalk fungus',
    rabbit: 'rabbit hare bunny',
    rat: 'rat mouse vermin rodent weasel',
    robot: 'robot machine automaton construct device drone',
    shade: 'shade wraith revenant',
    shadow: 'shadow phantom darkness keeper',
    skeleton: 'skeleton bone remains lich',
    snake: 'snake serpent cobra ouroboros viper hydra',
    soldier: 'soldier knight guard hoplite armor armour gladiator warrior',
    specter: 'specter spectre spook wisp orb',
    spider: 'spider insect bug ant scorpion crab tarantula',
    spirit: 'spirit soul angel fairy psychic',
    statue: 'statue stone idol snow',
    vampire: 'vampire dracula nosferatu',
    witch: 'witch sorceress sorcerer wizard warlock',
    wolf: 'wolf werewolf lycanthrope fox coyote',
    tentacle: 'tentacle sucker feeler',
    worm: 'worm maggot leech slug larva',
    zombie: 'zombie ghoul undead corpse dead drowned reanimated possessed',
  }).flatMap(([kind, words]) => words.split(' ').map((word) => [word, kind] as const)),
);

const BODIES = [
  'bust',
  'hood',
  'sheet',
  'bigHead',
  'slime',
  'veil',
  'snout',
  'birdHead',
  'dome',
] as const satisfies readonly PartId[];
const LOOKS = ['slits', 'glare', 'hollows', 'almonds', 'oneEye', 'cross'] as const satisfies readonly PartId[];
const SIGNS: readonly [readonly PlacedPart[], ...(readonly PlacedPart[])[]] = [
  ['horns'],
  [['witchHat', 0, -4, 1]],
  [['crown', 8, -4, 0.84]],
  [['scythe', 4, 4, 1]],
  [['wings', 0, 14, 1]],
  [['dagger', 8, 10, 1]],
  ['tail'],
  [['chain', 0, 6, 1]],
  [['fangs', 14, 8, 0.72]],
];
/** By which one tells sorts of a kind apart. */
const SORTS: readonly [PlacedPart, ...PlacedPart[]] = [
  ['crown', 28, -8, 0.44],
  ['horns', 22, -6, 0.56],
  ['dagger', 22, 30, 0.7],
  ['scythe', 34, 30, 0.66],
  ['chain', 4, 20, 0.9],
  ['topHat', 28, -8, 0.44],
  ['stitches', 4, 10, 0.9],
  ['bloom', 60, 58, 0.36],
  ['flame', 62, 56, 0.38],
];
/** What lies behind a body. */
const BEHIND = new Set<PartId>(['horns', 'wings', 'tail']);

/** Somebody of whom nothing is known but an id: a body, a look and a sign by chance of it. */
function composeCreature(id: string): readonly PlacedPart[] {
  const random = rng(`creature ${id}`);
  const body = pickSeeded(random, BODIES);
  const look = pickSeeded(random, LOOKS);
  const sign = pickSeeded(random, SIGNS);
  const isBehind = sign.every((part) => BEHIND.has(typeof part === 'string' ? part : part[0]));
  return isBehind ? [...sign, body, look] : [body, look, ...sign];
}

/** Which kind of the table above somebody is, by the words of an id. */
export function kindOfCreature(id: string): string | undefined {
  const kind = pieceKind(id);
  const word = [kind, ...wordsOfId(kind)].find((each) => Object.hasOwn(KINDS, each) || Object.hasOwn(MEANT, each));
  return word === undefined || Object.hasOwn(KINDS, word) ? word : MEANT[word];
}

/** Some of whom there are several sorts go by colour. */
const TINTS: Readonly<Record<string, string>> = {
  red: '#ff8a75',
  crimson: '#ff8a75',
  blue: '#8fc1e6',
  green: '#a5d08a',
  yellow: '#f2d36b',
  orange: '#f2a860',
  purple: '#c6a6e8',
  magenta: '#ee95cf',
  fuchsia: '#ee95cf',
  white: '#ffffff',
  black: '#8d8478',
  golden: '#e6bf5a',
};

/** Whether anything is known of what it looks like. */
export const isCreature = (id: string): boolean => kindOfCreature(id) !== undefined;

/** A creature by the id of its piece, without a number. Of two sorts of a kind each has a sign or a colour of its own. */
export function drawCreature(id: string): string {
  const kind = pieceKind(id);
  const known = KINDS[kindOfCreature(id) ?? ''];
  if (known === undefined) return drawParts(composeCreature(id));
  const tint = byWord(kind, TINTS);
  if (tint !== undefined) return `<g color="${tint}">${drawParts(known)}</g>`;
  const isSort = kind.includes('-') && !Object.hasOwn(KINDS, kind);
  return drawParts(isSort ? [...known, pickSeeded(rng(`sort ${id}`), SORTS)] : known);
}

/** Parts that glow in the dark. */
const GLOWING: ReadonlySet<PartId> = new Set<PartId>(['slits', 'glare', 'eyes', 'lenses', 'oneEye']);

/** Parts that no eyes look out of. */
const FACELESS: ReadonlySet<PartId> = new Set<PartId>(['palm']);

/** The same as a mere shape: whoever has no eyes that glow gets some. */
export function drawSilhouette(id: string): string {
  const parts = KINDS[kindOfCreature(id) ?? ''] ?? composeCreature(id);
  const ids = parts.map((part) => (typeof part === 'string' ? part : part[0]));
  const done = ids.some((part) => GLOWING.has(part) || FACELESS.has(part));
  return drawParts(done ? parts : [...parts, 'glare']);
}

/** Kinds with parts of their own, for those who draw them. */
export const CREATURE_KINDS: readonly string[] = Object.keys(KINDS);
