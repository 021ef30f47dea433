import { secondEdition } from '@hollow/content';
import { FORMAT, type HauntDef, PACK_FORMAT, picker } from '@hollow/engine';
import type { PracticeHaunt } from '@hollow/protocol';
import { openAdmin } from '../../src/admin/index.ts';
import { migrations } from '../../src/store/migrations/index.ts';
import { Device, type Line } from '../client.ts';
import { identitiesInOrder } from '../identities.ts';
import { must } from '../must.ts';
import {
  asked,
  beginWithWords,
  eventually,
  type Sitting,
  sealWord,
  startServer,
  type TestServer,
  tableOf,
} from '../serving.ts';
import type { KeptStore, KeptTable } from './stores.ts';

/** Plays the tables of a store that is to be kept: a lobby, a game in the middle of a card, people who come and go, a finished game, and each kind of haunt. */

const CARDS: ReadonlySet<string> = new Set((secondEdition.cards ?? []).map(({ id }) => id));
/** Answers of people in a haunt. */
const INTO_HAUNT = 3;

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** When the tables are played: long past for whoever plays them on, so that clocks have run out. */
const EVENING = Date.UTC(2026, 9, 31, 20);

/** The clock of the server. */
interface Clock {
  /** Milliseconds that nobody has waited for. */
  passed: number;
}

const keptTable = (what: string, game: string, people: readonly Sitting[]): KeptTable => ({
  what,
  game,
  seats: people.map(({ device, seat }) => ({ seat, cookie: device.cookie })),
});

const decisionOf = ({ line, seat }: Sitting) => line.held?.view?.decisions.find((open) => open.seat === seat);

/** Answers for whoever is asked, until something holds; false where the game was over before. */
async function playUntil(people: readonly Sitting[], seed: string, holds: (at: Sitting) => boolean): Promise<boolean> {
  const pick = picker(seed);
  const isOver = (): boolean => must(people[0]).line.held?.table.phase === 'over';
  for (;;) {
    await eventually(() => asked(people) !== null || isOver(), 'a question');
    const sitting = asked(people);
    if (sitting === null) return false;
    if (holds(sitting)) return true;
    const decision = decisionOf(sitting);
    if (decision !== undefined)
      await sitting.line.send({ t: 'answer', decision: decision.id, option: pick(decision.options.length) });
  }
}

const answersGiven = (most: number): (() => boolean) => {
  let given = 0;
  return () => ++given > most;
};

function expectDone(told: Awaited<ReturnType<Line['send']>>): void {
  if (told.t === 'refused') throw new Error(`${told.code}: ${told.message}`);
}

async function agree(line: Line): Promise<void> {
  await line.until(() => line.held?.table.vote != null, 'a vote');
  expectDone(await line.send({ t: 'vote', vote: line.held?.table.vote?.id ?? 0, yes: true }));
}

/** Two people and a bot that wait for a fourth. */
async function lobby(server: TestServer): Promise<KeptTable> {
  const { game, people } = await tableOf(server, 2, 4);
  const [{ line }] = people;
  await line.send({ t: 'host', do: { what: 'bot', seat: 2, kind: 'random' } });
  await sealWord(people[0]);
  await line.send({ t: 'chat', to: 'table', text: 'see you tomorrow' });
  return keptTable('lobby', game, people);
}

/** A game that stops at a question which a card asks. One that is over before is deleted. */
async function card(server: TestServer): Promise<KeptTable> {
  for (;;) {
    const { game, people } = await tableOf(server, 2, 3);
    await beginWithWords(people);
    const isFound = await playUntil(people, 'card', (at) => {
      const decision = decisionOf(at);
      return decision !== undefined && decision.kind !== 'turn' && CARDS.has(decision.prompt.args.about);
    });
    if (isFound) return keptTable('card', game, people);
    await server.node.db.deleteFrom('games').where('id', '=', game).execute();
  }
}

/** Three people, one of whom has given up, with a clock and an answer beforehand; the others are asked to take something back. */
async function company(server: TestServer): Promise<KeptTable> {
  const settings = { clock: { kind: 'turn', seconds: 86_400 }, absence: 86_400 };
  const { game, people } = await tableOf(server, 3, 4, settings);
  await beginWithWords(people);
  await playUntil(people, 'company', answersGiven(10));
  const [first, second, third] = people;
  expectDone(await third.line.send({ t: 'resign' }));
  expectDone(await second.line.send({ t: 'standing', defend: 'pass', split: null }));
  expectDone(await first.line.send({ t: 'undo', kind: 'vote' }));
  return keptTable('company', game, [first, second]);
}

/** Three people, one of whom has been away for so long that the others have agreed to give the seat up, unless its person is back in time. */
async function absent(server: TestServer, clock: Clock): Promise<KeptTable> {
  const { game, people } = await tableOf(server, 3);
  await beginWithWords(people);
  await playUntil(people, 'absent', answersGiven(5));
  const [first, second, third] = people;
  third.line.close();
  await eventually(() => !server.node.presence.isHere(game, third.seat), 'the seat to be empty');
  clock.passed += DAY + MINUTE;
  expectDone(await first.line.send({ t: 'propose', about: 'give-up', seat: third.seat }));
  await agree(second.line);
  await first.line.until(() => first.line.held?.table.seats[third.seat]?.leaving != null, 'an agreement');
  return keptTable('absent', game, people);
}

/** A finished game, with something in it that was taken back. */
async function over(server: TestServer): Promise<KeptTable> {
  const { game, people } = await tableOf(server, 2, 3);
  await beginWithWords(people);
  await playUntil(people, 'over', answersGiven(15));
  const [first, second] = people;
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
  const clock: Clock = { passed: 0 };
  const started = Date.now();
  const now = (): number => EVENING + Date.now() - started + clock.passed;
  const server = await startServer({ data, day: undefined, newIdentity: identitiesInOrder(`kept/${version}`) }, now);
  // First the one for which days pass.
  const tables: KeptTable[] = [await absent(server, clock)];
  for (const make of [lobby, card, company, over]) tables.push(await make(server));
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
