import type { Motive } from '@hollow/engine';
import type { Text } from './text.ts';

/** What a bot says when it is asked why it did that, in one line; null where it may not say. `haunt` is the one in play. */
export function motiveLine(text: Text, motive: Motive | null, haunt: string | null): string {
  if (motive === null) return text.t('why.secret');
  const { aim, what, room, turns } = motive;
  const percent = Math.round(100 * motive.chance);
  const there = turns > 0 ? 'far' : 'here';
  switch (aim) {
    case 'deed':
      return text.t('why.deed', {
        deed: text.action(`haunts/${haunt ?? ''}/${what}`),
        room: text.noun(room, 'rooms'),
        there,
        percent,
      });
    case 'attack':
      return text.t('why.attack', { foe: text.noun(what), there, percent });
    case 'thing':
      return text.t('why.thing', { thing: text.noun(what), room: text.noun(room, 'rooms') });
    case 'door':
      return text.t('why.door', { room: text.noun(room, 'rooms'), there });
    case 'flee':
      return text.t('why.flee', { room: text.noun(room, 'rooms') });
    case 'stay':
      return text.t('why.stay');
    case 'other':
      return text.t('why.other');
  }
}
