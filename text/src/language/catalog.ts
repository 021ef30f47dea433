import { IntlMessageFormat } from 'intl-messageformat';
import { type Ast, argumentsOf, isPlain, parse } from './icu.ts';
import { type Message, unpackMessage } from './packed.ts';
import { accentLetters } from './pseudo.ts';
import { PSEUDO } from './words.ts';

export type Arg = string | number;
/** An argument may be worked out only when a message wants it. */
export type LazyArgs = Readonly<Record<string, Arg | (() => Arg)>>;

/** What an argument is when there is nothing to say: messages select on it. */
export const NONE = 'none';

/** Ways to join a list: each has a message of the two sides. */
export type Join = 'and' | 'or' | 'comma' | 'plus' | 'times' | 'among' | 'sentences';

interface Ready {
  readonly format: (values: Readonly<Record<string, Arg>>) => string;
  readonly names: readonly string[];
}

/** The messages of a language, each compiled when it is first wanted. */
export class Catalog {
  readonly lang: string;
  readonly #messages: Readonly<Record<string, Message>>;
  readonly #ready = new Map<string, Ready>();
  readonly #missing = new Set<string>();

  constructor(lang: string, messages: Readonly<Record<string, Message>>) {
    this.lang = lang;
    this.#messages = messages;
  }

  has(key: string): boolean {
    return this.#messages[key] !== undefined;
  }

  /** Keys that were wanted and are not there. */
  get missing(): readonly string[] {
    return [...this.#missing];
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
    const values: Record<string, Arg> = {};
    for (const name of ready.names) {
      const value = args[name] ?? NONE;
      values[name] = typeof value === 'function' ? value() : value;
    }
    return ready.format(values);
  }

  /** Many become one: commas, and the joint itself between the last two. */
  list(join: Join, parts: readonly string[]): string {
    const lastJoint = join === 'and' || join === 'or';
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
    const ready =
      typeof message !== 'string'
        ? this.#formatted(unpackMessage(message))
        : this.lang !== PSEUDO && isPlain(message)
          ? { format: () => message, names: [] }
          : this.#formatted(isPlain(message) ? unpackMessage([message]) : parse(message));
    this.#ready.set(key, ready);
    return ready;
  }

  #formatted(ast: Ast): Ready {
    const locale = this.lang === PSEUDO ? 'en' : this.lang;
    const format = new IntlMessageFormat(this.lang === PSEUDO ? accentLetters(ast) : ast, locale);
    return { format: (values) => String(format.format(values)), names: [...argumentsOf(ast)] };
  }
}
