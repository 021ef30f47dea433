import type { PlacedArt } from '../glyphs/art.ts';

/** The pictures on the cards: two or three glyphs in a box of 300 by 150, one row of data each. */

/** Cards of the second edition. */
export const VIGNETTES: Readonly<Record<string, readonly PlacedArt[]>> = {
  // Omens
  bite: [
    ['jaws', 150, 78, 0, 1.1],
    ['blood', 234, 112, 10, 0.4],
  ],
  book: [
    ['candleStick', 66, 76, 0, 0.85],
    ['openbook', 168, 84, -4, 3],
  ],
  'crystal-ball': [
    ['crystal', 150, 76, 0, 1.2],
    ['candle', 64, 112, 0, 2],
    ['candle', 236, 112, 0, 2],
  ],
  dog: [
    ['moon', 236, 44, 0, 0.9],
    ['hound', 140, 86, 0, 1.35],
  ],
  girl: [['child', 150, 74]],
  'holy-symbol': [
    ['candle', 84, 96, 0, 2.2],
    ['rood', 150, 76, 0, 1.05],
    ['candle', 216, 96, 0, 2.2],
  ],
  madman: [
    ['bars', 150, 20, 0, 1.4],
    ['man', 150, 84, 0, 1.1],
    ['eyes', 60, 60, 0, 0.5],
  ],
  mask: [
    ['mask', 150, 74, -6, 1.2],
    ['candle', 64, 110, 0, 2],
    ['candle', 238, 110, 0, 2],
  ],
  medallion: [['medallion', 150, 70, 0, 1.1]],
  ring: [['ringlet', 150, 72, 0, 1.15]],
  skull: [
    ['openbook', 104, 118, -8, 1.9],
    ['deadHead', 160, 70, 6, 1.05],
    ['candle', 236, 106, 0, 2.4],
  ],
  spear: [['spear', 146, 78, 0, 1.3]],
  'spirit-board': [
    ['spiritBoard', 150, 84, -3, 1.25],
    ['candle', 34, 44, 0, 2],
    ['candle', 266, 44, 0, 2],
  ],
  // Items
  'adrenaline-shot': [
    ['syringe', 146, 76, 0, 1.05],
    ['roundflask', 246, 98, 0, 1.3],
  ],
  'amulet-of-the-ages': [['amulet', 150, 70, 0, 1.25]],
  'angel-feather': [
    ['feather', 150, 76, 0, 1.1],
    ['moonview', 150, 70, 0, 2.2],
  ],
  armor: [['armor', 150, 78, 0, 1.3]],
  axe: [
    ['crate', 74, 106, 6, 1.5],
    ['axe', 158, 76, 0, 1.2],
  ],
  bell: [['bell', 150, 82, 12, 1.1]],
  'blood-dagger': [
    ['blood', 96, 104, 0, 0.7],
    ['blade', 154, 70, 0, 1.1, { k: 1 }],
  ],
  bottle: [
    ['bottle', 150, 80, 6, 1.1],
    ['flask', 232, 104, 0, 1.5],
  ],
  candle: [['candleStick', 150, 86, 0, 1.15]],
  'dark-dice': [['dice', 146, 78, 0, 1.1]],
  dynamite: [['dynamite', 150, 88, 8, 1.1]],
  'healing-salve': [
    ['fern', 66, 104, 0, 2],
    ['salve', 150, 76, 0, 1.2],
    ['fern', 236, 108, 20, 1.7],
  ],
  idol: [
    ['candle', 74, 104, 0, 2.2],
    ['idol', 150, 76, 0, 1.15],
    ['candle', 226, 104, 0, 2.2],
  ],
  'lucky-stone': [['stone', 150, 80, 0, 1.35]],
  'medical-kit': [
    ['kit', 136, 84, -4, 1.2],
    ['flask', 230, 92, 0, 2],
  ],
  'music-box': [['musicBox', 142, 82, 0, 1.2]],
  'pickpockets-gloves': [['gloves', 150, 76, 0, 1.1]],
  'puzzle-box': [['puzzle', 150, 74, 0, 1.15]],
  'rabbits-foot': [['foot', 150, 78]],
  revolver: [['revolver', 142, 72, -8, 1.2]],
  'sacrificial-dagger': [
    ['altar', 150, 116, 0, 1.5],
    ['blade', 152, 60, 0, 0.95],
  ],
  'smelling-salts': [['salts', 150, 92, 0, 1.15]],
  // Events
  'a-moment-of-hope': [
    ['moonview', 150, 70, 0, 3],
    ['altar', 150, 100, 0, 1.5],
    ['feather', 216, 50, 20, 0.5],
  ],
  'angry-being': [
    ['cracks', 70, 70, 0, 1],
    ['eyes', 150, 56, 0, 0.9],
    ['grasp', 216, 96, 20, 0.9],
  ],
  'bloody-vision': [
    ['eyes', 150, 40, 0, 0.9],
    ['hand', 96, 100, -20, 2.4],
    ['hand', 204, 100, 20, 2.4],
    ['blood', 150, 122, 0, 0.6],
  ],
  'burning-man': [['man', 150, 84, 0, 1, { k: 1 }]],
  'closet-door': [
    ['wardrobe', 150, 76, 0, 2.6],
    ['eyes', 150, 76, 0, 0.4],
  ],
  'creepy-crawlies': [['bugs', 150, 76]],
  'creepy-puppet': [['puppet', 150, 84, 0, 1.05]],
  debris: [
    ['beam', 130, 58, 18, 1.5],
    ['beam', 190, 92, -30, 1.3],
    ['rubble', 90, 112, 0, 1.7],
    ['rubble', 214, 122, 0, 1.2],
  ],
  'disquieting-sounds': [
    ['stairs', 60, 84, 0, 0.8],
    ['gusts', 170, 76, 0, 0.8, { k: 2 }],
  ],
  drip: [['drops', 150, 76, 0, 1]],
  footsteps: [
    ['footprints', 96, 80, 20, 1.2],
    ['footprints', 196, 70, -16, 1],
    ['lantern', 262, 40, 0, 1.6],
  ],
  funeral: [
    ['coffin', 96, 82, 90, 1.4],
    ['wreath', 214, 74, 0, 1],
  ],
  'grave-dirt': [
    ['grave', 90, 96, -4, 1.4],
    ['shovel', 184, 80, 24, 1.7],
    ['lumps', 228, 124, 0, 0.9],
  ],
  groundskeeper: [
    ['deadtree', 66, 86, 0, 1.5],
    ['man', 158, 84, 0, 1],
    ['shovel', 206, 84, 6, 1.6],
  ],
  'hanged-men': [
    ['rafters', 150, 40, 0, 1.2],
    ['man', 76, 100, 0, 0.72, { k: 2 }],
    ['man', 150, 108, 0, 0.8, { k: 2 }],
    ['man', 226, 100, 0, 0.72, { k: 2 }],
  ],
  'hideous-shriek': [['gusts', 150, 76, 0, 1.1, { k: 2 }]],
  'image-in-the-mirror-give': [
    ['lookingGlass', 150, 78, 0, 1],
    ['chest', 236, 110, 0, 1.2],
  ],
  'image-in-the-mirror-receive': [['lookingGlass', 150, 78, 0, 1, { k: 1 }]],
  'it-is-meant-to-be': [
    ['clock', 78, 78, 0, 1.8],
    ['openbook', 178, 90, -6, 2.6],
  ],
  'jonahs-turn': [
    ['puzzle', 150, 78, 0, 1],
    ['eyes', 150, 30, 0, 0.6],
  ],
  'lights-out': [
    ['lampbroken', 88, 96, -70, 2],
    ['eyes', 176, 66, 0, 0.8],
  ],
  'locked-safe': [
    ['painting', 70, 48, -16, 1.8],
    ['vaultdoor', 168, 80, 0, 1.1],
  ],
  'mists-from-the-walls': [
    ['tombwall', 150, 118, 0, 2.2, { w: 110 }],
    ['gusts', 150, 70, 0, 1, { k: 1 }],
  ],
  'mystic-slide': [['chute', 150, 78, 0, 1.3]],
  'night-view': [
    ['moon', 220, 46, 0, 1.2],
    ['deadtree', 78, 90, 0, 1.6],
    ['lantern', 150, 118, 0, 1.4],
    ['lantern', 184, 122, 0, 1.1],
  ],
  'phone-call': [['phone', 150, 82, 0, 1]],
  possession: [
    ['eyes', 150, 40, 0, 0.7],
    ['man', 150, 88, 0, 1],
    ['grasp', 92, 100, -20, 0.7],
    ['grasp', 208, 100, 20, 0.7],
  ],
  'revolving-wall': [
    ['bookcase', 112, 76, 0, 1.6, { w: 90 }],
    ['hole', 224, 80, 0, 0.7],
    ['dial', 224, 30, 0, 1],
  ],
  rotten: [
    ['ham', 110, 76, 0, 1.8],
    ['bugs', 170, 70, 0, 0.7],
    ['ham', 206, 82, 10, 1.4],
  ],
  'secret-passage': [
    ['hole', 150, 80, 0, 1],
    ['candelabrum', 52, 50, 0, 1.6],
    ['web', 284, 14, 90, 1],
  ],
  'secret-stairs': [
    ['spiralstair', 150, 80, 0, 1.2],
    ['lantern', 250, 44, 0, 1.6],
  ],
  'shrieking-wind': [
    ['gusts', 160, 76, 0, 1],
    ['deadtree', 62, 92, 0, 1.5],
  ],
  silence: [
    ['tombwall', 150, 30, 0, 2, { w: 110 }],
    ['man', 150, 104, 0, 0.8],
  ],
  skeletons: [
    ['bones', 90, 96, 0, 2],
    ['deadHead', 150, 70, -6, 0.75],
    ['bones', 208, 104, 40, 1.8],
  ],
  smoke: [
    ['gusts', 150, 76, 0, 1.05, { k: 1 }],
    ['eyes', 210, 96, 0, 0.4],
  ],
  'something-hidden': [
    ['nails', 150, 96, 0, 1.4],
    ['chest', 150, 86, 0, 1.7],
    ['lantern', 236, 50, 0, 1.6],
  ],
  'something-slimy': [['slime', 150, 76]],
  spider: [['spider', 150, 76, 0, 1.05]],
  'the-beckoning': [
    ['moon', 240, 44, 0, 1],
    ['balustrade', 150, 132, 0, 1.5],
    ['grasp', 140, 80, 0, 0.8],
  ],
  'the-lost-one': [
    ['child', 150, 74],
    ['lantern', 218, 96, 0, 1.6],
  ],
  'the-voice': [
    ['nails', 150, 110, 0, 1.3],
    ['cracks', 150, 100, 0, 1.2],
    ['shovel', 232, 82, 20, 1.5],
    ['gusts', 120, 56, 0, 0.4, { k: 2 }],
  ],
  'the-walls': [
    ['cracks', 80, 60, 30, 1.2],
    ['grasp', 150, 88, 0, 0.9],
    ['painting', 238, 48, 14, 1.6, { k: 2 }],
  ],
  webs: [
    ['web', 6, 6, 0, 2.4],
    ['web', 294, 6, 90, 2.4],
    ['man', 150, 92, 0, 0.85],
    ['web', 294, 146, 180, 2],
  ],
  'what-the': [
    ['frontdoor', 92, 78, 0, 1.5],
    ['parquetstar', 184, 80, 0, 0.8],
    ['frontdoor', 262, 78, 0, 1.5],
  ],
  whoops: [
    ['rings', 70, 64, 20, 1.2],
    ['trunk', 138, 92, 24, 1.6],
    ['dice', 222, 112, 0, 0.5],
  ],
};
