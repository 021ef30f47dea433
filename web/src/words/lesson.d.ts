declare module 'virtual:lesson' {
  import type { Barred, SeenEvent } from '@hollow/engine';
  import type { HauntWordsSent, PackHouse, WireView } from '@hollow/protocol';
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
  interface LessonWords {
    readonly default: ParsedWords[];
    /** What a server would send of the haunt, by frame. */
    readonly haunt: readonly (HauntWordsSent | null)[];
  }
  /** Their words by language. */
  export const words: Readonly<Record<string, () => Promise<LessonWords>>>;
}
