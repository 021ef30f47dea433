import { secondEdition } from '@hollow/content';
import { Engine, isWritten, type State } from '@hollow/engine';
import { beginHaunt } from '@hollow/engine/kit';
import { expect, test } from 'vitest';

const engine = new Engine([secondEdition]);
const written = (secondEdition.haunts ?? []).filter(isWritten);

/** The number of the haunt that begins where the chart names this one. */
function begunFor(number: number, players: number, allowed?: readonly number[]): number {
  const setup = { seats: Array.from({ length: players }, () => ({})), ...(allowed ? { haunts: allowed } : {}) };
  const { state }: { state: State } = engine.create(setup, `chart ${number}`);
  beginHaunt(engine, state, number, state.turn.who);
  return engine.program(state.ruleset).haunts[state.haunt]?.def.number ?? 0;
}

test.each([3, 4, 5, 6])('with all haunts allowed the chart alone decides, at a table of %i', (players) => {
  const other = written.filter(({ number }) => begunFor(number, players) !== number);
  expect(other.map(({ id }) => id)).toEqual([]);
});

test('a haunt that does not suit two players gives way to another, as one that was met already', () => {
  const suits = ({ kind }: (typeof written)[number]): boolean => kind === 'traitor';
  for (const def of written) {
    const begun = begunFor(def.number, 2);
    if (suits(def)) expect(begun, def.id).toBe(def.number);
    else
      expect(
        written.filter(suits).map(({ number }) => number),
        def.id,
      ).toContain(begun);
  }
});

test('a haunt that the table has left out gives way to one that it has not', () => {
  const [first, second] = written.map(({ number }) => number);
  expect(begunFor(first ?? 0, 3, [second ?? 0])).toBe(second);
});

test('every haunt of the edition stands in the chart, and the chart names no other', () => {
  const named = new Set(Object.values(secondEdition.chart?.rows ?? {}).flat());
  expect([...named].sort((a, b) => a - b)).toEqual(
    (secondEdition.haunts ?? []).map(({ number }) => number).sort((a, b) => a - b),
  );
});
