import type { ArtId } from './art.ts';

/** What a thing looks like that nobody has drawn: by the words of its id, which are English in every language of the game. */

/** Words that name nothing. */
const SMALL = new Set(['a', 'an', 'the', 'in', 'on', 'at', 'for', 'to', 'with', 'and', 'from', 'is', 'below', 'above']);

const singular = (word: string): string =>
  word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;

/** The words of an id, the one that it is about first: `necklace-of-teeth` is a necklace, `creepy-doll` a doll. */
export function wordsOfId(id: string): readonly string[] {
  const [head = '', ...rest] = id.split(/-of-(?:the-)?/);
  return [head, ...rest]
    .flatMap((part) => part.split(/[^a-z]+/).reverse())
    .filter((word) => word !== '' && !SMALL.has(word))
    .flatMap((word) => [word, singular(word)])
    .filter((word, i, all) => all.indexOf(word) === i);
}

/** What stands in a table for the first word of an id that it knows. */
export function byWord<T>(id: string, table: Readonly<Record<string, T>>): T | undefined {
  const word = wordsOfId(id).find((each) => Object.hasOwn(table, each));
  return word === undefined ? undefined : table[word];
}

const SAME: Readonly<Partial<Record<ArtId, string>>> = {
  altar: 'altar shrine blessing seal temple',
  amulet: 'amulet necklace brooch pendant locket jewel gem',
  anchor: 'anchor ship harbour mooring sailor',
  armor: 'armor armour breastplate jacket vest shield',
  axe: 'axe hatchet machete cleaver',
  bars: 'prison cell cage locked',
  barrel: 'barrel keg cask powder',
  bed: 'bed mattress dream sleep',
  bell: 'bell alarm gong',
  billiard: 'billiard',
  bird: 'bird raven crow rook owl duck gull parrot vulture',
  blade: 'dagger knife sword blade razor',
  blood: 'blood gore crimson splash wound',
  boat: 'boat raft dinghy',
  bones: 'bone skeleton remains corpse body cadaver',
  bookcase: 'library archive catalogue',
  bottle: 'bottle potion oil elixir medicine poison fluid',
  bugs: 'bug insect beetle ant swarm fly maggot',
  camera: 'camera camcorder film cheese',
  candleStick: 'candle wax taper vigil',
  casket: 'box lockbox jewelbox coffer strongbox safe container',
  chart: 'map chart blueprint plan route',
  chest: 'chest treasure hoard stash',
  child: 'girl boy child orphan daughter son',
  clock: 'clock time hour year',
  coalheap: 'coal cinder ash soot',
  coffin: 'coffin burial funeral',
  coil: 'wire spring germ',
  coin: 'coin money penny gold doubloon',
  cracks: 'crack quake discord rift fissure',
  crown: 'crown king queen tiara royal',
  crystal: 'crystal orb ball scrying vision',
  deadHead: 'skull head yorick death',
  deadtree: 'tree wood forest branch stake',
  dice: 'dice die gamble luck',
  dressform: 'mannequin dress dummy tailor bride',
  drops: 'drip drop rain leak tear water',
  dynamite: 'dynamite bomb explosive fuse',
  egg: 'egg nest cocoon',
  eyes: 'eye gaze stare watcher feeling behind',
  feather: 'feather plume quill pen',
  fern: 'herb fern root ivy moss',
  fireplace: 'fire hearth burning flame',
  fish: 'fish herring catch bait',
  flask: 'flask vial serum acid',
  foot: 'paw hoof rabbit',
  footprints: 'trail footprint track footstep',
  frontdoor: 'door gate exit portal',
  furnace: 'furnace boiler engine stove',
  gear: 'gear cog machine device mechanism robot machinery winch',
  globe: 'globe world',
  gloves: 'glove gauntlet',
  grasp: 'hand claw grip grasp left',
  grave: 'grave tomb mound headstone',
  grate: 'grate hatch trapdoor',
  gusts: 'wind storm gust breath fog mist smoke whisper voice',
  ham: 'ham meat food meal',
  hat: 'hat cap',
  heart: 'heart organ love brain',
  helm: 'helm rudder wheelhouse',
  hole: 'hole pit mouth passage closet shaft tunnel burrow',
  hound: 'dog hound wolf beast cat kitten',
  idol: 'idol totem effigy fetish',
  jars: 'jar specimen preserve',
  jaws: 'jaw bite teeth maw fang hungry',
  key: 'key',
  kit: 'kit bandage medic aid',
  lampion: 'lamp lantern light torch flashlight beacon bulb glow',
  letter: 'letter envelope note post invitation will evidence',
  lookingGlass: 'mirror glass reflection',
  man: 'man figure stranger visitor someone somebody victim prisoner',
  mask: 'mask face disguise clown',
  medallion: 'medallion medal badge star pentacle',
  moon: 'moon night star sky lunar',
  musicBox: 'music song tune lullaby',
  openbook: 'book tome diary journal log spellbook bible clue role page knowledge ledger',
  organ: 'pipe',
  painting: 'painting portrait picture canvas',
  paintcan: 'paint tin varnish',
  parachute: 'parachute glider',
  pentagram: 'pentagram ritual circle sigil rune summoning',
  phone: 'phone telephone call',
  photograph: 'photograph photo negative',
  puppet: 'doll puppet toy marionette',
  puzzle: 'puzzle cube riddle',
  radio: 'radio broadcast cassette headphones stopwatch tape player signal',
  revolver: 'revolver gun pistol rifle boomstick crossbow shotgun',
  ringlet: 'ring band',
  rings: 'collar chain shackle manacle handcuff',
  robe: 'robe coat cloak shroud vestment suit',
  rood: 'cross symbol holy crucifix',
  rope: 'rope noose line cord tether hanged',
  roundflask: 'ingredient brew cauldron chemical formula',
  rubble: 'rubble stone rock debris collapsed',
  sack: 'sack bag bundle',
  salts: 'salt powder dust',
  salve: 'salve balm ointment cream',
  sarcophagus: 'sarcophagus mummy',
  saw: 'saw chainsaw',
  scepter: 'scepter sceptre wand staff rod',
  scroll: 'scroll contract deed parchment spell prophecy',
  serpent: 'snake serpent worm eel tentacle',
  shovel: 'shovel spade dig',
  slime: 'slime ooze goo slimy',
  spear: 'spear lance harpoon arrow trident',
  spider: 'spider web',
  spiritBoard: 'board seance planchette',
  sprout: 'plant seed flower vine rose flytrap flowering weed blossom',
  stairs: 'stair stairs step ladder staircase',
  statue: 'statue gargoyle',
  stone: 'pebble bloodstone runestone',
  syringe: 'syringe needle shot injection acupuncture antidote',
  teapot: 'tea teapot kettle',
  telescope: 'telescope spyglass',
  tide: 'tide sea wave flood ocean',
  trunk: 'trunk luggage suitcase',
  umbrella: 'umbrella',
  urn: 'urn vase pot amphora',
  vaultdoor: 'vault lock',
  wardrobe: 'wardrobe cupboard',
  wheel: 'wheel spoke',
  wreath: 'wreath garland',
};

/** The picture of a thing by a word. */
export const THING_WORDS: Readonly<Record<string, ArtId>> = Object.fromEntries(
  (Object.entries(SAME) as [ArtId, string][]).flatMap(([art, words]) =>
    words
      .split(' ')
      .filter((word) => word !== '')
      .map((word) => [word, art] as const),
  ),
);

export const thingFor = (id: string): ArtId | undefined => byWord(id, THING_WORDS);
