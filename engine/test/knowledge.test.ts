import { describe, expect, test } from 'vitest';
import {
  $thing,
  addRoom,
  ask,
  cards,
  discard,
  draw,
  explorers,
  heldBy,
  look,
  pick,
  returnToStack,
  search,
  self,
  shuffle,
} from '../src/builders/index.ts';
import type { Viewer } from '../src/contract/types.ts';
import { intervene } from '../src/kit/intervene.ts';
import type { RoomDef } from '../src/language/types.ts';
import { DISCARD, IN_DISCARD } from '../src/state/state.ts';
import { must } from './must.ts';
import { Table } from './table.ts';

const effects = {
  look: [look(self, 'rooms', 2)],
  reorder: [look(self, 'rooms', 2, { reorder: true })],
  peek: [look(self, 'whisper', 1)],
  search: [search(self, 'whisper')],
  shuffle: [shuffle('rooms')],
  stir: [shuffle('whisper')],
  whisper: [draw('whisper')],
  back: [returnToStack(cards('toll'))],
  vote: [ask(explorers, 'number', { min: 1, max: 3, as: 'n' })],
};
const stacked = { rooms: ['mud', 'nest', 'font'], cards: { whisper: ['toll', 'fog-bank'] } };
const sit = (): Table => new Table({ effects, setup: { stacked } });
const tiles = (table: Table, viewer: Viewer): readonly (string | null)[] =>
  table.engine.view(table.state, viewer).position.stacks.rooms.top.slice(0, 3);
const topWhisper = (table: Table, viewer: Viewer): string | null | undefined => table.deck('whisper', viewer).top[0];
const tileOf = (table: Table, tile: number): RoomDef => must(table.engine.packs[0]?.rooms?.[tile], `the tile ${tile}`);

describe('the order of a stack', () => {
  test('is known to nobody, and how many are left to all', () => {
    const table = sit();
    for (const viewer of [0, 1, 2, 'public'] as const) {
      const { stacks } = table.engine.view(table.state, viewer).position;
      expect(new Set(stacks.rooms.top)).toEqual(new Set([null]));
      expect(new Set(table.deck('whisper', viewer).top)).toEqual(new Set([null]));
      expect(stacks.rooms.n).toBe(table.state.stack.length);
      expect(table.engine.view(table.state, viewer).known.rng).toEqual([]);
    }
    expect(tiles(table, 'all')).toEqual(['mud', 'nest', 'font']);
  });

  test('is known to whoever has looked, as far as he looked, and to nobody else', () => {
    const table = sit();
    const looked = must(table.effect('look', 'ada')[0], 'the look');
    expect(tiles(table, 1)).toEqual(['mud', 'nest', null]);
    for (const viewer of [0, 2, 'public'] as const) expect(tiles(table, viewer)).toEqual([null, null, null]);
    expect(table.engine.seen(looked, 1)).toMatchObject({ who: 'ada', n: 2, top: ['mud', 'nest'] });
    for (const viewer of [0, 2, 'public'] as const)
      expect(table.engine.seen(looked, viewer)).toEqual({
        type: 'looked',
        reveals: true,
        who: 'ada',
        stack: 'rooms',
        n: 2,
      });
  });

  test('that one has changed is known to him, and no longer to whoever had looked before', () => {
    const table = sit();
    table.effect('look', 'ada');
    table.effect('reorder', 'cy');
    expect(table.all('order').map((o) => o.order)).toEqual([
      ['nest', 'mud'],
      ['mud', 'nest'],
    ]);
    expect(table.engine.view(table.state, 1).decisions).toEqual([]);
    table.answer({ order: ['nest', 'mud'] });
    expect(tiles(table, 0)).toEqual(['nest', 'mud', null]);
    expect(tiles(table, 1)).toEqual([null, null, null]);
    expect(tiles(table, 'all')).toEqual(['nest', 'mud', 'font']);
  });

  test('is forgotten when the stack is shuffled', () => {
    const table = sit();
    table.effect('look', 'cy');
    table.effect('shuffle', 'ada');
    expect(tiles(table, 0)).toEqual([null, null, null]);
    expect(table.state.rooms.known.every((bits) => bits === 0)).toBe(true);
    table.effect('peek', 'cy');
    expect(topWhisper(table, 0)).toBe('toll');
    table.effect('stir', 'ada');
    const { top } = table.deck('whisper', 0);
    expect(new Set(top)).toEqual(new Set([null]));
  });

  test('of which a card goes back and is shuffled in is known to nobody', () => {
    const table = sit();
    table.effect('whisper');
    table.effect('peek', 'cy');
    expect(topWhisper(table, 0)).toBe('fog-bank');
    table.effect('back');
    const { top } = table.deck('whisper', 0);
    expect(new Set(top)).toEqual(new Set([null]));
  });

  test('is not told by the card on top that one has searched for, but to the searcher', () => {
    const table = sit();
    table.effect('search', 'eve');
    expect(table.open.seat).toBe(2);
    const ids = table.all('thing').map((o) => o.card);
    const listed = must(table.engine.packs[0]?.cards, 'the cards')
      .filter((c) => c.deck === 'whisper')
      .map((c) => c.id);
    expect(ids).toEqual(listed);
    table.answer({ card: 'vote' });
    expect(topWhisper(table, 'all')).toBe('vote');
    expect(topWhisper(table, 2)).toBe('vote');
    for (const viewer of [0, 1, 'public'] as const) expect(topWhisper(table, viewer)).toBeNull();
  });
});

test('discarded tiles that one had looked at are forgotten when they are shuffled in', () => {
  const table = new Table({
    effects: { ...effects, more: [addRoom({ floor: 'loft', as: 'x' })] },
    position: { onlyRooms: ['nest', 'crate', 'gallery'], explorers: { cy: { room: 'cloud-step' } } },
  });
  table.effect('look');
  table.effect('more');
  table.answer({ room: 'stair-head', side: 'N' });
  table.answer({ turn: 1 });
  const discards = (): readonly (string | null)[] =>
    table.engine.view(table.state, 0).position.stacks.discards.map((d) => d.id);
  expect(discards()).toEqual(['nest', 'crate']);
  table.answer({ verb: 'discover', side: 'N' });
  expect(table.events('tiles-reshuffled')).toEqual([{ n: 2 }]);
  expect(table.engine.view(table.state, 0).position.stacks.rooms.top).toEqual([null]);
});

test('a thing picked at random is told as something revealed', () => {
  const table = new Table({
    effects: { lose: [pick(heldBy(self), 'x'), discard($thing('x'))] },
    position: { explorers: { cy: { cards: ['hook', 'wax', 'anchor'] } } },
  });
  const [picked, gone] = table.effect('lose');
  expect(picked).toMatchObject({ type: 'picked', reveals: true, secret: null });
  expect(gone).toMatchObject({ type: 'card', data: { card: table.events('picked')[0]?.thing } });
});

describe('a spent whisper', () => {
  test('lies open in the discards', () => {
    const table = sit();
    table.effect('whisper');
    expect(table.deck('whisper', 'public').discards).toEqual(['toll']);
  });

  test('is buried for all to see, where the reading says so', () => {
    const table = new Table({ effects, setup: { stacked, switches: { spentEvent: 'bury' } } });
    table.effect('whisper');
    const { top } = table.deck('whisper', 'public');
    expect(top.at(-1)).toBe('toll');
    expect(top.filter((id) => id !== null)).toEqual(['toll']);
  });

  test('comes back when the stack has run out', () => {
    const table = sit();
    intervene(table.engine, table.state, (g) => {
      g.s.spent[1] = must(g.s.piles[1], 'the whispers').splice(0);
      for (const card of g.s.spent[1]) g.s.things.place[card] = DISCARD + 1;
    });
    table.effect('whisper');
    expect(table.events('deck-reshuffled')).toEqual([{ deck: 'whisper' }]);
    expect(table.events('draw')).toHaveLength(1);
  });
});

/** What comes first after a shuffle, over many games. */
const firsts = (draw: (table: Table) => unknown): Set<unknown> =>
  new Set(Array.from({ length: 40 }, (_, i) => draw(new Table({ effects: more, seed: `shuffle ${i}` }))));
const more = { ...effects, 'all-tiles': [addRoom({ floor: 'loft', as: 'x' })] };

describe('more than three tiles that are put in order', () => {
  const five = { five: [look(self, 'rooms', 5, { reorder: true })] };
  const top = ['mud', 'nest', 'font', 'bay', 'ladder'];
  const begin = (): Table => {
    const table = new Table({ effects: five, setup: { stacked: { rooms: top } } });
    table.effect('five', 'ada');
    return table;
  };

  test('are chosen one by one, may be taken back, and lie so when it is done', () => {
    const table = begin();
    expect(table.open).toMatchObject({ kind: 'order', seat: 1 });
    expect(table.all('next').map((o) => o.thing)).toEqual(top);
    table.answer({ thing: 'bay' });
    table.answer({ thing: 'mud' });
    table.answer({ verb: 'not-yet' });
    for (const id of ['ladder', 'font', 'nest']) table.answer({ thing: id });
    expect(table.options({ verb: 'done' })).toEqual([]);
    table.answer({ thing: 'mud' });
    expect(table.options().map((o) => o.verb)).toEqual(['done', 'not-yet']);
    table.answer({ verb: 'done' });
    expect(tiles(table, 'all')).toEqual(['bay', 'ladder', 'font']);
    expect(table.engine.view(table.state, 1).position.stacks.rooms.top.slice(0, 6)).toEqual([
      ...['bay', 'ladder', 'font', 'nest', 'mud'],
      null,
    ]);
    expect(tiles(table, 0)).toEqual([null, null, null]);
  });

  test('show nobody else what has been chosen so far', () => {
    const [left, right] = [begin(), begin()];
    left.answer({ thing: 'bay' });
    right.answer({ thing: 'mud' });
    for (const viewer of [0, 2, 'public'] as const)
      expect(left.engine.view(left.state, viewer)).toEqual(right.engine.view(right.state, viewer));
    expect(left.engine.view(left.state, 1)).not.toEqual(right.engine.view(right.state, 1));
  });
});

describe('what is shuffled in again', () => {
  test('comes in any order: spent whispers', () => {
    const drawn = firsts((table) => {
      intervene(table.engine, table.state, (g) => {
        // The same spent cards in the same order every time.
        g.s.spent[1] = must(g.s.piles[1], 'the whispers')
          .splice(0)
          .toSorted((a, b) => a - b);
        for (const card of g.s.spent[1]) g.s.things.place[card] = DISCARD + 1;
      });
      table.effect('whisper');
      return must(table.events('draw')[0], 'a draw').card;
    });
    expect(drawn.size).toBeGreaterThan(5);
  });

  test('comes in any order: tiles set aside', () => {
    const drawn = firsts((table) => {
      intervene(table.engine, table.state, (g) => {
        g.s.discards = g.s.stack.splice(0).toSorted((a, b) => a - b);
        for (const tile of g.s.discards) g.s.rooms.floor[tile] = IN_DISCARD;
      });
      table.effect('all-tiles');
      return must(table.events('tile')[0], 'a tile').room;
    });
    expect(drawn.size).toBeGreaterThan(2);
  });
});

describe('a question to all at once', () => {
  test('shows who has answered, and not what, until everybody has', () => {
    const table = sit();
    table.effect('vote');
    const { id } = table.open;
    expect(
      table.engine
        .pending(table.state)
        .map((d) => d.seat)
        .toSorted(),
    ).toEqual([0, 1, 2]);
    expect(table.engine.apply(table.state, 1, id, 2).ok).toBe(true);
    expect(table.engine.apply(table.state, 1, id, 1).ok).toBe(false);
    expect(table.engine.view(table.state, 0).waiting.map((w) => w.seat)).toEqual([2]);
    const answers = (viewer: Viewer): readonly number[] | undefined =>
      table.engine.view(table.state, viewer).known.question?.answers;
    expect(answers(1)).toContain(2);
    for (const viewer of [0, 2, 'public'] as const) expect(answers(viewer)).not.toContain(2);
    expect(table.engine.apply(table.state, 0, id, 0).ok).toBe(true);
    const last = table.engine.apply(table.state, 2, id, 1);
    expect(last.ok && last.events.find((e) => e.type === 'answered')).toMatchObject({
      reveals: true,
      data: { kind: 'number', answers: expect.arrayContaining([1, 2, 3]) },
    });
  });
});

describe('a sample', () => {
  test('keeps what the viewer knows and deals the rest anew', () => {
    const table = sit();
    table.effect('look', 'ada');
    const view = table.engine.view(table.state, 1);
    const third = new Set<number>();
    for (let i = 0; i < 100; i++) {
      const made = table.engine.sample(view, `${i}`);
      expect(made.stack.slice(-2)).toEqual(table.state.stack.slice(-2));
      third.add(made.stack.at(-3) ?? -1);
    }
    expect(third.size).toBe(table.state.stack.length - 2);
  });

  test('in the middle of laying a tile does not deal that tile a second time', () => {
    const table = sit();
    table.answer({ verb: 'discover', side: 'E' });
    expect(table.kind).toBe('turn-tile');
    const mud = table.room('mud');
    for (let i = 0; i < 50; i++) {
      const made = table.engine.sample(table.engine.view(table.state, 2), `${i}`);
      expect(made.stack).not.toContain(mud);
      expect(new Set(made.stack).size).toBe(table.state.stack.length);
    }
  });

  test('keeps the backs that everybody saw go under the stack, and deals anew what they hide', () => {
    const table = new Table({
      setup: { switches: { mismatchedTile: 'bottomOfStack' } },
      position: { onlyRooms: ['nest', 'gallery', 'brambles', 'rafters', 'crate', 'closet', 'tunnel'] },
    });
    table.answer({ verb: 'discover', side: 'W' });
    const bottom = new Set<number>();
    const second = new Set<number>();
    for (let i = 0; i < 100; i++) {
      const made = table.engine.sample(table.engine.view(table.state, 1), `${i}`);
      const [lowest, next] = [must(made.stack[0], 'the lowest tile'), must(made.stack[1], 'the next tile')];
      expect(tileOf(table, lowest).floors).toEqual(['loft']);
      expect(tileOf(table, next).floors).toEqual(['sky']);
      bottom.add(lowest);
      second.add(next);
    }
    const tiles = (...ids: string[]): Set<number> => new Set(ids.map((id) => table.room(id)));
    expect([bottom, second]).toEqual([tiles('gallery', 'rafters'), tiles('nest', 'crate')]);
  });

  test('forgets those backs when the stack is shuffled', () => {
    const table = new Table({
      effects,
      setup: { switches: { mismatchedTile: 'bottomOfStack' } },
      position: { onlyRooms: ['nest', 'gallery', 'brambles', 'closet'] },
    });
    table.answer({ verb: 'discover', side: 'W' });
    expect(table.engine.view(table.state, 1).buried.filter((back) => back > 0)).toHaveLength(2);
    table.effect('shuffle');
    expect(table.engine.view(table.state, 1).buried).toEqual([0, 0, 0]);
  });

  test('remembers that somebody has looked, and not what was seen', () => {
    const table = sit();
    table.effect('look', 'ada');
    table.effect('peek', 'eve');
    const seen = new Set<number>();
    for (let i = 0; i < 60; i++) {
      const made = table.engine.sample(table.engine.view(table.state, 0), `${i}`);
      const top = made.stack.at(-1) ?? -1;
      expect(made.rooms.known.flatMap((bits, tile) => (bits === 2 ? [tile] : [])).toSorted()).toEqual(
        made.stack.slice(-2).toSorted(),
      );
      expect(made.known[must(made.piles[1]?.at(-1), 'the top whisper')]).toBe(4);
      // In the sample Ada sees what lies there in the sample.
      expect(tiles({ ...table, state: made } as Table, 1)[0]).toBe(tileOf(table, top).id);
      seen.add(top);
    }
    expect(seen.size).toBeGreaterThan(5);
  });

  test('of the view of all is the game itself', () => {
    const table = sit();
    expect(table.engine.sample(table.engine.view(table.state, 'all'), 'x')).toEqual(table.state);
  });
});
