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
    atSchool(
      { frames, words: [] },
      { id: 'lesson', seats: [{ host: true }], undo: {} } as unknown as PublicTable,
      (at) => seen.push(at),
    ),
  );
  await settled();
  return { session, seen, open: () => session.game.get().view?.decisions[0] };
}

describe('The lesson', () => {
  test('is short, and has words for every step', () => {
    expect(frames.length).toBeLessThanOrEqual(16);
    expect(frames.map(({ say }) => `learn.${say}`).filter((key) => messages[key] === undefined)).toEqual([]);
  });

  test('shows a walk, a door, an event, omens, the haunt, fights, damage and an end', () => {
    const types = new Set(frames.flatMap(({ events }) => events.map(({ type }) => type)));
    for (const type of ['move', 'discover', 'draw', 'roll', 'haunt', 'attack', 'died', 'damage', 'trait', 'won'])
      expect(types).toContain(type);
    const decks = frames.flatMap(({ events }) =>
      events.filter((event) => event.type === 'draw').map(({ deck }) => deck),
    );
    expect(new Set(decks)).toEqual(new Set(['event', 'omen']));
    expect(must(frames.at(-1)).view.outcome?.verdicts[0]).toBe('won');
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

  test('takes of a walk what is asked for', async () => {
    const { session, seen, open } = await atTable();
    session.send({ t: 'path', decision: open()?.id ?? -1, rooms: ['foyer', 'grand-staircase'] });
    await settled();
    expect(seen.at(-1)).toBe(1);
  });
});
