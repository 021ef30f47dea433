import type { SeenEvent } from '@hollow/engine';
import type { TablePacks } from '../packs/TablePacks.ts';

/** Something that an event came from and that can be read: a card, or a room. */
export interface CauseBehind {
  readonly kind: 'card' | 'room';
  readonly id: string;
}

type Known = Pick<TablePacks, 'card' | 'room'>;

/** Events that say themselves what they are about, and those that only show a card. */
const namedBy = (event: SeenEvent): string => {
  if ('about' in event && typeof event.about === 'string') return event.about;
  return event.type === 'draw' ? event.card : '';
};

/** What lies behind the last of some events that names it; null where none does. */
export function behindEvents(events: readonly SeenEvent[], packs: Known): CauseBehind | null {
  for (const event of events.toReversed()) {
    const id = namedBy(event);
    if (id === '') continue;
    if (packs.card(id) !== undefined) return { kind: 'card', id };
    if (packs.room(id) !== undefined) return { kind: 'room', id };
  }
  return null;
}
