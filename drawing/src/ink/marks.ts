import { f } from './noise.ts';
import type { Stencil } from './shape.ts';

/** Marks: small signs in one colour (`currentColor`) in a box of 100; what is cut out of them shows `--mark-hole`. */

/** A line that winds outwards and swells on its way. */
function spiral(): string {
  const last = 150;
  const points = Array.from({ length: last + 1 }, (_, i) => {
    const t = i / last;
    const [a, r] = [t * Math.PI * 5.4 - 0.6, 3 + t ** 0.86 * 38];
    return {
      x: 50 + Math.cos(a) * r,
      y: 50 + Math.sin(a) * r,
      w: 1.6 + 5.2 * Math.sin(Math.PI * Math.min(1, t)) ** 0.8,
    };
  });
  const edge = (side: 1 | -1): string[] =>
    points.map(({ x, y, w }, i) => {
      const [to, from] = [points[i + 1] ?? { x, y }, points[i - 1] ?? { x, y }];
      const [dx, dy] = [to.x - from.x, to.y - from.y];
      const l = Math.hypot(dx, dy) || 1;
      return `${f(x - ((dy * side) / l) * w)} ${f(y + ((dx * side) / l) * w)}`;
    });
  return `<path d="M${edge(1).join('L')}L${edge(-1).reverse().join('L')}Z" fill="currentColor"/>`;
}

const drawn = {
  item: '<g fill="currentColor"><path d="M50 92c-8 0-13-5-14-12-2-9-8-17-9-28-9 1-16-2-20-8 5 1 10 0 14-3C10 38 3 28 5 14c2-5 5-7 8-8-3 11 3 20 16 22 6-4 13-5 21-5s15 1 21 5C84 26 90 17 87 6c3 1 6 3 8 8 2 14-5 24-16 27 4 3 9 4 14 3-4 6-11 9-20 8-1 11-7 19-9 28-1 7-6 12-14 12z"/></g><g fill="var(--mark-hole)"><path d="M33 46l11 4-8 5zM67 46l-11 4 8 5zM42 79c2-3 5-3 6 0-1 3-5 3-6 0zM58 79c-2-3-5-3-6 0 1 3 5 3 6 0z"/><path d="M48.6 30h2.8l.8 30h-4.4z" fill-opacity=".75"/></g>',
  omen: '<g fill="currentColor"><path d="M6 33c6-7 13-9 19-9 4-9 13-14 22-12 9 2 14 9 15 17 11 7 20 19 26 34l7 19-12-8 1 14-13-13c-6 3-13 5-20 4l1 11 7 4h-9l-3-3-4 3h-8l6-5-2-11c-12-6-19-17-19-31 0-4 1-7 2-10-6-1-11-2-16-4z"/></g><g fill="none" stroke="var(--mark-hole)" stroke-width="2.6" stroke-linecap="round"><path d="M38 49c9 13 21 21 36 25M45 45c8 9 18 16 29 20M8 33c7-1 12-1 16 0"/></g><circle cx="40" cy="25" r="3.6" fill="var(--mark-hole)"/>',
  skull:
    '<path fill="currentColor" d="M50 8C27 8 12 23 12 44c0 13 6 21 14 26l2 15c0 4 3 7 7 7h30c4 0 7-3 7-7l2-15c8-5 14-13 14-26C88 23 73 8 50 8z"/><g fill="var(--mark-hole)"><ellipse cx="34" cy="47" rx="11" ry="12"/><ellipse cx="66" cy="47" rx="11" ry="12"/><path d="M50 60l7 13H43z"/><path d="M39 80h3v12h-3zM48.5 80h3v12h-3zM58 80h3v12h-3z"/></g>',
  speed:
    '<path fill="currentColor" d="M8 74c24 6 46 1 60-14 11-12 17-28 22-48-9 12-18 18-29 22 3-4 5-8 6-12-9 10-19 15-30 18 3-3 5-6 6-10-9 9-18 13-28 15 5 4 9 5 14 5-6 4-12 6-18 6 5 4 10 5 15 5-6 5-12 8-18 13z"/>',
  might: '<path fill="currentColor" d="M22 12h44c8 0 16 6 22 15v5H68l-6-4v10h-8v54H38V38H22z"/>',
  sanity:
    '<path fill="currentColor" d="M50 4c10 13 14 20 14 27 0 8-6 14-14 14s-14-6-14-14c0-7 4-14 14-27zM36 50h28v34h-6V68h-4v16H36zM24 86h52v8H24z"/>',
  knowledge:
    '<path fill="currentColor" d="M6 22c16-7 31-6 42 2v64c-11-8-26-9-42-3zM94 22c-16-7-31-6-42 2v64c11-8 26-9 42-3z"/>',
  lamp: '<path fill="currentColor" d="M40 6h20l4 12h10l-6 10v44l8 8v12H24V80l8-8V28l-6-10h10z"/><path fill="var(--mark-hole)" d="M50 34c8 10 11 15 11 21a11 11 0 1 1-22 0c0-6 3-11 11-21z"/>',
  door: '<path fill="currentColor" d="M20 94V26C20 14 34 6 50 6s30 8 30 20v68H66V28c0-5-7-9-16-9s-16 4-16 9v66z"/><path fill="currentColor" d="M40 94V34l22-6v66z" fill-opacity=".55"/><circle cx="57" cy="64" r="3.5" fill="currentColor"/>',
  foot: '<path fill="currentColor" d="M34 8c10 0 15 9 15 21 0 11-4 18-4 27 0 5-4 8-9 8-6 0-9-4-10-10-1-9-8-14-8-27C18 16 24 8 34 8zM27 70h17c1 5 2 7 2 11 0 7-4 11-10 11-7 0-11-5-11-11 0-4 1-7 2-11zM72 40c7 1 11 8 10 19-1 9-5 14-6 21-1 4-4 6-8 5-5-1-7-4-7-9 0-8-4-13-3-23 1-9 6-14 14-13z"/>',
  dagger: '<path fill="currentColor" d="M50 4l9 14v42h13v8H58v20l-8 8-8-8V68H28v-8h13V18z"/>',
  eye: '<path fill="currentColor" d="M4 50c14-21 29-31 46-31s32 10 46 31C82 71 67 81 50 81S18 71 4 50z"/><circle cx="50" cy="50" r="20" fill="var(--mark-hole)"/><circle cx="50" cy="50" r="10" fill="currentColor"/>',
  hourglass:
    '<path fill="currentColor" d="M22 6h56v9h-6c0 18-8 27-17 35 9 8 17 17 17 35h6v9H22v-9h6c0-18 8-27 17-35-9-8-17-17-17-35h-6z"/>',
  key: '<path fill="currentColor" d="M28 28a22 22 0 1 1 0 44 22 22 0 0 1-21-22 22 22 0 0 1 21-22zm0 12a10 10 0 1 0 0 20 10 10 0 0 0 0-20zM49 44h46v24H84V56h-8v9H65v-9H49z"/>',
  lock: '<path fill="currentColor" d="M26 44V32a24 24 0 0 1 48 0v12h8v48H18V44zm12 0h24V32a12 12 0 0 0-24 0z"/>',
  check:
    '<path fill="none" stroke="currentColor" stroke-width="14" stroke-linecap="round" stroke-linejoin="round" d="M16 54l24 24 44-54"/>',
  stairs: '<path fill="currentColor" d="M8 92V74h20V56h20V38h20V20h24v72z"/>',
  chat: '<path fill="currentColor" d="M10 16h80v52H46L26 88V68H10z"/>',
  cards:
    '<path fill="currentColor" d="M14 18l40-8 6 8 26 6-14 66-46-8z" fill-opacity=".55"/><path fill="currentColor" d="M10 22l46-9 12 66-46 9z"/>',
  people:
    '<circle cx="34" cy="30" r="17" fill="currentColor"/><path fill="currentColor" d="M4 88c0-22 12-34 30-34s30 12 30 34z"/><circle cx="70" cy="36" r="13" fill="currentColor" fill-opacity=".6"/><path fill="currentColor" d="M70 56c16 0 26 10 26 30H70c0-12-3-22-10-28 3-1 6-2 10-2z" fill-opacity=".6"/>',
  house: '<path fill="currentColor" d="M6 52L50 10l14 13V12h12v23l18 17-6 6-4-3v37H58V64H42v28H16V55l-4 3z"/>',
  quill: '<path fill="currentColor" d="M90 6C54 10 28 34 24 66L10 94l6-2 13-22c32 0 54-24 61-64z"/>',
  book: '',
  'turn-left':
    '<path fill="none" stroke="currentColor" stroke-width="11" stroke-linecap="round" d="M30 34a32 32 0 1 1-8 34"/><path fill="currentColor" d="M40 8L14 38l38 6z"/>',
  'turn-right':
    '<path fill="none" stroke="currentColor" stroke-width="11" stroke-linecap="round" d="M70 34a32 32 0 1 0 8 34"/><path fill="currentColor" d="M60 8l26 30-38 6z"/>',
  close:
    '<path fill="none" stroke="currentColor" stroke-width="12" stroke-linecap="round" d="M22 22l56 56M78 22L22 78"/>',
  plus: '<path fill="none" stroke="currentColor" stroke-width="12" stroke-linecap="round" d="M50 18v64M18 50h64"/>',
  minus: '<path fill="none" stroke="currentColor" stroke-width="12" stroke-linecap="round" d="M18 50h64"/>',
  menu: '<path fill="none" stroke="currentColor" stroke-width="12" stroke-linecap="round" d="M16 26h68M16 50h68M16 74h68"/>',
  die: '<rect x="12" y="12" width="76" height="76" rx="16" fill="currentColor"/><g fill="var(--mark-hole)"><circle cx="34" cy="34" r="9"/><circle cx="66" cy="66" r="9"/></g>',
  target:
    '<g fill="none" stroke="currentColor" stroke-width="9"><circle cx="50" cy="50" r="28"/><path d="M50 4v28M50 68v28M4 50h28M68 50h28"/></g><circle cx="50" cy="50" r="7" fill="currentColor"/>',
  pile: '<path fill="currentColor" d="M34 8h32l-8 16c22 10 34 28 34 46 0 16-12 24-42 24S8 86 8 70c0-18 12-36 34-46z"/><path fill="none" stroke="var(--mark-hole)" stroke-width="5" d="M38 27h24"/>',
  claw: '<path fill="currentColor" d="M22 8c-2 34 2 62 12 86 2-32-2-58-12-86zM46 4c-2 36 2 66 10 92 4-34 0-62-10-92zM70 8c0 32 2 58 8 82 6-30 2-56-8-82z"/>',
  moon: '<path fill="currentColor" d="M62 8C34 10 14 30 14 54c0 22 18 38 40 38 16 0 28-8 34-22-30 8-50-8-50-30 0-14 8-26 24-32z"/>',
  star: '<path fill="currentColor" d="M50 4l11 32 34 1-27 21 9 33-27-20-27 20 9-33L5 37l34-1z"/>',
  wave: '<g fill="none" stroke="currentColor" stroke-width="11" stroke-linecap="round"><path d="M8 30c14-14 28-14 42 0s28 14 42 0M8 54c14-14 28-14 42 0s28 14 42 0M8 78c14-14 28-14 42 0s28 14 42 0"/></g>',
  flame:
    '<path fill="currentColor" d="M52 4c4 20 30 30 30 58 0 20-14 34-32 34S18 82 18 62c0-14 8-22 16-32 2 10 4 14 10 16 4-14 0-28 8-42z"/><path fill="var(--mark-hole)" d="M50 58c8 10 12 14 12 22a12 12 0 0 1-24 0c0-6 4-10 6-14 2 4 4 4 6-8z"/>',
  anchor:
    '<path fill="currentColor" d="M50 4a13 13 0 0 1 6 24v8h16v10H56v34c14-3 22-12 26-24l-10 4 10-24 14 20-8-1c-4 22-18 36-38 41-20-5-34-19-38-41l-8 1 14-20 10 24-10-4c4 12 12 21 26 24V46H28V36h16v-8a13 13 0 0 1 6-24zm0 8a5 5 0 1 0 0 10 5 5 0 0 0 0-10z"/>',
  leaf: '<path fill="currentColor" d="M90 8C50 4 16 22 14 56c0 8 2 16 6 22L8 92l6 6 13-13c8 5 17 7 26 6C86 86 96 48 90 8z"/><path fill="none" stroke="var(--mark-hole)" stroke-width="4" d="M28 76L74 28M46 58V38M58 46h18M36 68h22"/>',
  crown:
    '<path fill="currentColor" d="M14 84L6 26l24 20L50 12l20 34 24-20-8 58z"/><path fill="var(--mark-hole)" d="M18 72h64v5H18z"/>',
  bell: '<path fill="currentColor" d="M50 6c5 0 8 4 8 8 16 5 22 18 22 34 0 14 4 20 12 26v6H8v-6c8-6 12-12 12-26 0-16 6-29 22-34 0-4 3-8 8-8zM38 84h24c-1 8-6 12-12 12s-11-4-12-12z"/>',
  link: '<path fill="none" stroke="currentColor" stroke-width="11" stroke-linecap="round" d="M42 58a18 18 0 0 1 0-26l12-12a18 18 0 0 1 26 26l-8 8M58 42a18 18 0 0 1 0 26L46 80a18 18 0 0 1-26-26l8-8"/>',
} as const;

export type MarkId = keyof typeof drawn | 'event';

export const MARKS: Readonly<Record<MarkId, string>> = { ...drawn, event: spiral(), book: drawn.knowledge };

/** A mark with this colour showing where something is cut out of it. */
export const cutMark = (id: MarkId, hole: string): string => MARKS[id].replaceAll('var(--mark-hole)', hole);

export const markStencil = (id: MarkId): Stencil => ({
  name: `mk-${id}`,
  width: 100,
  height: 100,
  draw: () => MARKS[id],
});
