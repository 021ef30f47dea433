import type { Grammar, Noun } from '../src/grammar/grammar.ts';

/**
 * Polish: six cases are written in the word files, as a name may be several words that all change; the accusative follows from gender and animacy unless the noun
 * is feminine. Genders: `m1` people, `m2` other living beings, `m3` things, `f`, `n`, and `pl` for what is always many. The module adds prepositions: w or we, z or ze, do, na or nad.
 */

const CASES = ['nom', 'gen', 'dat', 'acc', 'ins', 'loc'] as const;
/** What a word file writes out: the noun itself, bent. */
const BARE = [...CASES, 'plural', 'plural_gen'] as const;
type Case = (typeof CASES)[number];
const isCase = (form: string): form is Case => CASES.some((one) => one === form);

const withNumber = (text: string, { number }: Noun): string => (number === undefined ? text : `${text} ${number}`);

/** A single feminine word in -a. */
const feminine = (name: string): string | undefined => (/^\S+a$/.test(name) ? `${name.slice(0, -1)}ę` : undefined);

/** The accusative of what is not feminine: as the genitive for whoever lives, else as the name. */
function accusative(noun: Noun): string | undefined {
  const { gender } = noun.forms;
  if (gender === 'm1' || gender === 'm2') return noun.forms.gen;
  if (gender === 'f') return feminine(noun.name);
  return gender === undefined ? undefined : noun.name;
}

function cased(noun: Noun, wanted: Case): string | null {
  const own = noun.forms[wanted] ?? (wanted === 'nom' ? noun.name : wanted === 'acc' ? accusative(noun) : undefined);
  return own === undefined ? null : withNumber(own, noun);
}

const CONSONANT = 'bcćdfghjklłmnńpqrsśtvwxzźż';
/** Where two consonants would meet that nobody can say after one another. */
const isHard = (word: string, first: string): boolean =>
  /^wszy/i.test(word) ||
  (new RegExp(`^[${first}][${CONSONANT}]`, 'i').test(word) && !/^(?:sz|si|ci|zi|dz)[aeiouyąęó]/i.test(word));

function withPreposition(preposition: string, first: string, phrase: string | null): string | null {
  if (phrase === null) return null;
  return `${preposition}${isHard(phrase, first) ? 'e' : ''} ${phrase}`;
}

/** By the water: nad jeziorem, nad jezioro, znad jeziora. */
function beside(noun: Noun, form: string): string | null {
  if (form === 'in') return withNothing('nad', cased(noun, 'ins'));
  if (form === 'to') return withNothing('nad', cased(noun, 'acc'));
  return form === 'from' ? withNothing('znad', cased(noun, 'gen')) : withPreposition('z', 'szśźż', cased(noun, 'ins'));
}

/** Where, where to and where from; a room says itself whether one is in it, on it or beside it. */
function placed(noun: Noun, form: string): string | null {
  const isOn = noun.forms.in === 'na';
  if (noun.forms.in === 'nad') return beside(noun, form);
  switch (form) {
    case 'in':
      return isOn ? withNothing('na', cased(noun, 'loc')) : withPreposition('w', 'wf', cased(noun, 'loc'));
    case 'to':
      return isOn ? withNothing('na', cased(noun, 'acc')) : withNothing('do', cased(noun, 'gen'));
    case 'from':
      return withPreposition('z', 'szśźż', cased(noun, 'gen'));
    default:
      return withPreposition('z', 'szśźż', cased(noun, 'ins'));
  }
}

const withNothing = (preposition: string, phrase: string | null): string | null =>
  phrase === null ? null : `${preposition} ${phrase}`;

/** Several: the nominative, and the genitive that stands with five and more. */
function plural(noun: Noun, wanted: string): string | null {
  const { forms, name } = noun;
  if (forms.gender === 'pl')
    return wanted === 'plural_gen' ? (forms.gen ?? null) : wanted === 'plural_acc' ? (forms.acc ?? name) : name;
  if (wanted === 'plural_gen') return forms.plural_gen ?? null;
  if (wanted === 'plural_acc') return (forms.gender === 'm1' ? forms.plural_gen : forms.plural) ?? null;
  return forms.plural ?? null;
}

function compose(form: string, as: (form: string) => string): string | null {
  if (form === 'in') return withPreposition('w', 'wf', as('loc'));
  if (form === 'to') return withNothing('do', as('gen'));
  if (form === 'from') return withPreposition('z', 'szśźż', as('gen'));
  return form === 'with' ? withPreposition('z', 'szśźż', as('ins')) : null;
}

function inflect(noun: Noun, form: string): string | null {
  if (form === '') return withNumber(noun.name, noun);
  if (isCase(form)) return cased(noun, form);
  const written = noun.forms[form];
  if (written !== undefined && form !== 'in') return written;
  if (['in', 'to', 'from', 'with'].includes(form)) return placed(noun, form);
  if (form.startsWith('plural')) return plural(noun, form);
  if (form === 'being') return `z oznaczeniem „${noun.name}”`;
  if (form === 'gender') return noun.forms.gender ?? 'm3';
  return form === 'number' ? (noun.forms.gender === 'pl' ? 'plural' : 'singular') : null;
}

const grammar: Grammar = {
  forms: [...CASES, 'in', 'to', 'from', 'with', 'plural', 'plural_gen', 'plural_acc', 'being'],
  classes: ['gender', 'number'],
  verbs: [],
  fields: ['gender', ...CASES, 'plural', 'plural_gen', 'in', 'being', 'number'],
  definite: (form) => form,
  compose,
  bare: ({ forms }) => BARE.flatMap((form) => forms[form] ?? []),
  inflect,
};

export default grammar;
