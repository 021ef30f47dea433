import { picker } from '@hollow/engine';
import { type Counts, LoadLine } from './player.ts';

/** A table under load: its lines, and who of them plays. */
export interface LoadTable {
  readonly players: readonly LoadLine[];
  readonly lines: readonly LoadLine[];
  readonly pick: (n: number) => number;
}

const SEATS = 4;

async function post(
  port: number,
  path: string,
  body: object,
): Promise<{ cookie: string; body: Record<string, string> }> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (response.status !== 201) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  const cookie = response.headers.get('set-cookie')?.split(';')[0] ?? '';
  return { cookie, body: (await response.json()) as Record<string, string> };
}

/** A game of four with four lines, begun: four people, or two with two bots and two who watch. */
export async function openTable(port: number, number: number, bots: boolean, counts: () => Counts): Promise<LoadTable> {
  const people = bots ? 2 : SEATS;
  const host = await post(port, '/api/games', { name: 'Person 0', seats: SEATS });
  const { game } = host.body;
  const address = (viewer: number | 'public'): string =>
    `ws://127.0.0.1:${port}/api/games/${game}/socket?viewer=${viewer}`;
  const first = new LoadLine(address(0), host.cookie, 0, counts);
  const players = [first];
  for (let seat = 1; seat < people; seat++) {
    const guest = await post(port, `/api/games/${game}/join`, { name: `Person ${seat}` });
    players.push(new LoadLine(address(seat), guest.cookie, seat, counts));
  }
  await Promise.all(players.map(({ welcomed }) => welcomed));
  for (const guest of players.slice(1)) await guest.send({ t: 'me', ready: true });
  for (let seat = people; seat < SEATS; seat++)
    await first.send({ t: 'host', do: { what: 'bot', seat, kind: 'normal' } });
  if (!(await first.send({ t: 'host', do: { what: 'start' } }))) throw new Error('a game did not begin');
  const watchers = Array.from({ length: SEATS - people }, () => new LoadLine(address('public'), '', null, counts));
  await Promise.all(watchers.map(({ welcomed }) => welcomed));
  return { players, lines: [...players, ...watchers], pick: picker(`load ${number}`) };
}

/** Whoever is asked answers; nothing happens where nobody is. */
export async function step({ players, pick }: LoadTable): Promise<boolean> {
  const asked = players.find((line) => line.isAsked && !line.isOver);
  await asked?.answer(pick);
  return asked !== undefined;
}

/** Steps each of them at its own beat until the time is over: one answer in so many milliseconds. */
export async function atPace(
  count: number,
  every: number,
  milliseconds: number,
  act: (i: number) => void,
): Promise<void> {
  const timers: ReturnType<typeof setTimeout>[] = [];
  for (let i = 0; i < count; i++) {
    timers.push(
      setTimeout(
        () => {
          act(i);
          timers[i] = setInterval(() => act(i), every);
        },
        (i / count) * every,
      ),
    );
  }
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
  for (const timer of timers) clearInterval(timer);
}
