import { networkInterfaces } from 'node:os';

/** Names under which only this very machine finds the server. */
const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|\[?::1\]?|::ffff:127(?:\.\d+){3})$/;

export const isLoopback = (host: string): boolean => LOOPBACK.test(host);

/** Listening there, a server hears the network it stands in. */
const isHeardOutside = (host: string): boolean => !isLoopback(host);

/** Docker and virtual machines have networks of their own, in which no phone is: they come last. */
const isVirtual = (name: string): boolean => /^(?:docker|br-|veth|virbr|vmnet|vboxnet|tun|tap|wg|utun)/.test(name);

/** Addresses under which others in the same house find this machine, the likeliest first; none where the server listens to itself alone. */
export function homeAddresses(host: string, port: number): string[] {
  if (!isHeardOutside(host)) return [];
  return Object.entries(networkInterfaces())
    .toSorted(([a], [b]) => Number(isVirtual(a)) - Number(isVirtual(b)))
    .flatMap(([, list]) => list ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => `http://${address}:${port}`);
}
