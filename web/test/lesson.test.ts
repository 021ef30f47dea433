import type { PublicTable } from '@hollow/protocol';
import { loadWords } from '@hollow/text';
import { describe, expect, test } from 'vitest';
import { lessonFrames } from '../build/lesson.ts';
import { atSchool } from '../src/net/lesson.ts';
import { createSession } from '../src/state/session.ts';
import { must } from './must.ts';

const frames = lessonFrames();
const { messages } = loadWords('en', []);
const settled = (): Promise<void> => new Promise((done) => setTimeout(done, 0));

async function atTable() {
  const seen: number[] = [];
  const session = createSession(
    atSchool(frames, { id: 'lesson', seats: [{ host: true }], undo: {} } as unknown as PublicTable, (at) =>
      seen.push(at),
    ),
  );
  await settled();
  return { session, seen, open: () => session.game.get().view?.decisions[0] };
}

describe('The lesson', () => {
  test('takes six turns of the learner, and has words for every step', () => {
    const ends = frames.filter(
      ({ wanted, view }) => wanted !== null && view.decisions[0]?.options[wanted]?.verb === 'end',
    );
    expect(ends).toHaveLength(6);
    expect(frames.map(({ say }) => `learn.${say}`).filter((key) => messages[key] === undefined)).toEqual([]);
  });

  test('shows a walk, a door, an event, an omen, an item, damage and a trade', () => {
    const types = new Set(frames.flatMap(({ events }) => events.map(({ type }) => type)));
    for (const type of ['move', 'discover', 'draw', 'roll', 'damage', 'trait', 'offered'])
      expect(types).toContain(type);
    const decks = frames.flatMap(({ events }) =>
      events.filter((event) => event.type === 'draw').map(({ deck }) => deck),
    );
    expect(new Set(decks)).toEqual(new Set(['event', 'omen', 'item']));
  });

  test('goes on with the right answer, and stays where it is with any other', async () => {
    const { session, seen, open } = await atTable();
    const first = must(frames[0]);
    session.send({ t: 'answer', decision: open()?.id ?? -1, option: (first.wanted ?? 0) + 1 });
    await settled();
    expect(session.game.get().refused?.code).toBe('not-allowed');
    expect(seen).toEqual([]);
    session.send({ t: 'answer', decision: open()?.id ?? -1, option: first.wanted ?? 0 });
    await settled();
    expect(seen).toEqual([1]);
    expect(session.game.get().view?.position.explorers[0]?.room).toBe('foyer');
  });

  test('can be played to its end', async () => {
    const { session, seen, open } = await atTable();
    for (const { wanted } of frames) {
      if (wanted === null) break;
      session.send({ t: 'answer', decision: open()?.id ?? -1, option: wanted });
      await settled();
    }
    expect(seen.at(-1)).toBe(frames.length - 1);
    const numbers = session.game.get().entries.map(({ n }) => n);
    expect(numbers).toEqual(numbers.map((_, i) => i + 1));
  });

  test('lets a far room be pressed at once', async () => {
    const { session, seen, open } = await atTable();
    const from = frames.findIndex(({ say }) => say === 'down');
    for (const { wanted } of frames.slice(0, from)) {
      session.send({ t: 'answer', decision: open()?.id ?? -1, option: wanted ?? 0 });
      await settled();
    }
    const rooms = ['upper-landing', 'grand-staircase', 'foyer', 'entrance-hall'];
    session.send({ t: 'path', decision: open()?.id ?? -1, rooms });
    await settled();
    expect(seen.at(-1)).toBe(from + 4);
  });
});
