/** What conditions ask for and operations bring about, in the terms in which bots weigh goals. */
export type Topic =
  /** A variable or counter is written. */
  | 'var'
  /** Pieces come into play, somebody is given them, or they leave. */
  | 'made'
  | 'given'
  | 'gone'
  /** Somebody is taken along by another. */
  | 'borne'
  /** A condition is set on somebody, or lifted. */
  | 'set'
  | 'lifted'
  /** A card comes to somebody. */
  | 'card'
  /** Somebody leaves the house, or dies. */
  | 'sent'
  | 'dead'
  | 'won'
  /** Somebody is moved, loses or gains in a trait, is robbed, is shown for what they are, or can do no more in this turn. */
  | 'moved'
  | 'hurt'
  | 'healed'
  | 'robbed'
  | 'shown'
  | 'stopped'
  /** A stack is looked at, or a roll is changed. */
  | 'looked'
  | 'altered'
  /** What the lint alone asks for: tokens of the packs come onto the board, and names of zones, sides and procedures are used. */
  | 'brought'
  | 'zone'
  | 'side'
  | 'proc';

/**
 * One thing that an operation brings about, as data of its definition. What it concerns is the name in the field `of`,
 * or every kind of piece (`pieces`) or card (`cards`) that the set in a field names; nothing in particular where none
 * is said. A planner traces a condition that does not hold back through these rows to the actions and rules that would
 * make it hold.
 */
export interface Brings {
  readonly topic: Topic;
  readonly of?: string;
  readonly pieces?: string;
  readonly cards?: string;
  /** The field with those whom it happens to: characters, rooms with all who are there, or things with whoever has them. */
  readonly on?: string;
  /** Only where this field is written as well. */
  readonly with?: string;
  /** Only where the flag is written so; one that is left out is true. */
  readonly flag?: readonly [field: string, value: boolean];
}
