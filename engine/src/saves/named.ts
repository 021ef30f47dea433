import type { ResultSort } from '../language/schema/shape.ts';
import type { Value } from '../state/state.ts';
import type { Bounds } from './bounds.ts';

/** Results of the engine's own: from which side of its custody a card is looked at. */
const CUSTODY = '$custody';

function elementFits(bounds: Bounds, sort: ResultSort, n: number): boolean {
  if (n === -1 || sort === 'number') return true;
  return bounds.fits(sort, n);
}

/** Whether a named result is something that an operation leaves under this name. The seats that may know a secret one stand under the same name with a mark. */
export function fitsName(bounds: Bounds, name: string, value: Value): boolean {
  const values = typeof value === 'number' ? [value] : value;
  if (name === CUSTODY) return value === 0 || value === 1 || value === 2;
  if (name.startsWith('!')) return Array.isArray(value) && value.every((seat) => bounds.fits('seat', seat));
  const sorts = bounds.p.results.get(name);
  return sorts !== undefined && [...sorts].some((sort) => values.every((n) => elementFits(bounds, sort, n)));
}
