import type { RoomDef, Side } from '@hollow/engine';
import { FLAT } from '../glyphs/all.ts';
import type { ArtId, PlacedArt } from '../glyphs/art.ts';
import { EXTENTS } from '../glyphs/extents.ts';
import { fitting } from '../glyphs/fit.ts';
import { byWord, thingFor } from '../glyphs/words.ts';
import { type Random, rng } from '../ink/noise.ts';
import { between, pickSeeded, pickSome } from '../ink/seeded.ts';
import type { RoomArt } from './table/room.ts';
import { ANYWHERE, DEEP_DOWN, HIGH_UP, OUTDOORS, type RoomTheme, THEMES } from './table/themes.ts';

/** A room that nobody has drawn is furnished: by a word of its id, by its tags and by its floor, and by chance of its name, so that no two are alike. */

/** Where a floor lies: the edition lists its floors from the lowest to the highest. */
export type Storey = 'below' | 'ground' | 'above';

/** Corners, and the stretches of wall beside a door: nothing stands in a doorway, however the tile is printed. The one of the mark comes last. */
const CORNERS = [
  { x: 190, y: 62 },
  { x: 190, y: 162 },
  { x: 50, y: 162 },
  { x: 56, y: 76 },
] as const;
/** How large a thing in a corner is at the most. */
const CORNER = { w: 56, h: 46 };
/** Along a wall without a door. */
const WALLS: Readonly<Record<Side, { readonly x: number; readonly y: number; readonly turn: number }>> = {
  N: { x: 120, y: 30, turn: 0 },
  E: { x: 212, y: 112, turn: 90 },
  S: { x: 120, y: 176, turn: 180 },
  W: { x: 28, y: 112, turn: -90 },
};
/** What stands with its back to a wall. */
const WALL_FURNITURE: readonly ArtId[] = [
  'bookcase',
  'wardrobe',
  'painting',
  'bench',
  'coats',
  'jars',
  'tombwall',
  'pew',
  'labbench',
  'winerack',
];

/** What is built in does not stand askew. */
const UPRIGHT: ReadonlySet<ArtId> = new Set<ArtId>([
  'stairs',
  'elevator',
  'chute',
  'vaultdoor',
  'furnace',
  'organ',
  'altar',
  'statue',
  'bookcase',
]);

function themeOf({ id, tags = [] }: RoomDef, storey: Storey): RoomTheme {
  const named = byWord(id, THEMES);
  if (named !== undefined) return named;
  if (tags.includes('outside')) return OUTDOORS;
  if (storey === 'below') return DEEP_DOWN;
  return storey === 'above' ? HIGH_UP : ANYWHERE;
}

/** As large as it is usually drawn, in a box. */
function furniture(
  art: ArtId,
  at: { readonly x: number; readonly y: number },
  box: { readonly w: number; readonly h: number },
  most: number,
  turn: number,
): PlacedArt {
  const { x, y, size } = fitting(art, { ...box, x: 0, y: 0 }, most);
  const angle = (turn * Math.PI) / 180;
  return [
    art,
    Math.round(at.x + x * Math.cos(angle) - y * Math.sin(angle)),
    Math.round(at.y + x * Math.sin(angle) + y * Math.cos(angle)),
    turn,
    size,
  ];
}

function heroOf(def: RoomDef, theme: RoomTheme, random: Random): PlacedArt {
  // A word that no kind of room has may still name a thing to put there.
  const thing = byWord(def.id, THEMES) === undefined ? thingFor(def.id) : undefined;
  const art = thing ?? pickSeeded(random, theme.heroes);
  const [, , w, h] = EXTENTS[art];
  const isLong = w > 2.2 * h || h > 2.2 * w || UPRIGHT.has(art);
  const turn = FLAT.has(art) || isLong ? pickSeeded(random, [0, 0, 180]) : between(random, -10, 10);
  return furniture(
    art,
    { x: 120 + between(random, -8, 8), y: 106 + between(random, -4, 6) },
    { w: 118, h: 92 },
    1.75,
    turn,
  );
}

/** At a wall that has neither door nor window, with its back to it. */
function atTheWall({ doors, windows = [] }: RoomDef, theme: RoomTheme, random: Random): readonly PlacedArt[] {
  const free = (['N', 'E', 'W'] as const).filter((side) => !doors.includes(side) && !windows.includes(side));
  const fit = theme.around.filter((art) => WALL_FURNITURE.includes(art));
  const [side] = pickSome(random, free, 1);
  const [art] = pickSome(random, fit, 1);
  if (side === undefined || art === undefined) return [];
  const { turn, ...at } = WALLS[side];
  return [furniture(art, at, { w: 76, h: 26 }, 1.1, turn)];
}

export function composeRoom(def: RoomDef, key: string, storey: Storey): RoomArt {
  const random = rng(`room ${key}`);
  const theme = themeOf(def, storey);
  const below = pickSome(random, theme.below ?? [], random() < 0.7 ? 1 : 0);
  const hero = heroOf(def, theme, random);
  const isOpen = def.symbol === undefined;
  const corners = pickSome(random, isOpen ? CORNERS : CORNERS.slice(0, 3), between(random, 2, isOpen ? 4 : 3));
  const standing = pickSome(
    random,
    theme.around.filter((art) => art !== hero[0] && !WALL_FURNITURE.includes(art)),
    corners.length,
  );
  return {
    floor: pickSeeded(random, theme.floors),
    wall: theme.wall,
    glyphs: [
      ...below.map((art) => furniture(art, { x: 120, y: 112 }, { w: 200, h: 190 }, 1.2, 0)),
      ...atTheWall(def, theme, random),
      hero,
      ...corners.flatMap((corner, i) => {
        const art = standing[i];
        return art === undefined ? [] : [furniture(art, corner, CORNER, 1.1, between(random, -24, 24))];
      }),
    ],
  };
}
