declare module 'virtual:lessons' {
  import type { Barred, SeenEvent } from '@hollow/engine';
  import type { HauntWordsSent, PackHouse, WireView } from '@hollow/protocol';
  import type { ParsedWords } from '@hollow/text/browser';

  export interface LessonFrame {
    readonly say: string;
    readonly turn: number;
    readonly view: WireView;
    readonly barred: readonly Barred[];
    readonly events: readonly SeenEvent[];
    readonly wanted: number | null;
  }
  interface LessonWords {
    readonly default: ParsedWords[];
    /** What a server would send of the haunt, by frame. */
    readonly haunt: readonly (HauntWordsSent | null)[];
  }
  interface LessonModule {
    readonly frames: readonly LessonFrame[];
    /** The packs that it is played with, as a server would hand them out. */
    readonly houses: readonly PackHouse[];
    /** Their words by language. */
    readonly words: Readonly<Record<string, () => Promise<LessonWords>>>;
  }
  /** By edition; the first is taught where none is named. */
  const lessons: Readonly<Record<string, () => Promise<LessonModule>>>;
  export default lessons;
}
