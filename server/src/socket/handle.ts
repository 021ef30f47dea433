import type { ClientMessage } from '@hollow/protocol';
import { isAside, Unchanged, unlessFull, unlessUnchanged } from '../game/asides.ts';
import { resign } from '../game/away.ts';
import * as lobby from '../game/lobby.ts';
import type { Act, Draft, Moment } from '../game/moment.ts';
import { answer, path } from '../game/play.ts';
import { Refused } from '../game/refused.ts';
import { setStanding } from '../game/standing.ts';
import { chat, nudge } from '../game/talk.ts';
import { castVote, proposeDraw, proposeUndo } from '../game/votes.ts';
import { Repeat } from '../store/games.ts';
import { type Before, undoFree } from '../undo/undo.ts';
import { host } from './host.ts';
import type { Connection } from './session.ts';

type Lasting = Extract<ClientMessage, { readonly id: string }>;

/** Does what a message asks for. Throws a Refused where it is not done. */
export async function handle(connection: Connection, message: ClientMessage): Promise<void> {
  const { node, room, viewer, send } = connection;
  if (message.t === 'ping') {
    send({ t: 'pong', now: node.now() });
    return;
  }
  if (message.t === 'explain') {
    const { game } = room.moment;
    const barred = game === null ? [] : game.engine.explain(game.state, viewer, message.decision);
    send({ t: 'barred', decision: message.decision, barred });
    return;
  }
  const { seat, game } = connection;
  if (seat === null) throw new Refused('not-seated', 'a watcher cannot act');
  const act: Act = { seat, mid: message.id, at: node.now() };
  try {
    const aside = isAside(message);
    if (aside && !node.limits.mayAside(game, seat)) throw new Refused('too-fast', 'too much at once: wait a little');
    const rows = await node.games.act(game, async (moment) => {
      if (aside) unlessFull(moment);
      return unlessUnchanged(moment, await draft(connection, moment, act, message));
    });
    const steps = rows[0]?.body.steps;
    send({ t: 'done', id: message.id, ...(steps === undefined ? {} : { steps }) });
  } catch (error) {
    const earlier =
      error instanceof Repeat
        ? error.row
        : error instanceof Refused
          ? await node.store.rowOfMessage(game, `${seat}:${message.id}`)
          : null;
    if (earlier === null && !(error instanceof Unchanged)) throw error;
    const steps = earlier?.body.steps;
    const repeat = earlier === null ? {} : ({ repeat: true } as const);
    send({ t: 'done', id: message.id, ...repeat, ...(steps === undefined ? {} : { steps }) });
  }
}

/** What the message would append to the game as it stands. */
async function draft(connection: Connection, moment: Moment, act: Act, message: Lasting): Promise<Draft> {
  const { node, game } = connection;
  const before: Before = (seq) => node.store.before(game, seq);
  switch (message.t) {
    case 'answer':
      return answer(moment, act, message.decision, message.option);
    case 'path':
      return path(moment, act, message.decision, message.rooms);
    case 'me':
      return lobby.me(moment, act, node.library.packs(moment.table.settings.edition), message);
    case 'leave':
      return lobby.leave(moment, act);
    case 'host':
      return await host(connection, moment, act, message.do);
    case 'undo':
      return message.kind === 'free' ? await undoFree(moment, act, before) : await proposeUndo(moment, act, before);
    case 'draw':
      return await proposeDraw(moment, act, before);
    case 'vote':
      return await castVote(moment, act, message.vote, message.yes, before);
    case 'chat':
      return chat(moment, act, message.to, message.text);
    case 'nudge':
      return nudge(moment, act, message.seat);
    case 'resign':
      return resign(moment, act);
    case 'standing':
      return setStanding(moment, act, { defend: message.defend, split: message.split });
  }
}
