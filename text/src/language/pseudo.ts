import type { Ast } from './icu.ts';
import type { HauntWords, NounLabel, ThingWords } from './words.ts';

const PLAIN = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const ODD = 'ÅƁÇÐÉƑĜĤÎĴĶĹṀÑÖÞǪŔŠŢÛṼŴẊÝŽåƀçðéƒĝĥîĵķĺɱñöþǫŕšţûṽŵẋýž';

/** Every Latin letter with a mark: still readable, never equal to a hard-coded word. */
export const accent = (text: string): string =>
  Array.from(text, (letter) => {
    const at = PLAIN.indexOf(letter);
    return at < 0 ? letter : ODD[at];
  }).join('');

/** The message with marks on its own letters; what stands for an argument stays. */
export function accentLetters(ast: Ast): Ast {
  return ast.map((part) => {
    if ('options' in part) {
      const options = Object.entries(part.options).map(([key, option]) => [
        key,
        { ...option, value: accentLetters(option.value) },
      ]);
      return { ...part, options: Object.fromEntries(options) };
    }
    return part.type === LITERAL ? { ...part, value: accent(part.value) } : part;
  });
}

const LITERAL = 0;
/** Around every whole line, so that one that was glued together or cut off shows. */
export const bracket = (line: string): string => `[!! ${line} !!]`;

const all = (labels: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(labels).map(([key, label]) => [key, accent(label)]));

/** Names with forms keep what messages select on. */
const label = (value: NounLabel): NounLabel =>
  typeof value === 'string' ? accent(value) : { ...value, name: accent(value.name) };

export const pseudoHaunt = (words: HauntWords): HauntWords =>
  Object.fromEntries(
    Object.entries(words).map(([key, value]) => [
      key,
      // Questions are messages: they get their accents when they are said.
      typeof value === 'string'
        ? accent(value)
        : key === 'questions'
          ? value
          : Object.fromEntries(
              Object.entries(value as Readonly<Record<string, NounLabel>>).map(([id, own]) => [id, label(own)]),
            ),
    ]),
  );

export const pseudoThing = (words: ThingWords): ThingWords => ({
  ...words,
  name: accent(words.name),
  ...(words.short === undefined ? {} : { short: accent(words.short) }),
  ...(words.flavour === undefined ? {} : { flavour: accent(words.flavour) }),
  ...(words.hobbies === undefined ? {} : { hobbies: words.hobbies.map(accent) }),
  ...(words.actions === undefined ? {} : { actions: all(words.actions) }),
  ...(words.choices === undefined ? {} : { choices: all(words.choices) }),
  ...(words.vars === undefined ? {} : { vars: all(words.vars) }),
  ...(words.says === undefined ? {} : { says: all(words.says) }),
});
