/** How long motions take here and now: the tokens know what the reader and the system wish. */

type Length = '--m-quick' | '--m-move' | '--m-turn' | '--m-roll' | '--m-scene';

/** A motion this short is none. */
const NONE = 1;

const STILL = '(prefers-reduced-motion: reduce)';

/** Asking the style makes the browser work out the whole page: once for each wish is enough. */
const known = new Map<string, number>();

/** Null while the page has no style yet. */
function read(motion: Length): number | null {
  const value = getComputedStyle(document.documentElement).getPropertyValue(motion).trim();
  if (value === '') return null;
  const length = value.endsWith('ms') ? Number.parseFloat(value) : Number.parseFloat(value) * 1000;
  return Number.isNaN(length) || length <= NONE ? 0 : length;
}

/** In milliseconds; 0 where nothing may move. */
export function lengthOf(motion: Length): number {
  const wish = `${motion} ${document.documentElement.dataset.motion} ${window.matchMedia(STILL).matches}`;
  const length = known.get(wish) ?? read(motion);
  if (length !== null) known.set(wish, length);
  return length ?? 0;
}
