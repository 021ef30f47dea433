import { engrave } from '../ink/engrave.ts';
import { clouds, f, rng } from '../ink/noise.ts';
import { many } from '../ink/pen.ts';

/** The house on the hill under the moon: parallel lines that swell with the light. */
export interface HillOptions {
  readonly w: number;
  readonly h: number;
  /** Moon and house, in parts of width and height; the moon's radius in units. */
  readonly moon?: readonly [x: number, y: number, r: number];
  readonly house?: readonly [x: number, y: number];
  readonly scale?: number;
  /** Which of the twelve windows are lit. */
  readonly lit?: readonly boolean[];
}

const INK = '#0a0705';
const WARM = '#d8b06a';
const WINDOWS = [
  [-176, -30],
  [-152, -30],
  [-116, -30],
  [-59, -156],
  [-56, -104],
  [-78, -36],
  [-36, -36],
  [0, -30],
  [36, -30],
  [72, -30],
  [146, -6],
  [40, -84],
] as const;
const TOWER = 3;
const LIT = WINDOWS.map((_, i) => [0, 3, 5, 8, 10].includes(i));

function pane(x: number, y: number, w: number, h: number, lit: boolean): string {
  const shape = `M${x} ${y}v${w / 2 - h}a${w / 2} ${w / 2} 0 0 1 ${w} 0v${h - w / 2}z`;
  if (!lit) return `<path d="${shape}" fill="#1c140c"/>`;
  const bars = `M${x + w / 2} ${y}v${-h}M${x} ${y - h * 0.5}h${w}`;
  return `<path d="${shape}" fill="#ffd27a"/><path d="${bars}" stroke="#3a210a" stroke-width="1.4"/><circle cx="${x + w / 2}" cy="${y - h / 2}" r="${w * 2.2}" fill="url(#sc-win)"/>`;
}

const house = (lit: readonly boolean[]): string =>
  `<path fill="${INK}" d="M-190 6V-78h-8l54-58 26 27v-40h14v54l22 24V-206h-8l40-92 40 92h-8v126l20-20v-58h14v42l30-34 62 62h-8V6z"/>
<path d="M-50-296v-34M-50-326l14 5-14 6" stroke="${INK}" stroke-width="3" fill="${INK}"/><path d="M-214-24h68v-8h-76zM104-38h104l-10-12H112zM-210 6v-30h60V6zM110 6v-44h92V6z" fill="${INK}"/>
<path stroke="${INK}" stroke-width="4" d="M-206-24V6M-178-24V6M128-38V6M160-38V6M192-38V6"/>
<g stroke="#4a3820" stroke-width="1.2" fill="none"><path d="M-196-78l52-56 60 60M-88-206l38-88 38 88M4-104l42-44 60 60M-188-62h104M-80-192h60M-80-142h60M-80-84h60M-14-74h112M-188-18h286"/><path d="M-72-212l22-52 22 52M-128-84l-16-18-16 18M30-98l16-18 18 18" opacity=".6"/></g>${WINDOWS.map(
    ([x, y], i) => pane(x, y, i === TOWER ? 18 : 13, i === TOWER ? 32 : 23, lit[i] ?? false),
  ).join('')}${pane(-61, 4, 22, 36, true)}`;

const deadTree = (x: number, y: number, size: number, flip: 1 | -1 = 1): string =>
  `<g transform="translate(${f(x)} ${f(y)}) scale(${size * flip} ${size})" fill="none" stroke="#070503" stroke-linecap="round"><path stroke-width="9" d="M0 0C4-40-6-70 2-120"/><path stroke-width="5" d="M2-90C-20-120-40-124-66-120M0-110C20-150 44-160 74-158M2-120C0-160-14-180-22-214"/><path stroke-width="3" d="M-30-118C-44-140-50-150-74-160M34-152C36-176 40-190 58-206M-8-160C-30-180-34-190-50-200M-4-150C14-180 14-196 24-226M20-130C44-130 60-126 86-134"/></g>`;

function birds(x: number, y: number): string {
  const random = rng('birds');
  return many(9, () => {
    const [bx, by, s] = [x - 240 + random() * 420, y - 70 + random() * 190, 5 + random() * 7];
    const wing = `q${f(s * 0.5)} ${f(-s * 0.6)} ${f(s)} 0`;
    return `<path d="M${f(bx - s)} ${f(by)}${wing}${wing}" fill="none" stroke="${INK}" stroke-width="2.4"/>`;
  });
}

export function drawHill({
  w,
  h,
  moon = [0.68, 0.3, 74],
  house: place = [0.66, 0.66],
  scale = 1,
  lit = LIT,
}: HillOptions): string {
  const [mx, my, mr] = [w * moon[0], h * moon[1], moon[2]];
  const [hx, hy] = [w * place[0], h * place[1]];
  const top = (x: number): number => hy + (Math.abs(x - hx) / w) ** 1.5 * h * 0.72 + (clouds(x / 140, 3) - 0.5) * 26;
  const sky = engrave({
    w,
    h,
    gap: 5.2,
    step: 9,
    wave: 1.6,
    tone(x, y) {
      if (y > top(x) + 2) return 0;
      const halo = Math.max(0, 1 - (Math.hypot(x - mx, y - my) - mr) / (h * 0.85));
      const cloud = clouds(x / 210 + 5, y / 62 + 2);
      return Math.max(0.1, halo * 0.78 - Math.max(0, cloud - 0.44) * 1.9 * (1 - halo * 0.35) + 0.08);
    },
  });
  const ground = engrave({
    w,
    h,
    gap: 7,
    step: 10,
    angle: -14,
    wave: 5,
    tone(x, y) {
      const depth = y - top(x);
      if (depth < 4) return 0;
      const near = Math.max(0.25, 1 - Math.abs(x - mx) / (w * 0.75));
      return Math.max(0, 0.34 - depth / (h * 0.62)) * (0.6 + clouds(x / 60, y / 40) * 0.9) * near;
    },
  });
  const seas = engrave({
    w: mr * 2,
    h: mr * 2,
    gap: 4,
    step: 4,
    angle: 28,
    tone(x, y) {
      const [dx, dy] = [x - mr, y - mr];
      if (dx * dx + dy * dy > mr * mr) return 0;
      return Math.max(0, (clouds(x / 26, y / 26) - 0.46) * 1.5 + Math.max(0, (dx * 0.6 + dy) / mr) * 0.34);
    },
  });
  let ridge = `M0 ${h}`;
  for (let x = 0; x <= w; x += 12) ridge += `L${x} ${f(top(x))}`;
  const size = (Math.min(w, h * 1.5) / 1350) * 1.15 * scale;
  const posts = many(26, (i) => {
    const x = w * 0.2 + i * 22;
    return x > hx - 230 * size ? '' : `M${f(x)} ${f(top(x) + 4)}v-34`;
  });
  return `<defs><radialGradient id="sc-win"><stop offset="0" stop-color="#ffc35a" stop-opacity=".55"/><stop offset="1" stop-color="#ff9d2e" stop-opacity="0"/></radialGradient><radialGradient id="sc-halo"><stop offset="0" stop-color="#ffe9b8" stop-opacity=".5"/><stop offset="1" stop-color="#d8a04a" stop-opacity="0"/></radialGradient></defs>
<rect width="${w}" height="${h}" fill="#100b07"/><circle cx="${f(mx)}" cy="${f(my)}" r="${f(h * 0.62)}" fill="url(#sc-halo)" opacity=".5"/><path d="${sky}" fill="${WARM}" opacity=".62"/>
<circle cx="${f(mx)}" cy="${f(my)}" r="${mr}" fill="#f6e6bd"/><path transform="translate(${f(mx - mr)} ${f(my - mr)})" d="${seas}" fill="#7a5c2c" opacity=".8"/>${birds(mx, my)}
<g transform="translate(${f(hx)} ${f(hy + 6)}) scale(${size.toFixed(3)})">${house(lit)}</g><path d="${ridge}L${w} ${h}Z" fill="${INK}"/><path d="${ground}" fill="${WARM}" opacity=".5"/>
${deadTree(w * 0.17, top(w * 0.17) + 18, 1.15)}${deadTree(w * 0.93, top(w * 0.93) + 14, 0.95, -1)}${deadTree(w * 0.05, top(w * 0.05) + 26, 0.8, -1)}<path stroke="${INK}" stroke-width="4" d="${posts}"/>`;
}
