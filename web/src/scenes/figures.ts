import { many } from '../rooms/pen.ts';

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
} as const;

export type FigureId = keyof typeof FIGURES;
