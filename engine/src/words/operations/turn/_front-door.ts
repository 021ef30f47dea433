import type { G } from '../../../core/context.ts';
import { idOf, tell } from '../../../machine/log.ts';
import { frontRoom } from '../../../play/thresholds.ts';
import { OUTSIDE } from '../../../state/state.ts';
import { placeWord } from '../movement/place.ts';

/** Out of the house: in no room, with turns of one's own. */
export function goOut(g: G, who: number): void {
  g.s.turn.spent++;
  g.s.turn.moved = true;
  g.s.things.place[who] = OUTSIDE;
  g.s.things.part[who] = 0;
  tell(g, 'sent', { who: idOf(g, who), zone: 'outside' });
}

export function comeIn(g: G, who: number): void {
  g.s.turn.spent++;
  g.s.turn.moved = true;
  placeWord.perform(g, who, { room: frontRoom(g), symbols: 1 });
}
