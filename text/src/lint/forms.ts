import type { Pack } from '@hollow/engine';
import { type Grammar, type Noun, PLAIN_GRAMMAR } from '../grammar/grammar.ts';
import { argumentsOf, isPlain, parse } from '../language/icu.ts';
import { type HauntWords, type NounLabel, nounOf, type Words } from '../language/words.ts';
import type { Gap } from './gaps.ts';

/** Forms that messages ask for and nouns do not have, and what a noun is said to have that its language does not know. */

/** Nouns that may stand in for one another in a message. */
type Group =
  | 'explorers'
  | 'rooms'
  | 'cards'
  | 'tokens'
  | 'pieces'
  | 'traits'
  | 'decks'
  | 'floors'
  | 'damage'
  | 'sides'
  | 'directions'
  | 'statuses';

/** What may stand in an argument, by its name. What is not listed is no noun, or may be anything. */
const ARGUMENTS: Readonly<Record<string, readonly Group[]>> = {
  room: ['rooms'],
  rooms: ['rooms'],
  ids: ['rooms', 'cards'],
  cards: ['cards'],
  card: ['cards'],
  weapon: ['cards'],
  things: ['cards', 'pieces'],
  who: ['explorers', 'pieces'],
  to: ['explorers', 'pieces'],
  by: ['explorers', 'pieces'],
  on: ['explorers', 'pieces'],
  revealer: ['explorers'],
  traitor: ['explorers'],
  winner: ['explorers', 'pieces'],
  token: ['tokens', 'pieces'],
  trait: ['traits'],
  traits: ['traits'],
  deck: ['decks'],
  floor: ['floors'],
  status: ['statuses'],
};
/** Messages where an argument of that name is something else. */
const ELSEWHERE: Readonly<Record<string, readonly Group[]>> = {
  'log.altered into': ['damage'],
  'log.altered kind': ['damage'],
  'log.damage kind': ['damage'],
  'what.damage kind': ['damage'],
  'log.move from': ['rooms'],
  'log.move to': ['rooms'],
  'log.placed from': ['rooms'],
  'log.placed to': ['rooms'],
  'op.deploy kind': ['pieces'],
  'x.is.holds things': ['pieces'],
  'x.is.in things': ['pieces'],
  'x.is.in-play things': ['pieces'],
  'x.exists.without things': ['pieces'],
  'log.joined side': ['sides'],
  'log.revealed side': ['sides'],
  'verb.discover side': ['directions'],
  'verb.move side': ['directions'],
};

const DIRECTIONS = ['N', 'E', 'S', 'W'];

interface Placed {
  readonly noun: Noun;
  readonly file: string;
}
type Nouns = Readonly<Partial<Record<Group, readonly Placed[]>>>;

const labelled = (
  pages: Readonly<Record<string, Readonly<Record<string, HauntWords>>>>,
  sections: readonly ('pieces' | 'monsters' | 'statuses')[],
  pack: string,
): Placed[] =>
  Object.entries(pages).flatMap(([haunt, sides]) =>
    Object.entries(sides).flatMap(([side, page]) =>
      sections.flatMap((kind) =>
        Object.values((page[kind] ?? {}) as Readonly<Record<string, NounLabel>>).map(
          (label): Placed => ({ noun: { ...nounOf(label), kind }, file: `${pack}/haunts/${haunt}/${side}` }),
        ),
      ),
    ),
  );

/** All nouns of a language for a pack. */
function nounsOf(words: Words, pack: Pack): Nouns {
  const things = (kind: 'explorers' | 'rooms' | 'omens' | 'items' | 'events' | 'tokens'): Placed[] =>
    Object.entries(words.things[kind] ?? {}).map(([id, { name, forms = {} }]) => ({
      noun: { name, kind, forms },
      file: `${pack.id}/${kind}/${id}`,
    }));
  const terms = (ids: readonly string[]): Placed[] =>
    ids.flatMap((id) => {
      const name = words.messages[`name.${id}`];
      const forms = words.nouns?.[`name.${id}`] ?? {};
      return name === undefined ? [] : [{ noun: { name, kind: 'terms', forms }, file: `name.${id}` } as const];
    });
  const { floors = [], traits = [], decks = [], damage = {} } = pack.edition ?? {};
  const pages = words.haunts ?? {};
  return {
    explorers: things('explorers'),
    rooms: things('rooms'),
    cards: [...things('omens'), ...things('items'), ...things('events')],
    tokens: things('tokens'),
    pieces: labelled(pages, ['pieces', 'monsters'], pack.id),
    statuses: labelled(pages, ['statuses'], pack.id),
    traits: terms(traits),
    decks: terms(decks.map(({ id }) => id)),
    floors: terms(floors),
    damage: terms(Object.keys(damage)),
    sides: terms(['heroes', 'traitor']),
    directions: terms(DIRECTIONS),
  };
}

interface Asked {
  readonly key: string;
  readonly form: string;
  readonly groups: readonly Group[];
}

/** The arguments of messages that were read before: whoever lints pack after pack asks about the same ones. */
const read = new Map<string, readonly string[]>();

function argumentsIn(message: string): readonly string[] {
  const known = read.get(message) ?? (isPlain(message) ? [] : [...argumentsOf(parse(message))]);
  read.set(message, known);
  return known;
}

/** Every form that a message asks of a noun. */
function askedIn(messages: Words['messages'], { forms, classes, verbs }: Grammar): Asked[] {
  const endings = [...forms, ...classes, ...verbs].sort((a, b) => b.length - a.length);
  return Object.entries(messages).flatMap(([key, message]) =>
    argumentsIn(message).flatMap((name): Asked[] => {
      const form = endings.find((ending) => name.toLowerCase().endsWith(`_${ending}`));
      if (form === undefined) return [];
      const argument = name.slice(0, -form.length - 1);
      const groups = ELSEWHERE[`${key} ${argument}`] ?? ARGUMENTS[argument] ?? [];
      return groups.length === 0 ? [] : [{ key, form, groups }];
    }),
  );
}

/** What is wrong with the forms of a language's own words: `words` hold nothing that was filled up from another. */
export function formGaps(words: Words, pack: Pack): Gap[] {
  const grammar = words.grammar ?? PLAIN_GRAMMAR;
  const nouns = nounsOf(words, pack);
  const found = new Map<string, Gap>();
  for (const { noun, file } of Object.values(nouns).flat())
    for (const field of Object.keys(noun.forms))
      if (!grammar.fields.includes(field))
        found.set(`${file} ${field}`, {
          file,
          message: `“${field}” is no form that the language knows (${noun.name})`,
        });
  for (const { key, form, groups } of askedIn(words.messages, grammar))
    for (const { noun, file } of groups.flatMap((group) => nouns[group] ?? []))
      if (grammar.inflect(noun, form) === null && !found.has(`${noun.name} ${form}`))
        found.set(`${noun.name} ${form}`, {
          file,
          message: `${noun.name} has no form “${form}”, and ${key} asks for it`,
        });
  return [...found.values()];
}
