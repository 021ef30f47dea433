import type { SeenEvent } from '@hollow/engine';

/** What somebody did in a game. */
export interface Tally {
  readonly who: string;
  rooms: number;
  steps: number;
  cards: number;
  dice: number;
  pips: number;
  damage: number;
  won: number;
  fought: number;
  /** The round of death; null for who lived. */
  died: number | null;
}

/** The doings of each explorer, in the order of play. */
export function tallies(events: readonly SeenEvent[], order: readonly string[]): Tally[] {
  const rows = new Map<string, Tally>(
    order.map((who) => [
      who,
      { who, rooms: 0, steps: 0, cards: 0, dice: 0, pips: 0, damage: 0, won: 0, fought: 0, died: null },
    ]),
  );
  let round = 1;
  const of = (id: unknown): Tally | undefined => rows.get(String(id));
  for (const event of events) {
    const row = of(event.who);
    if (event.type === 'round') round = Number(event.n);
    if (event.type === 'fought') {
      const by = of(event.by);
      const on = of(event.on);
      const [attack, defence] = [Number(event.attack), Number(event.defence)];
      if (by !== undefined) by.fought += 1;
      if (on !== undefined) on.fought += 1;
      if (attack > defence && by !== undefined) by.won += 1;
      if (defence > attack && on !== undefined) on.won += 1;
    }
    if (row === undefined) continue;
    if (event.type === 'move') row.steps += 1;
    if (event.type === 'discover') row.rooms += 1;
    if (event.type === 'draw') row.cards += 1;
    if (event.type === 'damage') row.damage += Number(event.n);
    if (event.type === 'died') row.died = round;
    if (event.type === 'roll' && Array.isArray(event.faces)) {
      row.dice += event.faces.length;
      row.pips += event.faces.reduce((sum: number, face) => sum + Number(face), 0);
    }
  }
  return [...rows.values()];
}

/** A moment that stands on the line of the game. */
export interface Milestone {
  readonly at: number;
  readonly kind: 'omen' | 'haunt' | 'death' | 'deed' | 'end';
  readonly id: string;
}

/** Omens, the haunt, deaths, what the haunt's own actions did, the end: by their place among all events. */
export function milestones(events: readonly SeenEvent[]): Milestone[] {
  const found: Milestone[] = [];
  const deeds = new Set<string>();
  for (const [at, event] of events.entries()) {
    if (event.type === 'draw' && event.deck === 'omen') found.push({ at, kind: 'omen', id: String(event.card) });
    if (event.type === 'haunt') found.push({ at, kind: 'haunt', id: String(event.haunt) });
    if (event.type === 'died') found.push({ at, kind: 'death', id: String(event.who) });
    if (event.type === 'won') found.push({ at, kind: 'end', id: String(event.why) });
    const rule = String(event.rule ?? '');
    if (event.type === 'offer' && rule.startsWith('haunts/') && !deeds.has(rule)) {
      deeds.add(rule);
      found.push({ at, kind: 'deed', id: rule });
    }
  }
  return found;
}
