import { cutMark } from '../ink/marks.ts';
import { f } from '../ink/noise.ts';
import { many } from '../ink/pen.ts';

/** Creatures on toothed discs, each put together from a few parts in a box of 100. Bone is the current colour. */

const INK = '#0d0805';
const EMBER = '#ff6b57';
const bone = (d: string): string => `<path fill="currentColor" d="${d}"/>`;
const cut = (d: string, width = 3): string =>
  `<path fill="none" stroke="${INK}" stroke-width="${width}" stroke-linecap="round" d="${d}"/>`;
const hole = (d: string): string => `<path fill="${INK}" d="${d}"/>`;
const ember = (d: string): string => `<path fill="${EMBER}" d="${d}"/>`;
const limb = (d: string, width: number): string =>
  `<path fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`;

const PARTS = {
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
  body: `<g fill="currentColor"><ellipse cx="50" cy="60" rx="17" ry="20"/><circle cx="50" cy="34" r="11"/></g>`,
  hound: bone(
    'M14 44l10-22 8 12c14-6 26-6 38 0l18-10-4 18c6 8 6 16 2 22l-12 4-6 22H56l-2-14H40l-4 14H22l2-22c-8-6-12-14-10-24z',
  ),
  scowl: cut('M30 34l16 6M70 34l-16 6M40 68c6-4 14-4 20 0', 4),
  chain: `<g fill="none" stroke="${INK}" stroke-width="3"><ellipse cx="40" cy="66" rx="6" ry="4"/><ellipse cx="50" cy="68" rx="6" ry="4"/><ellipse cx="60" cy="66" rx="6" ry="4"/></g>`,
} as const;

type PartId = keyof typeof PARTS;
/** Part, place and size: what lies on top comes last. */
type Placed = PartId | readonly [part: PartId, x: number, y: number, size: number];

/** By kind, as the id of a piece ends: `…/cultist#3` is a cultist. */
const CREATURES: Readonly<Record<string, readonly Placed[]>> = {
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
  'elder-god': ['arms', 'coils', 'dome', 'eyes'],
  cat: ['tail', 'ears', ['glare', 0, 0, 1], 'nose', 'whiskers'],
  alien: ['bigHead', 'almonds'],
  freak: ['bust', ['scowl', 10, -6, 0.8], ['fangs', 14, 4, 0.72]],
  victim: ['person', ['chain', 0, -14, 1]],
  dog: ['hound', ['slits', 14, 6, 0.7]],
  blob: ['slime', 'bubbles'],
  spider: ['legs', 'body', ['eyes', 26, 14, 0.48]],
  bat: ['wings', ['body', 14, 16, 0.72], ['slits', 22, 12, 0.56]],
  demon: ['horns', 'bust', 'glare'],
  zombie: ['bust', 'scowl', ['hollows', 0, -4, 1]],
};

const UNKNOWN: readonly Placed[] = ['bust', 'slits'];

/** `the-haunt/cultist#3` → `cultist`. */
export const pieceKind = (id: string): string => id.replace(/^.*\//, '').replace(/#.*$/, '');

const place = (placed: Placed): string => {
  if (typeof placed === 'string') return PARTS[placed];
  const [part, x, y, size] = placed;
  return `<g transform="translate(${x} ${y}) scale(${size})">${PARTS[part]}</g>`;
};

/** What no other outline has: a disc with teeth. */
export const TEETH = `M${Array.from({ length: 28 }, (_, i) => {
  const [a, r] = [(i / 28) * Math.PI * 2, i % 2 === 1 ? 49 : 41];
  return `${f(50 + Math.cos(a) * r)} ${f(50 + Math.sin(a) * r)}`;
}).join('L')}Z`;

export const drawCreature = (kind: string): string => (CREATURES[kind] ?? UNKNOWN).map(place).join('');
/** Kinds with a disc of their own. */
export const CREATURE_KINDS: readonly string[] = Object.keys(CREATURES);
