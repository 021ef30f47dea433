import type { ClientMessage } from '@hollow/protocol';
import { changeOwnSeat, standUp } from '../lobby/seats.ts';
import { openWord, sealWord } from '../lobby/words.ts';
import type { Act, Draft, Moment } from '../moment/moment.ts';
import { resign } from '../people/away.ts';
import { nudge, speak } from '../people/talk.ts';
import { answerDecision } from '../play/answer.ts';
import { proposeGivingUp, proposeRemoval } from '../play/seat-votes.ts';
import { setStanding } from '../play/standing.ts';
import { undoFree } from '../play/undo.ts';
import { castVote, proposeDraw, proposeUndo } from '../play/votes.ts';
import { walkThrough } from '../play/walk.ts';
import { draftForHost } from './host.ts';
import type { Surroundings } from './surroundings.ts';

/** A message that changes something: it has an id, so that a repeat is harmless. */
export type LastingMessage = Extract<ClientMessage, { readonly id: string }>;

/** What the message would append to the game as it stands. Throws a RefusedError where it is not done. */
export async function draftFor(
  around: Surroundings,
  moment: Moment,
  act: Act,
  message: LastingMessage,
): Promise<Draft> {
  switch (message.t) {
    case 'answer':
      return answerDecision(moment, act, message.decision, message.option);
    case 'path':
      return walkThrough(moment, act, message.decision, message);
    case 'me':
      return changeOwnSeat(moment, act, () => around.packs(moment.table.settings), message);
    case 'seal':
      return sealWord(moment, act, message.seal);
    case 'word':
      return await openWord(moment, act, message.word, around);
    case 'leave':
      return standUp(moment, act);
    case 'host':
      return await draftForHost(around, moment, act, message.do);
    case 'undo':
      return message.kind === 'free'
        ? await undoFree(moment, act, around.stateBefore)
        : await proposeUndo(moment, act, around);
    case 'draw':
      return await proposeDraw(moment, act, around);
    case 'propose':
      return message.about === 'remove'
        ? await proposeRemoval(moment, act, message.seat, around)
        : await proposeGivingUp(moment, act, message.seat, around);
    case 'vote':
      return await castVote(moment, act, message.vote, message.yes, around);
    case 'chat':
      return speak(moment, act, message.to, message.text);
    case 'nudge':
      return nudge(moment, act, message.seat);
    case 'resign':
      return resign(moment, act);
    case 'standing':
      return setStanding(moment, act, { defend: message.defend, split: message.split });
  }
}
