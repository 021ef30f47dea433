import type { Noun } from '../grammar/grammar.ts';
import type { Message } from '../language/packed.ts';
import { pseudoHaunt } from '../language/pseudo.ts';
import { type HauntSides, type HauntWords, type NounLabel, nounOf, PSEUDO, type Words } from '../language/words.ts';

/** Which haunt is on and whose words may be used; labels of other sides' actions, by the path of their rule, are handed in as they are seen. */
export interface HauntScope {
  readonly haunt: string;
  readonly sides?: readonly string[];
  readonly labels?: Readonly<Record<string, string>>;
}

type SectionOf<Label> = {
  [K in keyof HauntWords]-?: NonNullable<HauntWords[K]> extends Readonly<Record<string, Label>> ? K : never;
}[keyof HauntWords];
/** Sections whose labels are nouns, with their forms. */
type NounSection = Extract<Exclude<SectionOf<NounLabel>, SectionOf<string>>, Noun['kind']>;

const OPEN = 'all';

/** The words of haunts, as far as they may be read. */
export class HauntBook {
  readonly #haunts: Readonly<Record<string, HauntSides>>;
  readonly #scope: HauntScope | null;

  constructor(words: Words<Message>, scope: HauntScope | null) {
    this.#scope = scope;
    const shown = (sides: HauntSides): HauntSides =>
      words.lang !== PSEUDO
        ? sides
        : Object.fromEntries(Object.entries(sides).map(([side, page]) => [side, pseudoHaunt(page)]));
    this.#haunts = Object.fromEntries(Object.entries(words.haunts ?? {}).map(([id, sides]) => [id, shown(sides)]));
  }

  /** What one side reads, or all. */
  page(haunt: string, side: string): HauntWords {
    return this.#haunts[haunt]?.[side] ?? {};
  }

  /** The pages that may be read, those of the sides asked for first. */
  #pages(haunt: string, sides: readonly string[]): HauntWords[] {
    const readable =
      this.#scope?.sides === undefined ? Object.keys(this.#haunts[haunt] ?? {}) : [...this.#scope.sides, OPEN];
    const order = [...sides, OPEN, ...readable].filter((side) => readable.includes(side));
    return [...new Set(order)].map((side) => this.page(haunt, side));
  }

  /** A label of a haunt; without one, of the haunt that is on, else of any that has it. */
  label(section: SectionOf<string>, haunt: string, key: string, sides: readonly string[] = []): string | null {
    return this.#first(haunt, sides, (page) => page[section]?.[key]);
  }

  /** What a haunt calls one of its pieces, monsters, conditions or places. */
  noun(section: NounSection, haunt: string, key: string): Noun | null {
    const label = this.#first(haunt, [], (page) => page[section]?.[key]);
    return label === null ? null : { ...nounOf(label), kind: section };
  }

  #first<Found>(haunt: string, sides: readonly string[], look: (page: HauntWords) => Found | undefined): Found | null {
    const on = this.#scope?.haunt;
    const known = haunt !== '' ? [haunt] : on !== undefined ? [on] : Object.keys(this.#haunts);
    for (const id of known)
      for (const page of this.#pages(id, sides)) {
        const found = look(page);
        if (found !== undefined) return found;
      }
    return null;
  }

  /** A piece or monster by its id: `the-stars-are-right/cultist#3`. */
  piece(id: string): Noun | null {
    const found = /^([^/#]+)\/([^/#]+)(?:#(\d+))?$/.exec(id);
    if (found === null) return null;
    const [, haunt = '', kind = '', number] = found;
    const noun = this.noun('monsters', haunt, kind) ?? this.noun('pieces', haunt, kind);
    return noun === null || number === undefined ? noun : { ...noun, number };
  }

  /** What a rule or an action of the haunt that is on is called; null where it has no name. */
  part(id: string): string | null {
    return this.action(`haunts/${this.#scope?.haunt ?? ''}/${id}`);
  }

  /** An offer by the path of its rule: `haunts/the-mummy-walks/banish`. */
  action(path: string): string | null {
    const seen = this.#scope?.labels?.[path];
    if (seen !== undefined) return seen;
    const [folder, haunt, ...rest] = path.split('/');
    if (folder !== 'haunts' || haunt === undefined) return null;
    return this.label('actions', haunt, rest.at(-1) ?? '');
  }
}
