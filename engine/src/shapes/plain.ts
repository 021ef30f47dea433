import { Checker } from './check.ts';
import { meant } from './nearest.ts';

/** Holds data of basic shapes alone: a file that somebody writes by hand, in which a field that nobody knows is a slip. */
export class PlainChecker extends Checker<never> {
  protected override callLeaf(): string {
    return '';
  }
  protected override leafFits(): boolean {
    return false;
  }
  protected override checkLeaf(): void {}
  protected override sayStray(path: string, field: string, known: readonly string[]): void {
    this.say(this.under(path, field), `there is no such field${meant(field, known)}`);
  }
}
