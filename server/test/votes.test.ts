import { removePerson, resign, substituteAbsent } from '@hollow/table';
import { expect, test } from 'vitest';
import { serverForFile } from './file-server.ts';
import { gameOf } from './serving.ts';

const server = await serverForFile();

const act = { mid: null, at: 0 };

/** Three people, of whom the first asks for a draw. */
async function asking() {
  const { game, people } = await gameOf(server, 3);
  const [{ line }] = people;
  await line.send({ t: 'draw' });
  await line.until(() => line.held?.table.vote != null, 'a vote');
  return { game, line };
}

test.each([
  ['is removed', removePerson] as const,
  ['gives up', (moment: Parameters<typeof resign>[0]) => resign(moment, { ...act, seat: 2 })] as const,
])('a vote is over when somebody who is asked %s, and another may be called for', async (_how, leave) => {
  const { game, line } = await asking();
  await server.node.games.act(game, (moment) => leave(moment, { ...act, seat: 0 }, 2, []));
  await line.until(() => line.held?.table.vote === null, 'the end of the vote', 5000);
  expect(await line.send({ t: 'draw' })).toMatchObject({ t: 'done' });
  await line.until(() => line.held?.table.vote?.asked.length === 1, 'another vote');
});

test('a vote still asks somebody for whom a bot plays: its silence is not a vote', async () => {
  const { game, line } = await asking();
  await server.node.games.act(game, (moment) => substituteAbsent(moment, { ...act, seat: 2 }));
  await line.until(() => line.held?.table.seats[2]?.substituted === true, 'a bot');
  expect(line.held?.table.vote?.asked).toEqual([1, 2]);
});
