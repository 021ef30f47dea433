import { FORMAT, type Kept, type Pack, type Setup, stepUp } from '@hollow/engine';
import { BOT_LEVELS, DEFAULT_SETTINGS, DeviceWord, Practice, SeatNumber, Settings, WordSeal } from '@hollow/protocol';
import { countEntries, type LogRow, NO_ENTRIES, type RowBody, requireThisVersion } from '@hollow/table';
import * as z from 'zod';
import { withNamedHaunts } from '../store/haunts-by-number.ts';
import { foreignNames, foreignTalk } from './foreign-texts.ts';
import { ARCHIVE_LADDER } from './formats/ladder.ts';

/** A finished game as a file: everything that is needed to show it and to play it again. */

export const ARCHIVE_FORMAT = 'hollow-game';
const Count = z.int().min(0);
const Text = z.string().max(600);

const ArchivedAnswer = z.strictObject({
  // Below zero where somebody did what stood beside the question.
  decision: z.int(),
  option: Count,
  seat: z.int().min(-1).max(5),
  bot: z.literal(true).optional(),
  by: z.enum(['clock', 'standing']).optional(),
  thought: z.strictObject({ kind: z.enum([...BOT_LEVELS, 'random']), playouts: Count }).optional(),
});
/** Of items only what people said and did at the table is taken over; events come from the engine. */
const ArchivedItem = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('event'), event: z.unknown() }),
  z.strictObject({
    kind: z.literal('chat'),
    seat: SeatNumber,
    name: Text,
    to: z.enum(['table', 'side']),
    text: Text,
    only: z.null(),
  }),
  z.strictObject({ kind: z.literal('table'), what: Text, args: z.record(Text, z.union([Text, z.number()])) }),
]);
const ArchivedRow = z.strictObject({
  kind: z.enum(['table', 'start', 'answer', 'chat', 'undo', 'end']),
  at: Count,
  seat: SeatNumber.nullable(),
  body: z.strictObject({
    items: z.array(ArchivedItem).max(2000),
    answer: ArchivedAnswer.optional(),
    undo: z.strictObject({ to: Count, free: z.boolean() }).optional(),
    setup: z.record(z.string(), z.unknown()).optional(),
    steps: Count.optional(),
    hash: Text.optional(),
  }),
});
type ArchivedRow = z.infer<typeof ArchivedRow>;

/** A row changes the game, or tells something that anybody can read. */
const saysSomething = ({ kind, body: { items, answer, undo, setup } }: ArchivedRow): boolean =>
  answer !== undefined || undo !== undefined || setup !== undefined || kind === 'end' || items.length > 0;

/** Rules are compiled before they are played, and a stranger may write down any: a game has one set of them. */
const beginsOnce = (rows: readonly ArchivedRow[]): boolean => {
  const begun = rows.filter(({ body }) => body.setup !== undefined);
  return begun.length <= 1 && begun.every(({ kind }) => kind === 'start');
};
/** Of one file, whoever reads it. */
const MOST_ROWS = 100_000;

/** Everything but the rows, which are looked at step by step. */
const ArchiveHead = z.strictObject({
  format: z.literal(ARCHIVE_FORMAT),
  /** The format of the game in it. */
  version: z.int().min(1).max(FORMAT),
  server: Text,
  created: Count,
  settings: Settings.extend({
    rounds: Settings.shape.rounds.default(DEFAULT_SETTINGS.rounds),
    expansions: Settings.shape.expansions.default([]),
  }),
  seats: z
    .array(z.strictObject({ name: z.string().max(24), bot: z.boolean(), explorers: z.array(Text).max(2) }))
    .min(2)
    .max(6),
  practice: Practice.nullable().default(null),
  // PostgreSQL keeps no text with this sign.
  seed: Text.refine((seed) => !seed.includes('\0'), 'not a seed'),
  /** What was shown of the seed before the game; null where nothing was promised. */
  commitment: Text.nullable(),
  words: z.array(DeviceWord.nullable()).max(6),
  /** What was shown of the words and of the set-up before the first word was opened. Games of 0.2.0 lack it: their words were open from the beginning. */
  seals: z.array(WordSeal.nullable()).max(6).default([]),
  setupSeal: WordSeal.nullable().default(null),
  redrawn: Count.default(0),
  packs: z.array(Text).max(20),
  /** The packs themselves, so that the game can be played again elsewhere. A server takes none of them from a file. */
  contents: z.array(z.custom<Pack>((pack) => typeof pack === 'object' && pack !== null)).max(20),
  rows: z.array(z.unknown()).max(MOST_ROWS),
});
export interface Archive extends Omit<z.infer<typeof ArchiveHead>, 'rows'> {
  readonly rows: readonly ArchivedRow[];
}

/** Rows that are looked at in one go. */
const AT_ONCE = 100;

const broken = (path: readonly (string | number)[], message: string): z.ZodError =>
  new z.ZodError([{ code: 'custom', path: [...path], message, input: undefined }]);

function parseRow(value: unknown, i: number): ArchivedRow {
  const parsed = ArchivedRow.safeParse(value);
  if (!parsed.success)
    throw new z.ZodError(parsed.error.issues.map((issue) => ({ ...issue, path: ['rows', i, ...issue.path] })));
  if (!saysSomething(parsed.data)) throw broken(['rows', i], 'a row that says nothing');
  return parsed.data;
}

/** A game as a file, of whichever version; `foreign`: somebody else may have written it. Throws a ZodError where it is broken. */
export function* archiveSteps(value: unknown, foreign = false): Generator<void, Archive> {
  const head = ArchiveHead.parse(value);
  if (foreign) for (const { path, message } of foreignNames(head.seats)) throw broken(['seats', ...path], message);
  const rows: ArchivedRow[] = [];
  for (const [i, each] of head.rows.entries()) {
    const row = parseRow(each, i);
    const talk = foreign ? foreignTalk(row.body.items) : [];
    for (const { path, message } of talk) throw broken(['rows', i, 'body', 'items', ...path], message);
    rows.push(row);
    if (rows.length % AT_ONCE === 0) yield;
  }
  if (!beginsOnce(rows)) throw broken(['rows'], 'a game begins once');
  return { ...head, rows };
}

/** A file in today's format. It may hold anything, and a step trusts what it is given. */
function archiveOfToday(value: object): object {
  try {
    // Files of before there were several packs name haunts by number.
    return stepUp(ARCHIVE_LADDER, withNamedHaunts(value) as Kept);
  } catch {
    throw broken(['version'], `it cannot be brought to format ${FORMAT}`);
  }
}

/** A game as a file that this version plays. Throws a RefusedError where another does, and a ZodError where the file is broken. */
export function* playableArchiveSteps(value: unknown): Generator<void, Archive> {
  if (typeof value === 'object' && value !== null && 'version' in value)
    requireThisVersion(typeof value.version === 'number' ? value.version : null);
  return yield* archiveSteps(typeof value === 'object' && value !== null ? archiveOfToday(value) : value, true);
}

/** The rows of an archive as those of a log. */
export function archivedRows(archive: Archive): LogRow[] {
  let upto = NO_ENTRIES;
  return archive.rows.map(({ kind, at, seat, body }, i) => {
    const own = { ...body, ...(body.setup === undefined ? {} : { setup: body.setup as unknown as Setup }) } as RowBody;
    upto = countEntries(upto, own.items);
    return { seq: i + 1, kind, at, seat, mid: null, body: own, upto };
  });
}
