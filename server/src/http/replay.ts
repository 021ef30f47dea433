import type { State } from '@hollow/engine';
import { type ClientState, diff, type ReplayFrame, type ReplayPage, ViewerWord } from '@hollow/protocol';
import {
  dealtFrom,
  entriesOf,
  type Moment,
  NO_ENTRIES,
  RefusedError,
  type ReplayedRow,
  type RunningGame,
  readTable,
} from '@hollow/table';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { accessOfDevice } from '../audience/access.ts';
import { clientStateOf } from '../audience/client-state.ts';
import { LanguageQuery } from '../content/languages.ts';
import { halfTime, stepByStep } from '../limits/breath.ts';
import { addressKey } from '../limits/rate-limits.ts';
import type { ServerNode } from '../node/server-node.ts';
import { playableArchiveSteps } from '../replay/archive-format.ts';
import { exportGame } from '../replay/export.ts';
import { importGame } from '../replay/import.ts';
import { deviceOf } from './devices.ts';
import { gameOf } from './games.ts';

type Ref = { readonly Params: { readonly ref: string } };

const Query = LanguageQuery.extend({
  viewer: ViewerWord.default('all'),
  /** The first row that is wanted. */
  from: z.coerce.number().int().min(1).default(1),
  rows: z.coerce.number().int().min(1).max(200).default(100),
});
/** Bytes of a game as a file. */
const FILE = 8_388_608;
/** Rows that are shown again in one go: others wait meanwhile. */
const PAUSE = 10;

/** A finished game, and through whose eyes it is shown again. */
interface Showing extends z.infer<typeof Query> {
  readonly moment: Moment;
  readonly game: RunningGame;
  /** Whoever asks holds the seat through whose eyes they look. What was private to a seat is for nobody else, for ever. */
  readonly isOwn: boolean;
}

/** What the client would have held when the game had come to this state. */
function stateShown(
  node: ServerNode,
  { moment, game, viewer, lang, isOwn }: Showing,
  state: State | null,
): ClientState {
  const phase = state === null ? 'lobby' : state.outcome === null ? 'playing' : 'over';
  const table = { ...moment.table, phase, steps: [], vote: null, otherVotes: [], counts: NO_ENTRIES } as const;
  const then = state === null ? null : { engine: game.engine, state };
  const made = clientStateOf({ version: 0, table, game: then }, { viewer, lang, known: false }, node);
  return isOwn ? made : { ...made, table: { ...made.table, standing: null } };
}

async function replay(node: ServerNode, showing: Showing): Promise<ReplayPage> {
  const { moment, game, viewer, rows: count, isOwn } = showing;
  const { id } = moment.table;
  const stored = await node.store.game(id);
  if (stored === null) throw new RefusedError('not-found', 'there is no such game');
  // Beyond the end there is nothing to look for, however far beyond.
  const from = Math.min(showing.from, stored.version + 1);
  const { playbacks } = node;
  const playback = playbacks.open(id, game.engine, dealtFrom(moment.table, stored.seed), from);
  const { player, after } = playback;
  let { same } = playback;
  let last = stateShown(node, showing, player.state);
  let shown = last;
  const frames: ReplayFrame[] = [];
  const rest = halfTime();
  for await (const row of node.store.rowsOneByOne(id, after, from + count - 1)) {
    if (row.seq % PAUSE === 0) await rest();
    const step: ReplayedRow | null = same ? player.play(row) : null;
    if (step?.same === false) {
      same = false;
      playbacks.noteEnd(id, game.engine, player, row.seq);
      last = stateShown(node, showing, player.stateBefore(row.seq));
    }
    if (same) await playbacks.note(id, player, row.seq, row.seq === from + count - 1);
    if (row.seq < from - 1) {
      shown = last;
      continue;
    }
    // Where the engine of today comes to something else, what was recorded is told without pictures.
    const next = same && step !== null ? stateShown(node, showing, step.state) : last;
    if (row.seq === from - 1) shown = next;
    else {
      const entries = entriesOf(moment, [row], viewer, isOwn ? viewer : 'all');
      frames.push({ row: row.seq, at: row.at, entries, patch: diff(last, next) });
    }
    last = next;
  }
  return { rows: stored.version, held: shown, frames, verified: same };
}

/** Finished games: shown again, taken away as a file, brought back. */
export function replayRoutes(app: FastifyInstance, node: ServerNode): void {
  app.get<Ref>('/api/games/:ref/replay', async (request) => {
    const query = Query.parse(request.query);
    const moment = await node.games.moment(await gameOf(node, request.params.ref));
    const { game } = moment;
    if (moment.table.phase !== 'over') throw new RefusedError('wrong-phase', 'not before the game is over');
    if (game === null) throw new RefusedError('not-found', 'there is no such game');
    const { viewer } = query;
    if (typeof viewer === 'number' && viewer >= moment.table.seats.length)
      throw new RefusedError('malformed', 'there is no such seat', { field: 'viewer' });
    const device = deviceOf(request);
    await accessOfDevice(node.seats, moment, device, 'all');
    const mine = device === null ? [] : await node.seats.seatsOf(device, moment.table.id);
    const isOwn = typeof viewer !== 'number' || mine.includes(viewer);
    return await node.longWork.run(addressKey(request.ip), () => replay(node, { ...query, moment, game, isOwn }));
  });

  app.get<Ref>('/api/games/:ref/export', async (request, reply) => {
    const id = await gameOf(node, request.params.ref);
    const stored = await node.store.game(id);
    if (stored === null) throw new RefusedError('not-found', 'there is no such game');
    // The record goes out also where another version plays it: nothing of the position is looked at.
    const table = readTable(stored.head);
    const moment: Moment = { version: stored.version, table, game: null };
    await accessOfDevice(node.seats, moment, deviceOf(request), table.phase === 'over' ? 'all' : 'public');
    const archive = await node.longWork.run(addressKey(request.ip), () => exportGame(node, id));
    return reply.header('content-disposition', `attachment; filename="hollow-${table.code}.json"`).send(archive);
  });

  app.post('/api/import', { bodyLimit: FILE }, async (request, reply) => {
    const { id, code } = await node.longWork.run(addressKey(request.ip), async () => {
      const archive = await stepByStep(playableArchiveSteps(request.body ?? {}));
      return await importGame(node, archive, node.now());
    });
    return reply.code(201).send({ game: id, code });
  });
}
