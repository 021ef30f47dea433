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
  const token = known === null ? newSecret() : null;
  const device = known ?? hashed(String(token));
  await node.seats.touchDevice(device, node.now());
  if (token !== null)
    reply.setCookie(COOKIE, token, {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: request.protocol === 'https',
      maxAge: TEN_YEARS,
    });
  return device;
}
