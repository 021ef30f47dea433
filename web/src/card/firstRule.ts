import { secondEditionHouse } from '@hollow/content/house';
import type { Text } from '@hollow/text/browser';

const KINDS = { event: 'events', item: 'items', omen: 'omens' } as const;

const known = new WeakMap<Text, Map<string, string>>();

/** What a card does, in a line: the first of its rules. */
export function firstRule(text: Text, id: string): string {
  const lines = known.get(text) ?? new Map<string, string>();
  known.set(text, lines);
  const line = lines.get(id) ?? readRule(text, id);
  lines.set(id, line);
  return line;
}

function readRule(text: Text, id: string): string {
  const deck = secondEditionHouse.cards?.find((card) => card.id === id)?.deck;
  if (deck !== 'event' && deck !== 'item' && deck !== 'omen') return '';
  const [line = ''] = text.rulesText(secondEditionHouse, KINDS[deck], id).flatMap((rule) => rule.split('\n'));
  // The rows of a table stand on the card itself.
  return line.trim().replace(/:$/, ' …');
}
