import { type Arg, type Args, type Catalog, NONE } from './catalog.ts';
import type { Names } from './names.ts';
import type { Kind } from './words.ts';

/** Fields of events, options and refusals that hold the id of something with a name. */
const NAMED = {
  who: 'explorers',
  by: undefined,
  on: 'explorers',
  winner: 'explorers',
  to: undefined,
  from: undefined,
  room: 'rooms',
  with: 'rooms',
  tile: 'rooms',
  card: undefined,
  trait: undefined,
  weapon: undefined,
  token: 'tokens',
  thing: undefined,
  about: undefined,
  deck: undefined,
  stack: undefined,
  haunt: 'haunts',
  revealer: 'explorers',
  traitor: 'explorers',
  floor: undefined,
  kind: undefined,
} as const satisfies Readonly<Record<string, Kind | undefined>>;
type NamedField = keyof typeof NAMED;
const isNamed = (field: string): field is NamedField => Object.hasOwn(NAMED, field);

/** Tags of a roll that say what it was for. */
const PURPOSES = ['haunt', 'attack', 'defence', 'damage', 'movement'];
const SIDES = ['N', 'E', 'S', 'W'];

/** Fields that become arguments of other names. */
const RENAMED = {
  rule: ['action'],
  key: ['key', 'choice', 'said'],
  turn: ['degrees'],
  tags: ['purpose', 'trait'],
  need: ['need', 'enough'],
  steps: ['steps', 'change', 'size', 'same'],
} as const;

/** The arguments that a message may use when the engine hands out these fields. */
export type ArgumentOf<Field> = Field extends NamedField
  ? Field | `${Field}_gender` | `${Field}_id`
  : Field extends keyof typeof RENAMED
    ? (typeof RENAMED)[Field][number]
    : Field;

type Put = (name: string, value: Arg | (() => Arg)) => void;

/** Turns the fields of an event or option into arguments of its message: names for ids, lists in words. */
export class Fields {
  readonly #catalog: Catalog;
  readonly #names: Names;

  constructor(catalog: Catalog, names: Names) {
    this.#catalog = catalog;
    this.#names = names;
  }

  args(data: Readonly<Record<string, unknown>>, about = ''): Args {
    const args: Record<string, Arg | (() => Arg)> = {};
    const put: Put = (name, value) => {
      args[name] = value;
    };
    for (const [field, value] of Object.entries(data)) {
      if (isNamed(field)) this.#named(field, value, put);
      else if (field === 'status') put('status', () => this.#names.status('', String(value)));
      else if (field === 'zone') put('zone', () => this.#names.zone('', String(value)));
      else if (field === 'rule')
        put('action', () => (typeof data.label === 'string' ? data.label : this.#names.action(String(value))));
      else if (field === 'key') this.#keyed(String(value), String(data.about ?? about), put);
      else if (field === 'side') put('side', () => this.#side(value));
      else if (field === 'turn') put('degrees', Number(value) * 90);
      else if (field === 'part') put('part', Number(value) + 1);
      else if (field === 'losses') put('losses', () => this.#losses(value));
      else if (field === 'need') this.#need(Number(value), Number(data.total), put);
      else if (field === 'tags') this.#tags(value, put);
      else if (field === 'steps') this.#steps(Number(value), data.from === data.to, put);
      else if (field === 'faces') put('faces', this.#dice(value));
      else if (Array.isArray(value)) put(field, () => this.#list(value));
      else if (typeof value === 'number') put(field, value);
      else put(field, value === null || value === '' ? NONE : String(value));
    }
    return args;
  }

  #named(field: NamedField, value: unknown, put: Put): void {
    if (typeof value === 'number' || typeof value === 'boolean') {
      put(field, typeof value === 'number' ? value : value ? 'yes' : 'no');
      return;
    }
    if (Array.isArray(value)) {
      put(field, () => this.#list(value));
      return;
    }
    const id = typeof value === 'string' ? value : '';
    put(field, () => (id === '' ? NONE : this.#names.name(id, NAMED[field])));
    put(`${field}_gender`, () => (id === '' ? NONE : this.#names.gender(id)));
    put(`${field}_id`, id === '' ? NONE : id);
  }

  /** A key is a course of a choice or something said; messages take the one they want. */
  #keyed(key: string, about: string, put: Put): void {
    put('key', key);
    put('said', () => this.#names.said(about, key));
    put('choice', () => this.#names.choice(about, key));
  }

  #side(value: unknown): string {
    const side = typeof value === 'number' ? (SIDES[value] ?? '') : String(value);
    return side === '' ? NONE : this.#names.name(side);
  }

  #losses(value: unknown): string {
    const parts = Object.entries(value as Readonly<Record<string, number>>).filter(([, n]) => n > 0);
    if (parts.length === 0) return NONE;
    return this.#catalog.list(
      'comma',
      parts.map(([trait, n]) => this.#catalog.say('part.loss', { n, trait: this.#names.name(trait) })),
    );
  }

  #tags(value: unknown, put: Put): void {
    const tags = Array.isArray(value) ? value.map(String) : [];
    put('purpose', PURPOSES.find((tag) => tags.includes(tag)) ?? NONE);
    const trait = tags.find((tag) => this.#catalog.has(`trait.${tag}`));
    put('trait', () => (trait === undefined ? NONE : this.#names.name(trait)));
  }

  /** Steps on a track: two of them may show the same number. */
  #steps(steps: number, same: boolean, put: Put): void {
    put('steps', steps);
    put('change', steps === 0 ? NONE : steps < 0 ? 'loss' : 'gain');
    put('size', Math.abs(steps));
    put('same', same ? 'yes' : 'no');
  }

  /** What a roll has to come to, and whether it did. */
  #need(need: number, total: number, put: Put): void {
    put('need', need);
    put('enough', total >= need ? 'yes' : 'no');
  }

  #dice(value: unknown): string {
    return Array.isArray(value) && value.length > 0 ? value.join(' ') : NONE;
  }

  #list(ids: readonly unknown[]): string {
    if (ids.length === 0) return NONE;
    return this.#catalog.list(
      'comma',
      ids.map((id) => (typeof id === 'number' ? String(id) : this.#names.name(String(id)))),
    );
  }
}
