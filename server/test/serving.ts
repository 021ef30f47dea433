import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sealOf } from '@hollow/table';
import { type Config, DEFAULTS } from '../src/config/config.ts';
import { makeApp } from '../src/http/app.ts';
import { openNode } from '../src/node/open-node.ts';
import type { ServerNode } from '../src/node/server-node.ts';
import { Device, type Line, PATIENCE } from './client.ts';
import { identitiesInOrder } from './identities.ts';
import { must } from './must.ts';

/** A server in this process, on a port of its own. */
export interface TestServer {
  readonly port: number;
  readonly node: ServerNode;
  readonly config: Config;
  close(): Promise<void>;
}

export async function startServer(config: Partial<Config>, now?: () => number): Promise<TestServer> {
  const full: Config = {
    ...DEFAULTS,
    port: 0,
    host: '127.0.0.1',
    pause: 0,
    threads: 1,
    logLevel: 'error',
    limits: 0,
    newIdentity: identitiesInOrder('test'),
    day: { month: 11, day: 15 },
    ...config,
  };
  const node = await openNode(full, now);
  const app = await makeApp(node);
  await app.listen({ port: full.port, host: full.host });
  const address = app.server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    node,
    config: full,
    async close() {
      await app.close();
      await node.close();
    },
  };
}

/** A folder that is gone when `remove` has been called. */
export function scratch(): { readonly folder: string; readonly remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'hollow-server-'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

export interface Sitting {
  readonly device: Device;
  readonly line: Line;
  readonly seat: number;
}

/** So many of them, where it is known how many. */
type TupleOf<T, N extends number, Found extends readonly T[] = []> = number extends N
  ? readonly [T, ...T[]]
  : Found['length'] extends N
    ? Found
    : TupleOf<T, N, readonly [...Found, T]>;

export interface TestTable<People extends readonly Sitting[] = readonly [Sitting, ...Sitting[]]> {
  readonly game: string;
  readonly code: string;
  readonly people: People;
}

/** A table of so many persons, the first of them the host, still in the lobby; further seats are open. */
export async function tableOf<N extends number>(
  server: TestServer,
  people: N,
  seats: number = people,
  settings: Readonly<Record<string, unknown>> = {},
): Promise<TestTable<TupleOf<Sitting, N>>> {
  const host = new Device(server.port);
  const { body } = await host.call('POST', '/api/games', { name: 'Person 0', seats, settings });
  const game = String(body.game);
  const sitting: Sitting[] = [{ device: host, line: await host.sit(game, 0), seat: 0 }];
  for (let seat = 1; seat < people; seat++) {
    const device = new Device(server.port);
    await device.call('POST', `/api/games/${body.code}/join`, { name: `Person ${seat}` });
    const line = await device.sit(game, seat);
    await line.send({ t: 'me', ready: true });
    sitting.push({ device, line, seat });
  }
  return { game, code: String(body.code), people: sitting as unknown as TupleOf<Sitting, N> };
}

/** The same, and the game has begun. */
export async function gameOf<N extends number>(
  server: TestServer,
  people: N,
  seats: number = people,
  settings: Readonly<Record<string, unknown>> = {},
): Promise<TestTable<TupleOf<Sitting, N>>> {
  const table = await tableOf(server, people, seats, settings);
  const sitting: readonly Sitting[] = table.people;
  await must(sitting[0]).line.send({ t: 'host', do: { what: 'start' } });
  for (const { line } of sitting) await line.until(() => line.held?.view != null, 'the start');
  return table;
}

export const wordOf = (seat: number): string => String(seat + 1).repeat(32);

export async function sealWord({ line, seat }: Sitting, word = wordOf(seat)): Promise<void> {
  const commitment = line.held?.table.promise?.commitment ?? '';
  await line.send({ t: 'seal', seal: sealOf(commitment, seat, word) });
}

/** Each of them seals a word, the first, who is the host, begins, and all open theirs. */
export async function beginWithWords(people: readonly Sitting[]): Promise<void> {
  for (const each of people) await sealWord(each);
  await must(people[0]).line.send({ t: 'host', do: { what: 'start' } });
  for (const { line, seat } of people) {
    await line.until(() => line.held?.table.promise?.asked?.includes(seat) === true, 'the question for words');
    await line.send({ t: 'word', word: wordOf(seat) });
  }
  for (const { line } of people) await line.until(() => line.held?.view != null, 'the start');
}

/** All others vote for it: somebody is removed from the game. */
export async function removeByVote(people: readonly Sitting[], seat: number): Promise<void> {
  const [first, ...others] = people.filter((sitting) => sitting.seat !== seat);
  await must(first).line.send({ t: 'propose', about: 'remove', seat });
  for (const { line } of others) {
    await line.until(() => line.held?.table.vote?.about === 'remove', 'a vote');
    await line.send({ t: 'vote', vote: line.held?.table.vote?.id ?? 0, yes: true });
  }
  await must(first).line.until(() => must(first).line.held?.table.seats[seat]?.removed === true, 'the removal');
}

/** Whoever of them is asked now, or null. */
export const asked = (people: readonly Sitting[]): Sitting | null =>
  people.find(({ line, seat }) => line.held?.view?.decisions.some((decision) => decision.seat === seat)) ?? null;

/** Waits until something holds that several lines tell together. */
export async function eventually(holds: () => boolean, what: string, wait = PATIENCE): Promise<void> {
  for (const start = Date.now(); !holds(); await new Promise((resolve) => setTimeout(resolve, 5)))
    if (Date.now() - start > wait) throw new Error(`${what} did not happen`);
}
