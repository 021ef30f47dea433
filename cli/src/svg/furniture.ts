/** A drawing for each room that everybody would know without its name. Round (0, 0), about 56 across. */

/** Tones of the drawings, by the letter with which a shape begins. */
const TONES: Readonly<Record<string, string>> = {
  o: 'fill="#cdb283"',
  p: 'fill="#a3855a"',
  k: 'fill="#2a1c11"',
  m: 'fill="#a9a08c"',
  c: 'fill="#8d3b37"',
  v: 'fill="#8a9a58"',
  a: 'fill="#3c6173"',
  b: 'fill="#a3241f" stroke="none"',
  f: 'fill="#ffb648"',
  l: 'fill="none"',
  w: 'fill="none" stroke="#f8e8c2"',
  r: 'fill="none" stroke="#a3241f" stroke-width="2.500"',
};

const box = (x: number, y: number, w: number, h: number): string => `M${x} ${y}h${w}v${h}h${-w}z`;
const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
const rows = (n: number, each: (k: number) => string): string => Array.from({ length: n }, (_, k) => each(k)).join('');

const bed = (cloth: string): string[] => [
  `p${box(-20, -30, 40, 58)}`,
  `o${box(-17, -27, 15, 11)}${box(2, -27, 15, 11)}`,
  `${cloth}${box(-20, -10, 40, 38)}`,
  'lM-20 -4h40M-12 2v22M0 2v22M12 2v22',
];
const table = (w: number, h: number): string[] => [
  `k${rows(3, (k) => box(-w / 2 + 4 + (k * (w - 18)) / 2, -h / 2 - 9, 10, 7) + box(-w / 2 + 4 + (k * (w - 18)) / 2, h / 2 + 2, 10, 7))}`,
  `o${box(-w / 2, -h / 2, w, h)}`,
  `l${box(-w / 2 + 4, -h / 2 + 4, w - 8, h - 8)}`,
];
const shelf = (x: number, y: number, w: number): string[] => [
  `p${box(x, y, w, 12)}`,
  `l${rows(Math.floor(w / 5), (k) => `M${x + 3 + k * 5} ${y}v12`)}`,
];
const tree = (x: number, y: number, r: number): string[] => [
  `v${rows(6, (k) => disc(x + Math.cos(k) * r * 0.6, y + Math.sin(k) * r * 0.6, r * 0.55))}`,
  `v${disc(x, y, r * 0.7)}`,
  `lM${x - 3} ${y}q3 -4 6 0M${x - 7} ${y + 4}q3 -4 6 0`,
];
const barrel = (x: number, y: number): string[] => [
  `p${disc(x, y, 12)}`,
  `l${disc(x, y, 8)}`,
  `lM${x - 8} ${y}h16M${x} ${y - 8}v16`,
];
const grave = (x: number, y: number): string[] => [
  `m M${x - 8} ${y + 12}v-16a8 8 0 0 1 16 0v16z`,
  `lM${x} ${y - 6}v10M${x - 4} ${y - 2}h8`,
];
const stairs = (steps: number): string[] => [
  `c${box(-32, -24, 64, 48)}`,
  `o${rows(steps, (k) => box(-30 + (k * 60) / steps, -22, 60 / steps - 2, 44))}`,
  'c M-32 -8h64v16h-64z',
];
const flask = (x: number, y: number): string[] => [
  `a M${x - 3} ${y - 14}h6v9l8 15h-22l8 -15z`,
  `lM${x - 5} ${y - 14}h10M${x - 6} ${y + 3}h12`,
];
const candle = (x: number, y: number): string[] => [
  `o${box(x - 3, y - 4, 6, 14)}`,
  `f M${x} ${y - 14}q5 6 0 9q-5 -3 0 -9z`,
];
const crate = (x: number, y: number, s: number): string[] => [
  `p${box(x, y, s, s)}`,
  `lM${x} ${y}l${s} ${s}M${x + s} ${y}l${-s} ${s}`,
];
const star = (r: number): string =>
  `M${rows(6, (k) => `${k === 0 ? '' : 'L'}${(Math.sin((k * 4 * Math.PI) / 5) * r).toFixed(1)} ${(-Math.cos((k * 4 * Math.PI) / 5) * r).toFixed(1)}`)}`;
const hole = 'k M-30 -4l10 -16 16 -4 14 6 18 -2 4 18 -8 16 -18 6 -16 -4 -14 4z';

const DRAWINGS: Readonly<Record<string, readonly string[]>> = {
  'abandoned-room': ['wM-26 -26q26 10 52 -2M-26 -12q20 8 38 -16M-20 -26v30M-6 -24q6 20 -14 28', ...crate(0, -4, 26)],
  attic: [...crate(-30, -24, 24), ...crate(4, -12, 30), 'o M-22 8h20v14h-20z'],
  balcony: [
    'm M-36 18h72v6h-72z',
    `m${rows(9, (k) => box(-34 + k * 8, -2, 4, 20))}`,
    'm M-36 -6h72v5h-72z',
    ...tree(-20, -22, 10),
  ],
  ballroom: [
    `o${disc(0, -2, 34)}`,
    `l${disc(0, -2, 28)}${disc(0, -2, 12)}`,
    `l${rows(12, (k) => `M0 -2L${(Math.cos(k * 0.5236) * 28).toFixed(1)} ${(Math.sin(k * 0.5236) * 28 - 2).toFixed(1)}`)}`,
  ],
  'basement-landing': ['m M-24 -20h48v36h-48z', 'l M-16 -20v36M-8 -20v36M0 -20v36M8 -20v36M16 -20v36M-24 -2h48'],
  bedroom: bed('a'),
  'bloody-room': [
    'b M-30 -4q10 -24 30 -14q26 -10 30 10q-6 22 -30 16q-24 10 -30 -12z',
    'b M14 18l6 10 4 -12z',
    'b M-34 16q4 -6 8 0q-4 6 -8 0z',
  ],
  catacombs: [
    'm M-30 -22h24v12h-24zM6 -22h24v12h-24zM-30 6h24v12h-24zM6 6h24v12h-24z',
    `o${disc(-24, -16, 5)}${disc(12, 12, 5)}`,
  ],
  chapel: [
    ...rows(3, (k) => `|p${box(-30, -4 + k * 11, 24, 6)}|p${box(6, -4 + k * 11, 24, 6)}`)
      .split('|')
      .filter((s) => s !== ''),
    'o M-20 -28h40v14h-40z',
    'l M0 -28v14M-4 -24h8',
  ],
  'charred-room': ['k M-32 20l10 -40 8 24 8 -30 10 34 8 -22 14 34z', 'f M-8 18q8 -16 16 0z'],
  'coal-chute': [
    'o M-24 -28h48l-8 44h-32z',
    `k${rows(8, (k) => disc(-14 + (k % 4) * 9, -22 + Math.floor(k / 4) * 8, 5))}`,
    'k M-5 -4h10v10h7l-12 12 -12 -12h7z',
  ],
  'collapsed-room': [hole, 'p M-34 -14l30 6 -2 6 -30 -6zM8 12l26 -8 2 6 -26 8z'],
  conservatory: [...tree(-20, -14, 14), ...tree(20, -8, 16), ...tree(-6, 12, 12)],
  'creaky-hallway': ['c M-10 -46h20v84h-20z', 'l M-6 -46v84M6 -46v84'],
  crypt: ['m M-16 -28h32l6 14 -8 38h-28l-8 -38z', 'l M0 -20v34M-9 -10h18'],
  'dining-room': table(66, 26),
  'dusty-hallway': ['p M-10 -46h20v84h-20z', 'w M-24 -20q6 -6 10 0M14 6q6 -6 10 0M-22 18q6 -6 10 0M12 -28q6 -6 10 0'],
  'entrance-hall': ['c M-22 -30h44v56h-44z', 'l M-18 -26h36v48h-36z', `o${disc(0, -2, 9)}`],
  foyer: [`o M0 -32l7 23 23 7 -23 7 -7 23 -7 -23 -23 -7 23 -7z`, `l${disc(0, -2, 12)}`],
  'furnace-room': [
    'm M-24 -26h48v50h-48z',
    'k M-16 0h32v20h-32z',
    'f M-12 20q4 -14 8 -8q4 -12 8 0q6 -4 8 8z',
    'm M-6 -40h12v14h-12z',
  ],
  gallery: [
    'o M-36 -26h20v26h-20zM-10 -26h20v26h-20zM16 -26h20v26h-20z',
    'a M-33 -23h14v20h-14z',
    'c M-7 -23h14v20h-14z',
    'v M19 -23h14v20h-14z',
    'p M-22 14h44v7h-44z',
  ],
  'game-room': [
    'v M-32 -20h64v36h-64z',
    'l M-28 -16h56v28h-56z',
    `o${disc(-8, -4, 3)}${disc(8, 4, 3)}${disc(14, -8, 3)}`,
    'w M-20 10l24 -12',
  ],
  gardens: [
    `m${disc(0, -6, 18)}`,
    `a${disc(0, -6, 13)}`,
    `m${disc(0, -6, 4)}`,
    ...tree(-32, 16, 9),
    ...tree(32, 16, 9),
  ],
  'grand-staircase': stairs(9),
  graveyard: [...grave(-24, -14), ...grave(2, -18), ...grave(26, -10), ...grave(-12, 14), ...grave(16, 16)],
  gymnasium: ['k M-30 -4h60v5h-60z', `m${disc(-28, -2, 11)}${disc(28, -2, 11)}`, 'p M-26 16h52v7h-52z'],
  'junk-room': [...crate(-32, -16, 22), ...crate(6, -28, 26), 'm M-10 6l30 -6 6 18 -28 6z', `p${disc(-18, 16, 9)}`],
  kitchen: [
    'm M-34 -28h30v18h-30z',
    `k${disc(-26, -19, 5)}${disc(-12, -19, 5)}`,
    'o M-14 -2h40v20h-40z',
    'm M6 2l14 4 -2 4 -13 -3z',
    'p M10 -28h24v14h-24z',
  ],
  larder: [
    ...shelf(-34, -28, 68),
    `o${disc(-22, -4, 7)}${disc(-4, -4, 7)}${disc(14, -4, 7)}`,
    'c M-26 10q8 -6 14 0q2 10 -7 12q-9 -2 -7 -12z',
    'p M4 10h26v12h-26z',
  ],
  library: [...shelf(-36, -30, 72), ...shelf(-36, 10, 30), 'o M6 0h26v18h-26z', 'l M19 0v18M9 5h7M9 9h7M22 5h7M22 9h7'],
  'master-bedroom': bed('c'),
  'mystic-elevator': [
    'm M-26 -28h52v52h-52z',
    'k M-20 -22h40v40h-40z',
    'w M-12 -22v40M-4 -22v40M4 -22v40M12 -22v40M-20 -8h40M-20 4h40',
    `f${disc(0, -34, 5)}`,
  ],
  'operating-laboratory': [
    'm M-12 -30h24v52h-24z',
    'o M-9 -27h18v12h-18z',
    'b M-4 -6q8 -4 6 6q-8 6 -6 -6z',
    'm M20 -24h14v10h-14z',
    ...flask(-26, 2),
  ],
  'organ-room': [
    `m${rows(9, (k) => box(-34 + k * 8, -20 - (4 - Math.abs(4 - k)) * 4, 5, 26 + (4 - Math.abs(4 - k)) * 4))}`,
    'o M-26 8h52v10h-52z',
    'l M-20 8v10M-14 8v10M-8 8v10M-2 8v10M4 8v10M10 8v10M16 8v10',
  ],
  patio: [
    `p${disc(0, -4, 14)}`,
    `l${disc(0, -4, 9)}`,
    'k M-28 -10h10v12h-10zM18 -10h10v12h-10zM-6 -34h12v10h-12zM-6 16h12v10h-12z',
    ...tree(-34, 18, 8),
  ],
  'pentagram-chamber': [
    `r${disc(0, -4, 30)}`,
    `r${star(30).replace('M', 'M')}`,
    ...candle(-34, -22),
    ...candle(34, -22),
  ],
  'research-laboratory': [
    'p M-34 -28h68v14h-68z',
    ...flask(-20, -14),
    ...flask(2, -16),
    ...flask(22, -14),
    'o M-20 6h40v14h-40z',
  ],
  'servants-quarters': [
    'p M-32 -28h24v44h-24zM8 -28h24v44h-24z',
    'o M-29 -25h18v9h-18zM11 -25h18v9h-18z',
    'c M-32 -12h24v28h-24zM8 -12h24v28h-24z',
  ],
  'stairs-from-basement': stairs(7),
  'statuary-corridor': [
    ...[-26, 0, 26].flatMap((x) => [
      `m${box(x - 8, 8, 16, 10)}`,
      `m M${x - 6} 8q-2 -18 6 -18q8 0 6 18z`,
      `m${disc(x, -16, 6)}`,
    ]),
  ],
  storeroom: [
    ...crate(-34, -28, 22),
    ...crate(-8, -28, 22),
    ...barrel(26, -16),
    ...crate(-30, 2, 20),
    ...barrel(6, 12),
  ],
  tower: [
    `m${rows(8, (k) => disc(Math.cos(k * 0.785) * 30, Math.sin(k * 0.785) * 30 - 4, 6))}`,
    `k${disc(0, -4, 20)}`,
    'f M-6 -10h12v12h-12z',
  ],
  'underground-lake': [
    'a M-36 -4q4 -26 34 -26q34 0 38 24q-2 26 -36 26q-34 0 -36 -24z',
    'w M-22 -12q6 -5 12 0t12 0M-10 0q6 -5 12 0t12 0M-24 10q6 -5 12 0t12 0',
    'p M2 -8l22 4q-6 12 -20 6z',
  ],
  'upper-landing': [...stairs(5).map((s) => s), 'w M-32 -30h64'],
  vault: [
    `m${disc(0, -4, 28)}`,
    `k${disc(0, -4, 22)}`,
    `m${disc(0, -4, 7)}`,
    'w M0 -24v12M0 4v12M-20 -4h12M8 -4h12M-14 -18l8 8M6 2l8 8M14 -18l-8 8M-6 2l-8 8',
  ],
  'wine-cellar': [...barrel(-24, -16), ...barrel(2, -16), ...barrel(28, -16), ...barrel(-12, 10), ...barrel(16, 10)],
};

/** What stands in the room; nothing for a room nobody has drawn. */
export function furniture(room: string): string {
  const shapes = (DRAWINGS[room] ?? []).map(
    (shape) => `<path ${TONES[shape.charAt(0)] ?? TONES.o} d="${shape.slice(1).trim()}"/>`,
  );
  return shapes.length === 0
    ? ''
    : `<g transform="translate(60 52) scale(1.050)" stroke="#120b06" stroke-width="1.300" stroke-linejoin="round">${shapes.join('')}</g>`;
}
