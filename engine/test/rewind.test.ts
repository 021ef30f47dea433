import { describe, expect, test } from 'vitest';
import { look, self } from '../src/builders/index.ts';
import type { View, Viewer } from '../src/contract/types.ts';
import { Engine } from '../src/game/engine.ts';
import { below, seedStreams } from '../src/random/streams.ts';
import { clone, type State } from '../src/state/state.ts';
import { must, openQuestion } from './must.ts';
import { Table } from './table.ts';
import { testHouse, threeSeats } from './test-house/index.ts';

const engine = new Engine([testHouse]);
const VIEWERS: readonly Viewer[] = [0, 1, 2, 'public'];

/** A game at random, and how it stood so many answers before. */
function played(seed: string, answers: number, back: number): { readonly past: State; readonly present: State } {
  const { state } = engine.create(threeSeats, seed);
  const words = seedStreams(`${seed}/answers`);
  let past = clone(state);
  for (let i = 0; i < answers && state.question !== null && state.outcome === null; i++) {
    if (i === answers - back) past = clone(state);
    const { id, seat } = state.question;
    engine.apply(state, seat, id, below(words, 'picks', engine.optionCount(state)));
  }
  return { past, present: state };
}

/** A view without the numbers that count on. */
const timeless = (view: View): unknown => {
  const { seq: _seq, known, ...rest } = view;
  return {
    ...rest,
    decisions: rest.decisions.map(({ id: _id, ...decision }) => decision),
    standing: rest.standing.map(({ id: _id, ...decision }) => decision),
    waiting: rest.waiting.map(({ id: _id, ...waiting }) => waiting),
    known: { ...known, seq: 0, question: known.question === null ? null : { ...known.question, id: 0 } },
  };
};
const sorted = (list: readonly number[]): number[] => list.toSorted((a, b) => a - b);
const games = Array.from({ length: 12 }, (_, i) => played(`rewind ${i}`, 60 + 5 * i, 10 + i));

describe('a position that has been gone back to', () => {
  test('looks to everybody as it did before, under a number that never was', () => {
    for (const { past, present } of games)
      for (const state of [engine.takeBack(past, present), engine.rewind(past, present)]) {
        for (const viewer of VIEWERS)
          expect(timeless(engine.view(state, viewer))).toEqual(timeless(engine.view(past, viewer)));
        expect(state.seq).toBe(present.seq + 1);
        expect(engine.pending(state).every(({ id }) => id === state.seq)).toBe(true);
      }
  });

  test('does not forget what the other side was seen to do', () => {
    const { past, present } = must(games[0], 'a game');
    const seen: State = { ...clone(present), announced: [...past.announced, 3] };
    for (const state of [engine.takeBack(past, seen), engine.rewind(past, seen)])
      expect(state.announced).toEqual(seen.announced);
  });

  test('leaves both states alone', () => {
    for (const { past, present } of games) {
      const texts = [past, present].map((state) => engine.serialise(state));
      const state = engine.rewind(past, present);
      const open = openQuestion(engine, state);
      engine.apply(state, open.seat, open.id, 0);
      expect([past, present].map((each) => engine.serialise(each))).toEqual(texts);
    }
  });

  test('is as it was to the last number where nothing had been revealed', () => {
    const { past, present } = must(games[0], 'a game');
    const state = engine.takeBack(past, present);
    state.seq = past.seq;
    if (state.question !== null && past.question !== null) state.question.id = past.question.id;
    expect(state).toEqual(past);
  });

  test('has the same tiles and cards in another order, and goes on with the random numbers of the present', () => {
    let other = 0;
    for (const { past, present } of games) {
      const state = engine.rewind(past, present);
      expect(sorted([...state.stack, ...state.discards])).toEqual(sorted([...past.stack, ...past.discards]));
      expect(state.piles.map(sorted)).toEqual(past.piles.map(sorted));
      for (const tile of state.stack)
        expect(state.rooms.floor[tile]).toBe(past.rooms.floor[must(past.stack[0], 'a tile')]);
      const backs = (s: State): number[] =>
        s.discards.map((tile) => must(engine.program(s.ruleset).rooms[tile], 'a tile').floors);
      expect(backs(state)).toEqual(backs(past));
      if (state.stack.join() !== past.stack.join()) other++;
      // The streams that were not needed for shuffling stand where they stood.
      expect(state.rng.slice(0, 9)).toEqual(present.rng.slice(0, 9));
      expect(state.rng.slice(18)).toEqual(present.rng.slice(18));
      expect(engine.rewind(past, present)).toEqual(state);
    }
    expect(other).toBeGreaterThan(games.length / 2);
  });
});

test('what somebody has looked at stays on top when all else is shuffled anew', () => {
  const table = new Table({
    effects: { look: [look(self, 'rooms', 2)] },
    setup: { stacked: { rooms: ['mud', 'nest', 'font'] } },
  });
  table.effect('look', 'ada');
  const past = clone(table.state);
  const orders = new Set<string>();
  for (let i = 0; i < 20; i++) {
    const present = clone(past);
    present.rng = seedStreams(`present ${i}`);
    const state = table.engine.rewind(past, present);
    expect(table.engine.view(state, 1).position.stacks.rooms.top.slice(0, 3)).toEqual(['mud', 'nest', null]);
    orders.add(state.stack.join());
  }
  expect(orders.size).toBeGreaterThan(10);
});

test('a game that the table breaks off is lost and won by nobody', () => {
  const { state } = engine.create(threeSeats, 'called off');
  const events = engine.callOff(state);
  expect(engine.outcome(state)).toMatchObject({ why: 'draw', verdicts: { 0: 'none', 1: 'none', 2: 'none' } });
  expect(events.map(({ type }) => type)).toEqual(['won']);
  expect(engine.apply(state, 0, state.seq, 0)).toMatchObject({ ok: false, refusal: { code: 'game-over' } });
});
