import type { Ex, Many, SetYield } from '../language/ex.ts';

/** A word as it stands in a pack: fields that were not given are left out. */
export const write = <T extends object>(word: { readonly [K in keyof T]: T[K] | undefined }): T =>
  Object.fromEntries(Object.entries(word).filter(([, value]) => value !== undefined)) as T;

/** A set that is put together from others is of their sort, which only its parts can tell. */
export const sameSort = <Y extends SetYield, M extends Many>(word: object): Ex<Y, M> => word as Ex<Y, M>;
