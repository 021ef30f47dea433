import { namedThings } from '../cards/compose.ts';
import type { ArtId } from '../glyphs/art.ts';
import { fitArt } from '../glyphs/fit.ts';
import { thingFor } from '../glyphs/words.ts';
import { type Random, rng } from '../ink/noise.ts';
import { placeAt } from '../ink/pen.ts';
import { pickSeeded } from '../ink/seeded.ts';
import { drawSilhouette, kindOfCreature } from '../pieces/creatures.ts';
import { FIGURES, type FigureId } from './figures.ts';
import type { SceneOptions } from './scene.ts';

/** A door that nobody has drawn: the haunt's monsters against the light, its pieces at their feet, or a great thing where it has neither. */

const BY_KIND: Readonly<Record<string, readonly [FigureId, ...FigureId[]]>> = {
  mummy: ['wrapped'],
  zombie: ['wrapped', 'man'],
  cultist: ['robe', 'caller'],
  witch: ['caller'],
  death: ['hooded'],
  ghost: ['ghost'],
  banshee: ['ghost'],
  bride: ['ghost', 'dancer'],
  spirit: ['ghost'],
  specter: ['ghost'],
  shade: ['robe'],
  shadow: ['robe', 'nobody'],
  wolf: ['beast'],
  dog: ['beast'],
  lion: ['beast'],
  bear: ['beast'],
  bull: ['beast'],
  rat: ['beast'],
  cat: ['cat'],
  god: ['horror'],
  spider: ['horror'],
  fish: ['horror'],
  plant: ['horror'],
  blob: ['flesh'],
  mouth: ['flesh'],
  king: ['king'],
  killer: ['stranger'],
  butler: ['stranger'],
  pirate: ['stranger'],
  person: ['man'],
  victim: ['man'],
  twin: ['man'],
  doll: ['dancer'],
  child: ['dancer'],
};

const INK = '#120904';

/** A monster that has no figure stands there as on its disc, as a shape against the light with its eyes aglow. */
const shape = (id: string): string =>
  `<g color="${INK}" transform="translate(-172 -348) scale(3.44)">${drawSilhouette(id)}</g>`;

function figureOf(id: string, random: Random): string {
  const figures = BY_KIND[kindOfCreature(id) ?? ''];
  return figures === undefined ? shape(id) : FIGURES[pickSeeded(random, figures)];
}

const FEET = [
  { x: -92, y: -18, w: 62, h: 66 },
  { x: 92, y: -18, w: 62, h: 66 },
] as const;

/** Above their heads. */
const OVERHEAD: readonly [ArtId | FigureId | null, ...(ArtId | FigureId | null)[]] = [
  null,
  null,
  'moon',
  'wings',
  'star',
  'eyes',
];

function overhead(random: Random): string {
  const found = pickSeeded(random, OVERHEAD);
  if (found === null) return '';
  if (found === 'wings') return placeAt(30, -318, FIGURES.wings, -8, 0.7) + placeAt(-58, -280, FIGURES.wings, 10, 0.5);
  if (found === 'star') return placeAt(0, -372, FIGURES.star, 0, 0.8);
  if (found === 'eyes') return fitArt('eyes', { x: 0, y: -352, w: 150, h: 44 });
  return fitArt('moon', { x: 66, y: -318, w: 52, h: 52 });
}

/** One, two or three of them. Black shapes that overlap are one: each has room of its own. */
function company(ids: readonly string[], random: Random): string {
  const [first = '', second] = ids;
  const main = figureOf(first, random);
  if (second !== undefined) return placeAt(66, -6, figureOf(second, random), 0, 0.5) + placeAt(-48, 6, main, 0, 0.66);
  return pickSeeded(random, [
    () => placeAt(0, 0, main, 0, 0.94),
    () => placeAt(0, 0, main, 0, 0.86),
    () => placeAt(-80, -14, main, 0, 0.42) + placeAt(80, -14, main, 0, 0.42) + placeAt(0, 10, main, 0, 0.7),
  ])();
}

/** A thing as tall as the door, and people who are small before it. */
function greatThing(art: ArtId, random: Random): string {
  const people = pickSeeded(random, [['man'], ['stranger'], ['robe'], ['stranger', 'man']] as const);
  return (
    fitArt(art, { x: 0, y: -190, w: 186, h: 210 }) +
    people.map((figure, i) => placeAt(i === 0 ? -56 : 60, 18, FIGURES[figure], 0, 0.32)).join('')
  );
}

export function composeScene({ haunt, monsters, pieces }: Pick<SceneOptions, 'haunt' | 'monsters' | 'pieces'>): string {
  const random = rng(`door ${haunt}`);
  const things = [...new Set(pieces.flatMap((piece) => thingFor(piece) ?? []))];
  if (monsters.length === 0) {
    const [named = things[0]] = namedThings(haunt);
    return named === undefined
      ? placeAt(0, 0, FIGURES[pickSeeded(random, ['stranger', 'nobody', 'robe', 'man', 'hooded', 'caller'])], 0, 1) +
          overhead(random)
      : greatThing(named, random);
  }
  const atFeet = things.length > 0 ? things : random() < 0.4 ? (['candleStick', 'candleStick'] as const) : [];
  return (
    overhead(random) +
    company(
      monsters.map((kind) => `${haunt}/${kind}`),
      random,
    ) +
    FEET.map((box, i) => {
      const art = atFeet[i];
      return art === undefined ? '' : fitArt(art, box);
    }).join('')
  );
}
