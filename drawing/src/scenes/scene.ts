/** A haunt as everybody may know it when it begins. */
export interface SceneOptions {
  /** The packs of the table: one of them brings the haunt. */
  readonly packs: readonly string[];
  readonly haunt: string;
  /** Kinds of its monsters and pieces that stand on the page for all. */
  readonly monsters: readonly string[];
  readonly pieces: readonly string[];
}
