import type { Frame, Value } from '../state/state.ts';
import type { Named, Registers } from './register.ts';

/**
 * The one border between named registers and the flat list of a frame: an object whose properties read and write the list of the frame that it points to.
 */
export interface View<R extends Registers> {
  frame: Frame;
  readonly named: Named<R>;
}

const NO_FRAME: Frame = { b: -1, pc: 0, st: 0, s: 0, own: 0, r: [] };

/** One class for a definition, so that its properties are as quick as fields. */
export function layoutOf<R extends Registers>(registers: R): { readonly blanks: readonly Value[]; view(): View<R> } {
  class Layout {
    frame: Frame = NO_FRAME;
    get named(): this {
      return this;
    }
  }
  Object.keys(registers).forEach((name, i) => {
    Object.defineProperty(Layout.prototype, name, {
      get(this: Layout) {
        return this.frame.r[i];
      },
      set(this: Layout, value: Value) {
        this.frame.r[i] = value;
      },
    });
  });
  return {
    blanks: Object.values(registers).map(({ blank }) => blank),
    // The properties are made above, out of the type checker's sight.
    view: () => new Layout() as unknown as View<R>,
  };
}
