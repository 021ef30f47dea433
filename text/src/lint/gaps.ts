import { isWritten, type Pack, type PackRules, type RulingDef } from '@hollow/engine';
import { KINDS, type Kind, kindOfDeck, type ThingWords, type Words } from '../language/words.ts';
import { hauntGaps } from './haunt-gaps.ts';
import { keysIn, offersIn, PLACEHOLDER, questionsAboutOthers, questionsIn, wordCount } from './labels.ts';

/** Words that are not there, or not as they should be: the file without its ending, and what is wrong. */
export interface Gap {
  readonly file: string;
  readonly message: string;
}

const MOST_WORDS = 20;

interface ThingDef {
  readonly rules?: PackRules;
  readonly rulings?: Readonly<Record<string, RulingDef>>;
}

interface Thing {
  readonly kind: Kind;
  readonly id: string;
  readonly def: ThingDef;
}

/** Everything in a pack that has words of its own. */
function thingsOf(pack: Pack): Thing[] {
  const of = (kind: Kind, defs: readonly (ThingDef & { readonly id: string })[] = []): Thing[] =>
    defs.map((def) => ({ kind, id: def.id, def }));
  const named = (kind: Kind, defs: readonly { readonly id: string }[] = []): Thing[] =>
    defs.map(({ id }) => ({ kind, id, def: {} }));
  return [
    ...named('explorers', pack.explorers),
    ...of('rooms', pack.rooms),
    ...(pack.cards ?? []).map((def): Thing => ({ kind: kindOfDeck(def.deck), id: def.id, def })),
    ...of('tokens', pack.tokens),
    ...named('haunts', pack.haunts),
    ...named('scenarios', pack.scenarios),
  ];
}

function thingGaps({ def }: Thing, own: ThingWords | undefined, messages: Words['messages']): string[] {
  if (own === undefined) return ['there are no words for it'];
  const known = (prefix: string, label: string | undefined, key: string): boolean =>
    (label ?? messages[`${prefix}.${key}`] ?? '') !== '';
  const { name = '', flavour = '', actions, offers, choices, says, questions, rulings } = own;
  const asked = questionsIn(def);
  return [
    ...(name === '' ? ['it has no name'] : []),
    ...(PLACEHOLDER.test(flavour) ? ['the line of mood is that of the template'] : []),
    ...(wordCount(flavour) > MOST_WORDS ? [`the line of mood has more than ${MOST_WORDS} words`] : []),
    ...offersIn(def.rules)
      .filter((id) => (actions?.[id] ?? '') === '')
      .map((id) => `actions.${id} is missing: the label of an offer`),
    ...Object.keys(offers ?? {})
      .filter((id) => !offersIn(def.rules).includes(id))
      .map((id) => `offers.${id} is about no offer of it`),
    ...keysIn(def, 'choose', 'options')
      .filter((key) => !known('choice', choices?.[key], key))
      .map((key) => `choices.${key} is missing: the label of a choice`),
    ...keysIn(def, 'say', 'key')
      .filter((key) => !known('say', says?.[key], key))
      .map((key) => `says.${key} is missing: a line that is said`),
    ...asked
      .filter((key) => !known('question', questions?.[key], key))
      .map((key) => `questions.${key} is missing: what is at stake in a question`),
    ...questionsAboutOthers(def)
      .filter((key) => questions?.[key]?.includes('{of') === false)
      .map((key) => `questions.${key} does not name {of}, whom or what it is about`),
    ...Object.keys(questions ?? {})
      .filter((key) => !asked.includes(key))
      .map((key) => `questions.${key} is about no question of it`),
    ...Object.keys(def.rulings ?? {})
      .filter((id) => (rulings?.[id] ?? '') === '')
      .map((id) => `rulings.${id} is missing: the sentence of a ruling`),
    ...Object.keys(rulings ?? {})
      .filter((id) => def.rulings?.[id] === undefined)
      .map((id) => `rulings.${id} is about no ruling of it`),
  ];
}

function editionGaps(pack: Pack, messages: Words['messages']): string[] {
  const { floors = [], traits = [], decks = [], damage = {}, rules = {} } = pack.edition ?? {};
  const names = [...floors, ...traits, ...decks.map(({ id }) => id), ...Object.keys(damage)];
  const keys = [
    ...names.map((id) => `name.${id}`),
    ...traits.map((id) => `trait.${id}`),
    ...offersIn(rules).map((id) => `action.${id}`),
    ...keysIn(pack.edition, 'say', 'key').map((key) => `say.${key}`),
  ];
  return keys.filter((key) => messages[key] === undefined).map((key) => `${key} is missing`);
}

/** What the words of a pack lack. */
export function gapsIn(words: Words, pack: Pack): Gap[] {
  const things = thingsOf(pack);
  const path = (kind: string, id: string): string => `${pack.id}/${kind}/${id}`;
  const distinct = (list: readonly string[]): string[] => [...new Set(list)];
  return [
    ...distinct(editionGaps(pack, words.messages)).map((message) => ({ file: pack.id, message })),
    ...things.flatMap((thing) =>
      distinct(thingGaps(thing, words.things[thing.kind]?.[thing.id], words.messages)).map((message) => ({
        file: path(thing.kind, thing.id),
        message,
      })),
    ),
    ...(pack.haunts ?? [])
      .filter(isWritten)
      .flatMap((def) =>
        hauntGaps(words, def).map(({ side, message }) => ({ file: `${path('haunts', def.id)}/${side}`, message })),
      ),
  ];
}

/** Words for things that the pack does not have. */
export function strayWords(words: Words, pack: Pack): Gap[] {
  const known = new Set(thingsOf(pack).map(({ kind, id }) => `${kind}/${id}`));
  return KINDS.flatMap((kind) => Object.keys(words.things[kind] ?? {}).map((id) => `${kind}/${id}`))
    .filter((file) => !known.has(file))
    .map((file) => ({ file: `${pack.id}/${file}`, message: 'there is no such thing in the pack' }));
}
