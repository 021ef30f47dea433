import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { afterAll, expect, test } from 'vitest';
import { addressesOf } from '../src/notices/names.ts';

const open: Socket[] = [];
afterAll(() => {
  for (const socket of open) socket.close();
});

/** The question of a message to a name server ends after its name, two bytes of type and two of class. */
const endOfQuestion = (message: Buffer): number => message.indexOf(0, 12) + 5;
const A = 1;

/** A name server on this machine; it answers with these addresses of the fourth version, or never. */
async function nameServer(addresses: readonly string[] | null): Promise<string> {
  const socket = createSocket('udp4');
  open.push(socket);
  socket.on('message', (message, { port, address }) => {
    if (addresses === null) return;
    const end = endOfQuestion(message);
    const found = message.readUInt16BE(end - 4) === A ? addresses : [];
    const head = Buffer.from(message.subarray(0, 12));
    head.writeUInt16BE(0x8180, 2);
    head.writeUInt16BE(found.length, 6);
    head.writeUInt32BE(0, 8);
    const records = found.map((ip) =>
      Buffer.from([0xc0, 12, 0, A, 0, 1, 0, 0, 0, 60, 0, 4, ...ip.split('.').map(Number)]),
    );
    socket.send(Buffer.concat([head, message.subarray(12, end), ...records]), port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return `127.0.0.1:${socket.address().port}`;
}

test('a name stands for all addresses that its server tells', async () => {
  const found = await addressesOf('chat.example', [await nameServer(['1.1.1.1', '10.0.0.1'])]);
  expect(found).toEqual([
    { address: '1.1.1.1', family: 4 },
    { address: '10.0.0.1', family: 4 },
  ]);
});

test('names whose server never answers stand for nothing, and hold up nobody who reads a file', async () => {
  const silent = await nameServer(null);
  let waiting = 12;
  const asked = Array.from({ length: waiting }, async (_, i) => {
    const found = await addressesOf(`slow-${i}.example`, [silent]);
    waiting--;
    return found;
  });
  // More than there are threads: where each held one, the file would come after the first of them.
  expect((await readFile(new URL(import.meta.url), 'utf8')).length).toBeGreaterThan(0);
  expect(waiting).toBe(12);
  expect(await Promise.all(asked)).toEqual(Array.from({ length: 12 }, () => []));
}, 30_000);
