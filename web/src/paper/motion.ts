/** How long motions take here and now: the tokens know what the reader and the system wish. */

type Length = '--m-quick' | '--m-move' | '--m-turn' | '--m-roll' | '--m-scene';

/** A motion this short is none. */
const NONE = 1;

/** In milliseconds; 0 where nothing may move. */
export function lengthOf(motion: Length): number {
  const value = getComputedStyle(document.documentElement).getPropertyValue(motion).trim();
  const length = value.endsWith('ms') ? Number.parseFloat(value) : Number.parseFloat(value) * 1000;
  return Number.isNaN(length) || length <= NONE ? 0 : length;
}
