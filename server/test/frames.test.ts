import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { eventually, gameOf, scratch, startServer, type TestServer } from './serving.ts';

/** What comes over a line below its messages: frames that nobody counts as such. */

const PING = 0x9;
const PONG = 0xa;
/** The longest that such a frame may be. */
const LONG = 125;

let place: ReturnType<typeof scratch>;
let server: TestServer | null = null;
beforeEach(() => {
  place = scratch();
});
afterEach(async () => {
  await server?.close();
  server = null;
  place.remove();
});

/** A frame as a client sends it, under a mask that changes nothing. */
const frame = (opcode: number, data: Buffer): Buffer =>
  Buffer.concat([Buffer.from([0x80 | opcode, 0x80 | data.length, 0, 0, 0, 0]), data]);

const pings = (n: number): Buffer => Buffer.concat(new Array<Buffer>(n).fill(frame(PING, Buffer.alloc(LONG))));

/** A watcher's line that reads nothing. */
async function deafLine({ port }: TestServer, game: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  const asked = [
    `GET /api/games/${game}/socket?viewer=public HTTP/1.1`,
    'Host: 127.0.0.1',
    'Upgrade: websocket',
    'Connection: Upgrade',
    'Sec-WebSocket-Version: 13',
    `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
  ];
  socket.write(`${asked.join('\r\n')}\r\n\r\n`);
  await once(socket, 'data');
  socket.pause();
  return socket;
}

test('many pings are answered by one pong: nothing is kept for whoever does not read', async () => {
  server = await startServer({ data: place.folder });
  const { game } = await gameOf(server, 1, 3);
  const socket = await deafLine(server, game);
  const many = 20_000;
  const last = randomBytes(LONG);
  socket.write(pings(many));
  socket.write(frame(PING, last));
  const told: Buffer[] = [];
  socket.on('data', (data) => void told.push(data));
  socket.resume();
  await eventually(() => Buffer.concat(told.slice(-2)).includes(last), 'the answer to the last ping');
  const all = Buffer.concat(told);
  let answers = 0;
  for (let at = all.indexOf(PONG | 0x80); at >= 0; at = all.indexOf(PONG | 0x80, at + 1))
    if (all[at + 1] === LONG) answers++;
  expect(answers).toBeLessThan(many / 4);
  socket.destroy();
});

test('a line that sends more than all messages together may come to is cut', async () => {
  server = await startServer({ data: place.folder, limits: 1 });
  const { game, people } = await gameOf(server, 1, 3);
  const socket = await deafLine(server, game);
  let isClosed = false;
  socket.on('close', () => {
    isClosed = true;
  });
  socket.on('error', () => undefined);
  socket.resume();
  // Empty parts of a message that is never finished: nobody hears of it, and reading it costs all the same.
  const some = Buffer.concat(new Array<Buffer>(10_000).fill(Buffer.from([0, 0x80, 0, 0, 0, 0])));
  socket.write(Buffer.from([1, 0x80, 0, 0, 0, 0]));
  const sendOn = (): void => {
    if (!isClosed && socket.writable) socket.write(some, sendOn);
  };
  sendOn();
  await eventually(() => isClosed, 'the end of the line');
  expect((await people[0].device.call('GET', `/api/games/${game}`)).status).toBe(200);
});

test('a change is asked for with as many as see the game differently, and refused where that is too much', async () => {
  server = await startServer({ data: place.folder });
  const { game, people } = await gameOf(server, 1, 3);
  const [{ device, line }] = people;
  for (const query of ['&known=1', '&lang=qps', '&lang=qps']) await device.sit(game, 'public', query);
  const asked = vi.spyOn(server.node.limits, 'mayTell').mockReturnValueOnce(false);
  expect(await line.send({ t: 'chat', to: 'table', text: 'one' })).toMatchObject({ t: 'refused', code: 'too-fast' });
  expect(await line.send({ t: 'chat', to: 'table', text: 'two' })).toMatchObject({ t: 'done' });
  expect(asked.mock.calls.map(([, eyes]) => eyes)).toEqual([3, 3]);
});
