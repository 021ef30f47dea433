import { secondEdition } from '@hollow/content';
import { Engine } from '@hollow/engine';
import { arrange, beginHaunt } from '@hollow/engine/kit';
import * as w from '@hollow/engine/words';
import { Planner } from '@hollow/planner';
import { expect, test } from 'vitest';

/** Haunts that are made up for one thing each that a planner has to see. */

type Position = Parameters<typeof arrange>[2];
const EXPLORERS = ['ox-bellows', 'zoe-ingstrom', 'vivian-lopez'];

type Condition = Parameters<typeof w.when>[0];
type MadeUp = Omit<Parameters<typeof w.haunt>[0], 'id' | 'number' | 'kind' | 'traitor' | 'wins'>;

/** How well Ox Bellows stands as a hero of a haunt that is made up, if the heroes want this; without fear. */
function hoping(heroes: Condition, parts: MadeUp, position: Position): number {
  const wins = { heroes, traitor: w.gone(w.heroes) };
  const haunt = w.haunt({ id: 'made-up', number: 951, kind: 'traitor', traitor: w.revealer, ...parts, wins });
  const playing = new Engine([secondEdition, { id: 'made-up', extends: 'second-edition', haunts: [haunt] }]);
  const { state } = playing.create({ seats: EXPLORERS.map((id) => ({ explorers: [id] })) }, 'hopes');
  const { order } = playing.view(state, 'all').position;
  beginHaunt(playing, state, 951, (secondEdition.cards ?? []).length + order.indexOf('ox-bellows'));
  while (state.question !== null && state.question.kind !== 'turn')
    playing.apply(state, state.question.seat, state.question.id, 0);
  arrange(playing, state, position);
  return new Planner(playing).potential(state, 0, state, 0);
}

/** An Urn has to be on the Upper Landing. */
const carrying = (wins: Condition, room: string, urn: { room?: string; holder?: string }): number =>
  hoping(
    wins,
    { pieces: { urn: { n: 1, carry: 'item' } }, setup: { traitor: [w.deploy('urn', { rooms: w.revealRoom })] } },
    { explorers: { 'ox-bellows': { room } }, pieces: [{ id: 'urn', ...urn }] },
  );

test.each([
  ['it is there', w.at(w.piece('urn'), w.named('upper-landing'))],
  ['the room where it is is that one', w.exists(w.both(w.roomOf(w.pieces('urn')), w.named('upper-landing')))],
])('a piece that has to be somewhere is fetched and taken there, and does not go there by itself: %s', (_, wins) => {
  const [near, far] = ['grand-staircase', 'entrance-hall'];
  // Whoever has it goes there; who has not goes to it first, even away from the room.
  expect(carrying(wins, near, { holder: 'ox-bellows' })).toBeGreaterThan(
    carrying(wins, far, { holder: 'ox-bellows' }) + 0.5,
  );
  expect(carrying(wins, far, { holder: 'ox-bellows' })).toBeGreaterThan(carrying(wins, far, { room: far }));
  expect(carrying(wins, far, { room: far })).toBeGreaterThan(carrying(wins, near, { room: far }));
  expect(carrying(wins, near, { room: near })).toBeGreaterThan(carrying(wins, far, { room: near }));
});

test('where a piece is laid once a room is found, somebody looks for that room', () => {
  const laid = w.layIn(w.named('attic'), 'urn', { as: 'laid' });
  const seeking = (room: string): number =>
    hoping(
      w.exists(w.pieces('urn')),
      { pieces: { urn: { n: 1 } }, vars: laid.vars, rules: { later: laid.later } },
      { explorers: { 'ox-bellows': { room } } },
    );
  expect(seeking('upper-landing')).toBeGreaterThan(seeking('grand-staircase') + 0.03);
  expect(seeking('grand-staircase')).toBeGreaterThan(seeking('foyer') + 0.03);
});

test('who is sought by monsters can stand where their way leads through a room in which something happens to them', () => {
  const lured = (room: string): number =>
    hoping(
      w.is(w.v('lulled'), '≥', 1),
      {
        counters: { lulled: { to: 1 } },
        monsters: { ghoul: { n: 1, traits: { speed: 2, might: 5, sanity: 2 }, will: [{ seekAny: w.heroes }] } },
        setup: { traitor: [w.deploy('ghoul', { rooms: w.revealRoom })] },
        rules: {
          lull: {
            on: 'enter.after',
            for: w.piece('ghoul'),
            when: w.isIn(w.theRoom, w.named('grand-staircase')),
            do: [w.add('lulled', 1)],
          },
        },
      },
      { explorers: { 'ox-bellows': { room } }, pieces: [{ id: 'ghoul', room: 'foyer' }] },
    );
  expect(lured('grand-staircase')).toBeGreaterThan(lured('entrance-hall') + 0.3);
  expect(lured('upper-landing')).toBeGreaterThan(lured('entrance-hall') + 0.3);
});

test('where no way leads to a room, the way to a door counts as any other way does', () => {
  const shutOff = (room: string): number =>
    hoping(
      w.at(w.playedBy('ox-bellows'), w.named('basement-landing')),
      {},
      { explorers: { 'ox-bellows': { room, steps: { speed: 3 } } } },
    );
  // The foyer has doors that nobody has opened, the staircase has none.
  expect(shutOff('foyer')).toBeGreaterThan(shutOff('grand-staircase') + 0.2);
});
