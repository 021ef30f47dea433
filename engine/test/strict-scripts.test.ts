import { describe, expect, test } from 'vitest';
import * as w from '../src/builders/index.ts';
import { runScript, type Script } from '../src/kit/index.ts';
import { must } from './must.ts';
import { testHouse } from './test-house/index.ts';

/** A slip of the pen in a script must not pass for a rule. */

const base: Script = { title: 'A slip', explorers: ['cy', 'ada', 'eve'], position: { turn: 'cy' }, steps: [] };
const told = (more: Partial<Script>): string => runScript([testHouse], { ...base, ...more }).message;
const expecting = (expected: Readonly<Record<string, unknown>>): string => told({ steps: [{ expect: expected }] });
const asks = { effect: [w.choose(w.self, { left: [], right: [] })] };

describe('a script looks at what it does', () => {
  test('one that expects nothing fails', () => {
    expect(told({ steps: [{ end: 'turn' }] })).toMatch(/expects nothing/);
  });

  test('one whose last step nobody looks at fails', () => {
    expect(told({ steps: [{ expect: { turn: 'cy' } }, { end: 'turn' }] })).toMatch(/nobody looks at what comes of/);
  });

  test('an empty expectation is none', () => {
    expect(expecting({})).toBe('step 1: expect: nothing is expected');
  });

  test('one that ends at a question fails, and prints the answers', () => {
    const message = told({ steps: [asks, { expect: { turn: 'cy' } }] });
    expect(message).toMatch(/step 2: the script ends, and no step answers the question “choose” of seat 0:\n.*left/);
  });

  test('unless it says that the question is there', () => {
    expect(told({ steps: [asks, { expect: { question: 'choose' } }] })).toBe('');
    expect(told({ steps: [asks, { expect: { options: { count: 2 } } }] })).toBe('');
    expect(
      told({ steps: [asks, { expect: { question: 'choose' } }, { choose: 'left' }, { expect: { turn: 'cy' } }] }),
    ).toBe('');
  });
});

describe('what is not there is named', () => {
  test('an action that nothing has, and one that a rule bars', () => {
    expect(told({ steps: [{ use: 'light-a-lmap' }, { expect: { turn: 'cy' } }] })).toContain(
      'no option fits use: "light-a-lmap". Nothing in the packs is called “light-a-lmap”. Options:',
    );
    const twice = told({
      position: { turn: 'cy', explorers: { cy: { cards: ['looking-glass'] } } },
      steps: [{ use: 'peek' }, { use: 'peek' }, { expect: { turn: 'cy' } }],
    });
    expect(twice).toMatch(/^step 2: no option fits use: "peek"\. It is barred by \S+\. Options:/);
  });

  test.each([
    [{ options: { lack: ['move'] } }, 'options: “lack” is no field'],
    [{ options: { lacks: ['mvoe'] } }, '“mvoe” is no verb of an option'],
    [{ options: { lacks: [{ mvoe: 'kitchen' }] } }, '“mvoe” is no step'],
    [{ options: { lacks: [{ move: { rom: 'stair-foot' } }] } }, 'move: “rom” is no field'],
    [
      { options: { lacks: [{ move: 'stair-food' }] } },
      'options.lacks: move: nothing in the packs is called “stair-food”',
    ],
    [{ options: { lacks: [{ move: 'stair-foot', cost: 1 }] } }, 'move: “cost” does not belong to it'],
    [{ noLog: [{ type: 'mvoe' }] }, 'noLog: there is no event of the type “mvoe”'],
    [{ noLog: [{ type: 'move', rom: 'stair-foot' }] }, 'noLog: move: “rom” is no field'],
    [{ noLog: [{ type: 'move', to: 'stair-food' }] }, 'noLog.to: nothing in the packs is called “stair-food”'],
    [{ log: [{ type: 'mvoe' }] }, 'log: there is no event of the type “mvoe”'],
    [{ rooms: { 'stair-food': null } }, 'rooms: there is no room “stair-food”'],
    [{ pieces: { phantom: null } }, 'there is no piece or token “phantom”'],
    [{ discarded: { charmes: [] } }, 'discarded: there is no deck “charmes”'],
    [{ sees: { 0: { counters: { score: null } } } }, 'the haunt has no counter “score”'],
    [{ sees: { nobody: {} } }, 'sees: “nobody” is no seat'],
  ])('in %j', (expected, message) => {
    expect(expecting(expected)).toContain(message);
  });

  test('in a step', () => {
    expect(told({ steps: [{ mvoe: 'kitchen' }, { expect: { turn: 'cy' } }] })).toBe('step 1: “mvoe” is no step');
    expect(told({ steps: [{ end: 'turn', as: 'ada' }, { expect: { turn: 'ada' } }] })).toContain('as: it says');
    expect(told({ steps: [{ refuse: { move: 'stair-foot', role: 'x' } }] })).toContain('refuse: “rule” says');
    expect(told({ steps: [{ arrange: { turn: 'ada' } }, { expect: { turn: 'cy' } }] })).toBe(
      'step 1: arrange: “turn” is for the position that a script begins with; end turns until it is theirs',
    );
  });
});

describe('a position is one that can be', () => {
  const at = (position: Script['position']): string =>
    told({ position: { turn: 'cy', ...position }, steps: [{ expect: { turn: 'cy' } }] });

  test('two rooms on one square are refused, also where one lies there from the start', () => {
    const square = { floor: 'cellar', x: 9, y: 9 };
    expect(at({ rooms: { closet: square, cupboard: square } })).toContain('closet lies on the same square');
    expect(at({ rooms: { closet: { floor: 'cellar', x: 0, y: 0 } } })).toContain('well-bottom lies on the same square');
  });

  test('a card is in one place', () => {
    const { id, deck } = must(testHouse.cards?.[0], 'a card');
    const twice = { explorers: { cy: { cards: [id] }, ada: { cards: [id] } } };
    expect(at(twice)).toContain(`the card ${id} is somewhere else already`);
    const held = { turn: 'cy', explorers: { cy: { cards: [id] } } };
    const stacked = { stack: { [deck]: [id] }, position: held, steps: [{ expect: { turn: 'cy' } }] };
    expect(told(stacked)).toBe(`stack: ${id} is in the position already (cy)`);
  });

  test('a slip in a token or in a pile is named', () => {
    expect(at({ tokens: [{ id: 'x', rom: 'y' } as never] })).toContain('position.tokens: “rom” is no field');
    expect(at({ piles: { gate: [{ card: 'x', prat: 1 } as never] } })).toContain(
      'position.piles.gate: “prat” is no field',
    );
  });
});
