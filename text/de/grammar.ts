import type { Grammar, Noun } from '../src/grammar/grammar.ts';

/**
 * German: gender and four cases. Regular nouns need their gender only; written are a plural, a genitive that is not in -s, the `obl` of weak nouns (den Kultisten), and
 * for names with an adjective, or that are one, its stem (`adj`: „Verlassen“ in „Verlassener Raum“), from which der Verlassene Raum, im Verlassenen Raum are made;
 * a plural is written without it.
 */

type Case = 'nom' | 'acc' | 'dat' | 'gen';
type Gender = 'm' | 'f' | 'n' | 'pl';
const CASES: readonly Case[] = ['nom', 'acc', 'dat', 'gen'];

const THE: Readonly<Record<Gender, Readonly<Record<Case, string>>>> = {
  m: { nom: 'der', acc: 'den', dat: 'dem', gen: 'des' },
  f: { nom: 'die', acc: 'die', dat: 'der', gen: 'der' },
  n: { nom: 'das', acc: 'das', dat: 'dem', gen: 'des' },
  pl: { nom: 'die', acc: 'die', dat: 'den', gen: 'der' },
};
/** Endings of ein and kein. */
const A: Readonly<Record<Gender, Readonly<Record<Case, string>>>> = {
  m: { nom: '', acc: 'en', dat: 'em', gen: 'es' },
  f: { nom: 'e', acc: 'e', dat: 'er', gen: 'er' },
  n: { nom: '', acc: '', dat: 'em', gen: 'es' },
  pl: { nom: 'e', acc: 'e', dat: 'en', gen: 'er' },
};
const CONTRACTED: Readonly<Record<string, string>> = {
  'in dem': 'im',
  'in das': 'ins',
  'an dem': 'am',
  'an das': 'ans',
  'auf das': 'aufs',
  'von dem': 'vom',
  'zu dem': 'zum',
  'zu der': 'zur',
};

const genders: readonly string[] = Object.keys(THE);
const isGender = (value: string | undefined): value is Gender => value !== undefined && genders.includes(value);

/** Proper names, and what is told apart by its number, stand without an article. */
const isBare = ({ kind, forms, number }: Noun): boolean =>
  forms.article === 'none' || kind === 'explorers' || number !== undefined;

/** The titles of events, and of markers without an article, stand in quotation marks wherever a sentence goes on around them. */
const titled = ({ kind, name, forms }: Noun): string =>
  forms.article === 'none' && (kind === 'events' || kind === 'tokens') ? `„${name}“` : name;

const withNumber = (text: string, { number }: Noun): string => (number === undefined ? text : `${text} ${number}`);

/** What stands behind the adjective of a name, or all of it; nothing where the adjective is the noun: „Verrückter“, der Verrückte. */
const headOf = ({ name, forms }: Noun): string => (forms.adj === undefined ? name : name.replace(/^\S+\s*/, ''));

/** The noun itself in a case, without its adjective. */
function bent(noun: Noun, gender: Gender, wanted: Case): string {
  const { forms } = noun;
  const head = headOf(noun);
  if (wanted === 'nom' || head === '') return head;
  if (forms.obl !== undefined && gender !== 'pl') return forms.obl;
  if (gender === 'pl') return wanted === 'dat' ? dativePlural(head) : head;
  if (wanted !== 'gen' || gender === 'f') return head;
  return forms.gen ?? (/(?:s|ß|x|z|tz)$/.test(head) ? `${head}es` : `${head}s`);
}

/** Only the first word is bent: Schlünden des Abgrunds. */
const dativePlural = (plural: string): string =>
  plural.replace(/^\S+/, (word) => (/(?:n|s|a|o)$/.test(word) ? word : `${word}n`));

/** The ending of an adjective behind der, die, das. */
const weak = (gender: Gender, wanted: Case): string =>
  gender === 'pl' || wanted === 'dat' || wanted === 'gen' || (gender === 'm' && wanted === 'acc') ? 'en' : 'e';

/** Behind ein and kein. */
function mixed(gender: Gender, wanted: Case): string {
  if (wanted === 'nom' && gender === 'm') return 'er';
  if ((wanted === 'nom' || wanted === 'acc') && gender === 'n') return 'es';
  return weak(gender, wanted);
}

/** With no article before several. */
const STRONG: Readonly<Record<Case, string>> = { nom: 'e', acc: 'e', dat: 'en', gen: 'er' };

const described = (noun: Noun, ending: string, head: string): string =>
  noun.forms.adj === undefined ? head : `${noun.forms.adj}${ending} ${head}`.trimEnd();

function the(noun: Noun, wanted: Case): string | null {
  const { gender } = noun.forms;
  if (isBare(noun)) return withNumber(titled(noun), noun);
  if (!isGender(gender)) return null;
  return `${THE[gender][wanted]} ${described(noun, weak(gender, wanted), bent(noun, gender, wanted))}`;
}

/** Ein and kein; several things have none of the first. */
function a(noun: Noun, wanted: Case, no: boolean): string | null {
  const { gender } = noun.forms;
  if (isBare(noun)) return withNumber(titled(noun), noun);
  if (!isGender(gender)) return null;
  const head = bent(noun, gender, wanted);
  if (gender === 'pl' && !no) return described(noun, STRONG[wanted], head);
  return `${no ? 'k' : ''}ein${A[gender][wanted]} ${described(noun, mixed(gender, wanted), head)}`;
}

function plural(noun: Noun, wanted: Case, article: boolean): string | null {
  const { forms } = noun;
  const head = forms.gender === 'pl' || headOf(noun) === '' ? headOf(noun) : forms.plural;
  if (head === undefined) return null;
  const word = wanted === 'dat' ? dativePlural(head) : head;
  const ending = article ? 'en' : STRONG[wanted];
  return `${article ? `${THE.pl[wanted]} ` : ''}${described(noun, ending, word)}`;
}

/** A preposition with what follows it, run together as one does. */
function withPreposition(preposition: string, phrase: string | null): string | null {
  if (phrase === null) return null;
  const [first = '', ...rest] = phrase.split(' ');
  const short = CONTRACTED[`${preposition} ${first}`];
  return short === undefined ? `${preposition} ${phrase}` : [short, ...rest].join(' ');
}

const isCase = (form: string): form is Case => CASES.some((one) => one === form);

/** As its file says, or else by rule; a genitive is written without its article. */
const cased = (noun: Noun, wanted: Case): string | null =>
  (wanted === 'gen' && the(noun, 'gen') !== null ? undefined : noun.forms[wanted]) ?? the(noun, wanted);

/** Where, where to and where from; a room says itself whether one is in, on or at it. */
function placed(noun: Noun, form: string): string | null {
  const at = noun.forms.in ?? 'in';
  if (form === 'in') return withPreposition(at, cased(noun, 'dat'));
  if (form === 'into') return withPreposition(at, cased(noun, 'acc'));
  if (form === 'to') return withPreposition('zu', cased(noun, 'dat'));
  return withPreposition(at === 'in' ? 'aus' : 'von', cased(noun, 'dat'));
}

const COMPOSED: Readonly<Record<string, readonly [preposition: string, wanted: Case]>> = {
  in: ['in', 'dat'],
  into: ['in', 'acc'],
  to: ['zu', 'dat'],
  from: ['aus', 'dat'],
  by: ['von', 'dat'],
  of: ['von', 'dat'],
};

function compose(form: string, as: (form: string) => string): string | null {
  const [preposition, wanted] = COMPOSED[form] ?? [];
  return preposition === undefined || wanted === undefined ? null : withPreposition(preposition, as(wanted));
}

function inflect(noun: Noun, form: string): string | null {
  if (isCase(form)) return cased(noun, form);
  const written = noun.forms[form];
  if (written !== undefined && form !== 'in' && form !== 'plural') return written;
  if (form === '') return withNumber(noun.name, noun);
  if (form === 'by') return withPreposition('von', cased(noun, 'dat'));
  if (form === 'of') return isBare(noun) ? withPreposition('von', cased(noun, 'dat')) : the(noun, 'gen');
  if (['in', 'into', 'to', 'from'].includes(form)) return placed(noun, form);
  const [first = '', second = 'nom'] = form.split('_');
  if (first === 'plural' && isCase(second)) return plural(noun, second, false);
  if (first === 'all' && isCase(second)) return plural(noun, second, true);
  if ((first === 'a' || first === 'no') && isCase(second)) return a(noun, second, first === 'no');
  if (form === 'being') return `als „${noun.name}“ markiert`;
  if (form === 'gender') return isBare(noun) && noun.number !== undefined ? 'none' : (noun.forms.gender ?? 'none');
  return form === 'number' ? (noun.forms.gender === 'pl' ? 'plural' : 'singular') : null;
}

/** What a word file writes out: the noun itself, bent. */
const BARE = ['obl', 'plural', 'plural_dat'] as const;

/** The genitive of what has none of its own in the file adds an ending to the name, and an adjective has one by case and article. */
function bare(noun: Noun): string[] {
  const bent =
    noun.forms.adj === undefined ? [] : ['e', 'en', 'er', 'es', 'em'].map((end) => described(noun, end, headOf(noun)));
  return [`${noun.name}s`, `${noun.name}es`, ...bent, ...BARE.flatMap((form) => noun.forms[form] ?? [])];
}

const grammar: Grammar = {
  forms: [
    ...CASES,
    ...CASES.flatMap((one) => [`a_${one}`, `no_${one}`]),
    ...[
      'of',
      'by',
      'in',
      'into',
      'to',
      'from',
      'plural',
      'plural_dat',
      'all_nom',
      'all_acc',
      'all_dat',
      'being',
      'card',
      'stack',
    ],
  ],
  classes: ['gender', 'number'],
  verbs: [],
  fields: [
    ...['gender', 'adj', 'obl', 'plural', 'article', 'in', 'being', 'card', 'stack'],
    ...CASES,
    ...CASES.flatMap((one) => [`a_${one}`, `no_${one}`]),
    ...['number', 'into', 'from', 'of', 'to', 'plural_dat'],
  ],
  definite: (form) => form.replace(/^a_/, ''),
  compose,
  bare,
  inflect,
};

export default grammar;
