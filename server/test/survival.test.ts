import { secondEdition } from '@hollow/content';
import { Engine, hashOf, type State } from '@hollow/engine';
import { dealtFrom, LogPlayer, rerun } from '@hollow/table';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { stateFingerprint } from '../src/games/fingerprint.ts';
import { StoreFailure } from '../src/store/errors.ts';
import { Device, newId } from './client.ts';
import { must } from './must.ts';
import { plant, playedGame, seated } from './planted.ts';
import { type ServerProcess, spawnServer } from './process.ts';
import { asked, gameOf, type Sitting, scratch, startServer, type TestServer } from './serving.ts';

let server: TestServer;
let place: ReturnType<typeof scratch>;
beforeEach(async () => {
  place = scratch();
  server = await startServer({ data: place.folder, logLevel: 'silent' });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await server.close();
  place.remove();
});

const turnOf = (people: readonly Sitting[]): Sitting => {
  const sitting = asked(people);
  if (sitting === null) throw new Error('nobody is asked');
  return sitting;
};

describe('a game survives', () => {
  test('the end of its server: it goes on where it was, with the seats that there were', async () => {
    const { game, people } = await gameOf(server, 3);
    const { line, device, seat } = turnOf(people);
    const decision = must((line.held?.view?.decisions ?? [])[0]);
    await line.send({ t: 'answer', decision: decision.id, option: 0 });
    const { held, n, entries } = line;
    await server.close();
    expect(line.messages.at(-1)).toEqual({ t: 'bye', why: 'restart', again: true });
    server = await startServer({ data: place.folder });
    const again = new Device(server.port);
    again.cookie = device.cookie;
    const back = await again.sit(game, seat);
    expect(back.held?.view).toEqual(held?.view);
    expect(back.n).toBe(n);
    expect(back.entries).toEqual(entries);
  });

  test('a mistake in the rules: the answer is refused, and nothing has changed', async () => {
    const { game, people } = await gameOf(server, 3);
    const { line } = turnOf(people);
    const decision = must((line.held?.view?.decisions ?? [])[0]);
    const before = await server.node.store.game(game);
    vi.spyOn(Engine.prototype, 'apply').mockImplementation((state: State) => {
      state.rng = [];
      throw new Error('planted');
    });
    const answer = { t: 'answer', decision: decision.id, option: 0 } as const;
    expect(await line.send(answer)).toMatchObject({ t: 'refused', code: 'internal' });
    expect(await server.node.store.game(game)).toEqual(before);
    vi.restoreAllMocks();
    expect(await line.send(answer)).toMatchObject({ t: 'done' });
  });

  test('a disk that is full: the answer is refused and can be sent again', async () => {
    const { people } = await gameOf(server, 3);
    const { line } = turnOf(people);
    const decision = must((line.held?.view?.decisions ?? [])[0]);
    const { seq } = line.held?.view ?? { seq: -1 };
    const id = newId();
    const answer = { t: 'answer', decision: decision.id, option: 0 } as const;
    const { db } = server.node;
    vi.spyOn(db, 'transaction').mockImplementation(() => {
      throw new StoreFailure('database or disk is full');
    });
    expect(await line.send(answer, id)).toMatchObject({ t: 'refused', code: 'storage' });
    expect(line.held?.view?.seq).toBe(seq);
    vi.restoreAllMocks();
    expect(await line.send(answer, id)).toEqual({ t: 'done', id });
  });

  test('a release with other packs: it is played on with its own', async () => {
    const old = { ...secondEdition, haunts: (secondEdition.haunts ?? []).slice(0, 12) };
    const engine = new Engine([old]);
    const played = playedGame(engine, { seats: [{}, {}, {}] }, 'old packs', 1, 5);
    await plant(server, { id: 'oldpacksgame', engine, viewer: 'public', whisper: '', ...played });
    await server.close();
    server = await startServer({ data: place.folder });
    const lines = await seated(server, 'oldpacksgame', 3);
    const decision = must(engine.pending(played.state)[0]);
    const seat = Math.max(0, decision.seat);
    expect(await must(lines[seat]).send({ t: 'answer', decision: decision.id, option: 0 })).toMatchObject({
      t: 'done',
    });
    const { game } = await server.node.games.moment('oldpacksgame');
    expect(game?.state.packs).toEqual([hashOf(old)]);
    expect(game?.state.packs).not.toEqual([hashOf(secondEdition)]);
  });

  test('two answers at the same moment: the second is refused', async () => {
    const { people } = await gameOf(server, 3);
    const { line } = turnOf(people);
    const decision = must((line.held?.view?.decisions ?? [])[0]);
    const answer = { t: 'answer', decision: decision.id, option: 0 } as const;
    const both = await Promise.all([line.send(answer), line.send(answer)]);
    expect(both.map(({ t }) => t)).toEqual(['done', 'refused']);
  });
});

test('a server that is killed has kept every answer that it acknowledged', async () => {
  const { folder, remove } = scratch();
  let child: ServerProcess = await spawnServer(['--data', folder], { HOLLOW_PAUSE: '0' });
  const device = new Device(child.port);
  const { body } = await device.call('POST', '/api/games', { name: 'Ada', seats: 3, playNow: true });
  const game = String(body.game);
  const acknowledged: string[] = [];
  let n = 0;
  for (let round = 0; round < 3; round++) {
    const line = await device.sit(game, 0, `&from=${n}`);
    for (let i = 0; i < 15; i++) {
      await line.until(
        () => (line.held?.view?.decisions.length ?? 0) > 0 || line.held?.view?.outcome != null,
        'a question',
      );
      const [decision] = line.held?.view?.decisions ?? [];
      if (decision === undefined) break;
      // The last answer of the round is on its way when the server dies.
      const id = newId();
      const sent = line.send({ t: 'answer', decision: decision.id, option: i % decision.options.length }, id);
      if (i === 14) break;
      expect((await sent).t).toBe('done');
      acknowledged.push(`0:${id}`);
    }
    ({ n } = line);
    await child.kill('SIGKILL');
    child = await spawnServer(['--data', folder], { HOLLOW_PAUSE: '0' });
    Object.assign(device, { base: `http://127.0.0.1:${child.port}` });
  }
  await child.kill('SIGTERM');
  const reopened = await startServer({ data: folder });
  const rows = await reopened.node.store.rows(game, 0, 9999);
  const kept = rows.map(({ mid }) => mid);
  for (const id of acknowledged) expect(kept).toContain(id);
  expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, i) => i + 1));
  const stored = await reopened.node.store.game(game);
  const { game: position, table } = await reopened.node.games.moment(game);
  if (position === null) throw new Error('no game');
  // The same answers without a break come to the same state.
  const steps = [
    ...rerun(new LogPlayer(position.engine, dealtFrom(table, stored?.seed ?? ''), stateFingerprint), rows),
  ];
  expect(steps.every(({ same }) => same)).toBe(true);
  expect(steps.at(-1)?.state).toEqual(position.state);
  expect(stored?.version).toBe(rows.length);
  await reopened.close();
  remove();
});
