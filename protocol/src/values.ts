import * as z from 'zod';
import { BOT_LEVELS, botKindOf } from './bot-levels.ts';
import { isPlainText } from './plain-text.ts';
import { PRACTICE_SIDES } from './practice-sides.ts';

/** Limits that the border holds; docs/PROTOCOL.md names them too. */
export const LIMITS = {
  /** Bytes of one message from a client. */
  message: 8192,
  name: 24,
  chat: 500,
  /** Rooms of a path that is sent at once. */
  path: 12,
} as const;

/** Ids are made by the server: lower-case letters and digits that cannot be mistaken for one another. */
export const GameId = z.string().regex(/^[a-z2-9]{12}$/);
/** What people read to each other: eight letters; five at tables of before codes were made longer. */
export const GameCode = z.string().regex(/^(?:[A-Z]{5}|[A-Z]{8})$/);
/** Made by the client, one for each message that changes something: a repeat is answered, not applied again. */
export const MessageId = z.string().regex(/^[A-Za-z0-9_-]{8,40}$/);
/** What a device adds to the secret of a game: 64 to 256 bits, in hexadecimal. */
export const DeviceWord = z.string().regex(/^[0-9a-f]{16,64}$/);
/** The hash of a word that is opened later. */
export const WordSeal = z.string().regex(/^[0-9a-f]{64}$/);
export const SeatNumber = z.int().min(0).max(5);
/** A seat, a watcher, or everything where the table allows it (a finished game, the dead). */
const Viewer = z.union([SeatNumber, z.literal('public'), z.literal('all')]);
/** The same in an address. */
export const ViewerWord = z.preprocess(
  (value) => (typeof value === 'string' && /^\d$/.test(value) ? Number(value) : value),
  Viewer,
);
/** A language as its folder of words is called; which there are the server knows. */
export const Language = z.string().regex(/^[a-z]{2,3}(-[A-Za-z]{2,8})?$/);
/** Text and never markup, in its composed form, without spaces at the ends. What is too long is not looked at any further. */
const plain = (most: number) =>
  z
    .string()
    .trim()
    .normalize('NFC')
    .min(1)
    .max(most, { abort: true })
    .refine(isPlainText, 'not a text that can be seen');
export const PlayerName = plain(LIMITS.name);
export const ChatText = plain(LIMITS.chat);

/** A haunt as `pack/id`: two packs may have haunts of the same number, or of the same id. */
export const HauntRef = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*\/[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(120);

/** What somebody practises at a table with bots: the haunt, and the side that they have chosen; null where chance decides. */
export const Practice = z.strictObject({
  haunt: HauntRef,
  side: z.enum(PRACTICE_SIDES).nullable(),
});
export type Practice = z.infer<typeof Practice>;

export const BotLevelName = z.enum(BOT_LEVELS);
/** A bot that somebody seats, also as pages of before call it. */
export const BotKindName = z.enum([...BOT_LEVELS, 'random', 'quick']).transform(botKindOf);

/** How long people may think. A bot answers at the end of the time. */
export const Clock = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({ kind: z.literal('decision'), seconds: z.int().min(10).max(1_209_600) }),
  z.strictObject({ kind: z.literal('turn'), seconds: z.int().min(30).max(1_209_600) }),
]);

/** How damage is shared out beforehand: on which trait first, and whether the skull is kept off as long as possible. */
export const Split = z.strictObject({
  first: z.array(z.string().max(40)).max(8),
  spare: z.boolean(),
});
export type Split = z.infer<typeof Split>;

/** Answers that a seat gives beforehand, for turns of others. */
export const StandingAnswers = z.strictObject({
  /** At a defence: ask, use nothing, or let a bot choose. */
  defend: z.enum(['ask', 'pass', 'bot']),
  /** Null: ask. */
  split: Split.nullable(),
});
export type StandingAnswers = z.infer<typeof StandingAnswers>;

/** How long bots wait after what they do, and scenes are shown: slowest last. */
export const Pace = z.enum(['quick', 'steady', 'slow']);

const FIELDS = {
  edition: z.string().max(40),
  /** Ids of the packs that are played on top of the edition. */
  expansions: z.array(z.string().max(40)).max(12),
  preset: z.string().max(40),
  /** Readings that differ from the preset, by switch. */
  switches: z.record(z.string().max(60), z.string().max(60)),
  /** The haunts that may come, as `pack/id`; all when empty. */
  haunts: z.array(HauntRef).max(500),
  /** The scenario that is played, where the edition has any; drawn at the start where it is empty or not there. */
  scenario: z.string().max(60).optional(),
  /** Haunts that somebody at the table has met are passed over. */
  unplayed: z.boolean(),
  dice: z.enum(['seed', 'typed']),
  clock: Clock,
  /** A bot plays for a person who has been away for so many seconds while being waited for; null for never. */
  absence: z.int().min(15).max(604_800).nullable(),
  /** A game that has gone on for more rounds is over, and nobody has won; null for no end. */
  rounds: z.int().min(5).max(1000).nullable(),
  /** How long bots wait after what they do, so that people can follow; whoever sits here may choose for themselves (`me`). */
  pace: Pace,
  /** Undo past what was revealed, if all living seats agree. */
  undo: z.boolean(),
  watchers: z.boolean(),
  /** Watchers see the game so many seconds later. */
  delay: z.int().min(0).max(600),
  /** The dead may read both books, and then no longer write to the living. */
  deadSeeAll: z.boolean(),
  chat: z.boolean(),
  /** Whom the door lets in: everybody with link or code, or nobody any more. */
  door: z.enum(['open', 'closed']),
};

/** What the host sets before the game. All of it is public. */
export const Settings = z.strictObject(FIELDS);
/** Some of it; the rest stays as it is. */
export const SomeSettings = Settings.partial();
export type Settings = z.infer<typeof Settings>;
export type SomeSettings = z.infer<typeof SomeSettings>;
export type Clock = z.infer<typeof Clock>;

/** The settings with some of them changed. */
export const withSettings = (settings: Settings, change: SomeSettings): Settings => ({
  ...settings,
  ...Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)),
});
