import type { ExplorerDef } from '@hollow/engine';
import { rng } from '../ink/noise.ts';
import { pickSeeded } from '../ink/seeded.ts';
import type { Colour } from './looks.ts';

/** Cameos: a profile that several share, and a head of hair for each explorer. All dark parts melt into one silhouette, looking right, in a box of 100 by 118. */

const FACES = {
  adult:
    'M36 102C37 92 35 85 32 80C24 73 20 62 21 48C23 28 38 17 56 17C72 18 82 27 83 41C83 45 82 47 83 50C84 54 89 60 90.5 64C91 66.5 88 67.5 86 68C85.5 70 87.5 72 86.5 74L84 75.5C86.5 77 86.5 79 84.5 81C83 83 85.5 85 84.5 88C83 93 77 94 70 92C66 91 64 92 64 95L66 104Z',
  soft: 'M39 102C40 93 38 86 35 81C26 74 22 62 23 49C25 30 39 19 56 19C71 20 80 29 81 42C81 46 80 48 81 51C82 55 86 59 87.5 63C88 65 85.5 66.5 84 67C83.5 69 86 71 85 73L82.5 74.5C85.5 76 85 78.5 83 80C82 82 84 84 82.5 87C80 91 75 91 69 89C65 88.5 62 90 61.5 94L63 104Z',
  child:
    'M42 102C42 96 41 91 38 87C27 81 19 69 20 53C21 33 37 20 56 21C73 22 82 33 82 47C82 50 81 52 82 55C83 58 86 61 86.5 64C87 66 84 67 83 68C83 70 84.5 71 83.5 73L81.5 74.5C84 76 83.5 78 81.5 80C81 82 82 84 80.5 86C77 90 71 89 65 88C62 89 60 91 60 95L61 104Z',
} as const;

const BUSTS = {
  slim: 'M14 118C16 108 28 102 40 99H62C74 103 84 108 87 118Z',
  wide: 'M0 118C0 104 18 97 34 93L66 92C84 98 98 106 100 118Z',
  robe: 'M4 118C8 104 24 100 38 96L64 96C80 101 92 108 96 118Z',
} as const;

export const NECK = 'M28 112L30 74H70L72 112Z';
export const round = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0Z`;

export interface Portrait {
  readonly face: keyof typeof FACES;
  readonly bust: keyof typeof BUSTS;
  /** Hair, hats and beards. */
  readonly dark: readonly string[];
  /** Light lines on top: glasses, ribbons, a collar. */
  readonly light: string;
}

const PORTRAITS: Readonly<Record<string, Portrait>> = {
  'second-edition/ox-bellows': {
    face: 'adult',
    bust: 'wide',
    dark: [NECK, 'M24 44L27 20C40 12 66 10 80 20L84 36C66 30 44 32 24 44Z'],
    light: 'M12 112C20 104 30 102 36 100M60 100C72 102 84 106 92 112',
  },
  'second-edition/darrin-flash-williams': {
    face: 'adult',
    bust: 'slim',
    dark: ['M22 52C12 34 24 12 50 10C72 8 86 20 84 36C70 34 40 36 30 52C30 58 26 60 22 52Z'],
    light: 'M23 48C42 38 64 34 84 38M23 53C42 43 64 39 84 43',
  },
  'second-edition/missy-dubourde': {
    face: 'child',
    bust: 'slim',
    dark: [round(17, 62, 12), round(13, 78, 8), 'M20 56C16 30 40 14 58 16C74 18 84 30 82 42C66 34 44 36 34 52Z'],
    light: 'M22 52l10 6M20 60l12 0',
  },
  'second-edition/zoe-ingstrom': {
    face: 'child',
    bust: 'slim',
    dark: [
      round(36, 18, 12),
      'M18 58C14 34 38 16 58 18C76 20 84 34 81 46C66 38 42 40 34 58C34 70 24 74 18 58Z',
      'M36 8L22 0V14ZM38 8L52 2V14Z',
    ],
    light: 'M30 26C36 30 42 30 46 26',
  },
  'second-edition/peter-akimoto': {
    face: 'child',
    bust: 'slim',
    dark: ['M20 60L10 50L20 46L12 32L26 34L24 18L38 24L46 10L56 20L68 10L72 22L86 22L82 40C64 34 42 40 34 58Z'],
    light: `${round(76, 56, 7)}M69 56H46`,
  },
  'second-edition/brandon-jaspers': {
    face: 'child',
    bust: 'slim',
    dark: ['M20 52C16 28 38 12 58 14C74 15 83 26 84 38L104 42C104 47 100 49 96 48L82 46C62 42 40 44 20 52Z'],
    light: 'M22 47C42 38 62 36 83 41M56 15C62 22 64 30 64 38',
  },
  'second-edition/madame-zostra': {
    face: 'soft',
    bust: 'robe',
    dark: [
      'M20 54C8 26 36 4 62 8C82 12 90 28 84 40C64 34 38 38 20 54Z',
      round(30, 16, 11),
      'M20 50C12 70 14 90 24 104L42 100L38 60Z',
    ],
    light: `${round(50, 82, 6)}M24 46C44 32 66 28 85 34M30 36C46 24 64 20 82 26`,
  },
  'second-edition/vivian-lopez': {
    face: 'soft',
    bust: 'slim',
    dark: [round(66, 20, 13), round(50, 16, 13), 'M24 40C8 52 10 84 26 92C38 96 46 88 44 76L40 36Z', round(26, 82, 12)],
    light: 'M58 14C64 10 74 14 76 22M42 14C48 8 56 8 60 12M20 82C22 74 32 74 34 80',
  },
  'second-edition/professor-longfellow': {
    face: 'adult',
    bust: 'robe',
    dark: [
      round(26, 62, 10),
      round(30, 74, 8),
      'M66 78C74 76 84 78 88 84C90 96 82 108 70 106C62 102 60 90 66 78Z',
      'M82 66C88 66 92 70 92 76L80 75Z',
    ],
    light: `${round(78, 54, 6.5)}M71 54L40 58M40 104L58 100L70 110`,
  },
  'second-edition/father-rhinehardt': {
    face: 'adult',
    bust: 'robe',
    dark: [NECK, 'M22 60C16 44 22 26 40 18C34 30 34 48 32 66C28 70 24 68 22 60Z', 'M64 90C72 98 80 96 82 88Z'],
    light: 'M40 98C50 102 60 102 70 97M41 103C51 107 62 107 72 102',
  },
  'second-edition/heather-granville': {
    face: 'soft',
    bust: 'slim',
    dark: [
      'M34 28C10 4 -10 38 6 76C12 84 18 82 16 74C14 60 20 50 30 44Z',
      'M23 52C18 30 38 14 58 17C74 19 82 30 81 40C62 32 42 38 34 52Z',
    ],
    light: 'M24 34L36 40M22 40L34 46',
  },
  'second-edition/jenny-leclerc': {
    face: 'soft',
    bust: 'slim',
    dark: [
      'M22 52C14 74 16 96 4 110C22 116 42 108 46 94L42 50Z',
      'M21 54C16 28 38 12 58 15C76 18 84 32 82 48C72 34 52 34 38 52Z',
    ],
    light: 'M18 100C28 96 32 80 32 66M28 106C36 98 40 84 38 70',
  },
};

/** The oval of the frame. */
export const OVAL = 'M50 1C80 1 99 26 99 59S80 117 50 117 1 92 1 59 20 1 50 1z';

/** Hair and hats for those whom nobody has drawn; beards go with grown faces. */
const HAIR: readonly [readonly string[], ...(readonly string[])[]] = [
  ['M22 52C12 34 24 12 50 10C72 8 86 20 84 36C70 34 40 36 30 52C30 58 26 60 22 52Z'],
  ['M20 60L10 50L20 46L12 32L26 34L24 18L38 24L46 10L56 20L68 10L72 22L86 22L82 40C64 34 42 40 34 58Z'],
  ['M20 52C16 28 38 12 58 14C74 15 83 26 84 38L104 42C104 47 100 49 96 48L82 46C62 42 40 44 20 52Z'],
  ['M22 60C16 44 22 26 40 18C34 30 34 48 32 66C28 70 24 68 22 60Z'],
  [
    'M34 28C10 4 -10 38 6 76C12 84 18 82 16 74C14 60 20 50 30 44Z',
    'M23 52C18 30 38 14 58 17C74 19 82 30 81 40C62 32 42 38 34 52Z',
  ],
  [
    'M22 52C14 74 16 96 4 110C22 116 42 108 46 94L42 50Z',
    'M21 54C16 28 38 12 58 15C76 18 84 32 82 48C72 34 52 34 38 52Z',
  ],
  [round(26, 20, 12), 'M20 54C14 30 36 14 58 17C76 20 84 32 82 44C66 36 42 40 34 56Z'],
  ['M10 34C30 20 70 16 96 28L94 33C72 26 36 28 12 40Z', 'M26 30L32 4C46 -2 66 -2 76 6L80 24C62 20 42 22 26 30Z'],
  [
    'M18 58C14 30 36 10 60 14C78 17 86 32 82 46C78 40 72 36 64 36C70 30 60 28 52 34C40 36 34 46 34 60C30 70 22 70 18 58Z',
  ],
  [round(18, 44, 11), round(24, 28, 12), round(38, 18, 12), round(54, 15, 12), round(69, 20, 11), round(78, 30, 8)],
  ['M16 50L22 26C34 10 66 8 80 20L86 32C64 26 38 30 16 50Z', 'M14 50C34 36 62 32 88 34L88 40C62 38 36 42 16 56Z'],
  [
    'M22 56C16 28 38 12 58 15C76 18 84 30 82 42C64 36 44 38 36 52Z',
    'M22 50C10 64 8 92 20 108L34 104C28 88 30 70 34 56Z',
  ],
];
const BEARDS = [
  'M66 78C74 76 84 78 88 84C90 96 82 108 70 106C62 102 60 90 66 78Z',
  'M64 90C72 98 80 96 82 88Z',
  'M82 66C88 66 92 70 92 76L80 75Z',
  '',
  '',
  '',
] as const;
const SIGNS = [
  `${round(78, 54, 6.5)}M71 54L40 58`,
  'M40 98C50 102 60 102 70 97M41 103C51 107 62 107 72 102',
  `${round(50, 82, 6)}`,
  'M12 112C20 104 30 102 36 100M60 100C72 102 84 106 92 112',
  'M23 48C42 38 64 34 84 38M23 53C42 43 64 39 84 43',
  'M40 104L58 100L70 110M46 112L58 104',
  'M28 60C30 66 30 72 28 78M33 58C36 66 36 74 33 80',
] as const;

type Person = Pick<ExplorerDef, 'id' | 'pronoun' | 'age'>;

/** Somebody whom nobody has drawn: a face by age and pronoun, the rest by chance of the name. */
function composePortrait({ id, pronoun, age }: Person, key: string): Portrait {
  const random = rng(`portrait ${key} ${id}`);
  const face =
    age < 16
      ? 'child'
      : pronoun === 'she'
        ? 'soft'
        : pronoun === 'he'
          ? 'adult'
          : pickSeeded(random, ['adult', 'soft']);
  const bust = age < 16 ? 'slim' : pickSeeded(random, ['slim', 'wide', 'robe']);
  const beard = face === 'adult' ? pickSeeded(random, BEARDS) : '';
  const lines = [pickSeeded(random, SIGNS), random() < 0.4 ? pickSeeded(random, SIGNS) : ''];
  return {
    face,
    bust,
    dark: [NECK, ...pickSeeded(random, HAIR), ...(beard === '' ? [] : [beard])],
    light: [...new Set(lines)].join(''),
  };
}

/** The inside of a symbol; `cameo-ground` and `cameo-hatch` are the engraved grounds that all share. */
export function drawPortrait(person: Person, pack: string, colour: Colour, own?: Portrait): string {
  const key = `${pack}/${person.id}`;
  const { face, bust, dark, light } = own ?? PORTRAITS[key] ?? composePortrait(person, key);
  const shapes = [FACES[face], BUSTS[bust], ...dark].map((d) => `<path d="${d}"/>`).join('');
  const clip = `cameo-of-${pack}-${person.id}`;
  return `<defs><clipPath id="${clip}"><path d="${OVAL}"/></clipPath><clipPath id="${clip}-dark">${shapes}</clipPath></defs>
<g clip-path="url(#${clip})"><rect width="100" height="118" fill="#dcbd84"/><use href="#cameo-ground" width="100" height="118"/>
<g fill="#0f0905" stroke="#fff1cf" stroke-width="3" stroke-linejoin="round">${shapes}</g><g fill="#0f0905">${shapes}</g>
<g clip-path="url(#${clip}-dark)" style="color:var(--x-${colour})"><use href="#cameo-hatch" width="100" height="118"/></g>
<path d="${light}" fill="none" stroke="#f3dfb4" stroke-width="1.5" stroke-linecap="round" stroke-opacity=".9"/></g>
<path d="${OVAL}" fill="none" stroke-width="3" style="stroke:var(--x-${colour})"/>`;
}
