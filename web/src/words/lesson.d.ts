declare module 'virtual:lesson' {
  import type { Barred, SeenEvent } from '@hollow/engine';
  import type { PackHouse, WireView } from '@hollow/protocol';
  import type { ParsedWords } from '@hollow/text/browser';

  export interface LessonFrame {
    readonly say: string;
    readonly view: WireView;
    readonly barred: readonly Barred[];
    readonly events: readonly SeenEvent[];
    readonly wanted: number | null;
  }
  const frames: readonly LessonFrame[];
  export default frames;
  /** The packs that it is played with, as a server would hand them out. */
  export const houses: readonly PackHouse[];
  /** Their words by language. */
  export const words: Readonly<Record<string, () => Promise<{ readonly default: ParsedWords[] }>>>;
}
