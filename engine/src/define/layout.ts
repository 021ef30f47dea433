import type { Frame, Value } from '../state/state.ts';
import type { NamedRegisters, Registers } from './register.ts';

/** Where a view looks: at the registers of this frame. */
export interface Pointer {
  frame: Frame;
}

/** Named registers of one operation, over the flat list of the frame that `at` points to. */
export interface RegisterView<R extends Registers> {
  readonly at: Pointer;
  readonly named: NamedRegisters<R>;
}

/** The one border between named registers and the flat list of a frame. */
export interface RegisterLayout<R extends Registers> {
  readonly blanks: readonly Value[];
  /** The place of each register in the list. */
  readonly places: ReadonlyMap<string, number>;
  view(): RegisterView<R>;
}

const NO_FRAME: Frame = { b: -1, pc: 0, st: 0, s: 0, own: 0, r: [] };

/**
 * An object whose properties read and write the list of the frame that the pointer shows. The properties go to the pointer, not to `this`: pointers of all
 * operations look alike to the compiler of the machine, their objects do not, and every read would be a look-up.
 */
function namesOver<R extends Registers>(registers: R, at: Pointer): NamedRegisters<R> {
  const named = {};
  Object.keys(registers).forEach((name, i) => {
    Object.defineProperty(named, name, {
      get: () => at.frame.r[i],
      set: (value: Value) => {
        at.frame.r[i] = value;
      },
    });
  });
  // The properties are made above, out of the type checker's sight.
  return named as NamedRegisters<R>;
}

export function layoutOf<R extends Registers>(registers: R): RegisterLayout<R> {
  return {
    blanks: Object.values(registers).map(({ blank }) => blank),
    places: new Map(Object.keys(registers).map((name, i) => [name, i])),
    view: () => {
      const at: Pointer = { frame: NO_FRAME };
      return { at, named: namesOver(registers, at) };
    },
  };
}
