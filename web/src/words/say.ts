import type { MessageKey, Phrase, Text } from '@hollow/text/browser';

export type SpokenArgs = Readonly<Record<string, string | number | Phrase>>;

/** A message whose key is put together from data: of a switch, a preset, a kind of entry. Its words are checked by tests in place of types. */
export const sayKey = (text: Text, key: string, args: SpokenArgs = {}): string =>
  (text.t as (key: MessageKey, args: SpokenArgs) => string)(key as MessageKey, args);

/** The same, or null where nobody has written it. */
export function sayKeyIf(text: Text, key: string, args: SpokenArgs = {}): string | null {
  const said = sayKey(text, key, args);
  return said === key || said.includes(`[${key}]`) ? null : said;
}

/** What friends call somebody; monsters and pieces have only their one name. */
export const shortName = (text: Text, id: string): string => text.short(id);
