import { defineOne } from '../../define/expression.ts';
import type { ActorEx } from '../../language/words.generated.ts';

export const actorWord = defineOne({
  x: 'actor',
  means: 'Who began the effect: the drawer of an event in which everybody rolls.',
  example: {},
  yields: 'who',
  fields: {},
  gives: () => (g) => g.scope.actor,
});

export const actor: ActorEx = { x: 'actor' };
