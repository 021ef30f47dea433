/** What an operation may bring about, in the terms in which bots weigh goals. */
export type Topic = 'var' | 'made' | 'given' | 'borne' | 'gone' | 'dead' | 'set' | 'lifted' | 'card' | 'sent' | 'won';

/**
 * One thing that an operation brings about, as data of its definition. What it concerns is the name in the field `of`, or every kind of piece (`pieces`) or
 * card (`cards`) that the set in a field names; nothing in particular where none is said.
 */
export interface Brings {
  readonly topic: Topic;
  readonly of?: string;
  readonly pieces?: string;
  readonly cards?: string;
  /** Only where the field is written, is left out, or is false. */
  readonly with?: string;
  readonly without?: string;
  readonly unless?: string;
}
