import { secondEdition } from '@hollow/content';
import { Engine } from '@hollow/engine';
import { deviationOf } from '@hollow/engine/kit';
import { expect, test } from 'vitest';
import { CLAUSES } from '../second-edition/clauses.ts';

const whole = JSON.stringify(secondEdition);
const houses = Object.entries(CLAUSES).flatMap(([rule, clause]) => {
  const house = deviationOf(new Set([rule, clause])).pack?.(secondEdition) ?? secondEdition;
  return JSON.stringify(house) === whole ? [] : [[rule, house] as const];
});

test.each(houses)('a house without %s is still a house: what proves the rule fails because of the rule', (_, house) => {
  expect(() => new Engine([house]).program({})).not.toThrow();
});
