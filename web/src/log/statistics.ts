import type { SeenEvent } from '@hollow/engine';
import { whomConcerns } from './seen.ts';

/** What somebody did in a game. */
export interface ExplorerTally {
  readonly who: string;
  rooms: number;
  steps: number;
  cards: number;
  dice: number;
  pips: number;
  damage: number;
  won: number;
  fought: number;
  /** The round of death; null for those who lived. */
  died: number | null;
}

/** The doings of each explorer, in the order of play. */
export function tallyExplorers(events: readonly SeenEvent[], order: readonly string[]): ExplorerTally[] {
  const rows = new Map<string, ExplorerTally>(
    order.map((who) => [
      who,
      { who, rooms: 0, steps: 0, cards: 0, dice: 0, pips: 0, damage: 0, won: 0, fought: 0, died: null },
    ]),
  );
  let round = 1;
  const of = (id: string): ExplorerTally | undefined => rows.get(id);
  for (const event of events) {
    const row = of(whomConcerns(event) ?? '');
    if (event.type === 'round') round = event.n;
    if (event.type === 'fought') {
      const by = of(event.by);
      const on = of(event.on);
      const { attack, defence } = event;
      if (by !== undefined) by.fought += 1;
      if (on !== undefined) on.fought += 1;
      if (attack > defence && by !== undefined) by.won += 1;
      if (defence > attack && on !== undefined) on.won += 1;
    }
    if (row === undefined) continue;
    if (event.type === 'move') row.steps += 1;
    if (event.type === 'discover') row.rooms += 1;
    if (event.type === 'draw') row.cards += 1;
    if (event.type === 'damage') row.damage += event.n;
    if (event.type === 'died') row.died = round;
    if (event.type === 'roll') {
      row.dice += event.faces.length;
      row.pips += event.faces.reduce((sum, face) => sum + face, 0);
    }
  }
  return [...rows.values()];
}

/** A moment that stands on the line of the game. */
export interface Milestone {
  readonly at: number;
  readonly kind: 'drawn' | 'haunt' | 'death' | 'deed' | 'end';
  readonly id: string;
}

/** Cards of the deck that brings it nearer, the haunt, deaths, what the haunt's own actions did, the end: by their place among all events. */
export function milestones(events: readonly SeenEvent[], countedDeck: string | null): Milestone[] {
  const found: Milestone[] = [];
  const deeds = new Set<string>();
  for (const [at, event] of events.entries()) {
    if (event.type === 'draw' && event.deck === countedDeck) found.push({ at, kind: 'drawn', id: event.card });
    if (event.type === 'haunt') found.push({ at, kind: 'haunt', id: event.haunt });
    if (event.type === 'died') found.push({ at, kind: 'death', id: event.who });
    if (event.type === 'won') found.push({ at, kind: 'end', id: event.why });
    if (event.type === 'offer' && event.rule.startsWith('haunts/') && !deeds.has(event.rule)) {
      deeds.add(event.rule);
      found.push({ at, kind: 'deed', id: event.rule });
    }
  }
  return found;
}
