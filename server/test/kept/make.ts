import { secondEdition } from '@hollow/content';
import { FORMAT, type HauntDef, PACK_FORMAT, picker } from '@hollow/engine';
import type { PracticeHaunt } from '@hollow/protocol';
import { openAdmin } from '../../src/admin/index.ts';
import { migrations } from '../../src/store/migrations/index.ts';
import { Device, type Line } from '../client.ts';
import { identitiesInOrder } from '../identities.ts';
import { must } from '../must.ts';
import { asked, eventually, type Sitting, startServer, type TestServer, tableOf } from '../serving.ts';
import type { KeptStore, KeptTable } from './stores.ts';

/** Plays the tables of a store that is to be kept: a lobby, a game in the middle of a card, people who come and go, a finished game, and each kind of haunt. */

const CARDS: ReadonlySet<string> = new Set((secondEdition.cards ?? []).map(({ id }) => id));
/** Answers after which a table is given up: something is wrong with what is looked for. */
const MOST = 2000;
/** Answers of people in a haunt. */
const INTO_HAUNT = 3;

const keptTable = (what: string, game: string, people: readonly Sitting[]): KeptTable => ({
  what,
  game,
  seats: people.map(({ device, seat }) => ({ seat, cookie: device.cookie })),
});

const decisionOf = ({ line, seat }: Sitting) => line.held?.view?.decisions.find((open) => open.seat === seat);

/** Answers for whoever is asked, until something holds. */
async function playUntil(people: readonly Sitting[], seed: string, holds: (at: Sitting) => boolean): Promise<void> {
  const pick = picker(seed);
  for (let i = 0; i < MOST; i++) {
    await eventually(() => asked(people) !== null, 'a question');
    const sitting = must(asked(people));
    if (holds(sitting)) return;
    const decision = decisionOf(sitting);
    if (decision !== undefined)
      await sitting.line.send({ t: 'answer', decision: decision.id, option: pick(decision.options.length) });
  }
  throw new Error(`${seed}: nothing came of it`);
}

const answersGiven = (most: number): (() => boolean) => {
  let given = 0;
  return () => ++given > most;
};

async function begin(people: readonly Sitting[]): Promise<void> {
  for (const { line, seat } of people) await line.send({ t: 'word', word: String(seat + 1).repeat(32) });
  await must(people[0]).line.send({ t: 'host', do: { what: 'start' } });
  for (const { line } of people) await line.until(() => line.held?.view != null, 'the start');
}

/** Two people and a bot that wait for a fourth. */
async function lobby(server: TestServer): Promise<KeptTable> {
  const { game, people } = await tableOf(server, 2, 4);
  const [{ line }] = people;
  await line.send({ t: 'host', do: { what: 'bot', seat: 2, kind: 'random' } });
  await line.send({ t: 'word', word: 'ab'.repeat(16) });
  await line.send({ t: 'chat', to: 'table', text: 'see you tomorrow' });
  return keptTable('lobby', game, people);
}

/** A game that stops at a question which a card asks. */
async function card(server: TestServer): Promise<KeptTable> {
  const { game, people } = await tableOf(server, 2, 3);
  await begin(people);
  await playUntil(people, 'card', (at) => {
    const decision = decisionOf(at);
    return decision !== undefined && decision.kind !== 'turn' && CARDS.has(decision.prompt.args.about);
  });
  return keptTable('card', game, people);
}

/** Three people, one of whom has given up, with a clock and an answer beforehand; the others are asked to take something back. */
async function company(server: TestServer): Promise<KeptTable> {
  const settings = { clock: { kind: 'turn', seconds: 86_400 }, absence: 86_400 };
  const { game, people } = await tableOf(server, 3, 4, settings);
  await begin(people);
  await playUntil(people, 'company', answersGiven(10));
  const [first, second, third] = people;
  await third.line.send({ t: 'resign' });
  await second.line.send({ t: 'standing', defend: 'pass', split: null });
  await first.line.send({ t: 'undo', kind: 'vote' });
  return keptTable('company', game, [first, second]);
}

/** A finished game, with something in it that was taken back. */
async function over(server: TestServer): Promise<KeptTable> {
  const { game, people } = await tableOf(server, 2, 3);
  await begin(people);
  await playUntil(people, 'over', answersGiven(15));
  const [first, second] = people;
  const agree = async (line: Line): Promise<void> => {
    await line.until(() => line.held?.table.vote != null, 'a vote');
    await line.send({ t: 'vote', vote: line.held?.table.vote?.id ?? 0, yes: true });
  };
  await first.line.send({ t: 'undo', kind: 'vote' });
  await agree(second.line);
  await playUntil(people, 'over/again', answersGiven(5));
  await first.line.send({ t: 'draw' });
  await agree(second.line);
  await first.line.until(() => first.line.held?.table.phase === 'over', 'the end');
  return keptTable('over', game, people);
}

/** The first haunt of each kind that can be played. */
export function hauntOfEachKind(playable: readonly PracticeHaunt[]): ReadonlyMap<HauntDef['kind'], string> {
  const defs = new Map((secondEdition.haunts ?? []).map((def) => [`${secondEdition.id}/${def.id}`, def]));
  const kinds = new Map<HauntDef['kind'], string>();
  for (const { haunt } of playable) {
    const kind = defs.get(haunt)?.kind;
    if (kind !== undefined && !kinds.has(kind)) kinds.set(kind, haunt);
  }
  return kinds;
}

/** A haunt that has gone on for a while. */
async function haunt(server: TestServer, kind: string, name: string): Promise<KeptTable> {
  const device = new Device(server.port);
  const { body } = await device.call('POST', '/api/practice', { name: 'Ada', haunt: name, seats: 4 });
  const game = String(body.game);
  const seat = Number(body.seat);
  const people = [{ device, seat, line: await device.sit(game, seat) }];
  await playUntil(people, `haunt/${kind}`, answersGiven(INTO_HAUNT));
  return keptTable(`haunt-${kind}`, game, people);
}

/** Makes a store of today in `backup`, a folder that is not there yet; `data` is where the server works meanwhile. */
export async function makeStore(version: string, data: string, backup: string): Promise<KeptStore> {
  const server = await startServer({ data, newIdentity: identitiesInOrder(`kept/${version}`) });
  const tables: KeptTable[] = [await lobby(server), await card(server), await company(server), await over(server)];
  const { body } = await new Device(server.port).call('GET', '/api/practice');
  for (const [kind, name] of hauntOfEachKind(body as unknown as readonly PracticeHaunt[]))
    tables.push(await haunt(server, kind, name));
  await server.close();
  const admin = await openAdmin({ data });
  await admin.backup(backup);
  await admin.close();
  const step = must(Object.keys(migrations('blob')).at(-1));
  return { version, format: FORMAT, packFormat: PACK_FORMAT, step, tables, mended: {} };
}
