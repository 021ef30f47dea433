import type { Forms, Grammar } from '../grammar/grammar.ts';
import type { Message } from './packed.ts';

/** What a language holds: messages by key, and the words of every thing of the packs. Plain JSON, so that a browser can be handed it, but for the grammar. */

export const KINDS = [
  'explorers',
  'rooms',
  'omens',
  'items',
  'events',
  'cards',
  'tokens',
  'haunts',
  'scenarios',
] as const;
export type Kind = (typeof KINDS)[number];

/** Decks whose cards have a folder of their own. */
const DECKS: Readonly<Record<string, Kind>> = { omen: 'omens', item: 'items', event: 'events' };

/** Where the words of a deck's cards stand: those of a deck that only its own edition knows are under `cards`. */
export const kindOfDeck = (deck: string): Kind => (Object.hasOwn(DECKS, deck) ? DECKS[deck] : undefined) ?? 'cards';

/** The words of one thing: one JSON file. */
export interface ThingWords {
  readonly name: string;
  /** How people call an explorer at the table. */
  readonly short?: string;
  readonly flavour?: string;
  /** What the language needs to bend the name: gender, irregular forms (docs/text.md). */
  readonly forms?: Forms;
  readonly hobbies?: readonly string[];
  /** Labels of the offers by rule id, of the courses of a `choose` by key, of counters and of `say` keys. */
  readonly actions?: Readonly<Record<string, string>>;
  /** What an offer does, for its button: a sentence or two, where what its operations say would be too long. A message that may select on the readings of the table. */
  readonly offers?: Readonly<Record<string, string>>;
  readonly choices?: Readonly<Record<string, string>>;
  readonly vars?: Readonly<Record<string, string>>;
  readonly says?: Readonly<Record<string, string>>;
  /** What is at stake when the thing asks, by the key of the question: messages that may name `{who}`, `{n}`, `{of}` and `{piece}`. */
  readonly questions?: Readonly<Record<string, string>>;
  /**
   * Rules text written by hand, in place of what is made from the data: by rule id, or `draw`, `gain`, `lose`, `stolen`, `weapon`;
   * `<rule>.needs.0` is a condition. A message that may select on the readings of the table; empty for what need not be told.
   */
  readonly rules?: Readonly<Record<string, string>>;
  /** Decisions where the books are silent, one or two sentences each. */
  readonly rulings?: Readonly<Record<string, string>>;
}

/** The words of a haunt that one side may read, or `all`: one JSON file. */
export interface HauntWords {
  readonly name?: string;
  readonly opening?: string;
  /** What is done before the first turn, where the rendered steps would be too long. */
  readonly now?: string;
  readonly goal?: string;
  readonly win?: string;
  /** In place of it, where the traitor has won because no hero is left, and another way of winning is told otherwise. */
  readonly winDead?: string;
  readonly pieces?: NounLabels;
  readonly monsters?: NounLabels;
  readonly statuses?: NounLabels;
  /** Sides that the haunt declares beside heroes and traitor. */
  readonly sides?: NounLabels;
  readonly zones?: NounLabels;
  /** What rooms that the haunt speaks of by a name of its own are called. */
  readonly places?: NounLabels;
  /**
   * What an action brings about, as a clause without capital and stop: `<action>` for what it does or for success, `<action>.fail`, `<action>.lose`,
   * `<action>.<row>`, `<action>.bonus`. Roll, cost and limit come from the data.
   */
  readonly outcomes?: Labels;
  /** What an action does, all of it, where even that would tell it badly. */
  readonly deeds?: Labels;
  /** The same for a button, in a sentence or two without its cost, where it would be too long; also of rules that are offered. */
  readonly offers?: Labels;
  readonly counters?: Labels;
  /** What a counter says, where a clause tells more than a number: `<counter>.<n>`, from that number on, without capital and stop. */
  readonly states?: Labels;
  /** Secret records. */
  readonly notes?: Labels;
  readonly actions?: Labels;
  readonly choices?: Labels;
  /** What is at stake when somebody is asked, by the key of the question: messages that may name `{who}`, `{n}`, `{of}` and `{piece}`. */
  readonly questions?: Labels;
  /** What an operation `tell` lets people know. */
  readonly told?: Labels;
  /** What a piece in somebody's hands is good for, in a few words without capital and stop: `<piece>`, or `<piece>.<number>` for one of them. */
  readonly worth?: Labels;
  /** What an action asks for, where the rendered condition would be too long: `<action>.where`, `<action>.<n>`. */
  readonly needs?: Labels;
  /** Special rules, one sentence each. */
  readonly rules?: Labels;
  /** Decisions where the books are silent, one or two sentences each. */
  readonly rulings?: Labels;
}
type Labels = Readonly<Record<string, string>>;
/** A name, or a name with its forms. */
export type NounLabel = string | ({ readonly name: string } & Forms);

/** The name, and its forms apart from it. */
export function nounOf(label: NounLabel): { readonly name: string; readonly forms: Forms } {
  if (typeof label === 'string') return { name: label, forms: {} };
  const { name, ...forms } = label;
  return { name, forms };
}

type NounLabels = Readonly<Record<string, NounLabel>>;

/** By side: `all`, `heroes`, `traitor` and whatever else a haunt declares. */
export type HauntSides = Readonly<Record<string, HauntWords>>;

/** Messages as they are written, or read already. */
export interface Words<M extends Message = string> {
  /** As in the folder's name; `qps` for the pseudo-language. */
  readonly lang: string;
  readonly messages: Readonly<Record<string, M>>;
  /** Some messages are still to come: `t` would show their keys. */
  readonly isPartial?: boolean;
  /** Forms of what is named by a message `name.…`: traits, decks, floors, sides. */
  readonly nouns?: Readonly<Record<string, Forms>>;
  readonly things: Readonly<Partial<Record<Kind, Readonly<Record<string, ThingWords>>>>>;
  /** As far as the reader may know them: a server hands out `all` and the reader's own side. */
  readonly haunts?: Readonly<Record<string, HauntSides>>;
  /** How the language bends its nouns: the only part that is no data, so that it comes with the files and not over the wire. */
  readonly grammar?: Grammar;
}

/** Nothing but what one side of a haunt may read. */
export const sideWords = (words: Words, haunt: string, side: string): HauntWords | null =>
  words.haunts?.[haunt]?.[side] ?? null;

/** Made from the English at load time: shows which words do not come from the files. */
export const PSEUDO = 'qps';

/** How a language writes dates: the English here is British. */
export const localeOf = (lang: string): string => (lang === 'en' || lang === PSEUDO ? 'en-GB' : lang);
