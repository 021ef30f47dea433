import type { Catalog } from '../language/catalog.ts';
import type { Message } from '../language/packed.ts';
import { KINDS, type Kind, type Words } from '../language/words.ts';
import { type RuleLine, writtenLine } from './lines.ts';
import type { RenderScope } from './scope.ts';

/** Rules text that was written by hand stands among the messages, so that it can select on the readings of the table. */

const keyOf = (kind: Kind, id: string, rule: string): string => `rules.${kind}.${id}.${rule}`;

/** The messages of all things of a language. */
export function writtenMessages(words: Words<Message>): Record<string, string> {
  const found: Record<string, string> = {};
  for (const kind of KINDS)
    for (const [id, thing] of Object.entries(words.things[kind] ?? {}))
      for (const [rule, text] of Object.entries(thing.rules ?? {})) found[keyOf(kind, id, rule)] = text;
  return found;
}

function say(catalog: Catalog, key: string, s: RenderScope): string | null {
  return catalog.has(key) ? catalog.say(key, s.ruleset) : null;
}

/** The lines that were written for a rule; null where there are none. */
export function writtenLines(s: RenderScope, rule: string): RuleLine[] | null {
  if (s.thing === null) return null;
  const text = say(s.catalog, keyOf(s.thing.kind, s.thing.id, rule), s);
  if (text === null) return null;
  return text === '' ? [] : text.split('\n').map((line) => writtenLine(s.catalog, line));
}
