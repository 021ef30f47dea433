import { isOfOne, isPhrase, type Noun, type NounKind, type Phrase } from '../grammar/grammar.ts';
import { type Catalog, NONE } from '../language/catalog.ts';
import type { Message } from '../language/packed.ts';
import { accent, pseudoThing } from '../language/pseudo.ts';
import { KINDS, type Kind, PSEUDO, type ThingWords, type Words } from '../language/words.ts';
import { HauntBook, type HauntScope } from './haunt-book.ts';

/** Where a rule stands: `rooms/vault/open-the-door`. Cards share one folder in the engine. */
export interface RuleAddress {
  readonly kinds: readonly Kind[];
  readonly id: string;
  readonly rule: string;
}

const FOLDERS: Readonly<Record<string, readonly Kind[]>> = {
  rooms: ['rooms'],
  cards: ['omens', 'items', 'events', 'cards'],
  tokens: ['tokens'],
  haunts: ['haunts'],
};

export function parseRulePath(path: string): RuleAddress {
  const parts = path.split('/');
  const [folder = '', id, rule] = parts;
  if (id === undefined || rule === undefined) return { kinds: [], id: '', rule: parts.at(-1) ?? path };
  return { kinds: FOLDERS[folder] ?? [], id, rule };
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

type LabelField = 'choices' | 'vars' | 'says';

/** Where a haunt keeps what a thing has under these fields. */
const HAUNT_SECTIONS = { choices: ['choices'], vars: ['counters', 'notes'], says: ['told'] } as const;

/** Names and labels of things. What has no words is called by its id. */
export class ThingNames {
  readonly #catalog: Catalog;
  readonly #nouns: NonNullable<Words['nouns']>;
  readonly #things: Partial<Record<Kind, Readonly<Record<string, ThingWords>>>> = {};
  readonly #isPseudo: boolean;
  readonly book: HauntBook;

  constructor(words: Words<Message>, catalog: Catalog, scope: HauntScope | null = null) {
    this.#catalog = catalog;
    this.#isPseudo = words.lang === PSEUDO;
    this.#nouns = words.nouns ?? {};
    this.book = new HauntBook(words, scope);
    for (const kind of KINDS) {
      const things = words.things[kind] ?? {};
      this.#things[kind] = this.#isPseudo
        ? Object.fromEntries(Object.entries(things).map(([id, thing]) => [id, pseudoThing(thing)]))
        : things;
    }
  }

  words(id: string, kinds: readonly Kind[] = KINDS): ThingWords | null {
    for (const kind of kinds) {
      const found = this.#things[kind]?.[id];
      if (found !== undefined) return found;
    }
    return null;
  }

  /** The name of a room, card, token, explorer, haunt, floor, trait, deck, kind of damage or side. */
  name(id: string, kind?: Kind): string {
    return this.noun(id, kind).as('');
  }

  /** The same for messages, which ask for it in the form they need. */
  noun(id: string, kind?: Kind): Phrase {
    return this.inflected(this.#find(id, kind));
  }

  /** Whether a text names the thing, in whichever form its sentence has it. */
  isNamedIn(text: string, id: string): boolean {
    const noun = this.#find(id);
    const forms = [noun.name, ...this.#catalog.grammar.bare(noun)].filter((form) => form !== '' && form !== NONE);
    return forms.some((form) =>
      new RegExp(`(?<![\\p{Ll}\\p{Lu}])${escaped(form)}(?![\\p{Ll}\\p{Lu}])`, 'iu').test(text),
    );
  }

  /** A term of the game (`name.speed`, `glossary.haunt`) in every form in which sentences have it, its name first. */
  termForms(key: string): readonly string[] {
    if (!this.#catalog.has(key)) return [];
    const name = this.#catalog.say(key);
    return [...new Set([name, ...this.#catalog.grammar.bare({ name, kind: 'terms', forms: this.#nouns[key] ?? {} })])];
  }

  /** A noun that can be asked for in any form of the language; a form that its file does not give is reported. */
  inflected(noun: Noun): Phrase {
    const { grammar } = this.#catalog;
    return {
      as: (form) => {
        const found = grammar.inflect(noun, form);
        if (found === null) this.#catalog.lacks(`form.${form} of ${noun.name}`);
        const said = found ?? noun.name;
        return this.#isPseudo && said !== NONE && !grammar.classes.includes(form) ? accent(said) : said;
      },
    };
  }

  #find(id: string, kind?: Kind): Noun {
    for (const of of kind === undefined ? KINDS : [kind, ...KINDS]) {
      const thing = this.#things[of]?.[id];
      if (thing !== undefined) return { name: thing.name, kind: of, forms: thing.forms ?? {} };
    }
    const piece = this.book.piece(id);
    if (piece !== null) return piece;
    const side = this.book.noun('sides', '', id);
    if (side !== null) return side;
    // A reader who was handed the pages of a haunt has its name from there.
    const haunt = this.book.page(id, 'all').name;
    if (haunt !== undefined) return { name: haunt, kind: 'haunts', forms: {} };
    const key = `name.${id}`;
    const name = this.#catalog.has(key) ? this.#catalog.say(key) : id;
    if (!this.#catalog.has(key)) this.#catalog.lacks(key);
    return { name, kind: 'terms', forms: this.#nouns[key] ?? {} };
  }

  flavour(id: string, kind?: Kind): string {
    return ((kind === undefined ? null : this.words(id, [kind])) ?? this.words(id))?.flavour ?? '';
  }

  /** The label of an offer by the path of its rule. */
  action(path: string): string {
    const { kinds, id, rule } = parseRulePath(path);
    return this.#label(this.book.action(path) ?? this.words(id, kinds)?.actions?.[rule], `action.${rule}`, path);
  }

  /** The label of one course of a choice that a thing puts. */
  choice(about: string, key: string, kind?: Kind): string {
    return this.#label(this.label(about, 'choices', key, kind), `choice.${key}`, key);
  }

  variable(about: string, key: string, kind?: Kind): string {
    return this.#label(this.label(about, 'vars', key, kind), `var.${key}`, key);
  }

  said(about: string, key: string): string {
    return this.#label(this.label(about, 'says', key), `say.${key}`, key);
  }

  /** The sentence of a question that a thing or a haunt puts, as its author wrote it; null where the reader has none. */
  question(from: string, key: string): string | null {
    const { kinds, id } = parseRulePath(`${from}/${key}`);
    const own = this.words(id, kinds)?.questions?.[key];
    return own ?? (kinds.includes('haunts') ? this.book.label('questions', id, key) : null);
  }

  /** A condition or a place off the board, of a haunt or of the one that is on. */
  status(haunt: string, key: string): Phrase {
    return this.#part('statuses', haunt, key, `status.${key}`);
  }

  /** What attacks by a rule of the haunt that is on, where its page names it among the pieces. */
  foe(rule: string): Phrase | null {
    const noun = this.book.noun('pieces', '', rule);
    return noun === null ? null : this.inflected(noun);
  }

  /** What a piece of a haunt (`treasure-hunt/clue#3`) is good for: one of several, or each of them; null where the reader's page does not say. */
  worth(id: string): string | null {
    const [, haunt, piece, , number] = /^([^/#]+)\/([^/#]+)(#(\d+))?$/.exec(id) ?? [];
    if (haunt === undefined || piece === undefined) return null;
    const own = number === undefined ? null : this.book.label('worth', haunt, `${piece}.${number}`);
    return own ?? this.book.label('worth', haunt, piece);
  }

  zone(haunt: string, key: string): Phrase {
    return this.#part('zones', haunt, key, `zone.${key}`);
  }

  #part(kind: NounKind & ('statuses' | 'zones'), haunt: string, id: string, key: string): Phrase {
    const own = this.book.noun(kind, haunt, id);
    if (own !== null) return this.inflected(own);
    const name = this.#label(null, key, id);
    return this.inflected({ name, kind, forms: this.#nouns[key] ?? {} });
  }

  /** A label of a haunt: only where nothing else is what it is about. */
  #haunted(field: LabelField, about: string, key: string, kind?: Kind): string | null {
    const haunt = kind === 'haunts' ? about : about.slice(0, Math.max(0, about.indexOf('/')));
    if (about !== '' && haunt === '') return null;
    return (
      HAUNT_SECTIONS[field].map((section) => this.book.label(section, haunt, key)).find((own) => own !== null) ?? null
    );
  }

  /** An event and the token it puts may share an id: whichever has the label. */
  label(about: string, field: LabelField, key: string, kind?: Kind): string | null {
    const kinds = kind === undefined ? KINDS : [kind, ...KINDS];
    const own = kinds.map((k) => this.#things[k]?.[about]?.[field]?.[key]).find((label) => label !== undefined);
    return own ?? this.#haunted(field, about, key, kind);
  }

  #label(own: string | null | undefined, key: string, id: string): string {
    if (typeof own === 'string') return own;
    if (this.#catalog.has(key)) return this.#catalog.say(key);
    this.#catalog.lacks(`label.${id}`);
    return id;
  }
}

/** Several phrases as one, joined by the language, each in the form that is asked for. */
export const listed = (
  catalog: Catalog,
  join: Parameters<Catalog['list']>[0],
  parts: readonly (Phrase | string)[],
): Phrase => ({
  as: (form) => {
    const [only] = parts;
    if (isOfOne(catalog.grammar, form))
      return parts.length === 1 && isPhrase(only)
        ? only.as(form)
        : join === 'and' && parts.length > 1
          ? 'plural'
          : NONE;
    const told = parts.map((part) => (isPhrase(part) ? part.as(form) : part));
    const list = (some: readonly string[]): string => catalog.list(join, some);
    return list(catalog.grammar.together?.(form, told, list) ?? told);
  },
});
