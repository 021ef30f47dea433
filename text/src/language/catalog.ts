import { IntlMessageFormat } from 'intl-messageformat';
import { type Grammar, isPhrase, type Phrase, PLAIN_GRAMMAR } from '../grammar/grammar.ts';
import { type Ast, argumentsOf, chosenIn, isPlain, parse } from './icu.ts';
import { type Message, unpackMessage } from './packed.ts';
import { accentLetters } from './pseudo.ts';
import { readSentence } from './sentence.ts';
import { PSEUDO } from './words.ts';

/** A phrase is said in the form that the message asks for: `{room_the}`. */
export type Arg = string | number | Phrase;
/** An argument may be worked out only when a message wants it. */
export type LazyArgs = Readonly<Record<string, Arg | (() => Arg)>>;

/** What an argument is when there is nothing to say: messages select on it. */
export const NONE = 'none';

/** Ways to join a list: each has a message of the two sides. */
export type Join = 'and' | 'or' | 'nor' | 'comma' | 'plus' | 'times' | 'among' | 'dot' | 'sentences';

interface Ready {
  readonly format: (values: Readonly<Record<string, string | number>>) => string;
  readonly names: readonly string[];
  /** Those that decide between words. */
  readonly chosen: ReadonlySet<string>;
}

/** A form with a capital, `{room_The}`, begins a sentence. */
const lowered = (form: string): string => form.slice(0, 1).toLowerCase() + form.slice(1);

/** With the first letter large, as the language has it. */
export const capital = (text: string, lang: string): string =>
  text.slice(0, 1).toLocaleUpperCase(lang === PSEUDO ? 'en' : lang) + text.slice(1);

const CAPITAL = '_capital';

const NOTHING: ReadonlySet<string> = new Set();

const resolved = (arg: LazyArgs[string] | undefined): Arg | undefined => (typeof arg === 'function' ? arg() : arg);

/** A name that ends in a full stop ends its sentence with the same one: “Dan Nguyen, M.D.” */
const SECOND_STOP = /(?<=\.\p{Lu})\.\.(?!\.)/gu;

/** The messages of a language, each compiled when it is first wanted. */
export class Catalog {
  readonly lang: string;
  readonly #messages: Readonly<Record<string, Message>>;
  readonly #ready = new Map<string, Ready>();
  readonly #sentences = new Map<string, Ready>();
  readonly #missing = new Set<string>();
  readonly grammar: Grammar;
  readonly #endings: ReadonlySet<string>;

  constructor(lang: string, messages: Readonly<Record<string, Message>>, grammar: Grammar = PLAIN_GRAMMAR) {
    this.lang = lang;
    this.#messages = messages;
    this.grammar = grammar;
    this.#endings = new Set([...grammar.forms, ...grammar.classes, ...grammar.verbs]);
  }

  has(key: string): boolean {
    return this.#messages[key] !== undefined;
  }

  /** Keys that were wanted and are not there. */
  get missing(): readonly string[] {
    return [...this.#missing];
  }

  /** Keys of what was said. */
  get used(): readonly string[] {
    return [...this.#ready.keys()];
  }

  lacks(key: string): void {
    this.#missing.add(key);
  }

  /** The message; its key where there is none. An argument that was not handed in is `none`. */
  say(key: string, args: LazyArgs = {}): string {
    const ready = this.#compiled(key);
    if (ready === null) {
      this.lacks(key);
      return key;
    }
    return this.#filled(ready, args);
  }

  /** A message that stands in no file of messages: a sentence of a thing's author. */
  saySentence(text: string, args: LazyArgs = {}): string {
    const ready =
      this.#sentences.get(text) ??
      (isPlain(text) ? this.#read(text) : this.#formatted(unpackMessage(readSentence(text))));
    this.#sentences.set(text, ready);
    return this.#filled(ready, args);
  }

  #filled({ names, chosen, format }: Ready, args: LazyArgs): string {
    const values: Record<string, string | number> = {};
    for (const name of names) {
      const value = this.#valueOf(name, args);
      values[name] = value === NONE && !chosen.has(name) ? this.#asNamed(name, args) : value;
    }
    return format(values).replace(SECOND_STOP, '.');
  }

  /** A noun of which a sentence in another language asks for a form that this one does not have: it is said as it is named. */
  #asNamed(name: string, args: LazyArgs): string {
    for (let at = name.lastIndexOf('_'); at > 0; at = name.lastIndexOf('_', at - 1)) {
      const of = resolved(args[name.slice(0, at)]);
      if (isPhrase(of)) return of.as('');
    }
    return NONE;
  }

  /** What stands for an argument: as it was handed in, or in the form that the end of its name asks for. */
  #valueOf(name: string, args: LazyArgs): string | number {
    const own = resolved(args[name]);
    if (own !== undefined) return isPhrase(own) ? own.as('') : own;
    // A sentence within another: some languages give it a capital.
    if (name.endsWith(CAPITAL)) return capital(String(this.#valueOf(name.slice(0, -CAPITAL.length), args)), this.lang);
    for (let at = name.lastIndexOf('_'); at > 0; at = name.lastIndexOf('_', at - 1)) {
      const [ending, form] = [name.slice(at + 1), lowered(name.slice(at + 1))];
      const of = this.#endings.has(form) ? resolved(args[name.slice(0, at)]) : undefined;
      if (of === undefined) continue;
      const text = isPhrase(of) ? of.as(form) : of;
      return ending === form ? text : capital(String(text), this.lang);
    }
    return NONE;
  }

  /** Many become one: commas, and the joint itself between the last two. */
  list(join: Join, parts: readonly string[]): string {
    const lastJoint = join === 'and' || join === 'or' || join === 'nor';
    return parts.reduce((a, b, i) => {
      if (i === 0) return b;
      return this.say(`list.${lastJoint && i < parts.length - 1 ? 'comma' : join}`, { a, b });
    }, '');
  }

  #compiled(key: string): Ready | null {
    const known = this.#ready.get(key);
    if (known !== undefined) return known;
    const message = this.#messages[key];
    if (message === undefined) return null;
    const ready = typeof message === 'string' ? this.#read(message) : this.#formatted(unpackMessage(message));
    this.#ready.set(key, ready);
    return ready;
  }

  #read(message: string): Ready {
    if (this.lang !== PSEUDO && isPlain(message)) return { format: () => message, names: [], chosen: NOTHING };
    return this.#formatted(isPlain(message) ? unpackMessage([message]) : parse(message));
  }

  #formatted(ast: Ast): Ready {
    const locale = this.lang === PSEUDO ? 'en' : this.lang;
    const format = new IntlMessageFormat(this.lang === PSEUDO ? accentLetters(ast) : ast, locale);
    return { format: (values) => String(format.format(values)), names: [...argumentsOf(ast)], chosen: chosenIn(ast) };
  }
}
