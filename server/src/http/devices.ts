import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Node } from '../node.ts';
import { hashed, isSecret, newSecret } from '../seats/tokens.ts';

const COOKIE = 'hollow';
const TEN_YEARS = 315_360_000;

/** The device that asks, by the hash of its token; null for one that has none. */
export function deviceOf(request: FastifyRequest): string | null {
  const token = request.cookies[COOKIE];
  return isSecret(token) ? hashed(token) : null;
}

/** The device that asks; a new one gets its token here. */
export async function deviceFor(node: Node, request: FastifyRequest, reply: FastifyReply): Promise<string> {
  const known = deviceOf(request);
  if (known === null) return await newDevice(node, request, reply);
  await node.seats.touchDevice(known, node.now());
  return known;
}

/** From now on this browser is another device. */
export async function newDevice(node: Node, request: FastifyRequest, reply: FastifyReply): Promise<string> {
  const token = newSecret();
  const device = hashed(token);
  await node.seats.touchDevice(device, node.now());
  reply.setCookie(COOKIE, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
    maxAge: TEN_YEARS,
  });
  return device;
}

/** From now on this browser is no device. */
export const forgetDevice = (reply: FastifyReply): void => void reply.clearCookie(COOKIE, { path: '/' });
