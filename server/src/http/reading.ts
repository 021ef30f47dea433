import type { Viewer } from '@hollow/engine';
import { SeatNumber, ViewerWord } from '@hollow/protocol';
import type { Moment } from '@hollow/table';
import { isPlayedByBot, RefusedError, seatAt, wireView } from '@hollow/table';
import { motiveLine } from '@hollow/text';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { accessOfDevice } from '../audience/access.ts';
import { momentAt } from '../audience/past.ts';
import { entriesBetween } from '../audience/stream.ts';
import { hauntWords } from '../content/haunt-words.ts';
import { LanguageQuery } from '../content/languages.ts';
import type { ServerNode } from '../node/server-node.ts';
import { deviceOf } from './devices.ts';
import { gameOf } from './games.ts';

type Ref = { readonly Params: { readonly ref: string } };

const Reading = LanguageQuery.extend({
  viewer: ViewerWord,
  before: z.coerce.number().int().min(1).optional(),
});

const Asking = LanguageQuery.extend({ viewer: ViewerWord, seat: z.coerce.number().pipe(SeatNumber) });

/** The game as the viewer knows it, if the device may look through those eyes. */
async function momentFor(node: ServerNode, request: FastifyRequest<Ref>, viewer: Viewer): Promise<Moment> {
  const game = await gameOf(node, request.params.ref);
  const moment = await node.games.moment(game);
  const { delay, asDead } = await accessOfDevice(node.seats, moment, deviceOf(request), viewer);
  if (asDead.length > 0) throw new RefusedError('not-allowed', 'the dead look over a socket first');
  return delay === 0 ? moment : await momentAt(node.store, moment, node.now() - delay);
}

/** What a viewer may read without a socket. Never kept by a cache: every viewer may read something else. */
export function readingRoutes(app: FastifyInstance, node: ServerNode): void {
  app.get<Ref>('/api/games/:ref/words', async (request) => {
    const { viewer, lang } = Reading.parse(request.query);
    const { game } = await momentFor(node, request, viewer);
    const words =
      game === null ? null : hauntWords(node.content.language(game.engine, lang), game.engine.view(game.state, viewer));
    return { words };
  });

  app.get<Ref>('/api/games/:ref/view', async (request) => {
    const { viewer } = Reading.parse(request.query);
    const { game } = await momentFor(node, request, viewer);
    return { view: game === null ? null : wireView(game.engine.view(game.state, viewer, { reach: true }), false) };
  });

  app.get<Ref>('/api/games/:ref/why', async (request) => {
    const { viewer, lang, seat } = Asking.parse(request.query);
    const { table, game } = await momentFor(node, request, viewer);
    if (game === null || !isPlayedByBot(seatAt(table, seat)))
      throw new RefusedError('not-allowed', 'no bot plays there', { field: 'seat' });
    const { text } = node.content.language(game.engine, lang);
    const motive = table.motives[seat];
    if (motive === undefined) return { line: text.t('why.nothing') };
    const haunt = game.engine.view(game.state, viewer).tome?.haunt ?? null;
    return { line: motiveLine(text, game.engine.motive(game.state, viewer, seat, motive), haunt) };
  });

  app.get<Ref>('/api/games/:ref/entries', async (request) => {
    const { viewer, before } = Reading.parse(request.query);
    const moment = await momentFor(node, request, viewer);
    return { entries: await entriesBetween(node.store, moment, viewer, 0, before) };
  });
}
