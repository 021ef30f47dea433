import type { CardDef } from '@hollow/engine';
import type { ArtId } from '../glyphs/art.ts';
import { fitArt } from '../glyphs/fit.ts';
import { THING_WORDS, wordsOfId } from '../glyphs/words.ts';
import { type Random, rng } from '../ink/noise.ts';
import { between, pickSeeded, pickSome } from '../ink/seeded.ts';

/** A card that nobody has drawn: what its id names, or a mood, in one of a few arrangements. */

/** For cards whose words name nothing: what happens is only hinted at. */
const MOODS = [
  'eyes',
  'gusts',
  'grasp',
  'lookingGlass',
  'frontdoor',
  'footprints',
  'clock',
  'moon',
  'man',
  'deadtree',
  'bugs',
  'crystal',
  'candleStick',
  'painting',
  'web',
  'wreath',
  'spiritBoard',
  'grate',
] as const satisfies readonly ArtId[];
const KEPT = [
  'casket',
  'amulet',
  'scroll',
  'bottle',
  'puzzle',
  'idol',
  'stone',
  'key',
  'sack',
  'coin',
] as const satisfies readonly ArtId[];
const WEAPONS = ['blade', 'axe', 'spear', 'revolver', 'scepter', 'saw'] as const satisfies readonly ArtId[];
const COMPANY = ['man', 'child', 'hound', 'bird', 'puppet'] as const satisfies readonly ArtId[];
/** What may stand beside anything. */
const BESIDE = [
  'candleStick',
  'moon',
  'web',
  'cracks',
  'bones',
  'feather',
  'eyes',
  'candleStick',
  'fern',
] as const satisfies readonly ArtId[];

function heroOf({ tags = [], weapon, kept }: CardDef, named: readonly ArtId[], random: Random): ArtId {
  const [first] = named;
  if (first !== undefined) return first;
  if (weapon !== undefined || tags.includes('weapon')) return pickSeeded(random, WEAPONS);
  if (tags.includes('companion')) return pickSeeded(random, COMPANY);
  return pickSeeded(random, kept === true ? KEPT : MOODS);
}

/** The things that the words of an id name, the most important first. */
export const namedThings = (id: string): readonly ArtId[] => [
  ...new Set(
    wordsOfId(id).flatMap((word) => (Object.hasOwn(THING_WORDS, word) ? [THING_WORDS[word] ?? 'candleStick'] : [])),
  ),
];

export function composeVignette(card: CardDef, key: string): string {
  const random = rng(`card ${key}`);
  const named = namedThings(card.id);
  return arranged(heroOf(card, named, random), named, random);
}

/** Things of any old house, light against the dark. */
const OLD_HOUSE = [
  'candleStick',
  'clock',
  'coin',
  'crystal',
  'feather',
  'grate',
  'key',
  'lookingGlass',
  'moon',
  'painting',
  'scroll',
  'spiritBoard',
  'web',
  'wreath',
] as const satisfies readonly ArtId[];

/** A picture that stands for something and tells nothing of it: things of an old house, by lot. */
export function composePlate(key: string): string {
  const random = rng(`plate ${key}`);
  return arranged(pickSeeded(random, OLD_HOUSE), [], random);
}

function arranged(hero: ArtId, named: readonly ArtId[], random: Random): string {
  const others = pickSome(
    random,
    BESIDE.filter((art) => art !== hero),
    2,
  );
  const [other = 'candleStick', third = 'moon'] = [...named.slice(1), ...others];
  const turn = between(random, -9, 9);
  const [dx, dy] = [between(random, -14, 14), between(random, -4, 4)];
  switch (between(random, 0, 3)) {
    case 0:
      return fitArt(hero, { x: 150 + dx, y: 76 + dy, w: 170, h: 122 }, turn);
    case 1:
      return (
        fitArt(other, { x: 62, y: 92, w: 74, h: 78 }, -turn) +
        fitArt(hero, { x: 176 + dx / 2, y: 76 + dy, w: 150, h: 116 }, turn)
      );
    case 2:
      return (
        fitArt(hero, { x: 122 + dx / 2, y: 76 + dy, w: 150, h: 116 }, turn) +
        fitArt(other, { x: 238, y: 92, w: 70, h: 78 }, turn)
      );
    default:
      return (
        fitArt(other, { x: 52, y: 98, w: 62, h: 66 }, turn) +
        fitArt(hero, { x: 150, y: 76 + dy, w: 128, h: 118 }) +
        fitArt(third, { x: 250, y: 96, w: 62, h: 66 }, -turn)
      );
  }
}
