/** What a language holds: messages by key, and the words of every thing of the packs. Plain JSON, so that a browser can be handed it. */

export const KINDS = ['explorers', 'rooms', 'omens', 'items', 'events', 'tokens', 'haunts'] as const;
export type Kind = (typeof KINDS)[number];

/** The words of one thing: one JSON file. */
export interface ThingWords {
  readonly name: string;
  readonly flavour?: string;
  /** For languages that bend words: messages get it as `<argument>_gender`. */
  readonly gender?: string;
  readonly hobbies?: readonly string[];
  /** Labels of the offers by rule id, of the courses of a `choose` by key, of counters and of `say` keys. */
  readonly actions?: Readonly<Record<string, string>>;
  readonly choices?: Readonly<Record<string, string>>;
  readonly vars?: Readonly<Record<string, string>>;
  readonly says?: Readonly<Record<string, string>>;
  /**
   * Rules text written by hand, in place of what is made from the data: by rule id, or `draw`, `gain`, `lose`, `stolen`, `weapon`;
   * `<rule>.needs.0` is a condition. A message that may select on the readings of the table; empty for what need not be told.
   */
  readonly rules?: Readonly<Record<string, string>>;
}

export interface Words {
  /** As in the folder's name; `qps` for the pseudo-language. */
  readonly lang: string;
  readonly messages: Readonly<Record<string, string>>;
  readonly things: Readonly<Partial<Record<Kind, Readonly<Record<string, ThingWords>>>>>;
}

/** Made from the English at load time: shows which words do not come from the files. */
export const PSEUDO = 'qps';
