import { type HauntDef, isWritten, type Pack, type Setup } from '@hollow/engine';
import type { KeptAnswer, KeptChance } from '@hollow/engine/kit';
import { parse } from 'yaml';

/**
 * A game that is told, by what was done in it: the set-up with all its stacks, the answers as scripts say them, and what chance decided. To play it again takes
 * neither the bots that played it nor the engine's random numbers, nor the numbers of options, cards and rooms.
 */
export interface GoldenGame {
  /** As `pack/id`. */
  readonly haunt: string;
  /** Who wins it: a side, `each` where everybody plays alone, or `nobody`. */
  readonly side: string;
  /** Under which the game was found. It is told, and nothing else is made of it. */
  readonly seed: string;
  /** One list for each seat. */
  readonly explorers: readonly (readonly string[])[];
  /** Where the edition has scenarios. */
  readonly scenario?: string;
  /** Top first: `rooms`, and the cards by deck. */
  readonly stack: Readonly<Record<string, readonly string[]>>;
  /** Before the first question. */
  readonly opening: KeptChance;
  readonly answers: readonly KeptAnswer[];
}

/** What tells one tale from all others. */
export type TaleKey = Pick<GoldenGame, 'haunt' | 'side'>;

/** Its files bear this name, in the folder of the pack, and its hashes stand under it. */
export const nameOf = ({ haunt, side }: TaleKey): string => `${haunt}.${side}`;

/** The haunts of the packs whose rules are written, by `pack/id`. */
export const writtenHaunts = (packs: readonly Pack[]): ReadonlyMap<string, HauntDef> =>
  new Map(
    packs.flatMap(({ id, haunts }) =>
      (haunts ?? []).flatMap((def) => (isWritten(def) ? [[`${id}/${def.id}`, def] as const] : [])),
    ),
  );

/** No other haunt may come, so that a tale stays as it is when others are written. */
export function setupOf({ number }: HauntDef, { explorers, scenario, stack }: GoldenGame): Setup {
  const { rooms = [], ...cards } = stack;
  const seats = explorers.map((own) => ({ explorers: own }));
  return { seats, haunts: [number], ...(scenario === undefined ? {} : { scenario }), stacked: { rooms, cards } };
}

/** Words that YAML takes for themselves without quotes; an id is never `true` or `null`. */
const PLAIN = /^[a-z][a-z0-9/_~-]*$/;

/** A value as YAML on one line. */
function flow(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(flow).join(', ')}]`;
  if (typeof value === 'string') return PLAIN.test(value) ? value : JSON.stringify(value);
  if (typeof value !== 'object' || value === null) return String(value);
  return `{ ${Object.entries(value)
    .map(([key, inner]) => `${key}: ${flow(inner)}`)
    .join(', ')} }`;
}

/** The answer as a script says it, and no more. */
export const saidAs = ({ word, value }: KeptAnswer): string => `${word}: ${flow(value)}`;

/** The answer as one line of the file: `move: kitchen`, or with the rest behind it in braces. */
function lineOf(answer: KeptAnswer): string {
  const { word, value, seat, chance, tops } = answer;
  const rest = { ...(seat === undefined ? {} : { seat }), ...chance, ...(tops === undefined ? {} : { tops }) };
  return Object.keys(rest).length === 0 ? saidAs(answer) : flow({ [word]: value, ...rest });
}

/** The game as YAML, one answer a line; `notes` are comments by the number of the answer before which they stand. */
export function writtenGame(game: GoldenGame, notes: ReadonlyMap<number, string>): string {
  const { haunt, side, seed, explorers, scenario, stack, opening, answers } = game;
  return [
    `haunt: ${flow(haunt)}`,
    `side: ${flow(side)}`,
    `seed: ${flow(seed)}`,
    `explorers: ${flow(explorers)}`,
    ...(scenario === undefined ? [] : [`scenario: ${flow(scenario)}`]),
    'stack:',
    ...Object.entries(stack).map(([pile, ids]) => `  ${pile}: ${flow(ids)}`),
    ...(Object.keys(opening).length === 0 ? [] : [`opening: ${flow(opening)}`]),
    'answers:',
    ...answers.flatMap((answer, i) => {
      const note = notes.get(i);
      return note === undefined ? [`- ${lineOf(answer)}`] : [`# ${note}`, `- ${lineOf(answer)}`];
    }),
    '',
  ].join('\n');
}

type Entry = KeptChance & Pick<KeptAnswer, 'seat' | 'tops'>;

/** A game as it stands in its file: the first word of an entry that is none of the others is the answer. */
interface GameFile extends Omit<GoldenGame, 'answers' | 'opening'> {
  readonly opening?: KeptChance;
  readonly answers: readonly Entry[];
}

function answerOf({ seat, dice, picked, mixed, tops, ...said }: Entry): KeptAnswer {
  const [[word, value] = []] = Object.entries(said);
  if (word === undefined) throw new Error('an answer without a word');
  const chance = {
    ...(dice === undefined ? {} : { dice }),
    ...(picked === undefined ? {} : { picked }),
    ...(mixed === undefined ? {} : { mixed }),
  };
  return { word, value, ...(seat === undefined ? {} : { seat }), chance, ...(tops === undefined ? {} : { tops }) };
}

export function readGame(text: string): GoldenGame {
  const { opening = {}, answers, ...rest } = parse(text) as GameFile;
  return { ...rest, opening, answers: answers.map(answerOf) };
}
