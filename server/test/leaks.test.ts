import { secondEdition } from '@hollow/content';
import {
  Engine,
  type Event,
  isWritten,
  picker,
  type SeenEvent,
  type State,
  type View,
  type Viewer,
} from '@hollow/engine';
import type * as tablePackage from '@hollow/table';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { hauntWords } from '../src/content/haunt-words.ts';
import { must } from './must.ts';
import { heard, type PlayedGame, plant, playedGame, scrambled } from './planted.ts';
import { asked, eventually, gameOf, scratch, startServer, type TestServer } from './serving.ts';

/** What may be planted, by name; nothing is while it is null. */
const leak = vi.hoisted(() => ({ name: null as string | null }));

vi.mock('../src/content/haunt-words.ts', async (original) => {
  const real = await original<{ hauntWords: typeof hauntWords }>();
  return {
    hauntWords: (language: Parameters<typeof hauntWords>[0], view: View) => {
      const sent = real.hauntWords(language, view);
      if (leak.name !== 'words of the other side' || sent === null) return sent;
      return { ...sent, pages: language.words.haunts?.[sent.haunt] ?? {} };
    },
  };
});
vi.mock('../../table/src/moment/log.ts', async (original) => {
  const real = await original<typeof tablePackage>();
  return {
    ...real,
    mayRead: (item: tablePackage.LogItem, viewer: Viewer) =>
      leak.name === 'private talk' ? true : real.mayRead(item, viewer),
  };
});
vi.mock('../../table/src/view/public-table.ts', async (original) => {
  const real = await original<typeof tablePackage>();
  return {
    publicTable: (...args: Parameters<typeof real.publicTable>) => {
      const table = real.publicTable(...args);
      const state = args[0].game?.state;
      if (leak.name === 'a hash of the whole state' && state !== undefined)
        return { ...table, hash: JSON.stringify(state.rng) };
      if (leak.name === 'how deep a card lies' && state !== undefined)
        return { ...table, watchers: must(state.piles[0])[0] ?? 0 };
      return table;
    },
  };
});

const engine = new Engine([secondEdition]);
const HAUNTS = (secondEdition.haunts ?? []).filter(isWritten).map(({ number }) => number);
const SEATS = 4;
const FULL = process.env.HOLLOW_TEST === 'full';
/** Answers since the haunt began. */
const MOMENTS = FULL ? [1, 10, 40, 80] : [25];
const VIEWERS: readonly Viewer[] = [0, 1, 2, 3, 'public'];
/** Of each haunt three of the five viewers, by its number; all of them in the full run. */
const viewersOf = (haunt: number): readonly Viewer[] => VIEWERS.filter((_, i) => FULL || (haunt + i) % 5 < 3);

const scratches = [scratch(), scratch()] as const;
let servers: readonly [TestServer, TestServer];
beforeAll(async () => {
  const start = (at: { readonly folder: string }): Promise<TestServer> => startServer({ data: at.folder });
  servers = [await start(scratches[0]), await start(scratches[1])];
});
afterAll(async () => {
  for (const server of servers) await server.close();
  for (const { remove } of scratches) remove();
});
afterEach(() => {
  leak.name = null;
  vi.restoreAllMocks();
});

let made = 0;
const LETTERS = 'abcdefghjkmnpqrstuvwxyz';
const newName = (): string => {
  let n = ++made;
  return Array.from({ length: 12 }, () => {
    const letter = LETTERS[n % LETTERS.length];
    n = Math.floor(n / LETTERS.length);
    return letter;
  }).join('');
};

/** What a viewer hears of a game, and of another that differs in everything this viewer does not know. */
async function twice(played: PlayedGame, viewer: Viewer): Promise<readonly [string, string]> {
  const id = newName();
  const whisperTo = viewer === 0 || viewer === 1;
  const sampled: State = engine.sample(engine.view(played.state, viewer), `other ${id}`);
  const own = { id, engine, viewer };
  await plant(servers[0], { ...own, ...played, whisper: 'the passage behind the organ' });
  await plant(servers[1], {
    ...own,
    state: sampled,
    events: scrambled(played.events, viewer),
    whisper: whisperTo ? 'the passage behind the organ' : 'something else entirely',
  });
  return [await heard(servers[0], id, viewer), await heard(servers[1], id, viewer)];
}

const seatsFor = (n: number): Record<string, never>[] => Array.from({ length: n }, () => ({}));
const gameIn = (haunt: number, answers: number): PlayedGame =>
  playedGame(engine, { seats: seatsFor(SEATS), haunts: [haunt] }, `leaks ${haunt}`, answers);

describe('two servers that differ only in what a viewer does not know', () => {
  test.each(HAUNTS)('send the viewer the same bytes (haunt %i)', async (haunt) => {
    for (const answers of MOMENTS) {
      const played = gameIn(haunt, answers);
      if (played.state.outcome !== null) continue;
      for (const viewer of viewersOf(haunt)) {
        const [one, other] = await twice(played, viewer);
        expect(one.length).toBeGreaterThan(1000);
        expect(other).toBe(one);
      }
    }
  });
});

describe('a planted leak is noticed:', () => {
  /** Whether any viewer of a few games hears a difference. */
  async function isNoticed(haunts: readonly number[]): Promise<boolean> {
    for (const haunt of haunts) {
      const played = gameIn(haunt, 30);
      for (const viewer of VIEWERS) {
        const [one, other] = await twice(played, viewer);
        if (one !== other) return true;
      }
    }
    return false;
  }
  const FEW = HAUNTS.slice(0, 3);

  test('nothing, where nothing was planted', async () => {
    expect(await isNoticed(FEW)).toBe(false);
  });

  test.each(['private talk', 'a hash of the whole state', 'how deep a card lies'])('%s', async (name) => {
    leak.name = name;
    expect(await isNoticed(FEW)).toBe(true);
  });

  test('events as those who know everything see them', async () => {
    const real = Engine.prototype.seen;
    vi.spyOn(Engine.prototype, 'seen').mockImplementation(function (this: Engine, event: Event): SeenEvent {
      return real.call(this, event, 'all');
    });
    expect(await isNoticed(HAUNTS)).toBe(true);
  });

  test('the view of somebody else', async () => {
    const real = Engine.prototype.view;
    vi.spyOn(Engine.prototype, 'view').mockImplementation(function (this: Engine, state: State, viewer: Viewer): View {
      const own = real.call(this, state, viewer);
      return { ...own, position: real.call(this, state, 'all').position };
    });
    expect(await isNoticed(FEW)).toBe(true);
  });

  test('the reasons for what somebody else cannot do', async () => {
    vi.spyOn(Engine.prototype, 'explain').mockImplementation((state: State) => [
      { verb: 'end', rule: String(state.stack.at(-1)), args: {} },
    ]);
    expect(await isNoticed(FEW)).toBe(true);
  });
});

test('the words of the other side reach nobody before they are used', async () => {
  const words = servers[0].node.content.language(engine, 'en');
  for (const haunt of HAUNTS) {
    const { state } = gameIn(haunt, 1);
    const read = new Set<string>();
    for (const viewer of VIEWERS) {
      const view = engine.view(state, viewer);
      // Whoever reads the same pages is sent the same words: of those one, and all of them in the full run.
      const sides = view.tome?.sides.join() ?? '';
      if (!FULL && read.has(sides)) continue;
      read.add(sides);
      const id = newName();
      await plant(servers[0], { id, engine, viewer, state, events: [], whisper: '' });
      const bytes = await heard(servers[0], id, viewer);
      const readable = ['all', ...(view.tome?.sides ?? [])];
      const pages = Object.entries(words.words.haunts?.[view.position.haunt ?? ''] ?? {});
      const hidden = pages.filter(([side]) => !readable.includes(side));
      const shown = pages.filter(([side]) => readable.includes(side));
      for (const [, page] of hidden)
        for (const text of [page.opening, page.goal, page.win, ...Object.values(page.rules ?? {})])
          if (text !== undefined && !shown.some(([, own]) => JSON.stringify(own).includes(text)))
            expect(bytes).not.toContain(JSON.stringify(text).slice(1, -1));
      for (const [, page] of shown)
        if (page.opening !== undefined) expect(bytes).toContain(JSON.stringify(page.opening).slice(1, -1));
    }
  }
  leak.name = 'words of the other side';
  const { state } = gameIn(must(HAUNTS[0]), 1);
  const id = newName();
  await plant(servers[0], { id, engine, viewer: 'public', state, events: [], whisper: '' });
  const [, page] = Object.entries(words.words.haunts?.[engine.view(state, 0).position.haunt ?? ''] ?? {}).find(
    ([side]) => side === 'traitor',
  ) ?? ['', {}];
  expect(await heard(servers[0], id, 'public')).toContain(JSON.stringify(page.opening).slice(1, -1));
});

test('every step that was sent in a game lies within the view of its seat', async () => {
  const server = servers[0];
  const { game, people } = await gameOf(server, 3, 4);
  const pick = picker('within');
  for (let answers = 0; answers < 120; answers++) {
    await eventually(
      () => asked(people) !== null || people[0].line.held?.table.phase === 'over',
      'a question',
      120_000,
    );
    const sitting = asked(people);
    if (sitting === null) break;
    const decision = sitting.line.held?.view?.decisions.find(({ seat }) => seat === sitting.seat);
    if (decision === undefined) continue;
    await sitting.line.send({ t: 'answer', decision: decision.id, option: pick(decision.options.length) });
    const { game: position } = await server.node.games.moment(game);
    if (position === null) throw new Error('no game');
    for (const { line, seat } of people) {
      await line.until(() => (line.held?.view?.seq ?? 0) >= position.state.seq, 'the step');
      if (line.held?.view?.seq !== position.state.seq) continue;
      const view = engine.view(position.state, seat, { reach: true });
      const sampled = engine.view(engine.sample(view, `within ${answers}`), seat, { reach: true });
      const { known: _known, backs: _backs, buried: _buried, lookers: _lookers, ...allowed } = sampled;
      expect(JSON.parse(JSON.stringify(line.held.view))).toEqual(JSON.parse(JSON.stringify(allowed)));
    }
  }
  const rows = await server.node.store.rows(game, 0, 9999);
  for (const { line, seat } of people) {
    const events = rows.flatMap(({ body }) =>
      body.items.flatMap((item) => (item.kind === 'event' ? [item.event] : [])),
    );
    const sent = line.entries.flatMap((entry) => (entry.kind === 'event' ? [entry.event] : []));
    expect(sent).toEqual(
      JSON.parse(JSON.stringify(events.slice(0, sent.length).map((event) => engine.seen(event, seat)))),
    );
  }
});
