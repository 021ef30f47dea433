import type { MessageKey, Text } from '@hollow/text/browser';

/** A message whose key is put together from data: of a switch, a preset, a kind of entry. Its words are checked by tests in place of types. */
export const sayKey = (text: Text, key: string, args: Readonly<Record<string, string | number>> = {}): string =>
  (text.t as (key: MessageKey, args: Readonly<Record<string, string | number>>) => string)(key as MessageKey, args);

/** The same, or null where nobody has written it. */
export function sayKeyIf(text: Text, key: string, args: Readonly<Record<string, string | number>> = {}): string | null {
  const said = sayKey(text, key, args);
  return said === key || said.includes(`[${key}]`) ? null : said;
}

/** What friends call somebody; monsters and pieces have only their one name. */
export const shortName = (text: Text, id: string): string => text.short(id);
