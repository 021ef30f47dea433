/** What an expansion may change in the packs it extends. */
export const AMENDED = ['edition', 'explorers', 'rooms', 'cards', 'tokens', 'haunts'] as const;

export interface Amendment {
  /** The edition, or things of a kind: those with these ids, or all that have a field with this value, or with it in their list. */
  readonly of: (typeof AMENDED)[number];
  readonly ids?: readonly string[];
  readonly having?: Readonly<Record<string, string>>;
  /** The list or object inside, as `rules/ride/do/0/rows`, or several of them; the thing itself where it is left out. */
  readonly at?: string | readonly string[];
  /** Elements for a list that are not there yet; fields for an object that it does not have. */
  readonly add?: readonly unknown[] | Readonly<Record<string, unknown>>;
  /** Fields of an object, in place of what it has or new. */
  readonly put?: Readonly<Record<string, unknown>>;
  /** Elements of a list, fields of an object. */
  readonly take?: readonly (string | number)[];
}
