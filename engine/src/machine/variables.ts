import type { G } from '../core/context.ts';
import { cell } from '../core/tables.ts';
import { HELD } from '../state/state.ts';
import { roomOf } from './characters.ts';

/** Whose the variable is: the card, room or token that declares it; the haunt's; or one of a character, a room or a thing. */
function varOwner(g: G, slot: number, of: number | undefined): number {
  switch (g.p.varScope[slot]) {
    case 'carrier':
      return g.scope.owner;
    case 'room':
      return of ?? roomOf(g, g.scope.self);
    case 'who':
      return HELD + (of ?? g.scope.self);
    case 'thing':
      return of === undefined ? g.scope.owner : HELD + of;
    case 'pair': {
      const [a, b] = [g.scope.self, of ?? g.scope.self];
      return HELD * (1 + Math.min(a, b)) + Math.max(a, b);
    }
    default:
      return -1;
  }
}

function varKey(g: G, slot: number, of: number | undefined): string {
  const owner = varOwner(g, slot, of);
  let keys = g.variableKeys[slot];
  if (keys === undefined) {
    keys = new Map();
    g.variableKeys[slot] = keys;
  }
  let key = keys.get(owner);
  if (key === undefined) {
    key = `${slot}.${owner}`;
    keys.set(owner, key);
  }
  return key;
}

export const readVar = (g: G, slot: number, of?: number): number =>
  g.s.vars[varKey(g, slot, of)] ?? cell(g.p.varStart, slot);
export const writeVar = (g: G, slot: number, value: number, of?: number): void => {
  g.s.vars[varKey(g, slot, of)] = value;
};
