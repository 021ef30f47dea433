import { secondEdition } from '@hollow/content';
import { Engine, type State } from '@hollow/engine';
import { beginHaunt } from '@hollow/engine/kit';
import { DEFAULT_SETTINGS } from '@hollow/protocol';
import { botSeat, type Moment, newTable, slotOf } from '@hollow/table';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { BotQuestion, BotThought } from '../src/bots/pool.ts';
import { BotAnswers } from '../src/scheduler/bot-answers.ts';
import { must } from './must.ts';

/** How long a bot thinks is nobody's business: who watches the clock learns nothing of its part. */

const engine = new Engine([secondEdition]);
const BEAT = 100;
const GUILLOTINES = 34;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Three bots, and one of them is the traitor whom nobody knows. */
function secretGame(): { readonly moment: Moment; readonly traitor: number } {
  const { state } = engine.create({ seats: [{}, {}, {}] }, 'slots');
  beginHaunt(engine, state, GUILLOTINES, state.turn.who);
  while (state.question?.kind === 'ready') engine.apply(state, state.question.seat, state.question.id, 0);
  const traitor = must(state.controller[state.sides.indexOf(1)]);
  // What stands beside the question is the traitor's while others are asked.
  while (state.question?.seat === traitor) {
    const end = must(engine.pending(state)[0]).options.findIndex(({ verb }) => verb === 'end');
    engine.apply(state, traitor, state.question.id, Math.max(0, end));
  }
  return { moment: momentOf(state), traitor };
}

function momentOf(state: State): Moment {
  const settings = { ...DEFAULT_SETTINGS, edition: 'second-edition', preset: 'second-edition' };
  const table = newTable('slotsslotsab', 'SLOTS', state.seats, settings);
  const seats = Array.from({ length: state.seats }, () => botSeat('normal'));
  return { version: 1, table: { ...table, phase: 'playing', seats }, game: { engine, state } };
}

const secret = secretGame();
const open = momentOf(engine.create({ seats: [{}, {}, {}] }, 'slots').state);

interface Watched {
  readonly moment: Moment;
  /** How long a thought takes, in milliseconds. */
  readonly takes: (question: BotQuestion) => number;
  readonly isLookedAt?: boolean;
  /** How long bots of this address have to wait, in milliseconds. */
  readonly wait?: number;
  /** The version that the game has come to meanwhile. */
  readonly version?: number;
}

function answersOf({ moment, takes, isLookedAt = true, wait = 0, version = moment.version }: Watched) {
  const leaves: number[] = [];
  const from = performance.now();
  const think = async (question: BotQuestion): Promise<BotThought> => {
    await new Promise((resolve) => setTimeout(resolve, takes(question)));
    return { option: question.beside ? -1 : 0, kind: question.kind, playouts: 1, motive: null };
  };
  const answers = new BotAnswers({
    games: {
      act: async () => {
        leaves.push(performance.now() - from);
        return [];
      },
      moment: async () => ({ ...moment, version }),
    },
    content: { names: () => [] },
    pool: { think },
    presence: { isLookedAt: () => isLookedAt, addressesAt: () => [] },
    limits: { botWait: () => wait },
    log: { error: vi.fn() },
    now: () => 0,
    pause: BEAT,
  });
  return { answers, leaves, from };
}

/** When the answer to the open question leaves, in milliseconds after the bot was asked. */
async function leavesAfter(watched: Watched): Promise<number> {
  const { answers, leaves } = answersOf(watched);
  const seat = must(watched.moment.game?.state.question?.seat);
  const played = answers.play(watched.moment, seat);
  await vi.advanceTimersByTimeAsync(60_000);
  await played;
  expect(leaves).toHaveLength(1);
  return must(leaves[0]);
}

describe('where it is secret who is on which side, an answer leaves', () => {
  const { length: slot } = slotOf(secret.moment, BEAT, true);

  test('at the same time, however long anybody thinks in the slot', async () => {
    for (const time of [0, 1, 7, slot / 4, slot / 2 - 1])
      expect(await leavesAfter({ moment: secret.moment, takes: () => time })).toBe(slot);
  });

  test('at the same time whether or not the hidden traitor thinks beside the question', async () => {
    const { state } = must(secret.moment.game);
    expect(engine.standing(state).map(({ seat }) => seat)).toEqual([secret.traitor]);
    const busy = await leavesAfter({ moment: secret.moment, takes: ({ beside }) => (beside ? slot / 2 : 1) });
    const idle = await leavesAfter({ moment: secret.moment, takes: ({ beside }) => (beside ? 0 : 1) });
    expect(busy).toBe(idle);
  });

  test('at the end of a later slot where somebody thinks for longer', async () => {
    expect(await leavesAfter({ moment: secret.moment, takes: ({ beside }) => (beside ? 0 : slot + 1) })).toBe(2 * slot);
  });

  test('no sooner than the slowest of late: who often thinks for longer is not told by that either', async () => {
    const times = [1, slot + 1, 1, 1];
    const takes = ({ beside }: BotQuestion): number => (beside ? 0 : must(times[leaves.length]));
    const { answers, leaves, from } = answersOf({ moment: secret.moment, takes });
    const waits: number[] = [];
    for (const _ of times) {
      const asked = performance.now() - from;
      const played = answers.play(secret.moment, must(secret.moment.game?.state.question?.seat));
      await vi.advanceTimersByTimeAsync(3 * slot);
      await played;
      waits.push(must(leaves.at(-1)) - asked);
    }
    expect(waits).toEqual([slot, 2 * slot, 2 * slot, 2 * slot]);
  });

  test('no sooner where nobody looks: the log would tell', async () => {
    expect(await leavesAfter({ moment: secret.moment, takes: () => 1, isLookedAt: false })).toBe(slot);
  });
});

test('where everybody knows the sides, or there are none, a slot is a beat, and none where nobody looks', async () => {
  expect(await leavesAfter({ moment: open, takes: () => 1 })).toBe(BEAT);
  expect(await leavesAfter({ moment: open, takes: () => BEAT + 1 })).toBe(2 * BEAT);
  expect(await leavesAfter({ moment: open, takes: () => 1, isLookedAt: false })).toBe(1);
});

test('whoever goes is not waited for any more, unless sides are secret; nor is anybody at the end of the server', async () => {
  for (const [moment, leftAtOnce] of [
    [open, 1],
    [secret.moment, 0],
  ] as const) {
    const { answers, leaves } = answersOf({ moment, takes: () => 1 });
    const played = answers.play(moment, must(moment.game?.state.question?.seat));
    await vi.advanceTimersByTimeAsync(5);
    answers.onUnwatched(moment);
    await vi.advanceTimersByTimeAsync(1);
    expect(leaves).toHaveLength(leftAtOnce);
    answers.close();
    await played;
    expect(vi.getTimerCount()).toBe(0);
  }
});

describe('where one address has bots at many tables', () => {
  test('a bot waits for its turn before it thinks, as long whoever it is', async () => {
    const { length: slot } = slotOf(secret.moment, BEAT, true);
    for (const time of [0, slot / 2]) {
      const left = await leavesAfter({ moment: secret.moment, takes: () => time, wait: 5000 });
      // The clock of the test goes by whole milliseconds, the slot begins in between.
      expect(Math.floor(left - 5000 - slot)).toBeLessThanOrEqual(1);
      expect(left).toBeGreaterThanOrEqual(5000 + slot);
    }
  });

  test('nothing is answered where something else has happened meanwhile: whoever is told of that looks again', async () => {
    const { answers, leaves } = answersOf({ moment: open, takes: () => 0, wait: 5000, version: open.version + 1 });
    const played = answers.play(open, must(open.game?.state.question?.seat));
    await vi.advanceTimersByTimeAsync(60_000);
    await played;
    expect(leaves).toEqual([]);
  });
});
