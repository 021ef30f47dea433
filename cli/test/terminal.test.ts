import { choicesOf, playAtRandom } from '@hollow/bots';
import { secondEdition, thirdEdition } from '@hollow/content';
import { layTile } from '@hollow/drawing/plan';
import { type Decision, Engine, type Option, type SeenEvent } from '@hollow/engine';
import { loadText } from '@hollow/text';
import { afterEach, describe, expect, test } from 'vitest';
import { BadInput } from '../src/console/bad-input.ts';
import { seatsFor } from '../src/game/random-game.ts';
import { brokenImport } from '../src/packs/broken-import.ts';
import { roomDefsIn } from '../src/terminal/floors.ts';
import { TerminalHouse } from '../src/terminal/house.ts';
import { keysOf, optionTyped } from '../src/terminal/keys.ts';
import { Story } from '../src/terminal/story.ts';
import { wrapLine } from '../src/terminal/style.ts';
import { ThingIndex } from '../src/terminal/things.ts';
import { must } from './must.ts';

const packs = [secondEdition];
const words = loadText('en', packs);
const engine = new Engine(packs);

const positionAfter = (steps: number, players: number) => {
  const { state } = engine.create({ seats: seatsFor(players) }, 'terminal');
  playAtRandom(engine, state, choicesOf('terminal'), { maxRounds: 50, stop: (s) => s.seq >= steps });
  return engine.view(state, 0).position;
};

const size = { columns: process.stdout.columns, rows: process.stdout.rows };
const terminal = (columns: number, rows: number): void => {
  Object.assign(process.stdout, { columns, rows });
};
afterEach(() => {
  Object.assign(process.stdout, size);
});

describe('what is typed', () => {
  const decision = (options: readonly Option[]): Decision => ({
    id: 1,
    seat: 0,
    kind: 'choose',
    prompt: { key: 'ask.choose', args: { who: '', about: '' } },
    options,
  });

  test('is a number of the list', () => {
    const two = decision([{ verb: 'pass' }, { verb: 'ready' }]);
    expect(optionTyped(two, '2')).toBe(1);
    expect(optionTyped(two, '3')).toBeNull();
    expect(optionTyped(two, 'x')).toBeNull();
  });

  test('is the value itself where a number is asked for', () => {
    const numbers = decision([0, 1, 2].map((n) => ({ verb: 'number', n })));
    expect(keysOf(numbers)).toEqual(['0', '1', '2']);
    expect(optionTyped(numbers, '0')).toBe(0);
    expect(optionTyped(numbers, '3')).toBeNull();
  });

  test('is dice by their faces, in any order', () => {
    const dice = decision(
      [
        [0, 0],
        [0, 1],
        [1, 1],
      ].map((faces) => ({ verb: 'dice', faces })),
    );
    expect(optionTyped(dice, '1 0')).toBe(1);
    expect(optionTyped(dice, '11')).toBe(2);
    expect(optionTyped(dice, '3')).toBe(2);
    expect(optionTyped(dice, '2 2')).toBeNull();
    expect(optionTyped(decision([[0], [1], [2]].map((faces) => ({ verb: 'dice', faces }))), '1')).toBe(1);
  });
});

describe('damage over many traits', () => {
  const shares = (n: number): Option[] =>
    Array.from({ length: n + 1 }, (_, might) => might).flatMap((might) =>
      Array.from({ length: n + 1 - might }, (_, speed) => ({
        verb: 'split' as const,
        losses: { might, speed, sanity: n - might - speed },
      })),
    );
  const asked = (n: number): Decision => ({
    id: 1,
    seat: 0,
    kind: 'split',
    prompt: { key: 'ask.split', args: { who: '', about: '' } },
    options: shares(n),
  });

  test('is a list as long as that is short', () => {
    expect(keysOf(asked(2))).toEqual(['1', '2', '3', '4', '5', '6']);
  });

  test('is typed trait by trait where it is long, with blanks or commas', () => {
    const decision = asked(6);
    const typed = (text: string) => {
      const option = decision.options[optionTyped(decision, text) ?? -1];
      return option?.verb === 'split' ? option.losses : null;
    };
    expect(typed('1 2 3')).toEqual({ might: 1, speed: 2, sanity: 3 });
    expect(typed('0, 0, 6')).toEqual({ might: 0, speed: 0, sanity: 6 });
    expect(typed('1 2 4')).toBeNull();
    expect(typed('3')).toBeNull();
  });
});

describe('the map', () => {
  test.each([140, 100, 80, 60, 40])('fits %i columns', (columns) => {
    for (const rows of [24, 40]) {
      terminal(columns, rows);
      const lines = new TerminalHouse(packs, words).lines(positionAfter(200, 6), []);
      expect(lines.filter((line) => line.length > columns)).toEqual([]);
      expect(lines.length).toBeGreaterThan(3);
    }
  });

  test('names below it what lies in the rooms', () => {
    const position = positionAfter(60, 6);
    const room = must(position.rooms[0], 'a room').id;
    const tokens = ['safe', 'smoke'].map((id) => ({ id, room, part: 0, leadsTo: null }));
    const lines = new TerminalHouse(packs, words).lines({ ...position, tokens }, [room]);
    expect(lines.join('\n')).toContain('*S Safe, *S Smoke');
  });

  test('says how a tile would lie', () => {
    const position = positionAfter(0, 3);
    const spot = { floor: 'ground', x: 0, y: -1 };
    const defs = roomDefsIn(packs);
    expect(layTile(position, defs, 'patio', 1, spot)).toMatchObject({
      doors: ['N', 'E', 'W'],
      walled: ['entrance-hall'],
    });
    expect(layTile(position, defs, 'ballroom', 1, spot)).toEqual(layTile(position, defs, 'ballroom', 2, spot));
    expect(layTile(position, defs, 'ballroom', 0, spot).joins).toEqual(['entrance-hall']);
  });
});

test('things are found by the beginning of their names', () => {
  const things = new ThingIndex(packs, words);
  const found = (text: string): string[] => things.named(text).map(({ kind, id }) => `${kind}/${id}`);
  expect(found('mystic el')).toEqual(['rooms/mystic-elevator']);
  expect(found('ELEVATOR')).toEqual(['rooms/mystic-elevator']);
  expect(found('zoe')).toEqual(['explorers/zoe-ingstrom']);
  expect(found('smoke')).toEqual(['events/smoke', 'tokens/smoke']);
  expect(found('xyzzy')).toEqual([]);
});

test('long lines are broken at spaces and set in', () => {
  terminal(20, 24);
  expect(wrapLine('  one two three four five', 4)).toEqual(['  one two three four', '    five']);
});

test('an import that fails is told in one line with file and name', () => {
  const stack = 'file:///somewhere/content/x.ts:3\nimport { nope }\nSyntaxError';
  const error = Object.assign(new SyntaxError("'y.ts' does not provide an export named 'nope'"), { stack });
  expect(brokenImport(error)).toBeInstanceOf(BadInput);
  expect(brokenImport(error).message).toMatch(/content\/x\.ts:3: .*nope/);
  const missing = new Error("Cannot find module '/a/b.ts' imported from /a/c.ts");
  expect(brokenImport(missing).message).toMatch(/c\.ts: there is no .*b\.ts/);
});

describe('what is told', () => {
  const told = (events: readonly SeenEvent[]): string[] => {
    const editions = [thirdEdition];
    const said = loadText('en', editions);
    const edition = new Engine(editions);
    const { state } = edition.create({ seats: seatsFor(3) }, 'told');
    return new Story(said, new ThingIndex(editions, said), () => false).lines(events, edition.view(state, 0));
  };
  const who = 'jaden-jones';

  test('of a turn that a discovery ends: that it is over comes when all of it is done, and once', () => {
    const lines = told([
      { type: 'ended', what: 'turn', who, reveals: false },
      { type: 'deck-empty', who, deck: 'item', reveals: false },
      { type: 'turn-over', who, reveals: false },
    ]);
    expect(lines.filter((line) => line.includes('turn is over'))).toEqual(['Jaden Jones’s turn is over.']);
    expect(lines.at(-1)).toBe('Jaden Jones’s turn is over.');
  });

  test('of a scenario: why everybody has come', () => {
    const scenario = must(thirdEdition.scenarios?.[0], 'a scenario').id;
    const [name, why = ''] = told([{ type: 'scenario', scenario, reveals: false }]);
    expect(name).toMatch(/^The scenario is/);
    expect(why.length).toBeGreaterThan(40);
  });
});
