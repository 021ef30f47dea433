import type { G } from '../core/context.ts';
import { cardCode, flagsOf, placeOf, roomId, tokenCode } from '../core/tables.ts';
import { bears } from '../language/tags.ts';
import { cardsHeldBy, carriedBy, explorersOf, isExplorer, isToken, partOf, roomOf } from '../machine/characters.ts';
import { forbidden } from '../machine/fold.ts';
import { idOf, tell } from '../machine/log.ts';
import { BOX, HELD, isHeld, STUNNED } from '../state/state.ts';
import { markDied } from './trading.ts';

/** Who is held fast or carried stands on the ground again. */
export function setDown(g: G, who: number): void {
  const [room, part] = [roomOf(g, who), partOf(g, who)];
  if (!isHeld(placeOf(g, who)) || room < 0) return;
  g.s.things.place[who] = room;
  g.s.things.part[who] = part;
  tell(g, 'let-go', { who: idOf(g, who), room: roomId(g, room) });
}

/** Everything a character leaves behind: items fall, companions wait for the next explorer, the rest goes out of the game. */
export function leaveBehind(g: G, who: number): void {
  if (isExplorer(g, who) && g.law['death.keeps-cards']()) {
    for (const x of explorersOf(g)) if (placeOf(g, x) === HELD + who) setDown(g, x);
    // What may be traded stays with the corpse; other pieces go back to where they came from.
    for (const piece of carriedBy(g, who))
      if (isToken(g, piece) && tokenCode(g, piece).carry !== 'item') g.s.things.place[piece] = BOX;
    markDied(g, who);
    return;
  }
  const room = forbidden(g, 'bequeath', who) === null ? roomOf(g, who) : -1;
  const part = partOf(g, who);
  for (const card of cardsHeldBy(g, who)) {
    const { id, tags, item } = cardCode(g, card);
    g.s.things.part[card] = part;
    const stays = room >= 0 && ((item && g.law['loot.items-fall']()) || bears(tags, 'companion'));
    g.s.things.place[card] = stays ? room : BOX;
    if (stays) tell(g, 'card', { card: id, from: idOf(g, who), to: '', room: roomId(g, room), pile: '' });
  }
  for (const x of explorersOf(g)) if (placeOf(g, x) === HELD + who) setDown(g, x);
  for (const piece of carriedBy(g, who)) {
    g.s.things.place[piece] = room >= 0 ? room : BOX;
    g.s.things.part[piece] = part;
  }
}

/** A monster is stunned, by whatever: if it was acting, it does nothing more. */
export function stunMonster(g: G, who: number): void {
  g.s.things.flags[who] = flagsOf(g, who) | STUNNED;
  // Ruling: in its own turn it does nothing more, lest it pick up at once what it has dropped.
  if (g.law['monster.stun-drops']() && g.s.turn.who === who) g.s.turn.over = true;
}
