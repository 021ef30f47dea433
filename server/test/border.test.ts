import { LIMITS } from '@hollow/protocol';
import { describe, expect, test } from 'vitest';
import { Device, type Line } from './client.ts';
import { serverForFile } from './file-server.ts';
import { gameOf } from './serving.ts';

const server = await serverForFile();

/** What the server says to a text that is no message. */
async function answerTo(line: Line, text: string | Buffer): Promise<unknown> {
  const refusals = (): unknown[] => line.messages.filter(({ t }) => t === 'refused');
  const before = refusals().length;
  line.socket.send(text);
  await line.until(() => refusals().length > before, 'an answer');
  return refusals()[before];
}

describe('what is no message', () => {
  test.each([
    ['', null],
    ['{', null],
    ['null', null],
    ['7', null],
    ['[]', null],
    ['{"t":"nothing","id":"eightlong"}', 'eightlong'],
    ['{"t":"answer","id":"eightlong"}', 'eightlong'],
    ['{"t":"answer","id":"short","decision":1,"option":0}', 'short'],
    ['{"t":"answer","id":"eightlong","decision":0.5,"option":0}', 'eightlong'],
    ['{"t":"answer","id":"eightlong","decision":1,"option":0.5}', 'eightlong'],
    ['{"t":"answer","id":"eightlong","decision":1,"option":0,"more":1}', 'eightlong'],
    ['{"t":"path","id":"eightlong","decision":1,"rooms":[]}', 'eightlong'],
    ['{"t":"host","id":"eightlong","do":{"what":"rule"}}', 'eightlong'],
    ['{"t":"me","id":"eightlong","__proto__":{"ready":true},"name":"\\u202e"}', 'eightlong'],
    [`{"t":"chat","id":"eightlong","to":"table","text":${'['.repeat(30)}${']'.repeat(30)}}`, null],
  ])('%s is refused by name', async (text, id) => {
    const { game, people } = await gameOf(server, 1, 3);
    const before = await server.node.store.rows(game, 0, 9999);
    expect(await answerTo(people[0].line, text)).toMatchObject({ t: 'refused', id, code: 'malformed' });
    const after = (await server.node.store.rows(game, 0, 9999)).filter(({ seat }) => seat === 0);
    expect(after).toEqual(before.filter(({ seat }) => seat === 0));
    people[0].line.close();
  });

  test('in bytes is refused as well, and what is too long ends the line', async () => {
    const { game, people } = await gameOf(server, 1, 3);
    const [{ line, device }] = people;
    expect(await answerTo(line, Buffer.from([1, 2, 3]))).toMatchObject({ t: 'refused', code: 'malformed' });
    const closed = new Promise<number>((resolve) => line.socket.on('close', resolve));
    line.socket.send('x'.repeat(LIMITS.message + 1));
    expect(await closed).toBe(1009);
    expect((await device.sit(game, 0)).held?.view).not.toBeNull();
  });
});

describe('an address that leads nowhere', () => {
  test('is refused before anything is told', async () => {
    const { game, people } = await gameOf(server, 1, 3);
    const { device } = people[0];
    for (const [path, code] of [
      ['nosuchgameaa', 'not-found'],
      ['../../etc', 'not-found'],
    ] as const)
      expect((await device.call('GET', `/api/games/${encodeURIComponent(path)}`)).body).toMatchObject({
        error: { code },
      });
    await expect(device.sit('nosuchgameaa', 0)).rejects.toThrow('not-found');
    await expect(device.sit('no-such-table', 'public')).rejects.toThrow('not-found');
    await expect(device.sit(game, 7 as never)).rejects.toThrow('malformed');
    await expect(device.sit(game, 0, '&lang=xx')).rejects.toThrow('malformed');
    await expect(device.sit(game, 5)).rejects.toThrow('not-seated');
    expect(await device.call('POST', `/api/games/${game}/seats/9/link`)).toMatchObject({ status: 400 });
    expect(await new Device(server.port).call('POST', '/api/claim', { secret: 'x'.repeat(43) })).toMatchObject({
      status: 404,
    });
  });
});
