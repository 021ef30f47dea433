import { IntlMessageFormat } from 'intl-messageformat';

/** A message as its parser sees it. */
export type Ast = ReturnType<IntlMessageFormat['getAst']>;

/** The names of the arguments in a message, also inside its selections. */
export function argumentsOf(ast: Ast): Set<string> {
  const found = new Set<string>();
  for (const part of ast) {
    if ('options' in part)
      for (const option of Object.values(part.options)) for (const name of argumentsOf(option.value)) found.add(name);
    const isText = part.type === 0 || part.type === 7;
    if (!isText && 'value' in part) found.add(part.value);
  }
  return found;
}

/** The names of those arguments that decide between words, and are not only said. */
export function chosenIn(ast: Ast): Set<string> {
  const found = new Set<string>();
  for (const part of ast) {
    if (!('options' in part)) continue;
    found.add(part.value);
    for (const option of Object.values(part.options)) for (const name of chosenIn(option.value)) found.add(name);
  }
  return found;
}

/** Most messages are nothing but words: they say themselves, and need no parser. */
export const isPlain = (message: string): boolean => !/[{}']/.test(message);

/** Reads a message; throws where it is no ICU message. */
export const parse = (message: string): Ast =>
  new IntlMessageFormat(message, 'en', undefined, { ignoreTag: true }).getAst();
