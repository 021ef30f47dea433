import type { Barred, Option } from '../contract/option.ts';
import { OPTION_FIELDS } from './known-fields.ts';
import { NotOfferedError, ScriptError } from './script-types.ts';

const SIDE: Readonly<Record<string, string>> = { north: 'N', east: 'E', south: 'S', west: 'W' };
const side = (text: unknown): string => SIDE[String(text)] ?? String(text);

/** Fields by which a bare value may name an option of a question. */
const NAMING = ['key', 'room', 'who', 'card', 'trait', 'n', 'side', 'part', 'turn'];

/** Equal; a piece of a haunt may also be named without its haunt: `mummy` for `the-mummy-walks/mummy`. */
const same = (a: unknown, b: unknown): boolean =>
  JSON.stringify(a) === JSON.stringify(b) || (typeof a === 'string' && a.endsWith(`/${String(b)}`));

const quarter = (degrees: unknown): number => (Number(degrees) / 90) & 3;

/** What can be chosen, or what cannot: a script may name either. */
type Named = Option | Barred;

/** Scripts name fields as they like: here an option is any record. */
export const fieldsOf = (option: Named): ReadonlyMap<string, unknown> => new Map(Object.entries(option));

function matchesAll(option: Named, wanted: Readonly<Record<string, unknown>>): boolean {
  const fields = fieldsOf(option);
  return Object.entries(wanted).every(([field, value]) => same(fields.get(field), value));
}

const writeLosses = (losses: unknown): string =>
  JSON.stringify(
    Object.entries((losses ?? {}) as Record<string, number>)
      .filter(([, n]) => n > 0)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );

/** Tests whether an option is the one a step names. */
type Matcher = (option: Named, value: unknown) => boolean;

const verb =
  (...names: string[]): Matcher =>
  (option) =>
    names.includes(option.verb);

const MATCH: Readonly<Record<string, Matcher>> = {
  move: (o, v) =>
    o.verb === 'move' &&
    (typeof v === 'object' && v !== null ? matchesAll(o, v as Record<string, unknown>) : o.room === v),
  doorway: (o, v) => o.verb === 'doorway' && o.room === v,
  discover: (o, v) =>
    o.verb === 'discover' && o.side === side(typeof v === 'object' && v !== null ? (v as { door: unknown }).door : v),
  use: (o, v) => o.verb === 'offer' && (o.about === v || ('offer' in o ? o.offer : o.rule).endsWith(`/${String(v)}`)),
  give: (o, v) => o.verb === 'give' && matchesAll(o, v as Record<string, unknown>),
  trade: (o, v) => o.verb === 'trade' && same(o.to, v),
  loot: (o, v) =>
    o.verb === 'loot' &&
    (typeof v === 'object' && v !== null ? matchesAll(o, v as Record<string, unknown>) : same(o.card, v)),
  leave: verb('leave'),
  'come-in': verb('come-in'),
  part: (o, v) => o.verb === 'part' && o.part === v,
  attack: (o, v) => o.verb === 'attack' && same(o.who, v),
  rotate: (o, v) => o.verb === 'turn' && o.turn === quarter(v),
  door: (o, v) =>
    o.verb === 'door' && o.room === (v as { room: string }).room && o.side === side((v as { side: string }).side),
  split: (o, v) => o.verb === 'split' && writeLosses(o.losses) === writeLosses(v),
  weapon: (o, v) => o.verb === 'weapon' && o.card === v,
  steal: (o, v) => o.verb === 'steal' && o.card === v,
  reroll: (o, v) => o.verb === 'reroll' && same([...o.faces].sort(), [...(v as number[])].sort()),
  next: (o, v) => o.verb === 'next' && o.thing === v,
  'not-yet': verb('not-yet'),
  order: (o, v) => o.verb === 'order' && same(o.order, v),
  bare: verb('bare'),
  hurt: verb('hurt'),
  pass: verb('pass'),
  reveal: verb('reveal'),
  accept: verb('accept'),
  decline: verb('decline'),
  done: verb('done'),
  ready: verb('ready'),
  willing: verb('willing'),
  unwilling: verb('unwilling'),
  agree: verb('agree'),
  refuses: verb('refuse'),
  'take-back': (o, v) => o.verb === 'take-back' && (v === true || same(o.card, v)),
  together: (o, v) => o.verb === 'together' && same(o.kind, v),
  hunt: verb('hunt'),
  still: verb('still'),
  'leave-out': (o, v) => o.verb === 'leave-out' && same(o.who, v),
  'count-in': (o, v) => o.verb === 'count-in' && same(o.who, v),
  'one-by-one': verb('one-by-one'),
  stay: verb('stay'),
  end: verb('end'),
  drop: (o, v) => {
    if (o.verb !== 'drop') return false;
    const card = 'card' in o ? o.card : undefined;
    return card === undefined || card === v || Array.isArray(v);
  },
  'pick-up': verb('pick-up'),
  thing: (o, v) => o.verb === 'thing' && o.card === v,
  reopen: (o, v) =>
    ['turn-room', 'shift-room', 'exchange'].includes(o.verb) && matchesAll(o, v as Record<string, unknown>),
  choose: (o, v) => {
    if (typeof v === 'object' && v !== null) return matchesAll(o, v as Record<string, unknown>);
    const fields = fieldsOf(o);
    return NAMING.some((field) => same(fields.get(field), field === 'side' ? side(v) : v));
  },
};

/** Words that a step may begin with. */
export const STEP_WORDS: readonly string[] = Object.keys(MATCH);

export const isAnswer = (word: string): boolean => Object.hasOwn(MATCH, word);

/** What a mapping after a word may hold; no other word takes a mapping but `split`, whose keys are traits. */
const KEYS: Readonly<Record<string, readonly string[]>> = {
  move: Object.keys(OPTION_FIELDS.move),
  discover: ['door', 'rotate'],
  give: Object.keys(OPTION_FIELDS.give),
  loot: Object.keys(OPTION_FIELDS.loot),
  door: ['room', 'side'],
  reopen: ['room', 'turn', 'side', 'with'],
  choose: ['verb', ...new Set(Object.values(OPTION_FIELDS).flatMap((fields) => Object.keys(fields)))],
};

const isMapping = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Refuses fields that there are not: they would fit nothing, and where nothing is to fit that would pass. */
export function checkKeys(value: Readonly<Record<string, unknown>>, known: readonly string[], at: string): void {
  const other = Object.keys(value).find((key) => !known.includes(key));
  if (other !== undefined) throw new ScriptError(`${at}: “${other}” is no field; there are ${known.join(', ')}`);
}

/** The word of an answer and what it says: one word, and no field that there is not. */
export function wordOf(step: unknown): readonly [string, unknown] {
  const [first, another] = isMapping(step) ? Object.entries(step) : [];
  if (first === undefined) throw new ScriptError(`a step expected, found ${JSON.stringify(step)}`);
  const [word, value] = first;
  if (!isAnswer(word)) throw new ScriptError(`“${word}” is no step`);
  if (another !== undefined) throw new ScriptError(`${word}: “${another[0]}” does not belong to it`);
  if (isMapping(value) && word !== 'split') checkKeys(value, KEYS[word] ?? [], word);
  return first;
}

export function matches(option: Named, word: string, value: unknown): boolean {
  const match = MATCH[word];
  if (match === undefined) throw new ScriptError(`“${word}” is no step`);
  return match(option, value);
}

/** The option a step names: exactly one must fit. Where none does, `whyNot` may know the reason. */
export function findOption(
  options: readonly Option[],
  word: string,
  value: unknown,
  whyNot: () => string = () => '',
): number {
  wordOf({ [word]: value });
  const found = options.flatMap((option, i) => (matches(option, word, value) ? [i] : []));
  const [only, ...others] = found;
  if (only !== undefined && others.length === 0) return only;
  const listed = options.map((o) => JSON.stringify(o)).join('\n    ');
  const named = `${word}: ${JSON.stringify(value)}`;
  if (found.length > 0) throw new NotOfferedError(`more than one option fits ${named}. Options:\n    ${listed}`);
  const hint = word === 'choose' ? ' (A question with one answer is answered at once.)' : '';
  throw new NotOfferedError(`no option fits ${named}.${whyNot()}${hint} Options:\n    ${listed}`);
}
