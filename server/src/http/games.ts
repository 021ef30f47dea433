import type { Pack } from '@hollow/engine';
import { CreateGame, type Door, GameCode, GameRef, JoinGame, type Seated, type Settings } from '@hollow/protocol';
import type { Moment } from '@hollow/table';
import {
  changeSettings,
  checkSeatCount,
  checkSettings,
  commitmentOf,
  newTable,
  publicTable,
  RefusedError,
  seatBotsFrom,
  sitDown,
  startGame,
  type TableData,
  usualSeatCount,
  withoutVotes,
} from '@hollow/table';
import type { FastifyInstance } from 'fastify';
import { momentAt } from '../audience/past.ts';
import { prepareStart } from '../games/prepare-start.ts';
import { drawIdentity } from '../identity/game-identity.ts';
import { addressKey } from '../limits/rate-limits.ts';
import type { ServerNode } from '../node/server-node.ts';
import { deviceFor, deviceOf } from './devices.ts';

/** An id is longer; a code may be typed in small letters. */
const isCodeLong = ({ length }: string): boolean => length === 5 || length === 8;

/** The id of a game by its id or code. */
export async function gameOf(node: ServerNode, ref: unknown): Promise<string> {
  const parsed = GameRef.safeParse(typeof ref === 'string' && isCodeLong(ref) ? ref.toUpperCase() : ref);
  if (!parsed.success) throw new RefusedError('not-found', 'there is no such game');
  const id = GameCode.safeParse(parsed.data).success ? await node.store.idOfCode(parsed.data) : parsed.data;
  if (id === null) throw new RefusedError('not-found', 'there is no such game');
  return id;
}

/** A table at which nobody sits. `sealed`: somebody sees the seal of the seed before they add a word to it, so that the dice are promised. */
async function makeGame(node: ServerNode, seats: number, settings: Settings, sealed: boolean): Promise<TableData> {
  for (;;) {
    const { id, code, seed } = (node.config.newIdentity ?? drawIdentity)();
    const table = { ...newTable(id, code, seats, settings), commitment: sealed ? commitmentOf(seed) : null };
    if (await node.store.create({ id, code, seed, head: JSON.stringify(table), at: node.now() })) return table;
  }
}

/** What somebody outside sees of a game that goes on: no more and no earlier than a watcher. */
async function seenFromDoor(node: ServerNode, moment: Moment, isSeated: boolean): Promise<Moment> {
  const { phase, settings } = moment.table;
  if (isSeated || phase !== 'playing') return moment;
  if (!settings.watchers) return { ...moment, table: withoutVotes(moment.table), game: null };
  if (settings.delay === 0) return moment;
  return await momentAt(node.store, moment, node.now() - settings.delay * 1000);
}

type Params = { readonly Params: { readonly ref: string } };

export function gameRoutes(app: FastifyInstance, node: ServerNode): void {
  app.post('/api/games', async (request, reply) => {
    const { name, lang, seats: asked, settings: wished, bots, level, playNow } = CreateGame.parse(request.body ?? {});
    const packsOf = (chosen: Settings): readonly Pack[] => node.content.packs(chosen);
    const settings = changeSettings(node.content.offered.usual, wished, packsOf);
    checkSettings(settings, packsOf(settings));
    const seats = asked ?? usualSeatCount(packsOf(settings));
    checkSeatCount(packsOf(settings), seats);
    const device = await deviceFor(node, request, reply);
    const { id, code } = await makeGame(node, seats, settings, !playNow);
    node.presence.noteMaker(id, addressKey(request.ip));
    const act = { mid: null, at: node.now() };
    await node.games.act(id, (moment) => sitDown(moment, act, { name, lang, device, wanted: 0, isMaker: true }));
    const firstBot = playNow ? 1 : Math.max(1, seats - bots);
    if (firstBot < seats)
      await node.games.act(id, (moment) => seatBotsFrom(moment, { ...act, seat: 0 }, firstBot, level));
    if (playNow)
      await node.games.act(id, async (moment) =>
        startGame(moment, { ...act, seat: 0 }, await prepareStart(node, moment.table)),
      );
    const seated: Seated = { game: id, code, seat: 0 };
    return reply.code(201).send(seated);
  });

  app.get<Params>('/api/games/:ref', async (request) => {
    const id = await gameOf(node, request.params.ref);
    const moment = await node.games.moment(id);
    const device = deviceOf(request);
    const mine = device === null ? [] : await node.seats.seatsOf(device, id);
    const seen = await seenFromDoor(node, moment, mine.length > 0);
    const house = seen.game === null ? null : seen.game.engine.view(seen.game.state, 'public').position;
    const table = publicTable(seen, 'public', node.presence, node.content.packNames(moment), house);
    const door: Door = { table, mine };
    return door;
  });

  app.post<Params>('/api/games/:ref/join', async (request, reply) => {
    const { name, lang, seat: wanted } = JoinGame.parse(request.body ?? {});
    const id = await gameOf(node, request.params.ref);
    const device = await deviceFor(node, request, reply);
    const [row] = await node.games.act(id, (moment) =>
      sitDown(moment, { mid: null, at: node.now() }, { name, lang, device, wanted }),
    );
    const { table } = await node.games.moment(id);
    const seated: Seated = { game: id, code: table.code, seat: row?.seat ?? 0 };
    return reply.code(201).send(seated);
  });
}
