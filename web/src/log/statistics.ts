import type { SeenEvent } from '@hollow/engine';

/** By explorer, the round of death. */
export function deathRounds(events: readonly SeenEvent[]): ReadonlyMap<string, number> {
  const died = new Map<string, number>();
  let round = 1;
  for (const event of events) {
    if (event.type === 'round') round = event.n;
    if (event.type === 'died') died.set(event.who, round);
  }
  return died;
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
