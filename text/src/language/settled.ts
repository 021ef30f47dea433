/** A turn of phrase that a language has settled otherwise. */
export interface Settled {
  readonly wrong: RegExp;
  /** What to say. */
  readonly say: string;
  readonly why: string;
}
