import { Checker, type Fault } from '../shapes/check.ts';
import type { NumberLeaf, SavedShape } from '../state/shapes.ts';
import type { Bounds } from './bounds.ts';

/** Holds a saved game to its shape; what its numbers can be, the bounds of the game tell. */
class SaveChecker extends Checker<NumberLeaf> {
  readonly #bounds: Bounds;

  constructor(bounds: Bounds) {
    super();
    this.#bounds = bounds;
  }

  protected override callLeaf({ of, orNone }: NumberLeaf): string {
    return `the number of a ${of}${orNone ? ', or -1,' : ''}`;
  }

  protected override leafFits(value: unknown, { of, orNone }: NumberLeaf): boolean {
    return Number.isInteger(value) && ((orNone && value === -1) || this.#bounds.fits(of, Number(value)));
  }

  protected override checkLeaf(): void {}

  protected override isGoodNumber(value: unknown, shape: SavedShape): boolean {
    return shape.is === 'number' ? this.leafFits(value, shape) : super.isGoodNumber(value, shape);
  }

  protected override sayStray(path: string, field: string): void {
    this.say(this.under(path, field), 'is no field of a game');
  }
}

/** Where and how a value first differs from its shape, or null. */
export function misfit(bounds: Bounds, shape: SavedShape, value: unknown, path: string): Fault | null {
  const checker = new SaveChecker(bounds);
  checker.check(value, shape, path);
  return checker.faults[0] ?? null;
}
