import { hashOf, picker, seedFor } from '@hollow/engine';
import { checkDeal, commitmentOf, sealOf } from '@hollow/table';
import { expect, test } from 'vitest';
import { stateFingerprint } from '../src/games/fingerprint.ts';
import { archivedRows, readArchive } from '../src/replay/archives.ts';
import { Device } from './client.ts';
import { serverForFile } from './file-server.ts';
import { must } from './must.ts';
import { asked, beginWithWords, eventually, sealWord, type TestTable, tableOf, wordOf } from './serving.ts';

const server = await serverForFile({ day: undefined });

/** Two people, each of whom adds a word, and a bot; some answers, then a draw. */
async function playedTable(): Promise<TestTable> {
  const table = await tableOf(server, 2, 3);
  await beginWithWords(table.people);
  const pick = picker('promised');
  for (let i = 0; i < 25; i++) {
    await eventually(() => asked(table.people) !== null, 'a question');
    const sitting = asked(table.people);
    const decision = sitting?.line.held?.view?.decisions.find(({ seat }) => seat === sitting.seat);
    if (sitting === null || decision === undefined) continue;
    await sitting.line.send({ t: 'answer', decision: decision.id, option: pick(decision.options.length) });
  }
  await table.people[0].line.send({ t: 'draw' });
  const { line } = table.people[1];
  await line.until(() => line.held?.table.vote !== null, 'a vote');
  await line.send({ t: 'vote', vote: line.held?.table.vote?.id ?? 0, yes: true });
  for (const each of table.people) await each.line.until(() => each.line.held?.table.phase === 'over', 'the end');
  return table;
}

test('a game is promised before anybody has added a word, and at the end everybody can deal it again', async () => {
  const table = await playedTable();
  const [{ device, line }] = table.people;
  const stored = await server.node.store.game(table.game);
  const seed = stored?.seed ?? '';
  const promise = line.held?.table.promise;
  const commitment = commitmentOf(seed);
  const seals = [sealOf(commitment, 0, wordOf(0)), sealOf(commitment, 1, wordOf(1)), null];
  expect(promise).toMatchObject({ commitment, seals, words: [wordOf(0), wordOf(1), null], redrawn: 0 });
  const file: unknown = (await device.call('GET', `/api/games/${table.game}/export`)).body;
  const archive = must(readArchive(JSON.parse(JSON.stringify(file))));
  expect(archive).toMatchObject({ seed, commitment, seals, words: promise?.words, setupSeal: promise?.setup });
  expect(archive.contents.map(hashOf)).toEqual(archive.packs);
  const { game } = await server.node.games.moment(table.game);
  if (game === null) throw new Error('no game');
  const opened = { ...archive, rows: archivedRows(archive) };
  expect(checkDeal(game.engine, opened, stateFingerprint)).toMatchObject({ ok: true });
  expect(checkDeal(game.engine, { ...opened, seed: `${seed}0` }, stateFingerprint).message).toContain('promised');
  const otherWord = { ...opened, words: [wordOf(5), wordOf(1), null] };
  expect(checkDeal(game.engine, otherWord, stateFingerprint)).toMatchObject({ ok: false, answers: 0 });
  const laid = opened.rows.map((row) =>
    row.body.setup === undefined
      ? row
      : { ...row, body: { ...row.body, setup: { ...row.body.setup, stacked: { cards: { omen: ['girl'] } } } } },
  );
  expect(checkDeal(game.engine, { ...opened, rows: laid }, stateFingerprint).message).toContain('laid by hand');
});

test('a game that is made and begun in one call promises nothing, and neither does the file of it', async () => {
  const device = new Device(server.port);
  const { body } = await device.call('POST', '/api/games', { name: 'Ada', seats: 3, playNow: true });
  const game = String(body.game);
  const line = await device.sit(game, 0);
  expect(line.held?.table).toMatchObject({ phase: 'playing', promise: null });
  await line.send({ t: 'draw' });
  await line.until(() => line.held?.table.phase === 'over', 'the end');
  const file = (await device.call('GET', `/api/games/${game}/export`)).body;
  expect(file).toMatchObject({ commitment: null });
  const taken = await device.call('POST', '/api/import', file);
  const brought = await device.sit(String(taken.body.game), 'all');
  expect(brought.held?.table.promise).toBeNull();
  // A seal that was written into it afterwards has to fit.
  const sealed = { ...file, commitment: commitmentOf('another seed') };
  expect(await device.call('POST', '/api/import', sealed)).toMatchObject({
    status: 403,
    body: { error: { code: 'not-allowed', field: 'seed' } },
  });
});

test('nobody is told the seed while the game goes on', async () => {
  const table = await tableOf(server, 2, 3);
  const [{ device, line }] = table.people;
  await beginWithWords(table.people);
  const seed = (await server.node.store.game(table.game))?.seed ?? 'none';
  const seen = [
    JSON.stringify(line.held),
    JSON.stringify((await device.call('GET', `/api/games/${table.game}`)).body),
    JSON.stringify((await new Device(server.port).call('GET', `/api/games/${table.code}`)).body),
  ];
  for (const text of seen) expect(text).not.toContain(seed);
  expect((await device.call('GET', `/api/games/${table.game}/export`)).status).toBeGreaterThanOrEqual(400);
});

test('what the bots choose by cannot be told from what everybody sees', async () => {
  const dealt = await Promise.all(
    [0, 1].map(async () => {
      const table = await tableOf(server, 1, 3);
      await table.people[0].line.send({ t: 'host', do: { what: 'start' } });
      await table.people[0].line.until(() => table.people[0].line.held?.view != null, 'the start');
      const { game } = await server.node.games.moment(table.game);
      if (game === null) throw new Error('no game');
      return game;
    }),
  );
  const [first, second] = dealt.map(({ state }) => seedFor(state, 'bots/1/7'));
  expect(first).not.toBe(second);
  const [game] = dealt;
  // From the view of a seat, which knows none of the keys, another seed comes out.
  expect(seedFor(game?.engine.view(game.state, 0).known ?? { rng: [] }, 'bots/1/7')).not.toBe(first);
});

test('a device that does not open its word is left out by name, and the game begins without it', async () => {
  const table = await tableOf(server, 2, 3);
  const [first, second] = table.people;
  const { line } = first;
  for (const each of table.people) await sealWord(each);
  await line.send({ t: 'host', do: { what: 'start' } });
  await line.until(() => line.held?.table.promise?.asked != null, 'the question for words');
  await line.send({ t: 'word', word: wordOf(0) });
  // The second one sleeps. Nothing that was opened is dealt from: it draws a new word.
  await line.until(() => line.held?.table.promise?.redrawn === 1, 'new words');
  expect(line.held?.table.promise).toMatchObject({ asked: [0], seals: [null, null, null] });
  await sealWord(first, wordOf(4));
  await line.send({ t: 'word', word: wordOf(4) });
  await second.line.until(() => second.line.held?.view != null, 'the start');
  expect(second.line.held?.table.promise).toMatchObject({ words: [wordOf(4), null, null], redrawn: 1 });
  const told = second.line.entries.filter((entry) => entry.kind === 'table' && entry.what === 'word-not-opened');
  expect(told).toMatchObject([{ args: { seat: 1, name: 'Person 1' } }]);
});
