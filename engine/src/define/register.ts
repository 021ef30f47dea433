import type { Register, Registers } from '../core/waits.ts';
import { wholeShape } from '../shapes/shape.ts';
import {
  a,
  amountShape,
  anyRows,
  bitShape,
  maybeShape,
  type NumberSort,
  numberShape,
  type SavedShape,
} from '../state/shapes.ts';

export type { Register, Registers };

/** Registers as the code of a word sees them. Lists are replaced, never written into. */
export type NamedRegisters<R extends Registers> = {
  -readonly [K in keyof R]: R[K] extends Register<infer V> ? (V extends number ? number : readonly number[]) : never;
};
/** Registers that hold an event. */
export type EventNames<R extends Registers> = {
  [K in keyof R]: R[K] extends EventRegister ? K : never;
}[keyof R] &
  string;

interface EventRegister extends Register<number> {
  readonly keeps: { readonly is: 'event'; readonly own: boolean; readonly orNone: boolean; readonly of: string };
}

const value = (shape: SavedShape, blank: number): Register<number> => ({ blank, keeps: { is: 'value', shape } });
const event = (of: string, own: boolean, orNone: boolean): EventRegister => ({
  blank: -1,
  keeps: { is: 'event', own, orNone, of },
});

/** The number of a room, a character, a trait …; -1 while there is none. */
export const the = (sort: NumberSort): Register<number> => value(a(sort), -1);
export const maybe = (sort: NumberSort): Register<number> => value(maybeShape(sort), -1);
export const quantity: Register<number> = value(amountShape, 0);
export const bit: Register<number> = value(bitShape, 0);
export const repetitions: Register<number> = value(wholeShape(0, 500), 0);
export const upTo = (most: number): Register<number> => value(wholeShape(0, most), 0);
export const listOf = (sort: NumberSort): Register<number[]> => ({
  blank: [],
  keeps: { is: 'value', shape: anyRows(a(sort)) },
});
/** The same, with -1 where there is none. */
export const maybeList = (sort: NumberSort): Register<number[]> => ({
  blank: [],
  keeps: { is: 'value', shape: anyRows(maybeShape(sort)) },
});
export const bits: Register<number[]> = { blank: [], keeps: { is: 'value', shape: anyRows(bitShape) } };
export const amounts: Register<number[]> = { blank: [], keeps: { is: 'value', shape: anyRows(amountShape) } };
/** Places in a list, the first is 0. */
export const places: Register<number[]> = { blank: [], keeps: { is: 'value', shape: anyRows(wholeShape(0, 500)) } };
export const numbers: Register<number[]> = { blank: [], keeps: { is: 'value', shape: anyRows(numberShape) } };
export const elements: Register<number[]> = { blank: [], keeps: { is: 'elements' } };
/** A place in the list of another register, or the one behind its end. */
export const indexInto = (into: string, within = false): Register<number> => ({
  blank: 0,
  keeps: { is: 'index', into, within },
});
/** An event that the operation opened, and closes when it is over. */
export const ownEvent = (kind: string): EventRegister => event(kind, true, false);
/** An event that it looks at. */
export const seenEvent = (kind: string): EventRegister => event(kind, false, false);
/** The same, or none; of any kind where none is said. */
export const maybeEvent = (kind = ''): EventRegister => event(kind, false, true);
