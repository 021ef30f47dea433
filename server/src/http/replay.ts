import type { State } from '@hollow/engine';
import { type ClientState, diff, Language, type Replay, type ReplayFrame, ViewerWord } from '@hollow/protocol';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { exportGame, importGame, parseArchive } from '../game/archive.ts';
import type { Moment } from '../game/moment.ts';
import { NO_ENTRIES } from '../game/record.ts';
import { Refused } from '../game/refused.ts';
import type { Rerun } from '../game/rerun.ts';
import { readTable } from '../game/table.ts';
import { addressKey } from '../limits/limits.ts';
import type { Node } from '../node.ts';
import { mayLook } from '../seats/looking.ts';
import { entriesOf, heldOf } from '../socket/held.ts';
import { deviceOf } from './devices.ts';
import { gameOf } from './games.ts';

type Ref = { readonly Params: { readonly ref: string } };

const Query = z.object({
  viewer: ViewerWord.default('all'),
  lang: Language.default('en'),
  /** The first row that is wanted. */
  from: z.coerce.number().int().min(1).default(1),
  rows: z.coerce.number().int().min(1).max(200).default(100),
});
/** Bytes of a game as a file. */
const FILE = 8_388_608;
/** Rows that are shown again in one go: others wait meanwhile. */
const PAUSE = 10;

/** `isOwn`: whoever asks holds the seat through whose eyes they look. What was private to a seat is for nobody else, for ever. */
async function replay(node: Node, moment: Moment, query: z.infer<typeof Query>, isOwn: boolean): Promise<Replay> {
  const { viewer, lang, from, rows: count } = query;
  const reader = isOwn ? viewer : 'all';
  const stored = await node.store.game(moment.table.id);
  if (stored === null || moment.game === null) throw new Refused('not-found', 'there is no such game');
  const { engine } = moment.game;
  const { id } = moment.table;
  const { player, after } = node.playbacks.take(id, engine, stored.seed, from);
  const rows = await node.store.rows(id, after, from + count - 1);
  const held = (state: State | null): ClientState => {
    const phase = state === null ? 'lobby' : state.outcome === null ? 'playing' : 'over';
    const table = { ...moment.table, phase, steps: [], vote: null, counts: NO_ENTRIES } as const;
    const game = state === null ? null : { engine, state, packed: new Uint8Array() };
    const made = heldOf({ version: 0, table, game }, { viewer, lang, known: false }, node);
    return isOwn ? made : { ...made, table: { ...made.table, standing: null } };
  };
  let last = held(player.state);
  let shown = last;
  let same = true;
  const frames: ReplayFrame[] = [];
  for (const row of rows) {
    if (row.seq % PAUSE === 0) await new Promise(setImmediate);
    const step: Rerun | null = same ? player.play(row) : null;
    same &&= step?.same === true;
    if (row.seq < from - 1) continue;
    // Where the engine of today comes to something else, what was recorded is told without pictures.
    const next = same && step !== null ? held(step.state) : last;
    if (row.seq === from - 1) shown = next;
    else {
      const patch = diff(last, next);
      frames.push({ row: row.seq, at: row.at, entries: entriesOf(moment, [row], viewer, reader), patch });
    }
    last = next;
  }
  const end = from + count - 1;
  if (same && end < stored.version) node.playbacks.keep(id, { player, after: end });
  return { rows: stored.version, held: shown, frames, verified: same };
}

/** Finished games: shown again, taken away as a file, brought back. */
export function replayRoutes(app: FastifyInstance, node: Node): void {
  app.get<Ref>('/api/games/:ref/replay', async (request) => {
    const query = Query.parse(request.query);
    const moment = await node.games.moment(await gameOf(node, request.params.ref));
    if (moment.table.phase !== 'over') throw new Refused('wrong-phase', 'not before the game is over');
    const { viewer } = query;
    if (typeof viewer === 'number' && viewer >= moment.table.seats.length)
      throw new Refused('malformed', 'there is no such seat', { field: 'viewer' });
    const device = deviceOf(request);
    await mayLook(node.seats, moment, device, 'all');
    const mine = device === null ? [] : await node.seats.seatsOf(device, moment.table.id);
    const isOwn = typeof viewer !== 'number' || mine.includes(viewer);
    return await node.longWork.pass(addressKey(request.ip), () => replay(node, moment, query, isOwn));
  });

  app.get<Ref>('/api/games/:ref/export', async (request, reply) => {
    const id = await gameOf(node, request.params.ref);
    const stored = await node.store.game(id);
    if (stored === null) throw new Refused('not-found', 'there is no such game');
    // The record goes out also where another version plays it: nothing of the position is looked at.
    const table = readTable(stored.head);
    const moment: Moment = { version: stored.version, table, game: null };
    await mayLook(node.seats, moment, deviceOf(request), table.phase === 'over' ? 'all' : 'public');
    const archive = await exportGame(node.store, id);
    return reply.header('content-disposition', `attachment; filename="hollow-${table.code}.json"`).send(archive);
  });

  app.post('/api/import', { bodyLimit: FILE }, async (request, reply) => {
    const archive = parseArchive(request.body ?? {});
    const { id, code } = await node.longWork.pass(addressKey(request.ip), () => importGame(node, archive, node.now()));
    return reply.code(201).send({ game: id, code });
  });
}
