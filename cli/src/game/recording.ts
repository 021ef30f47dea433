import type { BotAnswer } from '@hollow/bots';
import { type Engine, FORMAT, type Kept, otherVersion, type Setup, type State, stepUp } from '@hollow/engine';
import { BadInput, OtherVersionInput } from '../console/bad-input.ts';
import { readJson, writeText } from '../files/files.ts';
import { RECORDING_LADDER } from './formats/ladder.ts';

/** A game as it was played: enough to play it again, and the hash of the state at the start and after every answer. */
export interface Recording {
  readonly format: number;
  readonly packs: readonly string[];
  readonly setup: Setup;
  readonly seed: string;
  readonly answers: readonly BotAnswer[];
  readonly hashes: readonly string[];
}

export interface Recorder {
  told(answer: BotAnswer, state: State): void;
  /** Forgets the answers after the n-th. */
  backTo(n: number): void;
  recording(): Recording;
}

export function recorder(engine: Engine, setup: Setup, seed: string, start: State): Recorder {
  const answers: BotAnswer[] = [];
  const hashes = [engine.hash(start)];
  return {
    told(answer, state) {
      answers.push(answer);
      hashes.push(engine.hash(state));
    },
    backTo(n) {
      answers.length = n;
      hashes.length = n + 1;
    },
    recording: () => ({ format: FORMAT, packs: start.packs, setup, seed, answers, hashes }),
  };
}

/** One answer to a line, so that two recordings can be compared. */
export function writeRecording(file: string, recording: Recording): void {
  const { answers, hashes, ...head } = recording;
  const lines = (list: readonly unknown[]): string => list.map((item) => `  ${JSON.stringify(item)}`).join(',\n');
  const start = JSON.stringify(head).slice(0, -1);
  writeText(file, `${start},\n"answers":[\n${lines(answers)}\n],\n"hashes":[\n${lines(hashes)}\n]}\n`);
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isAnswer = (value: unknown): boolean =>
  isRecord(value) && [value.seat, value.id, value.option].every((n) => Number.isInteger(n));
const isTexts = (value: unknown): boolean => Array.isArray(value) && value.every((item) => typeof item === 'string');

/** What each field must be; the first that is not is named. */
const FIELDS: readonly (readonly [keyof Recording, string, (value: unknown) => boolean])[] = [
  ['format', `format ${FORMAT} expected`, (v) => v === FORMAT],
  ['packs', 'a list of pack names expected', isTexts],
  ['setup', 'a set-up with seats expected', (v) => isRecord(v) && Array.isArray(v.seats)],
  ['seed', 'a text expected', (v) => typeof v === 'string'],
  ['answers', 'a list of {seat, id, option} expected', (v) => Array.isArray(v) && v.every(isAnswer)],
  ['hashes', 'a list of texts expected', isTexts],
];

/** What lies in a file may be anything, and a step trusts what it is given. */
function recordingOfToday(file: string, value: Kept): Kept {
  try {
    return stepUp(RECORDING_LADDER, value);
  } catch {
    throw new BadInput(file, `format: it cannot be brought from ${value.format} to ${FORMAT}`);
  }
}

/** A recorded game of whichever format is still played, as today's; its hashes stay as they were recorded. */
export function readRecording(file: string): Recording {
  const value = readJson(file);
  if (!isRecord(value)) throw new BadInput(file, 'a recorded game expected');
  const other = otherVersion('game', value.format);
  if (other !== null) throw new OtherVersionInput(file, other);
  const today = recordingOfToday(file, value);
  for (const [field, expected, holds] of FIELDS)
    if (!holds(today[field])) throw new BadInput(file, `${field}: ${expected}`);
  const recording = today as unknown as Recording;
  if (recording.hashes.length !== recording.answers.length + 1)
    throw new BadInput(file, `hashes: ${recording.answers.length + 1} expected, one more than answers`);
  return recording;
}
