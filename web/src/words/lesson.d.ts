declare module 'virtual:lesson' {
  import type { Barred, SeenEvent } from '@hollow/engine';
  import type { WireView } from '@hollow/protocol';

  export interface LessonFrame {
    readonly say: string;
    readonly view: WireView;
    readonly barred: readonly Barred[];
    readonly events: readonly SeenEvent[];
    readonly wanted: number | null;
  }
  const frames: readonly LessonFrame[];
  export default frames;
}
