import type { MessageKey, Text } from '@hollow/text/browser';

/** A message whose key is put together from data: of a switch, a preset, a kind of entry. Its words are checked by tests in place of types. */
export const sayKey = (text: Text, key: string, args: Readonly<Record<string, string | number>> = {}): string =>
  (text.t as (key: MessageKey, args: Readonly<Record<string, string | number>>) => string)(key as MessageKey, args);

/** The same, or null where nobody has written it. */
export function sayKeyIf(text: Text, key: string, args: Readonly<Record<string, string | number>> = {}): string | null {
  const said = sayKey(text, key, args);
  return said === key || said.includes(`[${key}]`) ? null : said;
}

/** A question to somebody whose token stands beside it need not begin with the name. */
export function dropName(text: Text, question: string, id: string): string {
  const name = `${text.name(id)}: `;
  if (!question.startsWith(name)) return question;
  const rest = question.slice(name.length);
  return rest.charAt(0).toLocaleUpperCase(text.lang === 'qps' ? 'en' : text.lang) + rest.slice(1);
}

/** What friends call somebody; monsters and pieces have only their one name. */
export const shortName = (text: Text, id: string): string => text.short(id);
