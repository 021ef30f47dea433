import * as z from 'zod';
import { TABLE_SEATS } from './seats.ts';
import {
  BotKindName,
  ChatText,
  DeviceWord,
  Language,
  LIMITS,
  MessageId,
  Pace,
  PlayerName,
  SeatNumber,
  SomeSettings,
  StandingAnswers,
  WordSeal,
} from './values.ts';

/** What a client sends over the socket. `id` makes a repeat harmless. */

const Answer = z.strictObject({
  t: z.literal('answer'),
  id: MessageId,
  /** Below zero: what stands beside the open question. */
  decision: z.int(),
  option: z.int().min(0).max(100_000),
});
/** A walk sent at once: rooms in order, and the side of the door that is opened at its end. It stops at the first step that asks or reveals something. */
const Path = z.strictObject({
  t: z.literal('path'),
  id: MessageId,
  decision: z.int().min(0),
  rooms: z.array(z.string().max(60)).min(1).max(LIMITS.path),
  door: z.enum(['N', 'E', 'S', 'W']).optional(),
});
/** What is not possible now, and why. */
const Explain = z.strictObject({ t: z.literal('explain'), decision: z.int().min(0) });
const Undo = z.strictObject({ t: z.literal('undo'), id: MessageId, kind: z.enum(['free', 'vote']) });
const CastVote = z.strictObject({ t: z.literal('vote'), id: MessageId, vote: z.int(), yes: z.boolean() });
const Draw = z.strictObject({ t: z.literal('draw'), id: MessageId });
/** Asks the others about a seat: to remove whoever sits there, or to give up the seat of somebody who has not come back in time. */
const Propose = z.strictObject({
  t: z.literal('propose'),
  id: MessageId,
  about: z.enum(['remove', 'give-up']),
  seat: SeatNumber,
});
const Resign = z.strictObject({ t: z.literal('resign'), id: MessageId });
const Nudge = z.strictObject({ t: z.literal('nudge'), id: MessageId, seat: SeatNumber });
const Chat = z.strictObject({ t: z.literal('chat'), id: MessageId, to: z.enum(['table', 'side']), text: ChatText });
/** How the seat answers by itself in turns of others. */
const SetStanding = z.strictObject({ t: z.literal('standing'), id: MessageId, ...StandingAnswers.shape });
/** The own place: name, language, explorers (lobby), ready (lobby), how fast one wants to be shown what happens (null: as the table has it). */
const Me = z.strictObject({
  t: z.literal('me'),
  id: MessageId,
  name: PlayerName.optional(),
  lang: Language.optional(),
  explorers: z.array(z.string().max(60)).max(2).optional(),
  ready: z.boolean().optional(),
  pace: Pace.nullable().optional(),
});
/** The hash of what the device will add to the secret of the game; it can be another until the words are asked for. */
const SealWord = z.strictObject({ t: z.literal('seal'), id: MessageId, seal: WordSeal });
/** The word itself, once it is asked for and everybody who is asked has sealed theirs. */
const OpenWord = z.strictObject({ t: z.literal('word'), id: MessageId, word: DeviceWord });
/** What only the host may do. */
const Host = z.strictObject({
  t: z.literal('host'),
  id: MessageId,
  do: z.discriminatedUnion('what', [
    z.strictObject({ what: z.literal('settings'), settings: SomeSettings }),
    z.strictObject({ what: z.literal('seats'), seats: z.int().min(TABLE_SEATS.min).max(TABLE_SEATS.max) }),
    z.strictObject({ what: z.literal('bot'), seat: SeatNumber, kind: BotKindName }),
    /** Empties a seat before the game. In the game it takes a vote: see `propose`. */
    z.strictObject({ what: z.literal('remove'), seat: SeatNumber }),
    z.strictObject({ what: z.literal('admit'), knock: z.string().max(40), seat: SeatNumber }),
    z.strictObject({ what: z.literal('refuse'), knock: z.string().max(40) }),
    z.strictObject({ what: z.literal('host'), seat: SeatNumber }),
    z.strictObject({ what: z.literal('start') }),
    /** Stops the game for a while, or lets it go on. */
    z.strictObject({ what: z.literal('pause'), on: z.boolean() }),
  ]),
});
/** Gets up again, before the game; in the game one resigns. */
const Leave = z.strictObject({ t: z.literal('leave'), id: MessageId });
const Ping = z.strictObject({ t: z.literal('ping') });

export const ClientMessage = z.discriminatedUnion('t', [
  Answer,
  Path,
  Explain,
  Undo,
  CastVote,
  Draw,
  Propose,
  Resign,
  Nudge,
  Chat,
  SetStanding,
  Me,
  SealWord,
  OpenWord,
  Host,
  Leave,
  Ping,
]);
export type ClientMessage = z.infer<typeof ClientMessage>;
