import { Engine, picker } from '@hollow/engine';
import { expect } from 'vitest';
import { openAdmin, type VerifiedStore } from '../../src/admin/index.ts';
import { type Archive, archiveOf, readArchive, verifyArchive } from '../../src/replay/archives.ts';
import { Device } from '../client.ts';
import { must } from '../must.ts';
import { asked, beginWithWords, type Sitting, startServer, type TestServer } from '../serving.ts';
import type { KeptStore, KeptTable } from './stores.ts';

/** Answers of people before they agree on a draw. */
const ANSWERS = 10;

/** Everybody comes back, with the cookies of the day. */
const sitDown = async (port: number, { game, seats }: KeptTable): Promise<readonly Sitting[]> =>
  await Promise.all(
    seats.map(async ({ seat, cookie }) => {
      const device = new Device(port);
      device.cookie = cookie;
      return { device, seat, line: await device.sit(game, seat) };
    }),
  );

const phaseAt = ({ line }: Sitting): string | undefined => line.held?.table.phase;

/** Waits until one of them is asked, or votes, or all is over. */
async function moved(people: readonly Sitting[]): Promise<void> {
  const votes = ({ line, seat }: Sitting): boolean => line.held?.table.vote?.asked.includes(seat) === true;
  const holds = (): boolean => asked(people) !== null || people.some((each) => votes(each) || phaseAt(each) === 'over');
  await Promise.race(people.map(({ line }) => line.until(holds, 'a question')));
}

/** Whoever is asked to agree does. */
async function agree(people: readonly Sitting[]): Promise<boolean> {
  for (const { line, seat } of people) {
    const vote = line.held?.table.vote;
    if (vote?.asked.includes(seat) !== true) continue;
    await line.send({ t: 'vote', vote: vote.id, yes: true });
    return true;
  }
  return false;
}

async function startIfLobby(people: readonly Sitting[]): Promise<void> {
  const { line } = must(people[0]);
  if (line.held?.table.phase !== 'lobby') return;
  for (const [seat, { holder }] of line.held.table.seats.entries())
    if (holder === 'open') await line.send({ t: 'host', do: { what: 'bot', seat, kind: 'normal' } });
  await beginWithWords(people);
}

/** Plays a table on: what lies before it is taken back where somebody can, then answers, then a draw, unless the game is over before or only the dead are asked. */
async function playTable(people: readonly Sitting[], what: string): Promise<void> {
  const pick = picker(`on/${what}`);
  const first = must(people[0]);
  await startIfLobby(people);
  // States of before the last answers were kept as well, and are gone back to.
  if (people.length > 1 && first.line.held?.table.vote === null) await first.line.send({ t: 'undo', kind: 'vote' });
  for (let given = 0; phaseAt(first) !== 'over'; ) {
    await moved(people);
    if (await agree(people)) continue;
    const sitting = asked(people);
    if (sitting === null || phaseAt(first) === 'over') continue;
    if (++given > ANSWERS) {
      // The dead agree on nothing: a table of theirs stays as it is.
      if ((await sitting.line.send({ t: 'draw' })).t === 'refused') return;
    } else {
      const decision = must(sitting.line.held?.view?.decisions.find(({ seat }) => seat === sitting.seat));
      await sitting.line.send({ t: 'answer', decision: decision.id, option: pick(decision.options.length) });
    }
  }
}

/** The game as a file: as its people get it, or whoever runs the server where it is not over. */
async function fileOf(sitting: Sitting, game: string, data: string): Promise<Archive> {
  if (phaseAt(sitting) !== 'over') return must(await archiveOf(game, { data }));
  const { device } = sitting;
  const { body } = await device.call('GET', `/api/games/${game}/export`);
  return must(readArchive(JSON.parse(JSON.stringify(body))));
}

export interface PlayedOn {
  /** What the store was before anybody played on, and after. */
  readonly before: VerifiedStore;
  readonly after: VerifiedStore;
}

async function verified(data: string): Promise<VerifiedStore> {
  const admin = await openAdmin({ data });
  try {
    return await admin.verify();
  } finally {
    await admin.close();
  }
}

/** Plays tables of a store that was kept, all of them by default, to their end, and deals each game again from its file. */
export async function playStoreOn(
  { tables, mended }: KeptStore,
  data: string,
  isPlayed: (what: string) => boolean = () => true,
): Promise<PlayedOn> {
  // Brings the tables of an older store up to date.
  await (await startServer({ data })).close();
  const before = await verified(data);
  const server: TestServer = await startServer({ data, day: undefined });
  try {
    for (const table of tables.filter(({ what }) => isPlayed(what))) {
      const people = await sitDown(server.port, table);
      await playTable(people, table.what);
      const archive = await fileOf(must(people[0]), table.game, data);
      if (!(table.what in mended))
        expect(verifyArchive(new Engine(archive.contents), archive), table.what).toMatchObject({ ok: true });
      for (const { line } of people) line.close();
    }
  } finally {
    await server.close();
  }
  return { before, after: await verified(data) };
}
