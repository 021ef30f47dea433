import { secondEdition } from '@hollow/content';
import { Engine } from '@hollow/engine';
import { beginHaunt } from '@hollow/engine/kit';
import { loadText } from '@hollow/text';
import { expect, test } from 'vitest';
import { asidesOf } from '../src/table/dock/asides.ts';
import { must } from './must.ts';

test('A hidden traitor is offered to step out while somebody else is at turn, and nobody else is', () => {
  const engine = new Engine([secondEdition]);
  const text = loadText('en', [secondEdition]).during({ haunt: 'guillotines' });
  const { state } = engine.create({ seats: [{}, {}, {}] }, 'asides');
  beginHaunt(engine, state, 34, state.turn.who);
  while (state.question?.kind === 'ready') engine.apply(state, state.question.seat, state.question.id, 0);
  const traitor = must(state.controller[state.sides.indexOf(1)]);
  // On one’s own turn the page of the haunt offers it.
  while (state.question?.seat === traitor) {
    const { options } = must(engine.pending(state)[0]);
    const end = options.findIndex(({ verb }) => verb === 'end');
    engine.apply(state, traitor, state.question.id, end < 0 ? 0 : end);
  }
  const seen = [0, 1, 2].map((seat) => asidesOf(engine.view(state, seat).standing, text.option));
  expect(seen.map((asides) => asides.length)).toEqual([0, 1, 2].map((seat) => (seat === traitor ? 1 : 0)));
  const { offer, option, label } = must(seen[traitor]?.[0]);
  expect(label).toBe('Reveal that you are the traitor');
  expect(engine.apply(state, traitor, offer.id, option).ok).toBe(true);
  expect(engine.view(state, traitor).standing).toEqual([]);
});
