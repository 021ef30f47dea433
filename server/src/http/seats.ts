import { randomUUID } from 'node:crypto';
import {
  ClaimBody,
  type HauntMemory,
  KnockBody,
  type Knocked,
  MemoryBody,
  type PersonalLink,
  type Seated,
  SeatNumber,
} from '@hollow/protocol';
import {
  isAwayFor,
  isSilent,
  type KnockData,
  knock,
  loneSeat,
  loneWait,
  type Moment,
  RefusedError,
  requireRoomInLog,
  returnAlone,
  waitsAlready,
} from '@hollow/table';
import type { FastifyInstance } from 'fastify';
import { hashSecret, newSecret } from '../identity/secrets.ts';
import type { ServerNode } from '../node/server-node.ts';
import { seatAwayFor } from '../presence/absence.ts';
import { noteReturn } from '../presence/return.ts';
import { deviceFor, deviceOf } from './devices.ts';
import { gameOf } from './games.ts';

/** A personal link that nobody has used is void after a week. */
const LINK_LASTS = 7 * 24 * 3_600_000;

type Ref = { readonly Params: { readonly ref: string } };
type SeatRef = { readonly Params: { readonly ref: string; readonly seat: string } };

/** The time of whoever plays alone is over and as much again, and no passkey brings them back. */
const isLost = async (node: ServerNode, { table }: Moment, seat: number): Promise<boolean> =>
  isAwayFor(await seatAwayFor(node, table.id, seat), loneWait(table)) && !(await node.seats.isKept(table.id, seat));

/** Whoever waits already waits on: nothing is written down for a second knock. */
async function knockOnce(node: ServerNode, { table }: Moment, caller: KnockData): Promise<string> {
  const waiting = waitsAlready(table, caller);
  if (waiting !== null) return waiting.id;
  await node.games.act(table.id, (present) => {
    requireRoomInLog(present, null);
    return knock(present, caller);
  });
  return caller.id;
}

/** Ways to get a seat, or to get it back. */
export function seatRoutes(app: FastifyInstance, node: ServerNode): void {
  app.post<SeatRef>('/api/games/:ref/seats/:seat/link', async (request, reply) => {
    const game = await gameOf(node, request.params.ref);
    const seat = SeatNumber.parse(Number(request.params.seat));
    const device = deviceOf(request);
    const secret = newSecret();
    if (device === null || !(await node.seats.makeLink(hashSecret(secret), device, { game, seat }, node.now())))
      throw new RefusedError('not-seated', 'this device does not hold the seat');
    const link: PersonalLink = { path: `/s/${secret}` };
    return reply.code(201).send(link);
  });

  app.post('/api/claim', async (request, reply) => {
    const { secret } = ClaimBody.parse(request.body ?? {});
    const device = await deviceFor(node, request, reply);
    const found = await node.seats.claim(hashSecret(secret), device, node.now(), node.now() - LINK_LASTS);
    if (found === null) throw new RefusedError('not-found', 'the link was used before, or is too old');
    const moment = await node.games.moment(found.game);
    // The link alone is an objection, before its page is opened.
    await noteReturn(node, moment, found.seat);
    const seated: Seated = { ...found, code: moment.table.code };
    return reply.code(201).send(seated);
  });

  app.post<Ref>('/api/games/:ref/knock', async (request, reply) => {
    const { name, lang } = KnockBody.parse(request.body ?? {});
    const game = await gameOf(node, request.params.ref);
    const device = await deviceFor(node, request, reply);
    const caller = { id: randomUUID(), name, lang, device };
    const moment = await node.games.moment(game);
    const { table } = moment;
    const mine = await node.seats.seatsOf(device, game);
    if (mine.some((seat) => isSilent(table, seat)))
      throw new RefusedError('closed', 'who has read both books is silent');
    const alone = loneSeat(table);
    if (alone !== null && (await isLost(node, moment, alone))) {
      const act = { seat: alone, mid: null, at: node.now() };
      // Looked at again where something has happened meanwhile: its owner may be back.
      await node.games.act(game, async (present) =>
        returnAlone(present, act, caller, await isLost(node, present, alone)),
      );
      const seated: Seated = { game, code: table.code, seat: alone };
      return reply.code(201).send(seated);
    }
    const knocked: Knocked = { knock: await knockOnce(node, moment, caller) };
    return reply.code(201).send(knocked);
  });

  app.get('/api/memory', async (request) => {
    const device = deviceOf(request);
    const memory: HauntMemory = device === null ? { remember: true, met: [] } : await node.memory.memoryOf(device);
    return memory;
  });

  app.post('/api/memory', async (request, reply) => {
    const { remember } = MemoryBody.parse(request.body ?? {});
    const device = await deviceFor(node, request, reply);
    await node.memory.set(device, remember);
    return await node.memory.memoryOf(device);
  });
}
