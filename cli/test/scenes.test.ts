import { secondEdition, thirdEdition } from '@hollow/content';
import { Engine, picker, type SeenEvent } from '@hollow/engine';
import { positionAfter, scenesOf } from '@hollow/protocol/stage';
import { expect, test } from 'vitest';
import { must } from './must.ts';

const FULL = process.env.HOLLOW_TEST === 'full';
const HAUNTS = [secondEdition, thirdEdition].flatMap((edition) => {
  const engine = new Engine([edition]);
  const written = (edition.haunts ?? []).filter(({ wins }) => wins !== undefined);
  return written.map(({ id, number }) => ({ engine, id: `${edition.id}/${id}`, number }));
});
type Haunt = (typeof HAUNTS)[number];

/** Every step of a game by chance, with the events as a seat sees them and its views before and after. */
function* stepsOf({ engine, id: name, number: haunt }: Haunt, seats: number) {
  const { state } = engine.create({ seats: Array.from({ length: seats }, () => ({})), haunts: [haunt] }, `s${haunt}`);
  const pick = picker(`scenes ${haunt}`);
  let before = engine.view(state, 0).position;
  for (let n = 0; n < 400 && state.outcome === null; n++) {
    const { id, seat, options } = must(engine.pending(state)[0], 'a question');
    const applied = engine.apply(state, seat, id, pick(options.length));
    if (!applied.ok) throw new Error(applied.refusal.message);
    const after = engine.view(state, 0).position;
    const events = applied.events.map((event): SeenEvent => engine.seen(event, 0));
    yield { events, before, after, where: `${name}, answer ${n}` };
    before = after;
  }
}

test.each(HAUNTS)('games of $id are shown scene by scene without losing anything', (haunt) => {
  for (const { events, before, after, where } of stepsOf(haunt, 3 + (haunt.number % 4))) {
    const scenes = scenesOf(events, (event) => event);
    expect(
      scenes.flatMap(({ items }) => items),
      where,
    ).toEqual(events);
    // Whoever is hurt, walks or dies has done so by the end of the scenes, where the view says so, and nowhere else.
    const shown = events.reduce(positionAfter, before);
    const facts = ({ explorers }: typeof before) =>
      explorers.map(({ id, room, traits }) => ({ id, room, values: Object.values(traits).map(({ value }) => value) }));
    expect(facts(shown), where).toEqual(facts(after));
  }
});

test('what one must have seen has a scene of its own', () => {
  // What happens is the same in every haunt: a few bring all of it about, the full run plays them all.
  const kinds = HAUNTS.filter((_, i) => FULL || i % 5 === 0).flatMap((haunt) =>
    [...stepsOf(haunt, 4)].flatMap(({ events }) =>
      scenesOf(events, (event) => event).flatMap(({ kind, items }) => items.map(({ type }) => [type, kind] as const)),
    ),
  );
  const shownAs = (type: string): Set<string> =>
    new Set(kinds.flatMap(([told, kind]) => (told === type ? [kind] : [])));
  expect([...shownAs('draw')]).toEqual(['card']);
  expect([...shownAs('died')]).toEqual(['death']);
  expect([...shownAs('discover')]).toEqual(['room']);
  expect([...shownAs('haunt')]).toEqual(['haunt']);
  expect([...shownAs('fought')]).toEqual(['fight']);
  expect([...shownAs('tile-buried')]).toEqual(['burial']);
  expect([...shownAs('proposed')]).toEqual(['trade']);
});
