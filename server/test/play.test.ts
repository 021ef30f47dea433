import { secondEdition } from '@hollow/content';
import { Engine } from '@hollow/engine';
import type { WireView } from '@hollow/protocol';
import { describe, expect, test } from 'vitest';
import { newId } from './client.ts';
import { serverForFile } from './file-server.ts';
import { must } from './must.ts';
import { plant, playedGame, seated } from './planted.ts';
import { asked, gameOf, type Sitting } from './serving.ts';

const server = await serverForFile();

const viewOf = ({ line }: Sitting): WireView => {
  if (line.held?.view == null) throw new Error('no view');
  return line.held.view;
};
const turnOf = (people: readonly Sitting[]): Sitting => {
  const sitting = asked(people);
  if (sitting === null) throw new Error('nobody is asked');
  return sitting;
};

describe('an answer', () => {
  test('that comes twice is applied once', async () => {
    const { people } = await gameOf(server, 3);
    const sitting = turnOf(people);
    const decision = must(viewOf(sitting).decisions[0]);
    const id = newId();
    const message = { t: 'answer', decision: decision.id, option: 0 } as const;
    expect(await sitting.line.send(message, id)).toEqual({ t: 'done', id });
    const { seq } = viewOf(sitting);
    expect(await sitting.line.send(message, id)).toEqual({ t: 'done', id, repeat: true });
    expect(viewOf(sitting).seq).toBe(seq);
  });

  test('out of turn, to an old question, or outside the options is refused and changes nothing', async () => {
    const { people } = await gameOf(server, 3);
    const sitting = turnOf(people);
    const other = people.find(({ seat }) => seat !== sitting.seat) ?? sitting;
    const decision = must(viewOf(sitting).decisions[0]);
    const before = JSON.stringify(viewOf(sitting));
    const answer = (who: Sitting, id: number, option: number) => who.line.send({ t: 'answer', decision: id, option });
    expect(await answer(other, decision.id, 0)).toMatchObject({ code: 'not-yours' });
    expect(await answer(sitting, decision.id + 7, 0)).toMatchObject({ code: 'not-open' });
    expect(await answer(sitting, decision.id, 9999)).toMatchObject({ code: 'no-such-option' });
    expect(JSON.stringify(viewOf(sitting))).toBe(before);
  });

  test('reaches everybody as a step of their own stream', async () => {
    const { people } = await gameOf(server, 3);
    const sitting = turnOf(people);
    const decision = must(viewOf(sitting).decisions[0]);
    await sitting.line.send({ t: 'answer', decision: decision.id, option: 0 });
    const { seq } = viewOf(sitting);
    for (const { line } of people) {
      await line.until(() => line.held?.view?.seq === seq, 'the step');
      expect(line.entries.map(({ n }) => n)).toEqual(line.entries.map((_, i) => i + 1));
    }
  });
});

/** Walks of two rooms that the options allow: there and back again is always one. */
async function walk(people: readonly Sitting[]): Promise<{ readonly sitting: Sitting; readonly rooms: string[] }> {
  const sitting = turnOf(people);
  const view = viewOf(sitting);
  const here = view.position.explorers.find(({ id }) => id === must(view.decisions[0]).prompt.args.who)?.room ?? '';
  const next = must(view.decisions[0]).options.find((option) => option.verb === 'move')?.room;
  return { sitting, rooms: [next ?? '', here] };
}

describe('a path', () => {
  test('is walked at once as far as nothing asks or reveals', async () => {
    const { people } = await gameOf(server, 3);
    const { sitting, rooms } = await walk(people);
    const { id } = must(viewOf(sitting).decisions[0]);
    const done = await sitting.line.send({ t: 'path', decision: id, rooms: [...rooms, 'no-such-room'] });
    expect(done).toMatchObject({ t: 'done', steps: 2 });
    expect(viewOf(sitting).position.turn.spent).toBe(2);
  });

  test('opens the door at its end: the engine tells which can be reached, and one answer walks there and opens it', async () => {
    const { people } = await gameOf(server, 3);
    const sitting = turnOf(people);
    const { id, reach, prompt } = must(viewOf(sitting).decisions[0]);
    const { rooms, doors } = must(reach);
    const door = must(doors.find(({ via }) => via >= 0 && rooms[via]?.via === -1));
    const path = [must(rooms[door.via]).room];
    const done = await sitting.line.send({ t: 'path', decision: id, rooms: path, door: door.side });
    expect(done).toMatchObject({ t: 'done', steps: 2 });
    const { position } = viewOf(sitting);
    expect(position.turn.spent).toBeLessThanOrEqual(door.cost);
    const entered = sitting.line.entries.some((entry) => entry.kind === 'event' && entry.event.type === 'tile');
    expect(entered).toBe(true);
    expect(position.explorers.find((explorer) => explorer.id === prompt.args.who)?.room).not.toBe('');
    // Nobody else is told where one could go.
    for (const { line, seat } of people)
      if (seat !== sitting.seat) expect(JSON.stringify(line.held?.view?.decisions)).not.toContain('"reach"');
  });

  test('that cannot even begin is refused', async () => {
    const { people } = await gameOf(server, 3);
    const sitting = turnOf(people);
    const { id } = must(viewOf(sitting).decisions[0]);
    expect(await sitting.line.send({ t: 'path', decision: id, rooms: ['attic'] })).toMatchObject({
      code: 'no-such-option',
    });
  });
});

describe('undo', () => {
  test('is free for the seat whose step it was, as long as nothing has been revealed', async () => {
    const { people } = await gameOf(server, 3);
    const { sitting, rooms } = await walk(people);
    const other = people.find(({ seat }) => seat !== sitting.seat) ?? sitting;
    const start = viewOf(sitting).position;
    await sitting.line.send({ t: 'path', decision: must(viewOf(sitting).decisions[0]).id, rooms });
    expect(sitting.line.held?.table.undo.free).toBe(true);
    expect(await other.line.send({ t: 'undo', kind: 'free' })).toMatchObject({ code: 'not-allowed' });
    expect(await sitting.line.send({ t: 'undo', kind: 'free' })).toMatchObject({ t: 'done' });
    expect(viewOf(sitting).position).toEqual(start);
    expect(await sitting.line.send({ t: 'undo', kind: 'free' })).toMatchObject({ code: 'not-allowed' });
    const { seq } = viewOf(sitting);
    await other.line.until(() => other.line.held?.view?.seq === seq, 'the undo');
    const undone = other.line.entries.filter((entry) => entry.kind === 'table' && entry.what === 'undone');
    expect(undone).toHaveLength(1);
    // Everybody can tell which of the events have not happened: a walk is taken back as it was sent, whole.
    const taken = undone.map((entry) => {
      const after = entry.kind === 'table' ? must(entry.args.after) : Number.NaN;
      const events = other.line.entries.filter(({ kind, n }) => kind === 'event' && n > after);
      return events.map((one) => one.kind === 'event' && one.event.type);
    });
    expect(taken).toEqual([['move', 'move']]);
  });

  test('takes walks back one after the other, and single steps by themselves', async () => {
    const { people } = await gameOf(server, 3);
    const { sitting, rooms } = await walk(people);
    const spent = (): number => viewOf(sitting).position.turn.spent;
    const go = async (way: readonly string[]): Promise<void> => {
      await sitting.line.send({ t: 'path', decision: must(viewOf(sitting).decisions[0]).id, rooms: [...way] });
    };
    await go(rooms);
    await go(rooms.slice(0, 1));
    expect(spent()).toBe(3);
    await sitting.line.send({ t: 'undo', kind: 'free' });
    expect(spent()).toBe(2);
    await sitting.line.send({ t: 'undo', kind: 'free' });
    expect(spent()).toBe(0);
  });

  /** Opens doors until a tile lies in the house that was not there: something has been revealed. */
  async function reveal(people: readonly Sitting[]): Promise<Sitting> {
    const sitting = turnOf(people);
    const known = viewOf(sitting).position.rooms.length;
    for (let i = 0; i < 20 && viewOf(sitting).position.rooms.length === known; i++) {
      const decision = must(viewOf(sitting).decisions[0]);
      const door = decision.options.findIndex(({ verb }) => verb === 'discover');
      await sitting.line.send({ t: 'answer', decision: decision.id, option: Math.max(0, door) });
    }
    expect(viewOf(sitting).position.rooms.length).toBe(known + 1);
    return sitting;
  }

  test('past a tile that was turned over needs everybody, and shuffles what nobody has seen', async () => {
    const { game, people } = await gameOf(server, 3);
    const first = turnOf(people);
    const start = viewOf(first).position;
    const sitting = await reveal(people);
    expect(sitting.line.held?.table.undo).toEqual({ free: false, byVote: true });
    const stackBefore = (await server.node.games.moment(game)).game?.state.rng;
    for (let asks = 0; asks < 5 && viewOf(sitting).position.rooms.length > start.rooms.length; asks++) {
      expect(await sitting.line.send({ t: 'undo', kind: 'vote' })).toMatchObject({ t: 'done' });
      for (const { line, seat } of people) {
        if (seat === sitting.seat) continue;
        await line.until(() => line.held?.table.vote?.asked.includes(seat) === true, 'a vote');
        const vote = line.held?.table.vote;
        expect(await line.send({ t: 'vote', vote: vote?.id ?? 0, yes: true })).toMatchObject({ t: 'done' });
      }
      await sitting.line.until(() => sitting.line.held?.table.vote === null, 'the end of the vote');
    }
    expect(viewOf(sitting).position.rooms).toEqual(start.rooms);
    expect(sitting.line.entries.some((entry) => entry.kind === 'table' && entry.what === 'undone-by-vote')).toBe(true);
    // What was seen stays in the stream.
    expect(sitting.line.entries.some((entry) => entry.kind === 'event' && entry.event.reveals)).toBe(true);
    expect((await server.node.games.moment(game)).game?.state.rng).not.toEqual(stackBefore);
  });

  test('by vote fails when one does not agree, and is off where the table says so', async () => {
    const { people } = await gameOf(server, 3);
    const sitting = await reveal(people);
    await sitting.line.send({ t: 'undo', kind: 'vote' });
    const other = people.find(({ seat }) => seat !== sitting.seat) ?? sitting;
    await other.line.until(() => other.line.held?.table.vote !== null, 'a vote');
    expect(await other.line.send({ t: 'vote', vote: other.line.held?.table.vote?.id ?? 0, yes: false })).toMatchObject({
      t: 'done',
    });
    await sitting.line.until(() => sitting.line.held?.table.vote === null, 'the end of the vote');
    const strict = await gameOf(server, 3, 3, { undo: false });
    const revealer = await reveal(strict.people);
    expect(await revealer.line.send({ t: 'undo', kind: 'vote' })).toMatchObject({ code: 'not-allowed' });
  });
});

test('no vote takes back the answer with which the haunt began, nor any before it', async () => {
  const engine = new Engine([secondEdition]);
  const setup = { seats: [{}, {}, {}], haunts: [1] };
  const answers = playedGame(engine, setup, 'never across', 1).events.length - 2;
  const { state } = playedGame(engine, setup, 'never across', 1, answers);
  const id = 'neveracrossa';
  await plant(server, { id, engine, viewer: 'public', whisper: '', events: [], state });
  const lines = await seated(server, id, 3);
  const decision = must(engine.pending(state)[0]);
  const seat = Math.max(0, decision.seat);
  const begins = decision.options.findIndex((_, option) => {
    const trial = structuredClone(state);
    return engine.apply(trial, seat, decision.id, option).ok && trial.haunt >= 0;
  });
  const line = must(lines[seat]);
  expect(await line.send({ t: 'answer', decision: decision.id, option: begins })).toMatchObject({
    t: 'done',
  });
  expect(line.held?.view?.position.haunt).not.toBeNull();
  expect(line.held?.table.undo).toEqual({ free: false, byVote: false });
  expect(await line.send({ t: 'undo', kind: 'vote' })).toMatchObject({ code: 'not-allowed' });
});

describe('the end by agreement', () => {
  test('is a draw when all living seats want it', async () => {
    const { people } = await gameOf(server, 2, 3);
    await people[0].line.send({ t: 'draw' });
    const [, second] = people;
    await second.line.until(() => second.line.held?.table.vote?.about === 'draw', 'a vote');
    await second.line.send({ t: 'vote', vote: second.line.held?.table.vote?.id ?? 0, yes: true });
    expect(second.line.held?.table.phase).toBe('over');
    expect(viewOf(second).outcome).toMatchObject({ why: 'draw', verdicts: { 0: 'none', 1: 'none', 2: 'none' } });
    expect(await second.line.send({ t: 'draw' })).toMatchObject({ code: 'game-over' });
  });

  test('is left to the others by whoever resigns: a bot plays on', async () => {
    const { people } = await gameOf(server, 2, 3);
    const [host, second] = people;
    expect(await host.line.send({ t: 'resign' })).toMatchObject({ t: 'done' });
    await second.line.until(() => must(second.line.held?.table.seats[1]).host === true, 'a new host');
    expect(second.line.held?.table.seats[0]).toMatchObject({ givenUp: 'said', host: false });
    await second.line.until(() => viewOf(second).decisions.length > 0, 'their turn');
  });
});

describe('coming back', () => {
  test('costs nothing: the stream goes on after the last number that was seen', async () => {
    const { game, people } = await gameOf(server, 3);
    const { sitting, rooms } = await walk(people);
    const other = people.find(({ seat }) => seat !== sitting.seat) ?? sitting;
    other.line.close();
    const { n } = other.line;
    await sitting.line.send({ t: 'path', decision: must(viewOf(sitting).decisions[0]).id, rooms });
    const again = await other.device.sit(game, other.seat, `&from=${n}`);
    expect(again.entries.map((entry) => entry.n)).toEqual(Array.from({ length: again.n - n }, (_, i) => n + 1 + i));
    expect(again.n).toBeGreaterThan(n);
    const all = await other.device.sit(game, other.seat);
    expect(all.entries.map((entry) => entry.n)).toEqual(Array.from({ length: all.n }, (_, i) => i + 1));
    expect(all.entries.slice(n)).toEqual(again.entries);
    const { body } = await other.device.call('GET', `/api/games/${game}/entries?viewer=${other.seat}&before=${n}`);
    expect(body.entries).toEqual(all.entries.slice(0, n - 1));
  });
});

describe('what lies open', () => {
  test('can be asked for by whoever sits there, and has nothing of what only they know', async () => {
    const { game, people } = await gameOf(server, 3);
    const [{ device, seat }] = people;
    const { body } = await device.call('GET', `/api/games/${game}/view?viewer=public`);
    const moment = await server.node.games.moment(game);
    if (moment.game === null) throw new Error('no game');
    const { known, backs, buried, lookers, ...open } = moment.game.engine.view(moment.game.state, 'public');
    expect(body.view).toEqual(JSON.parse(JSON.stringify(open)));
    const own = await device.call('GET', `/api/games/${game}/view?viewer=${seat}`);
    expect(own.body.view).toHaveProperty('viewer', seat);
  });
});
