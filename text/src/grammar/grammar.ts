/**
 * What a language does to its nouns. Word files give each noun a name and, beside it, what the language needs to bend it (`forms`); messages ask for a form by putting
 * its name behind the argument: `{room_the}`, `{room_dat}`, `{token_plural_gen}`. Nothing else in the project knows a rule of any language.
 */

/** What a word file says of a noun beside its name: its gender, forms that follow no rule, the preposition it wants. */
export type Forms = Readonly<Record<string, string>>;

export type NounKind =
  | 'explorers'
  | 'rooms'
  | 'omens'
  | 'items'
  | 'cards'
  | 'events'
  | 'tokens'
  | 'haunts'
  | 'scenarios'
  | 'monsters'
  | 'pieces'
  | 'statuses'
  | 'sides'
  | 'zones'
  | 'places'
  | 'terms';

/** A noun, or one of several alike, which bear numbers. */
export interface Noun {
  readonly name: string;
  readonly kind: NounKind;
  readonly forms: Forms;
  readonly number?: string;
}

export interface Grammar {
  /** Forms that a message may ask for. */
  readonly forms: readonly string[];
  /** What a message may select on: `{room_gender, select, …}`. */
  readonly classes: readonly string[];
  /** Verbs that a noun may have of its own: one holds a thing, but wears a Collar; `none` where it has not. */
  readonly verbs: readonly string[];
  /** What a word file may say of a noun. */
  readonly fields: readonly string[];
  /** The same form for a thing of which there is only one: an indefinite article becomes the definite one. */
  readonly definite: (form: string) => string;
  /** A form with a preposition, of a phrase that is no noun: “in the room of the Mummy”; null for all other forms. */
  readonly compose: (form: string, as: (form: string) => string) => string | null;
  /** The parts of a list, each in the form, as they stand beside each other: a preposition they share may be said once, for a list within the list. */
  readonly together?: (
    form: string,
    parts: readonly string[],
    list: (parts: readonly string[]) => string,
  ) => readonly string[];
  /** What the bare noun reads like in sentences beside its name, without article or preposition: by this it is found in them. */
  readonly bare: (noun: Noun) => readonly string[];
  /** The noun in a form, or the class that it belongs to; null where its file does not say enough. */
  readonly inflect: (noun: Noun, form: string) => string | null;
}

/** What is said of a noun and not part of a sentence by itself: of a list there is one only where the list is one thing. */
export const isOfOne = ({ classes, verbs }: Grammar, form: string): boolean =>
  classes.includes(form) || verbs.includes(form);

/** What stands for words that can be bent: a noun, or a phrase built from others. */
export interface Phrase {
  /** In a form of the language; in none: as it is named. */
  readonly as: (form: string) => string;
}

export const isPhrase = (value: unknown): value is Phrase =>
  typeof value === 'object' && value !== null && 'as' in value && typeof value.as === 'function';

/** A language that bends nothing. */
export const PLAIN_GRAMMAR: Grammar = {
  forms: [],
  classes: [],
  verbs: [],
  fields: [],
  definite: (form) => form,
  compose: () => null,
  bare: () => [],
  inflect: ({ name, number }) => (number === undefined ? name : `${name} ${number}`),
};
