import type { Ex, Many, SetYield } from '../ex.ts';
import type { Op } from '../types.ts';

type Args = Readonly<Record<string, unknown>>;
const prune = (args: Args): Args => Object.fromEntries(Object.entries(args).filter(([, value]) => value !== undefined));
export const ex = <E>(x: string, args: Args = {}): E => ({ x, ...prune(args) }) as E;
export const op = (name: string, args: Args = {}): Op => ({ op: name, ...prune(args) });

/** A word as it stands in a pack: fields that were not given are left out. */
export const write = <T extends object>(word: { readonly [K in keyof T]: T[K] | undefined }): T =>
  Object.fromEntries(Object.entries(word).filter(([, value]) => value !== undefined)) as T;

/** A set that is put together from others is of their sort, which only its parts can tell. */
export const sameSort = <Y extends SetYield, M extends Many>(word: object): Ex<Y, M> => word as Ex<Y, M>;
