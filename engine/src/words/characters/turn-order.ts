import { defineSet } from '../../define/expression.ts';
import type { TurnOrderEx } from '../../language/words.generated.ts';
import { roomOf, tableOrder } from '../../machine/characters.ts';
import { isInZone as inZonePlace } from '../../state/state.ts';

export const turnOrderWord = defineSet({
  x: 'turnOrder',
  means: 'Explorers in the order of their turns, the first player first.',
  example: {},
  yields: 'who',
  fields: {},
  list: () => (g) =>
    g.law['turn.order'](tableOrder(g).filter((who) => roomOf(g, who) >= 0 || inZonePlace(g.s.things.place[who] ?? -1))),
});

export const turnOrder: TurnOrderEx = { x: 'turnOrder' };
