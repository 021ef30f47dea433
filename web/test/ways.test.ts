import { secondEdition } from '@hollow/content';
import { HousePlan } from '@hollow/drawing/plan';
import { type Decision, Engine, type Option, type Position, type State } from '@hollow/engine';
import { arrange, beginHaunt } from '@hollow/engine/kit';
import { loadText } from '@hollow/text';
import { describe, expect, test } from 'vitest';
import { dockItems } from '../src/table/dock/items.ts';
import { waysFor } from '../src/table/prompts/ways.ts';
import { FLOORS } from './board.ts';
import { must } from './must.ts';
import { SECOND } from './packs.ts';

const engine = new Engine([secondEdition]);
const text = loadText('en', [secondEdition]).during({ haunt: 'wail-of-the-banshee' });

const askedIn = (state: State): Decision => must(engine.pending(state)[0]);

function answer(state: State, wanted: (option: Option) => boolean): void {
  const { id, seat, options } = askedIn(state);
  engine.apply(state, seat, id, options.findIndex(wanted));
}

const sumOf = (option: Option): number | null =>
  option.verb === 'dice' ? option.faces.reduce((sum, face) => sum + face, 0) : null;

/** The Banshee has three spaces from the Foyer, along the right-hand wall; Zoe is up the stairs and the traitor in the Foyer. */
function onTheStairs(): State {
  const people = ['ox-bellows', 'zoe-ingstrom', 'vivian-lopez'];
  const { state } = engine.create(
    { seats: people.map((explorer) => ({ explorers: [explorer] })), dice: 'typed', first: 'ox-bellows' },
    'ash',
  );
  arrange(engine, state, {
    explorers: {
      'ox-bellows': { room: 'foyer' },
      'zoe-ingstrom': { room: 'upper-landing' },
      'vivian-lopez': { room: 'entrance-hall' },
    },
  });
  beginHaunt(engine, state, 8, state.turn.who);
  while (askedIn(state).kind === 'ready') answer(state, ({ verb }) => verb === 'ready');
  while (askedIn(state).kind === 'turn') answer(state, ({ verb }) => verb === 'end');
  for (const total of [3, 3]) answer(state, (option) => sumOf(option) === total);
  return state;
}

const sees = (state: State): Position => engine.view(state, askedIn(state).seat).position;

describe('Whoever leads a monster', () => {
  test('is told how far it goes, what holds it to a way, and whom it meets in each room', () => {
    const state = onTheStairs();
    const decision = askedIn(state);
    expect(text.prompt(decision)).toMatch(
      /moves 3 spaces: the first as you choose, then keeping to the right-hand wall/,
    );
    const items = dockItems({ decision, barred: [], position: sees(state), text, packs: SECOND });
    const notes = Object.fromEntries(items.map(({ label, note }) => [label, note]));
    expect(notes).toMatchObject({ 'Entrance Hall': 'There: Vivian', 'Grand Staircase': '' });
  });

  test('is told before the choice where each way leads from the room it is in', () => {
    const state = onTheStairs();
    answer(state, (option) => option.verb === 'room' && option.room === 'grand-staircase');
    const decision = askedIn(state);
    expect(text.prompt(decision)).toMatch(
      /has 2 spaces left, keeping to the right-hand wall: drifting on, she goes into the Foyer\./,
    );
    const position = sees(state);
    expect(waysFor(decision, position, new HousePlan(position, SECOND.rooms, FLOORS), text)).toBe(
      'The Banshee is in the Grand Staircase. Exits: east to the Foyer (Ox, the traitor), stairs to the Upper Landing (Zoe).',
    );
  });
});
