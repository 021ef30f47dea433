import type { Draft, Moment } from '@hollow/table';
import { removePerson, substituteAbsent } from '@hollow/table';
import { expect, test } from 'vitest';
import { serverForFile } from './file-server.ts';
import { must } from './must.ts';
import { gameOf } from './serving.ts';

const server = await serverForFile();

const act = { mid: null, at: 0 };
const LEAVING: Readonly<Record<string, (moment: Moment) => Draft>> = {
  'is removed': (moment) => removePerson(moment, { ...act, seat: 0 }, 2, { isGone: true, devices: [] }),
  'is away and played by a bot': (moment) => substituteAbsent(moment, { ...act, seat: 2 }),
};

test.each(Object.keys(LEAVING))('a vote is over when somebody who is asked %s', async (how) => {
  const { game, people } = await gameOf(server, 3);
  const [{ line }] = people;
  await line.send({ t: 'draw' });
  await line.until(() => line.held?.table.vote != null, 'a vote');
  await server.node.games.act(game, must(LEAVING[how]));
  await line.until(() => line.held?.table.vote === null, 'the end of the vote', 5000);
  expect(await line.send({ t: 'draw' })).toMatchObject({ t: 'done' });
  await line.until(() => line.held?.table.vote?.asked.length === 1, 'another vote');
});
