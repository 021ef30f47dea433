import { SETTLED as ENGLISH } from '../../en/terms.ts';
import { type Ast, isPlain, parse } from '../language/icu.ts';
import type { Settled } from '../language/settled.ts';
import type { HauntWords, ThingWords, Words } from '../language/words.ts';
import type { Gap } from './gaps.ts';

/** The lists of languages that have one. */
const LISTS: Readonly<Record<string, readonly Settled[]>> = { en: ENGLISH };

/** Messages that tell a story. */
const STORIES = /^(?:story|tale)\./;
/** What is read out, and names: neither is a rule. */
const VOICES: readonly string[] = ['name', 'forms', 'short', 'hobbies', 'flavour', 'opening', 'win', 'winDead'];
const NOUNS: readonly string[] = ['pieces', 'monsters', 'statuses', 'sides', 'zones', 'places'];

/** What a message may say, in pieces: each branch of a selection by itself, with … for whatever is put in. */
function spoken(ast: Ast): string[] {
  const branches: string[] = [];
  const line = ast
    .map((part) => {
      if ('options' in part) for (const { value } of Object.values(part.options)) branches.push(...spoken(value));
      return part.type === 0 ? part.value : '…';
    })
    .join('');
  return [line, ...branches];
}

const linesOf = (message: string): string[] => (isPlain(message) ? [message] : spoken(parse(message)));

/** Those entries that hold at a place of a file, and those that hold everywhere. */
const holdingAt = (settled: readonly Settled[], path: string): Settled[] =>
  settled.filter(({ at }) => at === undefined || at.test(path));

const remarks = (settled: readonly Settled[], lines: readonly string[]): string[] =>
  settled
    .filter(({ wrong }) => lines.some((line) => wrong.test(line)))
    .map(({ wrong, say, why }) => {
      const [found = ''] = lines.flatMap((line) => wrong.exec(line)?.slice(0, 1) ?? []);
      return `“${found.trim()}”: say “${say}” (${why})`;
    });

/** Every text of a thing or page that is a rule, a label or a ruling, by its place in the file. */
function textsIn(value: unknown, path: string): (readonly [path: string, text: string])[] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    VOICES.includes(key) || NOUNS.includes(key) ? [] : textsIn(part, path === '' ? key : `${path}.${key}`),
  );
}

function wordsGaps(settled: readonly Settled[], file: string, words: ThingWords | HauntWords): Gap[] {
  return textsIn(words, '').flatMap(([path, text]) => {
    // Rules of things are messages, the rest is plain.
    const lines = path.startsWith('rules.') ? linesOf(text) : [text];
    return remarks(holdingAt(settled, path), lines).map((message) => ({ file, message: `${path}: ${message}` }));
  });
}

/** Where the words of a pack say what the language has settled otherwise; `house`: and those that belong to no pack. */
export function unsettled(words: Words, packId: string, house = true): Gap[] {
  const settled = LISTS[words.lang];
  if (settled === undefined) return [];
  const everywhere = settled.filter(({ at }) => at === undefined);
  const messages = Object.entries(house ? words.messages : {}).flatMap(([key, message]) =>
    STORIES.test(key) ? [] : remarks(everywhere, linesOf(message)).map((found) => ({ file: key, message: found })),
  );
  const things = Object.entries(words.things).flatMap(([kind, all]) =>
    Object.entries(all).flatMap(([id, thing]) => wordsGaps(settled, `${packId}/${kind}/${id}`, thing)),
  );
  const pages = Object.entries(words.haunts ?? {}).flatMap(([id, sides]) =>
    Object.entries(sides).flatMap(([side, page]) => wordsGaps(settled, `${packId}/haunts/${id}/${side}`, page)),
  );
  return [...messages, ...things, ...pages];
}
