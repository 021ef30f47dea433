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
  /** Only where this field is written as well. */
  readonly with?: string;
  /** Only where the flag is written so; one that is left out is true. */
  readonly flag?: readonly [field: string, value: boolean];
}
