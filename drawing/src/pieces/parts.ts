import { cutMark } from '../ink/marks.ts';
import { f } from '../ink/noise.ts';
import { many } from '../ink/pen.ts';

/** Parts of creatures, in a box of 100. Bone is the current colour. */

const INK = '#0d0805';
const EMBER = '#ff6b57';
const bone = (d: string): string => `<path fill="currentColor" d="${d}"/>`;
const cut = (d: string, width = 3): string =>
  `<path fill="none" stroke="${INK}" stroke-width="${width}" stroke-linecap="round" d="${d}"/>`;
const hole = (d: string): string => `<path fill="${INK}" d="${d}"/>`;
const ember = (d: string): string => `<path fill="${EMBER}" d="${d}"/>`;
const limb = (d: string, width: number): string =>
  `<path fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`;

export const PARTS = {
  /** Head and shoulders of a person. */
  bust: bone('M50 14c-12 0-19 9-19 21 0 9 3 14 7 18l-10 6-8 26h60l-8-26-10-6c4-4 7-9 7-18 0-12-7-21-19-21z'),
  person: bone(
    'M50 10c-8 0-13 6-13 14 0 6 2 10 6 13-12 3-18 9-19 20l-2 22h10l3-16 1 27h28l1-27 3 16h10l-2-22c-1-11-7-17-19-20 4-3 6-7 6-13 0-8-5-14-13-14z',
  ),
  sheet: bone('M50 12c-19 0-29 14-29 34v40l10-9 9 9 10-9 10 9 9-9 10 9V46c0-20-10-34-29-34z'),
  hood: `${bone('M50 8C32 10 23 26 25 46c-8 6-12 16-13 40h76c-1-24-5-34-13-40 2-20-7-36-25-38z')}${hole('M50 20c-11 2-16 12-15 26 2 9 8 16 15 18 7-2 13-9 15-18 1-14-4-24-15-26z')}`,
  skull: `<g transform="translate(22 12) scale(.56)">${cutMark('skull', INK)}</g>`,
  scythe: `${limb('M82 20L66 92', 5)}${bone('M84 16C62 4 38 8 24 26c20-10 40-8 56 6z')}`,
  bands: cut('M31 30l38-8M31 42c12-3 26-3 38-8M36 52l30-6M26 66l46-8M24 76l52-10M22 84l34-6'),
  seam: `${hole('M50 14c12 0 19 9 19 21 0 9-3 14-7 18l10 6 8 26H50z')}${cut('M44 24h12M44 36h12M44 48h12M44 62h12M44 76h12', 2.5)}`,
  slits: ember('M37 35l10 2-1 5-9-2zM63 32l-10 3 1 5 9-3z'),
  glare: ember('M36 40l12 5-4 6-10-5zM64 40l-12 5 4 6 10-5z'),
  hollows: `<g fill="${INK}"><ellipse cx="40" cy="42" rx="5" ry="8"/><ellipse cx="60" cy="42" rx="5" ry="8"/></g>`,
  almonds: hole('M27 38c9-3 17 3 19 14-10 1-18-4-19-14zM73 38c-9-3-17 3-19 14 10 1 18-4 19-14z'),
  bigHead: bone('M50 8c-21 0-32 15-29 34 3 16 13 26 19 34l-4 14h28l-4-14c6-8 16-18 19-34 3-19-8-34-29-34z'),
  fangs: `${hole('M30 54c12 6 28 6 40 0-2 14-10 22-20 22s-18-8-20-22z')}${bone('M34 57l4 9 4-7zM58 59l4 7 4-9zM44 60l3 6 3-6zM50 60l3 6 3-6z')}`,
  ears: bone('M26 44L22 12l20 16h16l20-16-4 32c0 20-10 34-24 34S26 64 26 44z'),
  whiskers: cut('M34 58L8 52M34 62L8 66M66 58l26-6M66 62l26 4', 2.2),
  nose: ember('M45 56h10l-5 7z'),
  tail: limb('M66 84c22 4 26-16 14-26', 6),
  arms: limb('M30 50C14 46 10 32 16 22M70 50c16-4 20-18 14-28M28 62C10 66 4 78 10 90M72 62c18 4 24 16 18 28', 7),
  coils: limb(
    'M36 66c-4 14-16 14-20 24M50 68v24M64 66c4 14 16 14 20 24M42 68c-2 12-10 14-12 24M58 68c2 12 10 14 12 24',
    6,
  ),
  dome: bone('M50 14c-22 0-33 16-31 34 1 10 8 18 14 22h34c6-4 13-12 14-22 2-18-9-34-31-34z'),
  eyes: `<g fill="${EMBER}"><circle cx="50" cy="34" r="6"/><circle cx="36" cy="46" r="5"/><circle cx="64" cy="46" r="5"/><circle cx="46" cy="55" r="3.5"/><circle cx="57" cy="56" r="3"/></g>`,
  slime: bone('M18 84c-8-14 0-26 10-28-2-16 8-30 24-30 14 0 24 10 24 26 12 2 18 18 8 32-20 6-46 6-66 0z'),
  bubbles: `<g fill="${INK}"><circle cx="40" cy="52" r="6"/><circle cx="60" cy="62" r="4"/><circle cx="54" cy="42" r="3"/><circle cx="34" cy="70" r="4"/></g>`,
  wings: bone(
    'M50 44C40 24 22 18 4 26c8 4 10 10 10 18 8-4 14-2 18 6 4-4 10-4 14 2zM50 44c10-20 28-26 46-18-8 4-10 10-10 18-8-4-14-2-18 6-4-4-10-4-14 2z',
  ),
  horns: bone('M34 28C20 24 16 14 18 4c6 10 14 12 22 14zM66 28C80 24 84 14 82 4c-6 10-14 12-22 14z'),
  legs: limb(
    many(
      4,
      (i) =>
        `M42 ${f(44 + i * 8)}Q20 ${f(24 + i * 14)} 8 ${f(30 + i * 18)}M58 ${f(44 + i * 8)}Q80 ${f(24 + i * 14)} 92 ${f(30 + i * 18)}`,
    ),
    4,
  ),
  /** An open hand, the fingers spread. */
  palm: `${bone('M31 56c1-9 9-13 20-13s19 4 19 13l-3 24c-1 8-5 12-16 12s-15-4-16-12z')}${limb('M36 54L25 25M46 48L42 11M57 48L61 12M66 54L77 27', 10)}${limb('M36 74C26 70 18 62 12 52', 12)}${cut('M40 66c8 4 16 4 23-2M42 76c6 3 12 3 18-1', 2.5)}`,
  body: `<g fill="currentColor"><ellipse cx="50" cy="60" rx="17" ry="20"/><circle cx="50" cy="34" r="11"/></g>`,
  hound: bone(
    'M14 44l10-22 8 12c14-6 26-6 38 0l18-10-4 18c6 8 6 16 2 22l-12 4-6 22H56l-2-14H40l-4 14H22l2-22c-8-6-12-14-10-24z',
  ),
  scowl: cut('M30 34l16 6M70 34l-16 6M40 68c6-4 14-4 20 0', 4),
  chain: `<g fill="none" stroke="${INK}" stroke-width="3"><ellipse cx="40" cy="66" rx="6" ry="4"/><ellipse cx="50" cy="68" rx="6" ry="4"/><ellipse cx="60" cy="66" rx="6" ry="4"/></g>`,
  /** A brim and a point. */
  witchHat: bone('M14 34c22-8 50-8 72 0l-4 5c-20-6-44-6-64 0zM32 30L52 0c6 8 12 18 16 30-10-4-26-4-36 0z'),
  topHat: bone('M34 4h32v22h14v6H20v-6h14z'),
  crown: bone('M28 26l-4-22 14 10L50 0l12 14 14-10-4 22z'),
  tricorn: bone('M12 28c14-2 22-14 38-24 16 10 24 22 38 24-10 8-24 4-38 4s-28 4-38-4z'),
  helmet: `${bone('M50 6c-18 0-26 14-26 34v22h18V44h16v18h18V40c0-20-8-34-26-34z')}${bone('M46 0h8v16h-8z')}`,
  veil: bone('M50 8C30 8 22 26 22 46L12 90h20l6-36h24l6 36h20L78 46C78 26 70 8 50 8z'),
  hair: bone(
    'M50 8C32 8 26 22 26 38c0 16-8 24-12 44 10-2 14-10 18-22l4-22c8-6 20-6 28 0l4 22c4 12 8 20 18 22-4-20-12-28-12-44 0-16-6-30-24-30z',
  ),
  snout: bone(
    'M22 30C20 12 26 8 30 8l8 14h24l8-14c4 0 10 4 8 22 2 18-4 30-12 36 0 12-6 20-16 20s-16-8-16-20c-8-6-14-18-12-36z',
  ),
  longEars: bone(
    'M38 40C24 26 24 4 32 2c8 2 12 22 14 34h8c2-12 6-32 14-34 8 2 8 24-6 38 6 6 10 14 10 22 0 16-10 26-22 26s-22-10-22-26c0-8 4-16 10-22z',
  ),
  roundEars: bone(
    'M22 14c8-6 18 0 18 8h20c0-8 10-14 18-8s6 16-2 20c4 8 4 18 2 26-4 16-14 26-28 26S26 76 22 60c-2-8-2-18 2-26-8-4-10-14-2-20z',
  ),
  beak: bone('M44 46h34L58 60c-6 4-14 0-14-6z'),
  birdHead: bone('M50 12c-18 0-28 14-26 30 2 10 6 16 6 26l-8 20h56l-8-20c0-10 4-16 6-26 2-16-8-30-26-30z'),
  worm: limb('M26 88c0-22 38-16 38-36S34 34 36 18', 16),
  jawHead: `${bone('M24 10c10-8 30-8 36 4 6 10 0 22-8 26l-26 2c-12-6-14-24-2-32z')}`,
  leaves: bone(
    'M50 90C46 66 30 60 12 64c4-16 24-18 36-4-6-20-20-26-34-28 10-14 30-6 36 12 6-18 26-26 36-12-14 2-28 8-34 28 12-14 32-12 36 4-18-4-34 2-38 26z',
  ),
  bloom: `${bone('M50 6c10 0 14 8 12 16 8-4 16 0 16 10s-8 12-16 10c2 8-2 16-12 16s-14-8-12-16c-8 2-16 0-16-10s8-14 16-10c-2-8 2-16 12-16z')}${hole('M50 24a8 8 0 1 1 0 16 8 8 0 0 1 0-16z')}`,
  flame: bone('M50 4c6 18 26 26 26 52 0 20-12 34-26 34S24 76 24 56c0-12 6-18 12-26 2 8 4 12 8 14 2-14 0-26 6-40z'),
  stitches: cut('M30 26h22M34 21v10M42 21v10M50 21v10M56 62l14 8M60 60l-2 8M66 63l-2 8', 2.4),
  dagger: `${bone('M78 8l6 10v34h8v6h-8v14l-6 6-6-6V58h-8v-6h8V18z')}`,
  hook: limb('M84 88V58c0-14-16-14-16-2', 6),
  gears: `${bone('M20 26h60v44H20z')}${bone('M34 70h32v18H34zM44 12h12v14H44z')}`,
  lenses: `<g fill="${EMBER}"><circle cx="38" cy="44" r="8"/><circle cx="62" cy="44" r="8"/></g>${hole('M34 60h32v5H34z')}`,
  grin: hole('M30 58c12 14 28 14 40 0-4 18-12 24-20 24s-16-6-20-24z'),
  oneEye: `<ellipse cx="50" cy="42" rx="17" ry="12" fill="${INK}"/><circle cx="50" cy="42" r="7" fill="${EMBER}"/>`,
  cross: cut('M40 40l10 10M50 40L40 50M54 40l10 10M64 40L54 50', 3),
  drips: bone('M20 60h60v10c-4 10-8 10-10 0-4 18-8 18-12 0-2 12-8 12-10 0-4 20-10 18-12 0-2 8-8 8-10 0-2 10-6 8-6-2z'),
  roll: bone('M14 56c20-12 52-12 72 0v20c-20 12-52 12-72 0z'),
} as const;

export type PartId = keyof typeof PARTS;
/** Part, place and size: what lies on top comes last. */
export type PlacedPart = PartId | readonly [part: PartId, x: number, y: number, size: number];

export const drawParts = (parts: readonly PlacedPart[]): string =>
  parts
    .map((placed) => {
      if (typeof placed === 'string') return PARTS[placed];
      const [part, x, y, size] = placed;
      return `<g transform="translate(${x} ${y}) scale(${size})">${PARTS[part]}</g>`;
    })
    .join('');
