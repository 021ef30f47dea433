import { RefusedError, renameDevice } from '@hollow/table';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hashSecret, isSecret, newSecret } from '../identity/secrets.ts';
import type { ServerNode } from '../node/server-node.ts';

const COOKIE = 'hollow';
/** Over https: a name that no page of a neighbouring host can set. */
const SAFE_COOKIE = '__Host-hollow';
const TEN_YEARS = 315_360_000;

const isSafe = ({ protocol }: FastifyRequest): boolean => protocol === 'https';

/** The device that asks, by the hash of its token; null for one that has none. */
export function deviceOf(request: FastifyRequest): string | null {
  const { cookies } = request;
  const token = (isSafe(request) ? cookies[SAFE_COOKIE] : undefined) ?? cookies[COOKIE];
  return isSecret(token) ? hashSecret(token) : null;
}

/** The haunts that the device has met, as `pack/id`: their names are no surprise any more. */
export async function hauntsMet({ memory }: ServerNode, request: FastifyRequest): Promise<ReadonlySet<string>> {
  const device = deviceOf(request);
  return new Set(device === null ? [] : (await memory.memoryOf(device)).met.map(({ haunt }) => haunt));
}

/** The device that asks; a new one gets its token here. A token that the server has not made is none. */
export async function deviceFor(node: ServerNode, request: FastifyRequest, reply: FastifyReply): Promise<string> {
  const known = deviceOf(request);
  if (known === null || !(await node.seats.noteDevice(known, node.now()))) return await newDevice(node, request, reply);
  return isSafe(request) && request.cookies[SAFE_COOKIE] === undefined
    ? await renewDevice(node, known, request, reply)
    : known;
}

/** Everything that one device had is another's, also where it waits at a door or was removed from a seat. */
async function moveDevice(node: ServerNode, from: string, to: string): Promise<void> {
  await node.seats.moveDevice(from, to);
  for (const game of await node.store.naming(from))
    await node.games
      .act(game, (moment) => renameDevice(moment, from, to))
      .catch((error: unknown) => {
        // Another version plays it, or it is gone meanwhile.
        if (!(error instanceof RefusedError)) throw error;
      });
}

/** The same device under a new token: whoever knew the old one has nothing. */
export async function renewDevice(
  node: ServerNode,
  device: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<string> {
  const renewed = await newDevice(node, request, reply);
  await moveDevice(node, device, renewed);
  return renewed;
}

/** From now on this browser is another device. */
export async function newDevice(node: ServerNode, request: FastifyRequest, reply: FastifyReply): Promise<string> {
  const token = newSecret();
  const device = hashSecret(token);
  await node.seats.touchDevice(device, node.now());
  reply.setCookie(isSafe(request) ? SAFE_COOKIE : COOKIE, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSafe(request),
    maxAge: TEN_YEARS,
  });
  return device;
}

/** From now on this browser is no device, and what its token opened is open to the other devices of its person only. */
export async function forgetDevice(node: ServerNode, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.clearCookie(COOKIE, { path: '/' });
  if (isSafe(request)) reply.clearCookie(SAFE_COOKIE, { path: '/', secure: true });
  const device = deviceOf(request);
  if (device === null || (await node.people.personOf(device)) === null) return;
  const nobodys = hashSecret(newSecret());
  await node.seats.touchDevice(nobodys, node.now());
  await moveDevice(node, device, nobodys);
}
