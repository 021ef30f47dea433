import type { BarredFields, BarredVerb, Decision, EventFields, EventType, OptionFields, Verb } from '@hollow/engine';
import { addedTo } from './added.ts';
import { foesOf } from './foes.ts';
import type { Phrase } from './grammar/grammar.ts';
import { type Arg, type Catalog, type LazyArgs, NONE } from './language/catalog.ts';
import { accent } from './language/pseudo.ts';
import { type Kind, localeOf, PSEUDO } from './language/words.ts';
import { listed, type ThingNames } from './names/names.ts';

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
  scenario: 'scenarios',
  revealer: 'explorers',
  traitor: 'explorers',
  floor: undefined,
  kind: undefined,
  into: undefined,
} as const satisfies Readonly<Record<string, Kind | undefined>>;
type NamedField = keyof typeof NAMED;
const isNamed = (field: string): field is NamedField => Object.hasOwn(NAMED, field);

/** Tags of a roll that say what it was for. */
const PURPOSES = ['haunt', 'attack', 'defence', 'damage', 'herd', 'movement'];
const SIDES = ['N', 'E', 'S', 'W'];
const CORNERS = ['NE', 'SE', 'SW', 'NW'];
/** Lists that stand within a sentence; others stand behind a colon. */
const SPOKEN = ['gives', 'numbers', 'takes', 'who'];

/** Fields that become arguments of other names. */
const RENAMED = {
  rule: ['action'],
  key: ['key', 'choice', 'said'],
  turn: ['degrees'],
  tags: ['purpose', 'trait'],
  need: ['need', 'enough'],
  bonus: ['bonus', 'penalty'],
  steps: ['steps', 'change', 'size', 'same'],
  hauntKind: ['foes'],
  side: ['side', 'corner'],
} as const;

/** The arguments that a message may use when the engine hands out these fields; of names, in any form. */
export type ArgumentOf<Field> = Field extends NamedField
  ? Field | `${Field}_id`
  : Field extends keyof typeof RENAMED
    ? (typeof RENAMED)[Field][number]
    : Field;

/** What the engine hands out with an event, an option, a refusal or a question. */
type Told = EventFields[EventType] | OptionFields[Verb] | BarredFields[BarredVerb] | Decision['prompt']['args'];

/** What may stand in a field that is not read by its name. */
type Value = string | number | boolean | null | undefined | readonly (string | number)[] | object;

type Writable = Record<string, Arg | (() => Arg)>;

const isList = (value: Value): value is readonly (string | number)[] => Array.isArray(value);

/** Turns the fields of an event or option into arguments of its message: names for ids, lists in words. */
export class MessageArguments {
  readonly #catalog: Catalog;
  readonly #names: ThingNames;

  constructor(catalog: Catalog, names: ThingNames) {
    this.#catalog = catalog;
    this.#names = names;
  }

  /** `about`: what a question is about, for keys that do not say it themselves. */
  args(data: Told, about = ''): LazyArgs {
    const args = this.plain(data);
    if ('status' in data) args.status = () => this.#names.status('', data.status);
    if ('zone' in data) args.zone = () => this.#names.zone('', data.zone);
    if ('rule' in data) args.action = () => this.#names.action(data.rule);
    if ('key' in data) this.#keyed(data.key, 'about' in data ? data.about : about, args);
    if ('side' in data) this.#sided(data.side, args);
    if ('hauntKind' in data) args.foes = foesOf(data.hauntKind);
    if ('turn' in data) args.degrees = data.turn * 90;
    if ('birthday' in data && data.birthday !== undefined) args.birthday = this.#dayOf(data.birthday);
    if ('part' in data && data.part !== undefined) args.part = data.part + 1;
    if ('losses' in data) args.losses = () => this.#losses(data.losses);
    if ('faces' in data) args.faces = data.faces.length === 0 ? NONE : data.faces.join(' ');
    if ('tags' in data) this.#tags(data.tags, args);
    if ('need' in data && data.need !== undefined && 'total' in data) {
      // What a roll has to come to, and whether it did.
      args.need = data.need;
      args.enough = data.total >= data.need ? 'yes' : 'no';
    }
    if ('bonus' in data && data.bonus !== undefined && 'total' in data) {
      args.bonus = Math.max(0, addedTo(data));
      args.penalty = Math.max(0, -addedTo(data));
    }
    if ('steps' in data) this.#steps(data.steps, data.from === data.to, args);
    return args;
  }

  /** Each field by its own name, whatever it belongs to. */
  plain(data: object): Writable {
    const args: Writable = {};
    const fields: readonly (readonly [string, Value])[] = Object.entries(data);
    for (const [field, value] of fields) {
      if (isNamed(field) && (typeof value === 'string' || value === null)) this.#named(field, value ?? '', args);
      else if (isList(value)) args[field] = () => this.#list(value, SPOKEN.includes(field) ? 'and' : 'comma');
      else if (typeof value === 'boolean') args[field] = value ? 'yes' : 'no';
      else if (typeof value === 'number') args[field] = value;
      else if (typeof value === 'string') args[field] = value === '' ? NONE : value;
    }
    return args;
  }

  #named(field: NamedField, id: string, args: Writable): void {
    args[field] = () => (id === '' ? NONE : this.#names.noun(id, NAMED[field]));
    args[`${field}_id`] = id === '' ? NONE : id;
  }

  /** A key is a course of a choice or something said; messages take the one they want. */
  #keyed(key: string, about: string, args: Writable): void {
    args.said = () => this.#names.said(about, key);
    args.choice = () => this.#names.choice(about, key);
  }

  /** A day of any year; the one taken here is a leap year. */
  #dayOf({ month, day }: { readonly month: number; readonly day: number }): string {
    const { lang } = this.#catalog;
    const inWords = new Intl.DateTimeFormat(localeOf(lang), { month: 'long', day: 'numeric' });
    const said = inWords.format(new Date(2000, month - 1, day));
    return lang === PSEUDO ? accent(said) : said;
  }

  /** A side of a tile, or a corner of it: that is no wall. */
  #sided(side: string | number, args: Writable): void {
    args.side = () => this.#side(side);
    args.corner = typeof side === 'string' && CORNERS.includes(side) ? 'yes' : 'no';
  }

  /** A direction, by its letter or its number from north clockwise, or a side of the haunt. */
  #side(side: string | number): Arg {
    const name = typeof side === 'number' ? (SIDES[side] ?? '') : side;
    return name === '' ? NONE : this.#names.noun(name);
  }

  #losses(losses: Readonly<Record<string, number>>): string {
    const parts = Object.entries(losses).filter(([, n]) => n > 0);
    if (parts.length === 0) return NONE;
    return this.#catalog.list(
      'and',
      parts.map(([trait, n]) => this.#catalog.say('part.loss', { n, trait: this.#names.noun(trait) })),
    );
  }

  /** What a roll was for, and with which trait. */
  #tags(tags: readonly string[], args: Writable): void {
    args.purpose = PURPOSES.find((tag) => tags.includes(tag)) ?? NONE;
    const trait = tags.find((tag) => this.#catalog.has(`trait.${tag}`));
    args.trait = () => (trait === undefined ? NONE : this.#names.noun(trait));
  }

  /** Steps on a track: two of them may show the same number. */
  #steps(steps: number, same: boolean, args: Writable): void {
    args.change = steps === 0 ? NONE : steps < 0 ? 'loss' : 'gain';
    args.size = Math.abs(steps);
    args.same = same ? 'yes' : 'no';
  }

  #list(ids: readonly (string | number)[], join: 'and' | 'comma'): Arg {
    if (ids.length === 0) return NONE;
    const parts = ids.map((id): Phrase | string => (typeof id === 'number' ? String(id) : this.#names.noun(id)));
    return listed(this.#catalog, join, parts);
  }
}
