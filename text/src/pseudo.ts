import type { Ast } from './catalog.ts';
import type { ThingWords } from './words.ts';

const PLAIN = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const ODD = 'ÅƁÇÐÉƑĜĤÎĴĶĹṀÑÖÞǪŔŠŢÛṼŴẊÝŽåƀçðéƒĝĥîĵķĺɱñöþǫŕšţûṽŵẋýž';

/** Every Latin letter with a mark: still readable, never equal to a hard-coded word. */
export const accent = (text: string): string =>
  Array.from(text, (letter) => {
    const at = PLAIN.indexOf(letter);
    return at < 0 ? letter : ODD[at];
  }).join('');

function accented(ast: Ast): Ast {
  return ast.map((part) => {
    if ('options' in part) {
      const options = Object.entries(part.options).map(([key, option]) => [
        key,
        { ...option, value: accented(option.value) },
      ]);
      return { ...part, options: Object.fromEntries(options) };
    }
    return part.type === LITERAL ? { ...part, value: accent(part.value) } : part;
  });
}

const LITERAL = 0;
const literal = (value: string): Ast[number] => ({ type: LITERAL, value });

/** The message with marks on its own letters and brackets around it; what stands for an argument stays. */
export const pseudo = (ast: Ast): Ast => [literal('[!! '), ...accented(ast), literal(' !!]')];

const all = (labels: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(labels).map(([key, label]) => [key, accent(label)]));

export const pseudoThing = (words: ThingWords): ThingWords => ({
  ...words,
  name: accent(words.name),
  ...(words.flavour === undefined ? {} : { flavour: accent(words.flavour) }),
  ...(words.hobbies === undefined ? {} : { hobbies: words.hobbies.map(accent) }),
  ...(words.actions === undefined ? {} : { actions: all(words.actions) }),
  ...(words.choices === undefined ? {} : { choices: all(words.choices) }),
  ...(words.vars === undefined ? {} : { vars: all(words.vars) }),
  ...(words.says === undefined ? {} : { says: all(words.says) }),
});
