/** How long motions take here and now: the tokens know what the reader and the system wish. */

const LENGTHS = ['--m-quick', '--m-move', '--m-turn', '--m-roll', '--m-scene'] as const;
type Length = (typeof LENGTHS)[number];

/** A motion this short is none. */
const NONE = 1;

const STILL = '(prefers-reduced-motion: reduce)';

/** Asking the style makes the browser work out the whole page: once for each wish is enough. */
const known = new Map<string, Readonly<Record<Length, number>>>();

function lengthIn(style: CSSStyleDeclaration, motion: Length): number {
  const value = style.getPropertyValue(motion).trim();
  const length = value.endsWith('ms') ? Number.parseFloat(value) : Number.parseFloat(value) * 1000;
  return Number.isNaN(length) || length <= NONE ? 0 : length;
}

/** All of them; null while the page has no style yet. */
function readLengths(): Readonly<Record<Length, number>> | null {
  const style = getComputedStyle(document.documentElement);
  if (style.getPropertyValue(LENGTHS[0]) === '') return null;
  return Object.fromEntries(LENGTHS.map((motion) => [motion, lengthIn(style, motion)])) as Record<Length, number>;
}

/** In milliseconds; 0 where nothing may move. */
export function lengthOf(motion: Length): number {
  const wish = `${document.documentElement.dataset.motion} ${window.matchMedia(STILL).matches}`;
  const lengths = known.get(wish) ?? readLengths();
  if (lengths !== null) known.set(wish, lengths);
  return lengths?.[motion] ?? 0;
}
