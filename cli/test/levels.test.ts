import { botOfLevel, isPartner, LEVEL_PLAYOUTS, LEVELS, partnerLevel, playoutsUnder } from '@hollow/bots';
import { clone } from '@hollow/engine';
import { Planner, sidesTaken } from '@hollow/planner';
import { expect, test } from 'vitest';
import { engineFor, packsBehind } from '../src/packs/packs.ts';
import { keptStarts, playStart } from '../src/starts/kept-starts.ts';
import { hollow } from './hollow.ts';
import { must } from './must.ts';

const HAUNT = 'second-edition/tick-tick-tick';
const engine = engineFor(packsBehind(HAUNT));
const planner = new Planner(engine);
const { state } = must(playStart(engine, HAUNT, 4, must(keptStarts()[HAUNT]?.[4]?.[0], 'a start')), 'the haunt');

test.each(LEVELS)(
  'a bot of the level %s gives the same answer to the same view, seed and number of playouts',
  (level) => {
    const decision = must(engine.pending(state)[0], 'a question');
    const view = engine.view(state, decision.seat);
    const answers = [1, 2].map(() =>
      botOfLevel(level, { engine, planner }, 'same', { playouts: 2 }).answer(view, decision),
    );
    expect(answers[0]).toBe(answers[1]);
    expect(decision.options[answers[0] ?? -1]).toBeDefined();
  },
);

test('harder bots think more, and under load everybody thinks less, but never not at all', () => {
  const all = LEVELS.map((level) => LEVEL_PLAYOUTS[level]);
  expect(all).toEqual(all.toSorted((a, b) => a - b));
  for (const level of LEVELS) {
    expect(playoutsUnder(level, 0)).toBe(LEVEL_PLAYOUTS[level]);
    expect(playoutsUnder(level, 1)).toBe(LEVEL_PLAYOUTS[level]);
    expect(playoutsUnder(level, 1000)).toBeGreaterThan(0);
    expect(playoutsUnder(level, 1000)).toBeLessThanOrEqual(LEVEL_PLAYOUTS[level]);
  }
});

test('a partner is never below normal: whoever is on the side of a person, or may be', () => {
  expect(LEVELS.map(partnerLevel)).toEqual(['normal', 'normal', 'hard']);
  const sides = sidesTaken(engine, state);
  const traitor = sides.findIndex((own) => own.includes('traitor'));
  const [one = -1, other = -1] = sides.flatMap((own, seat) => (own.includes('heroes') ? [seat] : []));
  const seen = engine.view(state, 'public');
  expect(isPartner(seen, other, [one])).toBe(true);
  expect(isPartner(seen, traitor, [one])).toBe(false);
  expect(isPartner(seen, other, [traitor])).toBe(false);
  const secret = clone(state);
  secret.shown.fill(0);
  expect(isPartner(engine.view(secret, 'public'), traitor, [one])).toBe(true);
  const { state: dealt } = engine.create({ seats: [{}, {}, {}] }, 'before');
  expect(isPartner(engine.view(dealt, 'public'), 1, [0])).toBe(false);
});

test('the terminal refuses a level that there is not', async () => {
  const { code, err } = await hollow(['play', '--level', 'heroic']);
  expect(code).toBe(2);
  expect(err).toContain('easy, normal or hard');
});
