import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Setup, SetupError } from '../src/contract/setup.ts';
import { ContentError } from '../src/define/names.ts';
import { Engine } from '../src/game/engine.ts';
import { openQuestion } from './must.ts';
import { Table } from './table.ts';
import { testHouse, threeSeats, twoSeats } from './test-house/index.ts';

const engine = new Engine([testHouse]);

describe('a game cannot begin', () => {
  test.each<readonly [string, unknown, string]>([
    ['alone', { seats: [{}] }, 'seats: 1 seats; the game takes 2 to 5'],
    ['with six', { seats: Array(6).fill({}) }, 'seats: 6 seats'],
    ['with an explorer nobody knows', { seats: [{ explorers: ['zed'] }, {}, {}] }, 'seats.0.explorers: there is no'],
    [
      'with both sides of one card',
      { seats: [{ explorers: ['ada'] }, { explorers: ['bo'] }, {}] },
      'seats.1.explorers: the card of bo is taken',
    ],
    ['with two explorers at one of three seats', { seats: [{ explorers: ['ada', 'cy'] }, {}, {}] }, 'at most 1'],
    ['on the 32nd', { ...threeSeats, date: { month: 1, day: 32 } }, 'date: '],
    ['in month 0', { ...threeSeats, date: { month: 0, day: 3 } }, 'date: '],
    ['on half a day', { ...threeSeats, date: { month: 2, day: 1.5 } }, 'date: '],
    ['with a switch nobody knows', { ...threeSeats, switches: { gravity: 'off' } }, 'there is no switch “gravity”'],
    ['with a switch of every object', { ...threeSeats, switches: { toString: 'x' } }, 'there is no switch “toString”'],
    ['with a reading nobody knows', { ...threeSeats, switches: { emptyDeck: 'cry' } }, '“cry” is no reading'],
    ['with a preset nobody knows', { ...threeSeats, preset: 'wild' }, 'there is no preset “wild”'],
    ['with a preset of every object', { ...threeSeats, preset: 'constructor' }, 'there is no preset “constructor”'],
    ['with dice of glass', { ...threeSeats, dice: 'glass' }, 'dice: “seed”, “typed” expected'],
    ['with one tile stacked twice', { ...threeSeats, stacked: { rooms: ['mud', 'mud'] } }, 'stacked.rooms: '],
    ['with a tile nobody knows', { ...threeSeats, stacked: { rooms: ['moon'] } }, 'there is no “moon”'],
    ['with a first player who is not there', { ...threeSeats, first: 'zed' }, 'first: “zed” is not in this game'],
    ['without seats', {}, 'seats: a list expected'],
    ['with a seat that is none', { seats: [null, {}, {}] }, 'seats.0: an object expected'],
    ['from nothing', null, 'setup: an object expected'],
  ])('%s', (_, setup, message) => {
    const begin = (): unknown => engine.create(setup as Setup, 'x');
    expect(begin).toThrow(message);
    try {
      begin();
    } catch (error) {
      expect(error instanceof SetupError || error instanceof ContentError).toBe(true);
    }
  });
});

test('a set-up that was refused leaves the rules of a running game alone', () => {
  const plain = new Engine([testHouse]);
  const { state } = plain.create(threeSeats, 'a');
  const before = JSON.stringify(plain.view(state, 0));
  expect(() => plain.create({ seats: [], preset: 'contrary' }, 'b')).toThrow(SetupError);
  expect(JSON.stringify(plain.view(state, 0))).toBe(before);
  const alone = new Engine([testHouse]);
  const twin = alone.create(threeSeats, 'a').state;
  for (let i = 0; i < 60; i++) {
    const one = openQuestion(plain, state);
    expect(() => plain.create({ seats: [], preset: 'contrary' }, 'b')).toThrow(SetupError);
    plain.apply(state, one.seat, one.id, i % one.options.length);
    const two = openQuestion(alone, twin);
    alone.apply(twin, two.seat, two.id, i % two.options.length);
  }
  expect(plain.hash(state)).toBe(alone.hash(twin));
});

test('the date of a game does not change with the set-up it came from', () => {
  const date = { month: 3, day: 4 };
  const { state } = engine.create({ ...threeSeats, date }, 'x');
  date.day = 5;
  expect(state.date).toEqual({ month: 3, day: 4 });
});

test('two players bring two explorers each, no two from one card', () => {
  const { state } = engine.create(twoSeats, 'pair');
  const { explorers } = engine.view(state, 'all').position;
  expect(explorers.map((e) => e.seat)).toEqual([0, 1, 0, 1]);
  const cards = explorers.map((e) => testHouse.explorers?.find((def) => def.id === e.id)?.card);
  expect(new Set(cards).size).toBe(4);
});

test('explorers nobody named are drawn, and another seed draws others', () => {
  const drawn = (seed: string): string =>
    engine
      .view(engine.create(threeSeats, seed).state, 'all')
      .position.explorers.map((e) => e.id)
      .join();
  expect(drawn('a')).toBe(drawn('a'));
  expect(new Set(['a', 'b', 'c', 'd', 'e', 'f'].map(drawn)).size).toBeGreaterThan(3);
});

test('stacked tiles and cards are drawn in that order', () => {
  const table = new Table({ setup: { stacked: { rooms: ['nest', 'mud'], cards: { whisper: ['toll', 'vote'] } } } });
  const { stacks } = table.engine.view(table.state, 'all').position;
  expect(stacks.rooms.top.slice(0, 2)).toEqual(['nest', 'mud']);
  expect(table.deck('whisper', 'all').top.slice(0, 2)).toEqual(['toll', 'vote']);
});

describe('whatever is sent to the engine', () => {
  const anything = fc.oneof(fc.anything(), fc.constantFrom('__proto__', 'constructor', -1, 0, 1, 2 ** 31, Number.NaN));
  const setups = fc.oneof(
    fc.anything(),
    fc.record(
      {
        seats: fc.oneof(
          anything,
          fc.array(
            fc.oneof(
              anything,
              fc.record({ explorers: fc.array(fc.constantFrom('ada', 'bo', 'cy', 'zed', '')) }),
              fc.constant({}),
            ),
            { maxLength: 7 },
          ),
        ),
        preset: fc.oneof(anything, fc.constantFrom('plain', 'contrary', '__proto__')),
        switches: fc.oneof(anything, fc.dictionary(fc.constantFrom('emptyDeck', '__proto__', 'toString'), fc.string())),
        dice: fc.oneof(anything, fc.constantFrom('seed', 'typed')),
        date: fc.oneof(anything, fc.record({ month: fc.integer(), day: fc.integer() })),
        first: fc.oneof(anything, fc.constantFrom('ada', 'zed')),
        stacked: fc.oneof(
          anything,
          fc.record({
            rooms: fc.array(fc.constantFrom('mud', 'gate', 'moon')),
            cards: fc.dictionary(fc.string(), anything),
          }),
        ),
      },
      { requiredKeys: [] },
    ),
  );

  test('as a set-up, a game begins or the mistake is named', () => {
    let begun = 0;
    fc.assert(
      fc.property(setups, fc.string(), (setup, seed) => {
        try {
          engine.create(setup as Setup, seed);
          begun++;
        } catch (error) {
          if (!(error instanceof SetupError || error instanceof ContentError)) throw error;
        }
      }),
      { numRuns: 1000, seed: 7 },
    );
    expect(begun).toBeLessThan(1000);
  });

  test('as an answer, it is an option or it is refused and nothing has changed', () => {
    const table = new Table();
    const { engine: host, state } = table;
    let taken = 0;
    fc.assert(
      fc.property(
        fc.oneof(anything, fc.integer({ min: -1, max: 4 })),
        fc.oneof(anything, fc.nat(400)),
        anything,
        (seat, id, option) => {
          const before = table.hash;
          const applied = host.apply(state, seat as number, id as number, option as number);
          if (applied.ok) taken++;
          else {
            expect(['not-open', 'not-yours', 'no-such-option', 'game-over']).toContain(applied.refusal.code);
            expect(table.hash).toBe(before);
          }
        },
      ),
      { numRuns: 1000, seed: 7 },
    );
    expect(taken).toBeLessThan(1000);
  });
});

describe('how many explorers a seat brings', () => {
  const each = (seats: number, explorers?: Readonly<Record<string, number>>): number => {
    const { edition } = testHouse;
    if (edition === undefined) throw new Error('the test house is no edition');
    const { min, max } = edition.players;
    const players = { min, max, ...(explorers === undefined ? {} : { explorers }) };
    const other = new Engine([{ ...testHouse, edition: { ...edition, players } }]);
    const { state } = other.create({ seats: Array.from({ length: seats }, () => ({})) }, 'each');
    return state.controller.length / seats;
  };

  test('is what the edition says for so many seats, and two at a table of two where it says nothing', () => {
    expect([each(2), each(3)]).toEqual([2, 1]);
    expect([each(2, {}), each(2, { 2: 2 })]).toEqual([1, 2]);
  });

  test('is said for tables that there are', () => {
    expect(() => each(2, { 9: 2 })).toThrow('a table never has “9” seats');
  });
});
