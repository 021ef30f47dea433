import { secondEdition } from '@hollow/content';
import { Engine, picker } from '@hollow/engine';
import { applyPatches, diff } from '@hollow/protocol';
import { expect, test } from 'vitest';

test('the difference of views in play is a small part of the view, and gives the view back', () => {
  const engine = new Engine([secondEdition]);
  const { state } = engine.create({ seats: [{}, {}, {}, {}] }, 'differences');
  const pick = picker('differences');
  const shown = (): Record<string, unknown> => {
    const { known: _known, backs: _backs, ...view } = engine.view(state, 1);
    return JSON.parse(JSON.stringify({ view }));
  };
  let held = shown();
  const shares: number[] = [];
  for (let i = 0; i < 300 && state.question !== null; i++) {
    engine.apply(state, state.question.seat, state.question.id, pick(engine.optionCount(state)));
    const next = shown();
    const patch = diff(held, next);
    held = applyPatches(held, patch);
    expect(held).toEqual(next);
    shares.push(JSON.stringify(patch).length / JSON.stringify(next).length);
  }
  shares.sort((a, b) => a - b);
  expect(shares[shares.length >> 1]).toBeLessThan(0.15);
});
