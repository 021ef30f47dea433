/** A turn of phrase that a language has settled otherwise. */
export interface Settled {
  readonly wrong: RegExp;
  /** Only in texts at these places of a file, such as `goal`; everywhere unless told. */
  readonly at?: RegExp;
  /** What to say. */
  readonly say: string;
  readonly why: string;
}
