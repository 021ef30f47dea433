import type { SeenEvent } from '@hollow/engine';
import type { Phrase, Text } from '@hollow/text/browser';

/** The attack of a rule comes from nobody: what its throw says of it. */
export const ruleOfAttack = (event: SeenEvent): string | null =>
  event.type === 'roll' && event.who === '' && event.tags.includes('attack') ? (event.behind ?? null) : null;

/** What attacks by itself, as the reader's own page calls it; null where it has no name there. */
export const foeOf = (text: Text, rule: string | null): Phrase | null => (rule === null ? null : text.foe(rule));

/** The same for a fight that has been told so far. */
export const foeBehind = (text: Text, events: readonly SeenEvent[]): Phrase | null =>
  foeOf(text, events.map(ruleOfAttack).find((rule) => rule !== null) ?? null);
