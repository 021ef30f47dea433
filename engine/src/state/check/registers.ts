import { a, amount, bit, list, number, type Shape } from './shapes.ts';

/** A register that holds an event which the operation closes when it is over, or one that it only looks at. */
export type Register =
  | { readonly holds: 'value'; readonly shape: Shape }
  | { readonly holds: 'own-event' | 'event'; readonly orNone: boolean; readonly of: string }
  /** A place in the list in another register, or the one behind its end. */
  | { readonly holds: 'index'; readonly into: number; readonly within: boolean }
  /** A list of elements of whatever the operation goes through. */
  | { readonly holds: 'elements' }
  /** Nothing that is looked at again. */
  | { readonly holds: 'rest' };

/** Operations that wait, in a stage, with these registers. `more`: what may follow, any number of times. */
export interface Waiting {
  readonly stages: readonly number[];
  readonly r: readonly Register[];
  readonly more?: Register;
}

const of = (shape: Shape): Register => ({ holds: 'value', shape });
/** An event of this kind. */
const own = (kind: string): Register => ({ holds: 'own-event', orNone: false, of: kind });
/** The same, or none; of any kind where none is said. */
const maybeEvent = (kind = ''): Register => ({ holds: 'event', orNone: true, of: kind });
const index = (into: number): Register => ({ holds: 'index', into, within: false });
const who = of(a('character'));
const yes = of(bit);
const n = of(amount);
const waits = (stages: readonly number[], ...r: readonly Register[]): Waiting => ({ stages, r });

/**
 * What the registers of a frame hold while it waits for an answer or for the frames above it. An operation that is not named here has done its work before
 * anything else runs: it waits in its first stage without registers, as every operation does that has not begun.
 */
export const REGISTERS: Readonly<Record<string, readonly Waiting[]>> = {
  contest: [waits([1], own('roll')), waits([2], n, own('roll'))],
  give: [waits([0], of(a('belonging')), who)],
  bundle: [waits([0], yes, of(list(a('belonging'))))],
  turn: [waits([1, 2, 3], who, own('turn'))],
  menu: [waits([1])],
  rules: [waits([0, 1], maybeEvent(), index(2), of(list(number)))],
  instead: [waits([0], of(list(number)))],
};
