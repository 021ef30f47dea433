import { secondEdition } from '@hollow/content';
import { Engine } from '@hollow/engine';
import type { Settings } from '@hollow/protocol';
import { describe, expect, test } from 'vitest';
import { compressText } from '../src/store/compression.ts';
import { Device, type Line } from './client.ts';
import { serverForFile } from './file-server.ts';
import { must } from './must.ts';
import { deviceAt, type PlayedGame, plant, playedGame, seated } from './planted.ts';
import { asked, eventually, gameOf, removeByVote } from './serving.ts';

const MUMMY = 1;
const GUILLOTINES = 34;
const TREASURE_HUNT = 50;
const engine = new Engine([secondEdition]);
const inHaunt = (number: number, seed: string, answers = 3): PlayedGame =>
  playedGame(engine, { seats: [{}, {}, {}, {}], haunts: [number] }, seed, answers);

let clock = 0;
const server = await serverForFile({}, () => Date.now() + clock);

let made = 0;
async function planted(played: PlayedGame, settings: Partial<Settings> = {}): Promise<{ id: string; lines: Line[] }> {
  const id = `talk${'abcdefgh'[++made % 8]}${'jkmnpqrs'[made >> 3]}game${'xy'}`.slice(0, 12);
  await plant(server, { id, engine, viewer: 'public', whisper: 'psst', settings, ...played });
  return { id, lines: await seated(server, id, played.state.seats) };
}
const chats = (line: Line): string[] => line.entries.flatMap((entry) => (entry.kind === 'chat' ? [entry.text] : []));
/** The seats of the traitor and of the heroes. */
function sides({ state }: PlayedGame): { traitor: number; heroes: number[] } {
  const { explorers } = engine.view(state, 'all').position;
  const traitor = explorers.find(({ side }) => side === 'traitor')?.seat ?? -1;
  return { traitor, heroes: explorers.filter(({ side }) => side === 'heroes').map(({ seat }) => seat) };
}

describe('what is said', () => {
  test('to the table is read by everybody, as plain text, in the order in which it was said', async () => {
    const { game, people } = await gameOf(server, 2, 3);
    const watcher = await new Device(server.port).sit(game, 'public');
    await people[0].line.send({ t: 'chat', to: 'table', text: '<i>hello</i>' });
    await people[1].line.send({ t: 'chat', to: 'table', text: 'hello yourself' });
    for (const line of [people[0].line, people[1].line, watcher]) {
      await line.until(() => chats(line).length === 2, 'both');
      expect(chats(line)).toEqual(['<i>hello</i>', 'hello yourself']);
    }
    expect(await watcher.send({ t: 'chat', to: 'table', text: 'me too' })).toMatchObject({ code: 'not-seated' });
    for (const text of ['', ' ', 'a\u0007b', 'x'.repeat(501)])
      expect(await people[0].line.send({ t: 'chat', to: 'table', text })).toMatchObject({ code: 'malformed' });
  });

  test('among the heroes is read by no traitor and no watcher, and leaves no gap in their streams', async () => {
    const played = inHaunt(MUMMY, 'heroes talk');
    const { traitor, heroes } = sides(played);
    const { id, lines } = await planted(played);
    const villain = must(lines[traitor]);
    const watcher = await new Device(server.port).sit(id, 'public');
    const before = villain.n;
    expect(must(lines[0]).held?.table.talk).toEqual({ table: true, side: true });
    expect(
      await must(lines[must(heroes[0])]).send({ t: 'chat', to: 'side', text: 'her name is in the library' }),
    ).toMatchObject({
      t: 'done',
    });
    await villain.send({ t: 'chat', to: 'table', text: 'what are you up to?' });
    for (const line of [...lines, watcher])
      await line.until(() => chats(line).includes('what are you up to?'), 'the other');
    for (const seat of heroes) expect(chats(must(lines[seat]))).toContain('her name is in the library');
    for (const line of [villain, watcher]) expect(chats(line)).not.toContain('her name is in the library');
    expect(villain.n).toBe(before + 1);
    expect(must(lines[must(heroes[1])]).n).toBeGreaterThan(0);
    for (const line of lines) expect(line.entries.map(({ n }) => n)).toEqual(line.entries.map((_, i) => i + 1));
  });

  test('in private is closed before there are sides, while a traitor is hidden, and where everybody plays alone', async () => {
    const { people } = await gameOf(server, 2, 3);
    expect(await people[0].line.send({ t: 'chat', to: 'side', text: 'psst' })).toMatchObject({ code: 'closed' });
    for (const haunt of [GUILLOTINES, TREASURE_HUNT]) {
      const { lines } = await planted(inHaunt(haunt, 'hidden'));
      expect(must(lines[0]).held?.table.talk).toEqual({ table: true, side: false });
      for (const line of lines)
        expect(await line.send({ t: 'chat', to: 'side', text: 'psst' })).toMatchObject({ code: 'closed' });
    }
  });

  test('is nothing where the table does not talk', async () => {
    const { people } = await gameOf(server, 2, 3, { chat: false });
    expect(await people[0].line.send({ t: 'chat', to: 'table', text: 'hello' })).toMatchObject({ code: 'closed' });
  });
});

describe('the dead', () => {
  /** A game in which a hero has died and the game goes on. */
  function withDead(): PlayedGame & { readonly dead: number } {
    for (let i = 0; ; i++) {
      for (const haunt of [MUMMY, 46, 49]) {
        const played = inHaunt(haunt, `dead ${i}`, 150);
        const { position } = engine.view(played.state, 'all');
        const dead = position.explorers.find((who) => who.dead === true && who.side === 'heroes');
        if (played.state.outcome === null && dead !== undefined) return { ...played, dead: dead.seat };
      }
    }
  }

  test('see everything where the table allows it, and then write to nobody', async () => {
    const { dead, ...played } = withDead();
    const { id, lines } = await planted(played, { deadSeeAll: true });
    expect(await must(lines[dead]).send({ t: 'chat', to: 'table', text: 'ouch' })).toMatchObject({ t: 'done' });
    const alive = played.state.controller.find((seat) => seat !== dead) ?? 0;
    await expect((await deviceAt(server, id, alive)).sit(id, 'all')).rejects.toThrow('not-allowed');
    const all = await (await deviceAt(server, id, dead)).sit(id, 'all');
    expect(Object.keys(all.held?.words?.pages ?? {}).sort()).toEqual(['all', 'heroes', 'traitor']);
    await eventually(
      () => must(lines[alive]).entries.some((entry) => entry.kind === 'table' && entry.what === 'saw-all'),
      'everybody to know',
    );
    for (const to of ['table', 'side'] as const)
      expect(await must(lines[dead]).send({ t: 'chat', to, text: 'behind you!' })).toMatchObject({ code: 'closed' });
    expect(await must(lines[dead]).send({ t: 'me', name: 'behind you!' })).toMatchObject({ code: 'closed' });
    const knocking = await deviceAt(server, id, dead);
    expect(await knocking.call('POST', `/api/games/${id}/knock`, { name: 'behind you!' })).toMatchObject({
      body: { error: { code: 'closed' } },
    });
  });

  test('who have seen everything do not come back: nothing before it is taken back, and whoever lives sees no more', async () => {
    const { dead, ...played } = withDead();
    const { id, lines } = await planted(played, { deadSeeAll: true });
    const device = await deviceAt(server, id, dead);
    const asker = must(lines.find((line, seat) => line.held?.view?.decisions.some((open) => open.seat === seat)));
    const decision = must(asker.held?.view?.decisions[0]);
    await asker.send({ t: 'answer', decision: decision.id, option: 0 });
    await eventually(() => (asker.held?.view?.seq ?? 0) > played.state.seq, 'the answer');
    expect(asker.held?.table.undo.byVote).toBe(true);
    const all = await device.sit(id, 'all');
    await eventually(() => asker.held?.table.undo.byVote === false, 'nothing to take back');
    expect(await asker.send({ t: 'undo', kind: 'vote' })).toMatchObject({ code: 'not-allowed' });
    // However they came to live again: the line is closed, and there is no other.
    const { node } = server;
    const stored = await node.store.game(id);
    const alive = playedGame(engine, { seats: [{}, {}, {}, {}], haunts: [MUMMY] }, 'alive', 1);
    await node.db
      .updateTable('games')
      .set({ state: compressText(engine.serialise(alive.state)), version: (stored?.version ?? 0) + 1 })
      .where('id', '=', id)
      .execute();
    await node.games.wake(id, Number.POSITIVE_INFINITY);
    await eventually(() => all.messages.some(({ t }) => t === 'bye'), 'the end of it');
    expect(all.messages.find(({ t }) => t === 'bye')).toEqual({ t: 'bye', why: 'changed', again: true });
    await expect(device.sit(id, 'all')).rejects.toThrow('not-allowed');
  });

  test('see no more than the living where the table says nothing', async () => {
    const { dead, ...played } = withDead();
    const { id } = await planted(played);
    const device = await deviceAt(server, id, dead);
    await expect(device.sit(id, 'all')).rejects.toThrow('not-allowed');
  });
});

describe('watchers', () => {
  test('are let in, or not', async () => {
    const { game } = await gameOf(server, 1, 3, { watchers: false });
    await expect(new Device(server.port).sit(game, 'public')).rejects.toThrow('not-allowed');
  });

  test('who are there already are bound by what the host changes, and so is who stands at the door', async () => {
    const { game, people } = await gameOf(server, 2, 3);
    const [host] = people;
    const stranger = new Device(server.port);
    const line = await stranger.sit(game, 'public');
    await host.line.send({ t: 'draw' });
    const door = async (): Promise<unknown> => (await stranger.call('GET', `/api/games/${game}`)).body.table;
    expect(await door()).toMatchObject({ vote: { about: 'draw' } });
    await host.line.send({ t: 'host', do: { what: 'settings', settings: { watchers: false } } });
    await eventually(() => line.messages.at(-1)?.t === 'bye', 'the end of it');
    expect(line.messages.at(-1)).toEqual({ t: 'bye', why: 'changed', again: true });
    await expect(stranger.sit(game, 'public')).rejects.toThrow('not-allowed');
    expect(await door()).toMatchObject({ vote: null, deadline: null, talk: { side: false } });
    expect((await people[1].device.call('GET', `/api/games/${game}`)).body.table).toMatchObject({
      vote: { about: 'draw' },
    });
  });

  test('who held a seat and lost it see the game as late as the others', async () => {
    const { game, people } = await gameOf(server, 3, 3, { delay: 60 });
    const [, , removed] = people;
    const watching = await removed.device.sit(game, 'public');
    expect(watching.held?.view).not.toBeNull();
    await removeByVote(people, 2);
    await eventually(() => watching.messages.at(-1)?.t === 'bye', 'the end of it');
    expect((await removed.device.sit(game, 'public')).held?.view).toBeNull();
    expect((await removed.device.call('GET', `/api/games/${game}`)).body.table).toMatchObject({ phase: 'lobby' });
  });

  test('who see the game later hold one timer on the server, however much happens meanwhile', async () => {
    const { game, people } = await gameOf(server, 2, 3, { delay: 600 });
    const [{ line }] = people;
    const watching = await new Device(server.port).sit(game, 'public');
    const timers = (): number => process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length;
    const before = timers();
    for (let i = 0; i < 50; i++) await line.send({ t: 'chat', to: 'table', text: `word ${i}` });
    expect(timers() - before).toBeLessThan(25);
    expect(watching.entries.filter(({ kind }) => kind === 'chat')).toEqual([]);
  });

  test('see the game later where the table wants that', async () => {
    const { game, people } = await gameOf(server, 3, 3, { delay: 2 });
    const watcher = await new Device(server.port).sit(game, 'public');
    expect(watcher.held?.view).toBeNull();
    const sitting = asked(people) ?? people[0];
    const decision = must((sitting.line.held?.view?.decisions ?? [])[0]);
    await sitting.line.send({ t: 'answer', decision: decision.id, option: 0 });
    const seq = sitting.line.held?.view?.seq ?? 0;
    const answered = Date.now();
    await watcher.until(() => watcher.held?.view?.seq === seq, 'the step');
    expect(Date.now() - answered).toBeGreaterThan(1500);
    expect(watcher.entries.map(({ n }) => n)).toEqual(watcher.entries.map((_, i) => i + 1));
    // Whoever comes now sees the same, and what is to come.
    const next = must((sitting.line.held?.view?.decisions ?? [])[0]);
    await sitting.line.send({ t: 'answer', decision: next.id, option: 0 });
    const late = await new Device(server.port).sit(game, 'public');
    expect(late.held?.view?.seq).toBe(seq);
    await late.until(() => (late.held?.view?.seq ?? 0) > seq, 'the next step');
    expect(late.entries).toEqual(watcher.entries.slice(0, late.entries.length));
  });
});

describe('who is away', () => {
  test('is reminded, at most once a minute', async () => {
    const { people } = await gameOf(server, 3);
    const sitting = asked(people) ?? people[0];
    const other = people.find(({ seat }) => seat !== sitting.seat) ?? people[1];
    const nudge = { t: 'nudge', seat: sitting.seat } as const;
    expect(await other.line.send({ t: 'nudge', seat: other.seat })).toMatchObject({ code: 'not-allowed' });
    expect(await other.line.send(nudge)).toMatchObject({ t: 'done' });
    expect(await other.line.send(nudge)).toMatchObject({ code: 'too-fast' });
    await sitting.line.until(
      () => sitting.line.entries.some((e) => e.kind === 'table' && e.what === 'nudged'),
      'the nudge',
    );
  });

  test('is replaced by a bot after the time that the table has set, and comes back', async () => {
    const { game, people } = await gameOf(server, 2, 2, { absence: 15 });
    const sitting = asked(people) ?? people[0];
    const other = people.find(({ seat }) => seat !== sitting.seat) ?? people[1];
    sitting.line.close();
    await other.line.until(
      () => must(other.line.held?.table.seats[sitting.seat]).here === false,
      'the seat to be empty',
    );
    expect(must(other.line.held?.table.seats[sitting.seat]).substituted).toBe(false);
    clock += 16_000;
    await other.line.until(() => must(other.line.held?.table.seats[sitting.seat]).substituted === true, 'a bot');
    await eventually(() => asked([other]) !== null, 'the bot to play');
    const back = await sitting.device.sit(game, sitting.seat);
    await back.until(() => must(back.held?.table.seats[sitting.seat]).substituted === false, 'the hand-over');
    expect(back.entries.flatMap((e) => (e.kind === 'table' ? [e.what] : []))).toEqual(
      expect.arrayContaining(['away', 'back']),
    );
  });

  test('is host no more when somebody else takes over after the time for which the table keeps a seat', async () => {
    const { people } = await gameOf(server, 2, 3);
    const [host, other] = people;
    const take = { t: 'host', do: { what: 'host', seat: 1 } } as const;
    expect(await other.line.send(take)).toMatchObject({ code: 'not-host' });
    host.line.close();
    await other.line.until(() => must(other.line.held?.table.seats[0]).here === false, 'the host to be away');
    expect(await other.line.send(take)).toMatchObject({ code: 'not-host' });
    clock += 61_000;
    expect(await other.line.send(take)).toMatchObject({ code: 'not-host' });
    clock += other.line.held?.table.waits.keep ?? 0;
    expect(await other.line.send(take)).toMatchObject({ t: 'done' });
    await other.line.until(() => must(other.line.held?.table.seats[1]).host === true, 'a new host');
  });
});
