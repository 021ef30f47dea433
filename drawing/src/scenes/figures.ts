import { many } from '../ink/pen.ts';

/** Who may stand in the door: black against the light, feet at (0, 0), some 350 high. */

const INK = '#120904';
const EYES = '#ff5a3c';

const MAN =
  'M0-352c-30 0-46 22-46 52 0 20 6 34 16 44-34 8-56 22-62 52l-12 92c-2 16 20 20 24 4l14-70 2 100-8 82h56l14-90 14 90h56l-8-82 2-100 14 70c4 16 26 12 24-4l-12-92c-6-30-28-44-62-52 10-10 18-24 18-44 0-30-14-52-44-52z';

const bands = many(
  26,
  (i) =>
    `M-110 ${-340 + i * 14}C-30 ${-350 + i * 14 + (i % 3) * 7} 30 ${-332 + i * 14 - (i % 2) * 12} 110 ${-344 + i * 14}`,
);

/** Lines where the light catches an edge. */
const EDGE = '#5a3413';

const ROBE = 'M0-366c-40 6-62 44-58 92-38 14-58 40-64 80L-142 30h284l-20-224c-6-40-26-66-64-80 4-48-18-86-58-92z';

const GOWN =
  'M0-346c-26 0-40 20-40 46 0 18 6 32 16 42-34 8-52 24-58 52l-18 96c-2 14 14 18 20 6l22-66c4 40-10 90-34 190h184c-24-100-38-150-34-190l22 66c6 12 22 8 20-6l-18-96c-6-28-24-44-58-52 10-10 16-24 16-42 0-26-14-46-40-46z';

export const FIGURES = {
  /** A hat, a coat, hands in the pockets. */
  stranger: `<path fill="${INK}" d="M-70-318c20-8 30-10 38-12l4-34c18-8 40-8 58 0l4 34c8 2 18 4 38 12 4 8-2 12-10 10l-26-8c2 22-4 38-14 48l-2 14c44 8 66 24 72 64l20 130c2 14-16 18-24 8l-8-20 6 108h-52l-10-104h-12l-10 104h-52l6-108-8 20c-8 10-26 6-24-8l20-130c6-40 28-56 72-64l-2-14c-10-10-16-26-14-48l-26 8c-8 2-14-2-10-10z" transform="translate(6 0)"/><path d="M2-250l-18 40 18 130M10-250l18 40-18 130" stroke="#5a3413" stroke-width="2.5" fill="none"/>`,
  /** Bandaged from head to foot. */
  wrapped: `<defs><clipPath id="sc-man"><path d="${MAN}"/></clipPath></defs><g clip-path="url(#sc-man)"><rect x="-120" y="-360" width="240" height="400" fill="${INK}"/><path d="${bands}" stroke="#c98a3c" stroke-width="2.4" fill="none" opacity=".85"/></g><path d="M-22-306l18 4-2 8-16-3zM22-310l-17 6 2 8 15-5z" fill="${EYES}"/><path d="M62-176c20 30 8 66 26 100M-70-150c-16 26-6 54-20 84" stroke="${INK}" stroke-width="5" fill="none"/>`,
  /** Under a hood, with a blade on a long pole. */
  hooded: `<path fill="${INK}" d="M0-366c-40 6-62 44-58 92-38 14-58 40-64 80L-142 30h284l-20-224c-6-40-26-66-64-80 4-48-18-86-58-92z"/><path fill="#2a1508" d="M0-340c-24 4-36 26-34 56 4 20 18 34 34 40 16-6 30-20 34-40 2-30-10-52-34-56z"/><path fill="${EYES}" d="M-18-296l12 4-4 7-10-4zM18-296l-12 4 4 7 10-4z"/><path d="M112-380L88 34" stroke="${INK}" stroke-width="10"/><path fill="${INK}" d="M108-372C60-402-20-396-66-340c50-30 110-26 172 6z"/><path d="M-40-200c-10 60-20 120-24 220M40-200c10 60 20 120 24 220M0-220V20" stroke="#5a3413" stroke-width="2" fill="none"/>`,
  /** Something with too many arms. */
  horror: `<path fill="${INK}" d="M0-340c-56 0-84 46-78 96 4 32 20 52 20 84-6 80-46 120-94 190h60c20-34 44-60 56-100 4 40-8 70-16 100h40c8-30 10-60 12-96 2 36 4 66 12 96h40c-8-30-20-60-16-100 12 40 36 66 56 100h60c-48-70-88-110-94-190 0-32 16-52 20-84 6-50-22-96-78-96z"/><path d="M-70-210c-50-20-60-70-100-60M70-210c50-20 60-70 100-60M-66-170c-60 10-80 60-124 50M66-170c60 10 80 60 124 50" stroke="${INK}" stroke-width="16" stroke-linecap="round" fill="none"/><g fill="${EYES}"><ellipse cx="-26" cy="-262" rx="10" ry="7"/><ellipse cx="26" cy="-262" rx="10" ry="7"/><ellipse cx="0" cy="-290" rx="8" ry="6"/><circle cx="-10" cy="-236" r="4"/><circle cx="12" cy="-238" r="4"/></g>`,
  /** On four legs, back arched. */
  beast: `<path fill="${INK}" d="M-120 30c6-60 0-110-20-150 10-50 60-70 120-62 10-40 30-70 60-78l-4-36 30 26c26 0 46 14 54 36l26 24-8 22-40 4c-6 30-14 50-20 64 12 50 10 100 14 150H48c2-50-2-80-14-106-40 14-80 12-110-2-10 30-12 66-12 108z"/><path d="M-138-116c-40-20-60-70-30-110" stroke="${INK}" stroke-width="14" stroke-linecap="round" fill="none"/><path fill="${EYES}" d="M80-240l16 2-6 9-11-3z"/>`,
  /** Somebody like you and me. */
  man: `<path fill="${INK}" d="${MAN}"/><path d="M-20-300h8M12-300h8M0-250v60M-40-150c20 8 60 8 80 0" stroke="${EDGE}" stroke-width="3" fill="none"/>`,
  /** Under a hood, hands in the sleeves. */
  robe: `<path fill="${INK}" d="${ROBE}"/><path fill="#2a1508" d="M0-340c-24 4-36 26-34 56 4 20 18 34 34 40 16-6 30-20 34-40 2-30-10-52-34-56z"/><path fill="${EYES}" d="M-18-296l12 4-4 7-10-4zM18-296l-12 4 4 7 10-4z"/><path d="M-60-190c30 26 90 26 120 0M-40-160c-10 60-20 120-24 180M40-160c10 60 20 120 24 180M0-150V20" stroke="${EDGE}" stroke-width="2.5" fill="none"/>`,
  /** Under a hood, both arms thrown up. */
  caller: `<path fill="${INK}" d="${ROBE}"/><path fill="${INK}" d="M-56-250c-30-30-46-70-52-116l18-8c10 34 30 62 62 84zM56-250c30-30 46-70 52-116l-18-8c-10 34-30 62-62 84z"/><path fill="#2a1508" d="M0-340c-24 4-36 26-34 56 4 20 18 34 34 40 16-6 30-20 34-40 2-30-10-52-34-56z"/><path fill="${EYES}" d="M-18-296l12 4-4 7-10-4zM18-296l-12 4 4 7 10-4z"/><path d="M-40-200c-10 60-20 120-24 220M40-200c10 60 20 120 24 220" stroke="${EDGE}" stroke-width="2" fill="none"/>`,
  /** Bent over a violin. */
  fiddler: `<path fill="${INK}" d="M-14-360c26-4 46 14 46 42 0 16-6 30-16 40 34 8 56 26 62 58l22 96-22 8-34-78 8 110 6 114H8l-8-96-10 96h-56l8-120-10-110c-4-44 6-72 36-88l14-10c-12-10-18-22-18-36-2-16 6-26 22-26z"/><path d="M-48-346c24-14 66-18 94-4" stroke="${INK}" stroke-width="14" stroke-linecap="round" fill="none"/><path fill="#3a1c0a" stroke="#c98a3c" stroke-width="2.5" d="M-104-250c18-10 34 0 40 12 10-6 24-2 28 12l-14 26c-16 0-24-8-24-18-16 4-34-2-38-16z"/><path d="M-36-226L60-300M-112-180L30-268" stroke="#c98a3c" stroke-width="4"/>`,
  /** Up on the toes, arms over the head. */
  dancer: `<path fill="${INK}" d="M0-340c-18 0-28 14-28 32 0 14 6 24 14 32-20 8-30 22-32 44l-40-84-16 8 44 116c4 40-4 66-44 130 40 14 60 14 82 12l-8 80h26l8-80c30 2 60-2 84-14-40-60-50-90-46-130l46-112-16-8-42 82c-2-22-12-36-32-44 8-8 14-18 14-32 0-18-4-32-14-32z"/>`,
  star: `<path fill="#fff6d8" d="M0-34L7-8 34 0 7 8 0 34-7 8-34 0-7-8Z"/>`,
  /** The floor is gone. */
  abyss: `<path fill="${INK}" d="M-120-30c10-50 30-70 24-120 30 10 34 40 44 60 0-60 20-90 10-140 34 30 30 80 36 120 14-30 20-60 46-80-4 50 10 80 14 110 14-20 22-40 40-50-4 50 12 70 26 100v60h-240z"/><path d="M-96-20c40-16 60 10 96-4s60 12 96 0M-84-50c30-10 50 10 84-2s50 8 80 0" stroke="${EDGE}" stroke-width="3" fill="none"/>`,
  /** Too much of it, with mouths. */
  flesh: `<path fill="${INK}" d="M-150 14c-10-60 20-90 16-140-4-60 30-80 44-130 10-40 50-70 92-60 44 10 50 50 72 84 24 36 50 60 44 114-4 44 40 76 30 132z"/><path fill="#6b1712" d="M-70-200c20-24 60-24 78 0-22 22-58 20-78 0zM10-96c24-30 70-28 90 0-26 28-66 26-90 0zM-104-60c16-18 44-18 58 0-18 18-42 16-58 0z"/><path fill="#f3e2bd" d="M-58-206l8 14 8-16zM-38-210l8 16 8-16zM-18-208l6 14 8-14zM24-104l8 14 10-16zM48-108l8 18 10-18zM72-106l6 16 10-14z"/><g fill="${EYES}"><circle cx="30" cy="-210" r="9"/><circle cx="52" cy="-180" r="5"/><circle cx="-90" cy="-140" r="7"/><circle cx="-20" cy="-260" r="6"/></g>`,
  sun: `<circle r="30" fill="#fffbe8"/><circle r="40" fill="none" stroke="#fffbe8" stroke-width="3" stroke-opacity=".7"/>`,
  wings: `<path fill="${INK}" d="M0-6c-20-30-50-34-76-20 30 0 46 10 56 22-26-4-46 4-58 22 26-10 50-8 78 6 28-14 52-16 78-6-12-18-32-26-58-22 10-12 26-22 56-22-26-14-56-10-76 20z"/>`,
  /** Ground of another place. */
  slope: `<path fill="#4b2f63" d="M-116 14V-70l52-40 46 26 50-46 84 50v94z"/><path d="M-116-40l60-40 40 40 60-60 72 50M-100 0l50-50 40 50M10 0l40-60 50 60" stroke="#b79bd8" stroke-width="3" fill="none"/>`,
  /** A frame, a blade, and where the head goes. */
  'blade-frame': `<path fill="${INK}" d="M-92-380h184v30H-92zM-92-350h24V20h-24zM68-350h24V20H68zM-92-110h184v52H-92zM-116 8h232v20h-232z"/><path fill="#d8cdb8" stroke="${INK}" stroke-width="4" d="M-66-300H66v34L-66-206z"/><path d="M-66-222L66-280" stroke="#fff" stroke-width="3"/><circle cy="-84" r="26" fill="#f2b04a"/><path d="M0-350v50" stroke="${INK}" stroke-width="6"/><path fill="#8c1f1a" d="M-20-58h40l-6 40c-8 8-20 8-28 0z"/>`,
  /** A face as wide as the door. */
  cat: `<path fill="${INK}" d="M-118 10V-190l-6-120 70 56c36-14 72-14 108 0l70-56-6 120V10z"/><path fill="#f4d35a" d="M-78-170c14-28 46-28 60 0-16 22-46 22-60 0zM78-170c-14-28-46-28-60 0 16 22 46 22 60 0z"/><path fill="${INK}" d="M-50-188c8 10 8 26 0 36-8-10-8-26 0-36zM46-188c8 10 8 26 0 36-8-10-8-26 0-36z"/><path fill="#c9766a" d="M-14-124h28L0-106z"/><path d="M0-106v18M0-88c-14 16-34 16-44 4M0-88c14 16 34 16 44 4M-30-110l-80-14M-30-98l-82 6M30-110l80-14M30-98l82 6" stroke="#e9c98a" stroke-width="3" fill="none"/>`,
  /** A board between you and whoever sits behind it. */
  game: `<path fill="#2a1508" d="M-104-96h208l12 26h-232z"/><path fill="#e9d3a0" d="M-84-92h20l-4 8h-20zM-44-92h20l-2 8h-20zM-4-92h20v8H-4zM36-92h20l4 8H38zM76-92h20l6 8H80zM-72-82h22l-4 8h-22zM-28-82h22l-2 8h-20zM16-82h22l2 8H16zM60-82h22l6 8H64z"/><path fill="${INK}" d="M-90-70h18l-6 96h-18zM72-70h18l6 96H78z"/><path fill="${INK}" d="M-70-100c0-14 4-20 8-24-6-8-2-18 6-18s12 10 6 18c4 4 8 10 8 24zM-26-100l4-44h-6v-14h6v6h6v-6h8v6h6v-6h6v14h-6l4 44z"/><path fill="#f4ead4" d="M30-100c0-14 4-20 8-24-6-8-2-18 6-18s12 10 6 18c4 4 8 10 8 24zM66-100c2-20 8-30 6-46l-8 4-4-8 14-14c16 8 20 30 18 64z"/>`,
  /** Stone, and crowned. */
  king: `<path fill="${INK}" d="${MAN}"/><path fill="${INK}" d="M-46-340l-6-56 26 24 26-34 26 34 26-24-6 56z"/><path d="M-44-336h88M-20-300h8M12-300h8M-54-200c30 12 78 12 108 0M-40-120l-8 110M40-120l8 110" stroke="#c98a3c" stroke-width="3" fill="none"/>`,
  /** Nobody sits there yet. */
  throne: `<path fill="${INK}" d="M-56-250l20-30 36 14 36-14 20 30v140h18v130H44V-60h-88v90h-30v-130h18z"/><path d="M-40-240h80v120h-80zM-56-110h112" stroke="#c98a3c" stroke-width="3" fill="none"/>`,
  /** A hat and a coat, and nothing in them. */
  nobody: `<path fill="${INK}" d="M-64-326c20-8 30-10 38-12l4-34c18-8 40-8 58 0l4 34c8 2 18 4 38 12 4 8-2 12-10 10-40-12-82-12-122 0-8 2-14-2-10-10z"/><path fill="${INK}" d="M-18-236c8 18 40 18 48 0 40 8 58 24 64 62l20 130c2 14-16 18-24 8l-8-20 4 76H-74l4-76-8 20c-8 10-26 6-24-8l20-130c6-38 24-54 64-62z"/><path d="M-14-232c8 16 34 16 40 0M6-214v220M-30-120h-24M42-120h24" stroke="${EDGE}" stroke-width="3" fill="none"/><path d="M-30-300c-4 20 4 46 18 58M42-300c4 20-4 46-18 58" stroke="${INK}" stroke-width="2" stroke-dasharray="3 8" fill="none"/>`,
  /** A dial, two wires, some sticks. */
  'clock-belt': `<path fill="#3a1c0a" d="M-64-14h128v30H-64z"/><path fill="#a3241f" stroke="${INK}" stroke-width="3" d="M-62-34h16v66h-16zM-44-34h16v66h-16zM28-34h16v66H28zM46-34h16v66H46z"/><circle r="26" cy="0" fill="#f4ead4" stroke="${INK}" stroke-width="5"/><path d="M0 0V-17M0 0l12 6" stroke="${INK}" stroke-width="4" stroke-linecap="round"/><path d="M-46-34c-10-30 30-40 46-12M46-34c10-40-40-50-46-12" stroke="#c98a3c" stroke-width="3" fill="none"/>`,
  /** A tall white hat, an apron, a cleaver. */
  cook: `<path fill="${INK}" d="${MAN}"/><path fill="#f4ead4" stroke="${INK}" stroke-width="4" d="M-40-336c-30-10-26-52 4-50 6-24 66-24 72 0 30-2 34 40 4 50v18h-80z"/><path fill="#e2d2ad" d="M-40-214h80l16 170c-30 12-82 12-112 0z"/><path fill="#8c1f1a" d="M-20-130c12-14 30-8 36 6 8 18-12 34-28 26s-20-20-8-32zM10-80c8-6 18 0 16 10s-16 12-20 4z"/><path fill="#d8cdb8" stroke="${INK}" stroke-width="4" d="M86-140h56v44H86z"/><path d="M88-118H66" stroke="${INK}" stroke-width="10"/>`,
  /** Light enough to rise. */
  ghost: `<path fill="#fffbe8" fill-opacity=".82" d="M0-340c-28 0-42 20-42 48 0 18 6 32 14 40-32 8-52 20-58 48l-28 90c-4 16 16 22 22 8l26-64c2 50-6 90-30 150 30-16 44-12 56 8 12-22 28-26 40-4 12-22 28-18 40 4 10-20 26-24 56-8-24-60-32-100-30-150l26 64c6 14 26 8 22-8l-28-90c-6-28-26-40-58-48 8-8 14-22 14-40 0-28-14-48-42-48z"/><path d="M-20-290h10M10-290h10M-14-268c8 6 20 6 28 0" stroke="${INK}" stroke-width="3.5" fill="none"/>`,
  /** A ghost who howls: hair on end, eyes hollow, the mouth as wide as it goes. */
  howler: `<path d="M-24-334c-20-26-44-30-66-30M-34-324c-28-18-54-16-80-4M-40-306c-28-8-52 2-72 20M24-334c20-26 44-30 66-30M34-324c28-18 54-16 80-4M40-306c28-8 52 2 72 20M-8-338c-8-22-20-36-36-44M8-338c8-22 20-36 36-44" stroke="#fffbe8" stroke-width="7" stroke-linecap="round" fill="none" opacity=".82"/><path fill="#fffbe8" fill-opacity=".9" d="M0-346c-28 0-44 22-44 50 0 20 6 40 16 52-32 8-54 16-60 40l-28 90c-4 16 16 22 22 8l26-64c2 50-6 90-30 150 30-16 44-12 56 8 12-22 28-26 40-4 12-22 28-18 40 4 10-20 26-24 56-8-24-60-32-100-30-150l26 64c6 14 26 8 22-8l-28-90c-6-24-28-32-60-40 10-12 16-32 16-52 0-28-16-50-44-50z"/><path fill="${INK}" d="M-32-314c8-4 18 0 22 12-10 6-22 0-22-12zM32-314c-8-4-18 0-22 12 10 6 22 0 22-12zM0-292c12 0 18 14 18 30s-8 28-18 28-18-12-18-28 6-30 18-30z"/><path fill="${EYES}" d="M-23-308h5v5h-5zM18-308h5v5h-5z"/><path d="M-36-322l22 10M36-322l-22 10" stroke="${INK}" stroke-width="3.5" fill="none"/>`,
  /** Somebody who lies where they fell. */
  sleeper: `<path fill="${INK}" d="M-108 4c-4-22 12-38 32-36 12 2 18 10 22 18 40-18 90-16 130-4 24 6 34 10 34 20H-108z"/><path d="M-90-10h8M-40-6c40-12 90-12 130 0" stroke="#c98a3c" stroke-width="2.5" fill="none"/>`,
  /** A house on its way, with what has hold of it. */
  'carried-house': `<path fill="${INK}" d="M-62 62V6l-12 2L-40-34-30-24V-40h12v28L0-32 74 8 62 6v56l-20 14-18-10-22 14-24-14-20 10z"/><path fill="#f4d35a" d="M-44 14h16v20h-16zM-8 14H8v20H-8zM28 14h16v20H28z"/><path d="M-44-70c-2 22-12 30-20 54M-44-70c4 24 6 34 2 58M44-70c2 22 12 30 20 54M44-70c-4 24-6 34-2 58" stroke="${INK}" stroke-width="9" stroke-linecap="round" fill="none"/>`,
  /** One snake, and a head at either end of it. */
  'two-heads': `<path d="M-56-262C-130-190-24-150-70-86-104-40-84 14 0 14S104-40 70-86C24-150 130-190 56-262" stroke="${INK}" stroke-width="44" stroke-linecap="round" fill="none"/><path d="M-70-200c-14 26 40 70 8 120M70-200c14 26-40 70-8 120M-52-10c24 16 80 16 104 0" stroke="${EDGE}" stroke-width="5" stroke-dasharray="3 9" fill="none"/><path fill="${INK}" d="M-92-262c-16-36 0-76 30-92 26 10 46 40 44 72-4 34-50 50-74 20zM92-262c16-36 0-76-30-92-26 10-46 40-44 72 4 34 50 50 74 20z"/><path fill="${EYES}" d="M-74-306l16 4-6 9-12-4zM-34-304l-14 6 4 8 12-6zM74-306l-16 4 6 9 12-4zM34-304l14 6-4 8-12-6z"/><path d="M-44-262l14 34M-30-228l-8 14M-30-228l10 10M44-262l-14 34M30-228l8 14M30-228l-10 10" stroke="#8c1f1a" stroke-width="4" fill="none"/>`,
  /** Horns, and eyes under them. */
  horned: `<path fill="${INK}" d="${MAN}"/><path fill="${INK}" d="M-34-338c-30-8-46-34-40-66 12 26 32 32 58 40zM34-338c30-8 46-34 40-66-12 26-32 32-58 40z"/><path fill="${EYES}" d="M-24-308l20 6-6 9-15-6zM24-308l-20 6 6 9 15-6z"/><path d="M-16-278c8 6 24 6 32 0M-40-180c24 14 56 14 80 0M-44-130c28 14 60 14 88 0" stroke="${EDGE}" stroke-width="3" fill="none"/>`,
  /** A cap, a pressed apron, and no face between them. */
  maid: `<path fill="${INK}" d="${GOWN}"/><path fill="#f4ead4" stroke="${INK}" stroke-width="3" d="M-46-312c-8-36 16-56 46-56s54 20 46 56c-6 8-14 8-18-2-4 10-14 10-18 0-4 10-16 10-20 0-4 10-14 10-18 0-4 10-12 10-18 2z"/><path fill="#e2d2ad" d="M-32-232h14v46h36v-46h14l6 64c10 40 18 96 22 152-36 12-84 12-120 0 4-56 12-112 22-152z"/><path d="M-46-152c-22 14-30 22-40 38M46-152c22 14 30 22 40 38M-34-60h68M-16-246c10 8 22 8 32 0" stroke="${EDGE}" stroke-width="3" fill="none"/>`,
  /** Two in each other's arms, who may not stop. */
  couple: `<path fill="#8f8271" stroke="${INK}" stroke-width="4" transform="translate(-44 0) scale(.74 1.04)" d="${MAN}"/><path d="M-68-240l-50-30 34-46" stroke="#8f8271" stroke-width="13" stroke-linecap="round" stroke-linejoin="round" fill="none"/><path fill="${INK}" transform="translate(46 8) rotate(4) scale(.92 .94)" d="${GOWN}"/><path d="M30-224l-60-8-56-84" stroke="${INK}" stroke-width="13" stroke-linecap="round" stroke-linejoin="round" fill="none"/><path d="M-20-160c20 10 44 12 66 2" stroke="#8f8271" stroke-width="13" stroke-linecap="round" fill="none"/><path d="M30-140c-8 50-26 100-40 150M66-140c6 50 22 110 44 160" stroke="${EDGE}" stroke-width="3" fill="none"/>`,
  /** A house that looks back, with a plug in every wall. */
  'wired-house': `<path fill="${INK}" d="M-88 24V-172l-24 8 6-20 46-50v-58h30v26L0-302 106-184l6 20-24-8V24z"/><path fill="#8c4a14" d="M-62-150l44 18v-44l-44-16zM62-150l-44 18v-44l44-16z"/><path fill="${EYES}" d="M-46-158h14v16l-14-5zM32-158h14v11l-14 5z"/><path fill="#f2b04a" d="M-52-70c30-20 74-20 104 0v38c-30 18-74 18-104 0z"/><path fill="${INK}" d="M-40-76l10 24 10-28zM-12-82l12 28 12-28zM20-80l10 28 10-24zM-36-24l10-22 10 26zM-8-20L0-44l8 24zM16-20l10-26 10 22z"/><path d="M-88-120c-50 0-40 60-20 80s10 50-14 54M88-96c50-4 44 50 24 70s-8 40 14 44M-88-30c-22 0-22 44-6 54" stroke="${INK}" stroke-width="8" fill="none"/><path fill="${INK}" d="M-132 4h22v24h-22zM-104 14h20v20h-20zM116 8h22v24h-22z"/><path d="M-127 28v10M-115 28v10M-99 34v10M-89 34v10M121 32v10M133 32v10" stroke="#c98a3c" stroke-width="4"/>`,
  /** A dog whose jaw has come undone, to the shoulders. */
  maw: `<path fill="${INK}" d="M-116 24c6-60 4-110 2-160-6-60 0-110 18-148 4-40 44-70 96-70s92 30 96 70c18 38 24 88 18 148-2 50-4 100 2 160H64L50-14H-50l-14 38z"/><path fill="${INK}" stroke="${EDGE}" stroke-width="3" d="M-74-332c-40-14-66 30-68 118 26 22 50-4 58-52zM74-332c40-14 66 30 68 118-26 22-50-4-58-52z"/><path fill="${EYES}" d="M-66-292l34 8-10 16-24-8zM66-292l-34 8 10 16 24-8z"/><path fill="#3d0d0a" d="M-84-232c50-26 118-26 168 0 16 74 4 152-38 196-28 16-64 16-92 0-42-44-54-122-38-196z"/><path fill="#f3e2bd" d="M-80-234l12 40 16-48zM-46-244l12 38 14-42zM-14-248L0-212l14-36zM20-248l14 42 12-38zM52-242l16 48 12-40zM-50-40l8-34 14 42zM-20-30l8-34 12 36zM6-28l10-36 10 34zM30-32l12-42 10 34z"/><path fill="#5a3413" d="M-18-272h36L0-252z"/>`,
  pail: `<path fill="#3a1c0a" stroke="${INK}" stroke-width="4" d="M-26-44h52L18 0h-36z"/><path fill="#e2d2ad" d="M-24-44c10-12 38-12 48 0-12 6-36 6-48 0z"/><path d="M-26-44c4-34 48-34 52 0" stroke="${INK}" stroke-width="4" fill="none"/>`,
  bulb: `<circle r="34" fill="#fffbe8" fill-opacity=".5"/><path fill="#fffbe8" d="M-18-4a18 18 0 1 1 36 0c0 10-8 14-10 22h-16c-2-8-10-12-10-22z"/><path fill="${INK}" d="M-8 18H8v10H-8z"/>`,
  /** A table to sign at: what was written already, and what it is written with. */
  counter: `<path fill="#2a1508" d="M-104-96h208l12 26h-232z"/><path fill="${INK}" d="M-96-70H96L88 26H-88z"/><path d="M-70-60h140l-4 70H-66z" stroke="#c98a3c" stroke-width="2.5" fill="none"/><path fill="#f4ead4" d="M-50-94h72l8 20h-88z"/><path d="M-40-89h48M-42-84h34" stroke="${INK}" stroke-width="2"/><path d="M2-79l12-2 8-3" stroke="#8c1f1a" stroke-width="3" fill="none"/><path fill="#f4ead4" stroke="${INK}" stroke-width="2" d="M24-84c18-40 26-66 54-88 2 34-14 60-46 84z"/><path fill="#8c1f1a" d="M62-88c-2-10 6-14 8-22 2 8 10 12 8 22-2 8-14 8-16 0z"/>`,
} as const;

export type FigureId = keyof typeof FIGURES;
export const isFigure = (id: string): id is FigureId => Object.hasOwn(FIGURES, id);
