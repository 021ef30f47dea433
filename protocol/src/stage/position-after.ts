import type { Position, SeenEvent } from '@hollow/engine';

/**
 * The position between two steps: what a viewer knew before, and what the events shown so far have changed of it. What an event does not tell comes with
 * the view at the end of the step, so that nothing on the page is ahead of the scene being shown.
 */

type Explorer = Position['explorers'][number];
type Token = Position['tokens'][number];

const change = <T extends { readonly id: string }>(all: readonly T[], id: string, how: (one: T) => T): readonly T[] =>
  all.some((one) => one.id === id) ? all.map((one) => (one.id === id ? how(one) : one)) : all;

const withExplorer = (position: Position, id: string, how: (one: Explorer) => Explorer): Position => {
  const explorers = change(position.explorers, id, how);
  return explorers === position.explorers ? position : { ...position, explorers };
};

/** Somebody stands in another room, and whoever they hold comes along; what is carried follows at the end of the step. */
function standingIn(position: Position, who: string, room: string, part: number): Position {
  const moved = withExplorer(position, who, ({ zone: _zone, ...one }) => ({ ...one, room, part }));
  const tokens = change<Token>(moved.tokens, who, (one) => ({ ...one, room, part }));
  const there = tokens === moved.tokens ? moved : { ...moved, tokens };
  const held = there.explorers.filter(({ id, holder }) => holder === who && id !== who);
  return held.reduce((then, { id }) => standingIn(then, id, room, part), there);
}

function withTrait(position: Position, who: string, trait: string, steps: number, to: number): Position {
  return withExplorer(position, who, (one) => {
    const now = one.traits[trait];
    if (now === undefined) return one;
    return { ...one, traits: { ...one.traits, [trait]: { ...now, step: now.step + steps, value: to } } };
  });
}

/** A card is in one hand at most. */
function inHand(position: Position, card: string, to: string): Position {
  const explorers = position.explorers.map((one) => {
    const has = one.cards.includes(card);
    if (one.id === to) return has ? one : { ...one, cards: [...one.cards, card] };
    return has ? { ...one, cards: one.cards.filter((other) => other !== card) } : one;
  });
  return { ...position, explorers, piles: position.piles.filter((lying) => lying.card !== card) };
}

type Laid = Extract<SeenEvent, { readonly type: 'discover' | 'room-added' | 'room-moved' }>;

function withRoom(position: Position, { room, floor, x, y, turn }: Laid): Position {
  const rooms = position.rooms.filter(({ id }) => id !== room);
  return { ...position, rooms: [...rooms, { id: room, floor, x, y, turn }] };
}

/** The position after an event, as far as the event tells. */
export function positionAfter(position: Position, event: SeenEvent): Position {
  switch (event.type) {
    case 'round':
      return { ...position, round: event.n };
    case 'turn':
      return { ...position, turn: { who: event.who, n: event.n, spent: 0, stopped: false, movesLeft: null } };
    case 'move':
      return standingIn(position, event.who, event.to, event.part);
    case 'placed':
      return event.to === '' ? position : standingIn(position, event.who, event.to, event.part ?? 0);
    case 'sent':
      return withExplorer(position, event.who, (one) => ({ ...one, room: '', part: 0, zone: event.zone }));
    case 'crossed':
      return standingIn(position, event.who, event.room, event.part);
    case 'discover':
    case 'room-added':
    case 'room-moved':
      return withRoom(position, event);
    case 'card':
      return event.to === '' && event.from === '' ? position : inHand(position, event.card, event.to);
    case 'draw': {
      const { drawn } = position;
      return { ...position, drawn: { ...drawn, [event.deck]: (drawn[event.deck] ?? 0) + 1 } };
    }
    case 'haunt': {
      const { haunt, traitor, hauntKind } = event;
      if (haunt === '') return position;
      return { ...position, haunt, traitor, ...(hauntKind === undefined ? {} : { hauntKind }) };
    }
    case 'trait':
      return withTrait(position, event.who, event.trait, event.steps, event.to);
    case 'died':
      return withExplorer(position, event.who, (one) => ({ ...one, dead: true }));
    default:
      return position;
  }
}
