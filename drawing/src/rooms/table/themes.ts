import type { ArtId } from '../../glyphs/art.ts';
import type { FloorKind, WallKind } from './room.ts';

/** Rooms that nobody has drawn: what stands in them, by a word of their id, by their tags, or by where they lie. */
export interface RoomTheme {
  readonly floors: readonly [FloorKind, ...FloorKind[]];
  readonly wall: WallKind;
  /** One of these stands in the middle. */
  readonly heroes: readonly [ArtId, ...ArtId[]];
  /** Some of these stand in the corners. */
  readonly around: readonly ArtId[];
  /** What may lie flat below everything. */
  readonly below?: readonly ArtId[];
}

const theme = (
  floors: RoomTheme['floors'],
  wall: WallKind,
  heroes: RoomTheme['heroes'],
  around: readonly ArtId[],
  below: readonly ArtId[] = [],
): RoomTheme => ({ floors, wall, heroes, around, below });

const WOOD = ['boards', 'parquet'] as const;

/** By the words that call for them. */
const NAMED: readonly (readonly [words: string, theme: RoomTheme])[] = [
  [
    'bedroom quarter dormitory bunk chamber nursery cabin berth',
    theme(
      WOOD,
      'wood',
      ['bed', 'canopy', 'cot'],
      ['nightstand', 'wardrobe', 'washstand', 'mirror', 'armchair', 'trunk'],
      ['rug'],
    ),
  ],
  [
    'nursery playroom toy doll schoolroom',
    theme(
      ['boards', 'carpet'],
      'wood',
      ['rockinghorse', 'toybox'],
      ['cot', 'toybox', 'chair', 'dressform', 'crate'],
      ['rug'],
    ),
  ],
  [
    'kitchen galley scullery pantry larder bakery',
    theme(
      ['tile', 'flags'],
      'stone',
      ['stove', 'butcher', 'longtable'],
      ['sink', 'jars', 'pans', 'ham', 'sack', 'barrel', 'pot'],
    ),
  ],
  [
    'dining feast banquet refectory mess tavern salon parlour parlor drawing lounge sitting tea',
    theme(
      ['parquet', 'carpet'],
      'wood',
      ['longtable', 'roundtable', 'patiotable'],
      ['armchair', 'piano', 'clock', 'candelabrum', 'fireplace', 'globe'],
      ['rug'],
    ),
  ],
  [
    'library study archive office reading records map chart',
    theme(
      ['carpet', 'boards'],
      'wood',
      ['desk', 'openbook', 'bookcase'],
      ['bookcase', 'globe', 'armchair', 'chessboard', 'candle', 'trunk'],
      ['rug'],
    ),
  ],
  [
    'chapel church crypt shrine temple sanctuary vestry ritual sacrificial',
    theme(
      ['stone', 'flags'],
      'stone',
      ['altar', 'pentagram', 'sarcophagus'],
      ['pew', 'candelabrum', 'candle', 'urn', 'statue', 'bench'],
    ),
  ],
  [
    'graveyard cemetery catacomb tomb mausoleum ossuary burial',
    theme(
      ['earth', 'cave'],
      'rock',
      ['sarcophagus', 'coffin', 'grave'],
      ['gravecross', 'tombwall', 'bones', 'grave', 'lantern', 'deadtree'],
    ),
  ],
  [
    'laboratory lab specimen operating theatre theater surgery infirmary morgue hospital clinic',
    theme(
      ['tile', 'stone'],
      'stone',
      ['surgery', 'labbench', 'roundflask'],
      ['labbench', 'instruments', 'surgerylamp', 'jars', 'sink', 'coil', 'flask'],
    ),
  ],
  [
    'gallery museum statuary trophy exhibition corridor hallway hall passage passageway landing lobby foyer vestibule',
    theme(
      WOOD,
      'wood',
      ['bench', 'statue', 'clock'],
      ['painting', 'statue', 'armchair', 'urn', 'coats', 'candelabrum'],
      ['runner'],
    ),
  ],
  [
    'staircase stairs stairwell spiral steps ladder',
    theme(['boards', 'stone'], 'wood', ['spiralstair', 'stairs'], ['railing', 'lantern', 'urn', 'nightstand', 'clock']),
  ],
  [
    'tower turret lighthouse belfry watch lamp lantern deck parapet walk roof rookery crows widow',
    theme(
      ['stone', 'iron'],
      'rail',
      ['telescope', 'spiralstair', 'lantern'],
      ['urn', 'merlons', 'crate', 'bench'],
      ['moonview'],
    ),
  ],
  [
    'observatory solarium conservatory greenhouse winter balcony terrace veranda',
    theme(
      ['tile', 'stone'],
      'glass',
      ['palm', 'telescope', 'fountain'],
      ['fern', 'pots', 'palm', 'flowerbed', 'armchair'],
      ['glassribs'],
    ),
  ],
  [
    'garden yard courtyard lawn orchard grounds patio tree island beach shore jetty quay dunes cliff rocks',
    theme(
      ['grass', 'earth'],
      'hedge',
      ['tree', 'fountain', 'deadtree'],
      ['flowerbed', 'hedge', 'fern', 'pots', 'bench', 'rubble'],
      ['walk'],
    ),
  ],
  [
    'cellar storm basement undercroft store storage storeroom stockroom shed boathouse supply',
    theme(
      ['stone', 'earth'],
      'rock',
      ['barrel', 'winerack', 'crate'],
      ['barrel', 'crate', 'sack', 'caskend', 'shovel', 'coalheap'],
    ),
  ],
  [
    'attic junk loft lumber abandoned dusty closet crawlspace cramped box',
    theme(
      ['boards'],
      'wood',
      ['heap', 'trunk', 'sheetchair'],
      ['crate', 'trunk', 'lampbroken', 'dressform', 'painting', 'web'],
      ['cracks'],
    ),
  ],
  [
    'cave cavern grotto underground mine chasm tunnel sea',
    theme(
      ['cave', 'earth'],
      'rock',
      ['stalagmites', 'rubble', 'lake'],
      ['stalagmites', 'rubble', 'lantern', 'bones', 'boat'],
    ),
  ],
  [
    'lake pool bath bathroom spring well cistern laundry washroom dock wet',
    theme(
      ['tile', 'stone'],
      'stone',
      ['lake', 'fountain', 'puddle'],
      ['washstand', 'sink', 'urn', 'barrel', 'mirror', 'mat'],
      ['puddle'],
    ),
  ],
  [
    'furnace boiler engine machine generator forge workshop pump',
    theme(
      ['iron', 'stone'],
      'stone',
      ['furnace', 'gear'],
      ['coalheap', 'shovel', 'barrel', 'wheel', 'crate', 'lantern'],
    ),
  ],
  [
    'armory arsenal gun guard panic dungeon prison cell locked vault strongroom treasury',
    theme(
      ['stone', 'iron'],
      'stone',
      ['vaultdoor', 'chest', 'armor'],
      ['chest', 'crate', 'barrel', 'bars', 'gold', 'lantern'],
    ),
  ],
  [
    'game billiard card gymnasium gym ball ballroom dance club smoking',
    theme(
      ['parquet', 'carpet'],
      'wood',
      ['billiard', 'chessboard', 'parquetstar'],
      ['armchair', 'dumbbell', 'rings', 'horse', 'nightstand', 'globe'],
      ['rug'],
    ),
  ],
  [
    'music organ piano sound soundproofed opera choir',
    theme(
      ['parquet', 'carpet'],
      'wood',
      ['piano', 'organ'],
      ['chair', 'bench', 'candelabrum', 'armchair', 'clock'],
      ['rug'],
    ),
  ],
  [
    'sewing dressing wardrobe cloak coat costume menagerie',
    theme(WOOD, 'wood', ['dressform', 'wardrobe'], ['mirror', 'coats', 'trunk', 'chair', 'dressform'], ['rug']),
  ],
  [
    'bloody blood charred burnt collapsed ruined wrecked broken flooded',
    theme(
      ['boards', 'stone'],
      'wood',
      ['blood', 'char', 'hole'],
      ['beam', 'rubble', 'chair', 'hand', 'lampbroken'],
      ['cracks'],
    ),
  ],
  [
    'elevator lift shaft dumbwaiter',
    theme(['iron', 'boards'], 'wood', ['elevator', 'dial'], ['grate', 'lantern', 'crate', 'bellboard']),
  ],
  [
    'chute trapdoor slide pit',
    theme(['stone', 'boards'], 'stone', ['chute', 'hole'], ['sack', 'crate', 'shovel', 'barrel', 'lantern']),
  ],
  [
    'door entrance porch front gate threshold',
    theme(
      ['flags', 'boards'],
      'wood',
      ['doormat', 'frontdoor'],
      ['coats', 'umbrella', 'urn', 'clock', 'bench'],
      ['runner'],
    ),
  ],
];

/** The theme of a word. Of two rows with the same word the later one holds: it says it more narrowly. */
export const THEMES: Readonly<Record<string, RoomTheme>> = Object.fromEntries(
  NAMED.flatMap(([words, row]) => words.split(' ').map((word) => [word, row] as const)),
);

export const OUTDOORS: RoomTheme = theme(
  ['grass', 'earth'],
  'hedge',
  ['tree', 'deadtree', 'fountain', 'gravecross'],
  ['fern', 'pots', 'flowerbed', 'rubble', 'hedge', 'bench'],
  ['walk'],
);
export const DEEP_DOWN: RoomTheme = theme(
  ['stone', 'cave', 'flags'],
  'rock',
  ['barrel', 'crate', 'rubble', 'grate', 'coalheap', 'bones'],
  ['barrel', 'crate', 'sack', 'rubble', 'lantern', 'shovel', 'bones'],
  ['puddle'],
);
export const HIGH_UP: RoomTheme = theme(
  ['boards'],
  'wood',
  ['trunk', 'sheetchair', 'rockinghorse', 'desk', 'bed', 'mirror'],
  ['crate', 'trunk', 'nightstand', 'lampbroken', 'painting', 'chair'],
  ['rug'],
);
export const ANYWHERE: RoomTheme = theme(
  ['boards', 'parquet', 'tile', 'carpet'],
  'wood',
  ['roundtable', 'armchair', 'statue', 'clock', 'desk', 'trunk', 'fireplace', 'piano'],
  ['armchair', 'nightstand', 'urn', 'painting', 'candelabrum', 'chair', 'globe', 'wardrobe'],
  ['rug'],
);
