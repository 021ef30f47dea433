/**
 * The laws of the seams table: what holds wherever an effect of the house meets a condition of a haunt. The kit tries
 * them on every pair (`kit/seams`).
 */
export const SEAM_LAWS = [
  /** Whoever is held stays held, and goes nowhere but with the holder. */
  'held',
  /** Whoever may not be moved is not moved. */
  'unmoved',
  /** Nobody comes into a room that they may not enter. */
  'shut',
  /** Whoever is dead, outside, in another place or not yet in play is left alone. */
  'off-board',
  /** Whoever somebody may not attack because of what they are or where they stand, is safe from all that this one does. */
  'out-of-reach',
  /** A card reaches those whom it says it reaches, and nobody else. */
  'reaches',
  /** Rooms do no harm to the traitor and to monsters. */
  'freedom',
  /** What somebody may not give or drop does not leave them by a choice of their own. */
  'kept',
  /** Nobody attacks, robs, heals or holds across a barrier. */
  'barrier',
  /** Whoever is sent to a floor that is lost meets what the haunt says of that. */
  'lost-floor',
  /** What the traitor's turn brings to others comes even when the traitor is dead. */
  'dead-traitor',
  /** Nobody learns from an effect where somebody hidden is, whom it does not touch. */
  'secret',
] as const;
export type SeamLaw = (typeof SEAM_LAWS)[number];

/** A pair for which a law does not hold: the effect by its path, or the rule of the haunt. */
export interface SeamException {
  readonly law: SeamLaw;
  /** `cards/bell/ring`; `*` at the end stands for whatever follows. */
  readonly of: string;
  /** What says so: a clause of the ledger, or a ruling of the haunt. */
  readonly clause?: string;
  readonly ruling?: string;
}
