import { GIVEN } from '../language/given.generated.ts';
import type { Frame, Value } from '../state/state.ts';
import type { NamedRegisters, Registers } from './register.ts';

/** Where named registers are looked up: in the list of this frame. */
export interface Pointer {
  f: Frame;
}

/** The one border between named registers and the flat list of a frame. */
export interface RegisterLayout<R extends Registers> {
  readonly blanks: readonly Value[];
  /** The registers in the order of the list. */
  readonly names: readonly string[];
  /** The list with what the caller of a primitive gives, and blanks for the rest. */
  listOf(given: Partial<NamedRegisters<R>>): Value[];
  /** The registers by name, over the frame that the pointer shows. */
  over(at: Pointer): NamedRegisters<R>;
}

/** A frame of no operation, for pointers that show none yet. */
export const NO_FRAME: Frame = { b: -1, pc: 0, st: 0, s: 0, own: 0, r: [] };

/**
 * An object whose properties read and write the list of the frame that the pointer shows. The optimiser of the machine looks through such properties if it
 * knows the object by its shape, and pays for a search if not. So the properties go to the pointer, not to `this`: pointers are all of one shape. And each
 * object has a prototype of its own: two that define a property of the same name on the same prototype would get no shape at all.
 */
function namesOver<R extends Registers>(registers: R, at: Pointer): NamedRegisters<R> {
  const named: object = Object.create({});
  Object.keys(registers).forEach((name, i) => {
    Object.defineProperty(named, name, {
      get: () => at.f.r[i],
      set: (value: Value) => {
        at.f.r[i] = value;
      },
    });
  });
  // The properties are made above, out of the type checker's sight.
  return named as NamedRegisters<R>;
}

/** Fills a list name by name: what `npm run language` writes does the same at once, for registers as they were when it ran. */
function fillByName(names: readonly string[], blanks: readonly Value[]): (given: Given) => Value[] {
  return (given) => blanks.map((blank, i) => given[names[i] ?? ''] ?? blank);
}

type Given = Readonly<Partial<Record<string, Value>>>;

export function layoutOf<R extends Registers>(op: string, registers: R): RegisterLayout<R> {
  const names = Object.keys(registers);
  const blanks = Object.values(registers).map(({ blank }) => blank);
  const made = GIVEN[op];
  const listOf = made !== undefined && made.names.join() === names.join() ? made.listOf : fillByName(names, blanks);
  return {
    blanks,
    names,
    // Lists in registers are replaced, never written into: that they are `readonly` there is no matter here.
    listOf: listOf as RegisterLayout<R>['listOf'],
    over: (at) => namesOver(registers, at),
  };
}
