import type { Grammar, Noun } from '../src/grammar/grammar.ts';

/** English: articles, plurals, and whether a name is one thing or several. */

/** Proper names and the titles of events and haunts have no article; nor have things that are told apart by their numbers. */
const hasArticle = ({ kind, forms, number }: Noun): boolean =>
  forms.article !== 'none' && number === undefined && kind !== 'explorers' && kind !== 'events' && kind !== 'haunts';

const isMany = ({ forms, number }: Noun): boolean => forms.number === 'plural' && number === undefined;

const withNumber = (text: string, { number }: Noun): string => (number === undefined ? text : `${text} ${number}`);

/** What one of it is called where the name is that of a stuff or of several: “Tin of Paint”, “Food token”. */
function unitOf({ name, forms }: Noun): string {
  if (forms.a !== undefined) return forms.a.replace(/^an? ./, (start) => (start.at(-1) ?? '').toUpperCase());
  const isCounted = forms.number !== 'plural' && forms.plural?.endsWith(' tokens') !== true;
  return isCounted || name.endsWith(' token') ? name : `${name} token`;
}

/** By its number, where it has one. */
const named = (noun: Noun): string => (noun.number === undefined ? noun.name : withNumber(unitOf(noun), noun));

/** As its file says it. */
const written = (noun: Noun, form: string): string | undefined =>
  noun.number === undefined ? noun.forms[form] : undefined;

const the = (noun: Noun): string => (hasArticle(noun) ? `the ${noun.name}` : named(noun));

/** By the first letter; the file says where the ear hears something else. */
function a(noun: Noun): string {
  if (!hasArticle(noun) || isMany(noun)) return the(noun);
  return `${noun.forms.article ?? (/^[aeiou]/i.test(noun.name) ? 'an' : 'a')} ${noun.name}`;
}

function plural({ name, forms }: Noun): string {
  if (forms.plural !== undefined) return forms.plural;
  if (forms.number === 'plural') return name;
  if (/(?:s|x|z|ch|sh)$/.test(name)) return `${name}es`;
  return /[^aeiou]y$/.test(name) ? `${name.slice(0, -1)}ies` : `${name}s`;
}

const prepositionOf = (part: string): string => part.slice(0, part.indexOf(' ') + 1);

/** A phrase rather than a name: “Ghost, waiting”, “Corpse of the true groom”, but not “Can of Paint”. */
const isPhrase = (name: string): boolean => /,| (?!(?:of|the|an?|and|from|in|to|with)\b)[a-z]/.test(name);

const labelled = (noun: Noun): string => {
  const label = noun.forms.label ?? withNumber(noun.name, noun);
  return isPhrase(label) && !label.startsWith('“') ? `“${label}”` : label;
};

/** “in the Kitchen, the Attic or the Crypt”; rooms that want another word are a list of their own: “on the Patio or in the Gardens, the Tower or the Attic”. */
function withSharedPreposition(
  parts: readonly string[],
  list: (parts: readonly string[]) => string,
): readonly string[] {
  const groups = new Map<string, string[]>();
  for (const part of parts) groups.set(prepositionOf(part), [...(groups.get(prepositionOf(part)) ?? []), part]);
  const said = [...groups].map(([preposition, group]) =>
    group.map((part, i) => (i === 0 ? part : part.slice(preposition.length))),
  );
  const [only = [], ...others] = said;
  if (others.length === 0) return only;
  return said.sort((a, b) => a.length - b.length).map(list);
}

const grammar: Grammar = {
  forms: ['the', 'a', 'no', 'plural', 'the_plural', 'in', 'in_a', 'label', 'token', 'being'],
  classes: ['number'],
  verbs: ['hold', 'holds'],
  fields: ['a', 'the', 'no', 'article', 'number', 'plural', 'in', 'label', 'being', 'hold', 'holds'],
  definite: (form) => (form === 'a' ? 'the' : form === 'in_a' ? 'in' : form),
  compose: (form, as) => (form === 'in' ? `in ${as('')}` : form === 'in_a' ? `in ${as('a')}` : null),
  together: (form, parts, list) => (form === 'in' || form === 'in_a' ? withSharedPreposition(parts, list) : parts),
  bare: (noun) => [plural(noun)],
  inflect: (noun, form) => {
    const own = ['a', 'the', 'no'].includes(form) ? written(noun, form) : undefined;
    if (own !== undefined) return own;
    switch (form) {
      case '':
        return named(noun);
      case 'the':
        return the(noun);
      case 'a':
        return a(noun);
      case 'no':
        return `no ${named(noun)}`;
      case 'plural':
        return plural(noun);
      case 'the_plural':
        return `the ${plural(noun)}`;
      case 'in':
        return `${noun.forms.in ?? 'in'} ${written(noun, 'the') ?? the(noun)}`;
      case 'in_a':
        return `${noun.forms.in ?? 'in'} ${written(noun, 'a') ?? a(noun)}`;
      // In front of “token”: a name that is a phrase of its own stands in quotes.
      case 'label':
        return labelled(noun);
      // “the Secret Stairs token”, but “Wax Candle 2”: what bears a number needs no other word.
      case 'token':
        return noun.number === undefined ? `the ${labelled(noun)} token` : named(noun);
      case 'being':
        return noun.forms.being ?? `marked “${noun.name}”`;
      case 'number':
        return isMany(noun) ? 'plural' : 'singular';
      // What one does with it, where “hold” is not the word: you wear a Collar, nobody is flying the plane.
      case 'hold':
      case 'holds':
        return noun.forms[form] ?? 'none';
      default:
        return null;
    }
  },
};

export default grammar;
