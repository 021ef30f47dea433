/** What everybody knows that a roll has to come to: at the least, or at the most. */
export interface Wanted {
  readonly need?: number;
  readonly atMost?: number;
}

/** Whether a sum is what was wanted; null where nobody knows of anything that is. */
export const meets = ({ need = 0, atMost }: Wanted, sum: number): boolean | null =>
  atMost !== undefined ? sum <= atMost : need > 0 ? sum >= need : null;

/** The number that is wanted, and which way round, for a sentence; null where none is. */
export const bound = ({ need = 0, atMost }: Wanted): { readonly n: number; readonly way: 'least' | 'most' } | null =>
  atMost !== undefined ? { n: atMost, way: 'most' } : need > 0 ? { n: need, way: 'least' } : null;
