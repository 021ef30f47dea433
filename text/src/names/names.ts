import type { Catalog } from '../language/catalog.ts';
import type { Message } from '../language/packed.ts';
import { pseudoThing } from '../language/pseudo.ts';
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
  cards: ['omens', 'items', 'events'],
  tokens: ['tokens'],
  haunts: ['haunts'],
};

export function parseRulePath(path: string): RuleAddress {
  const parts = path.split('/');
  const [folder = '', id, rule] = parts;
  if (id === undefined || rule === undefined) return { kinds: [], id: '', rule: parts.at(-1) ?? path };
  return { kinds: FOLDERS[folder] ?? [], id, rule };
}

type LabelField = 'choices' | 'vars' | 'says';

/** Where a haunt keeps what a thing has under these fields. */
const HAUNT_SECTIONS = { choices: ['choices'], vars: ['counters', 'notes'], says: ['told'] } as const;

/** Names and labels of things. What has no words is called by its id. */
export class ThingNames {
  readonly #catalog: Catalog;
  readonly #things: Partial<Record<Kind, Readonly<Record<string, ThingWords>>>> = {};
  readonly book: HauntBook;

  constructor(words: Words<Message>, catalog: Catalog, scope: HauntScope | null = null) {
    this.#catalog = catalog;
    this.book = new HauntBook(words, catalog, scope);
    for (const kind of KINDS) {
      const things = words.things[kind] ?? {};
      this.#things[kind] =
        words.lang === PSEUDO
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
    const thing = (kind === undefined ? null : this.words(id, [kind])) ?? this.words(id);
    if (thing !== null) return thing.name;
    const piece = this.book.piece(id);
    if (piece !== null) return piece;
    // A reader who was handed the pages of a haunt has its name from there.
    const haunt = this.book.page(id, 'all').name;
    if (haunt !== undefined) return haunt;
    if (this.#catalog.has(`name.${id}`)) return this.#catalog.say(`name.${id}`);
    this.#catalog.lacks(`name.${id}`);
    return id;
  }

  /** One of several that bear numbers is called by its number, like a name. */
  gender(id: string): string {
    return this.words(id)?.gender ?? (id.includes('#') ? 'numbered' : 'other');
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

  /** A condition or a place off the board, of a haunt or of the one that is on. */
  status(haunt: string, key: string): string {
    return this.#label(this.book.label('statuses', haunt, key), `status.${key}`, key);
  }

  zone(haunt: string, key: string): string {
    return this.#label(this.book.label('zones', haunt, key), `zone.${key}`, key);
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
