import type { PublicTable } from '@hollow/protocol';
import { loadWords } from '@hollow/text';
import { describe, expect, test } from 'vitest';
import { lessonFrames, taughtEditions } from '../build/lesson.ts';
import type { LessonFrame } from '../build/lessons/play.ts';
import { atSchool } from '../src/net/lesson.ts';
import { createSession } from '../src/state/session.ts';
import { must } from './must.ts';

const { messages } = loadWords('en', []);
const settled = (): Promise<void> => new Promise((done) => setTimeout(done, 0));

async function atTable(frames: readonly LessonFrame[]) {
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

/** The room to which the first step leads. */
function hallOf([first]: readonly LessonFrame[]): string {
  const option = must(first).view.decisions[0]?.options[must(first).wanted ?? -1];
  return option?.verb === 'move' ? option.room : '';
}

describe.each(taughtEditions())('The lesson of the %s', (edition) => {
  const frames = lessonFrames(edition);

  test('is short, and has words for every step', () => {
    expect(frames.length).toBeLessThanOrEqual(20);
    expect(must(frames.at(-1)).turn).toBe(4);
    const keys = [`of-${edition}`, ...frames.map(({ say }) => say)].map((say) => `learn.${say}`);
    expect(keys.filter((key) => messages[key] === undefined)).toEqual([]);
  });

  test('shows a walk, a door, an event, omens, the haunt, fights, damage and an end', () => {
    const types = new Set(frames.flatMap(({ events }) => events.map(({ type }) => type)));
    for (const type of ['move', 'discover', 'draw', 'roll', 'haunt', 'attack', 'died', 'damage', 'trait', 'won'])
      expect(types).toContain(type);
    const decks = frames.flatMap(({ events }) =>
      events.filter((event) => event.type === 'draw').map(({ deck }) => deck),
    );
    expect(decks).toEqual(expect.arrayContaining(['event', 'omen']));
    expect(must(frames.at(-1)).view.outcome?.verdicts[0]).toBe('won');
  });

  test('goes on with the right answer, and stays where it is with any other', async () => {
    const { session, seen, open } = await atTable(frames);
    const first = must(frames[0]);
    session.send({ t: 'answer', decision: open()?.id ?? -1, option: (first.wanted ?? 0) + 1 });
    await settled();
    expect(session.game.get().refused?.code).toBe('not-allowed');
    expect(seen).toEqual([]);
    session.send({ t: 'answer', decision: open()?.id ?? -1, option: first.wanted ?? 0 });
    await settled();
    expect(seen).toEqual([1]);
    expect(session.game.get().view?.position.explorers[0]?.room).toBe(hallOf(frames));
  });

  test('can be played to its end', async () => {
    const { session, seen, open } = await atTable(frames);
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
    const { session, seen, open } = await atTable(frames);
    session.send({ t: 'path', decision: open()?.id ?? -1, rooms: [hallOf(frames), 'nowhere'] });
    await settled();
    expect(seen.at(-1)).toBe(1);
  });
});

describe('The lesson of the third edition', () => {
  const frames = lessonFrames('third-edition');
  const at = (say: string) => must(frames.find((frame) => frame.say === `third-${say}`));
  const after = (say: string) => must(frames[frames.indexOf(at(say)) + 1]);

  test('trades two bundles on one sheet, and what was received waits for the next turn', () => {
    expect(at('lay').view.decisions[0]?.kind).toBe('trade');
    expect(after('propose').view.position.explorers[0]?.cards).toEqual(['machete']);
    expect(at('weapon').turn).toBeGreaterThan(at('propose').turn);
  });

  test('ends a turn where a room is discovered, without a word from the learner', () => {
    expect(at('omen').turn).toBe(at('damage').turn + 1);
    expect(frames.filter(({ wanted, view }) => view.decisions[0]?.options[wanted ?? -1]?.verb === 'end')).toEqual([
      at('miss'),
    ]);
  });

  test('shares general damage out over all four traits', () => {
    const [question] = at('damage').view.decisions;
    expect(question?.setting?.damage?.kind).toBe('general');
    expect(question?.options).toHaveLength(4);
  });

  test('begins the haunt with one die for each omen, and the scenario names it', () => {
    const roll = at('book').events.findLast((event) => event.type === 'roll');
    expect(roll).toMatchObject({ dice: 3, total: 5, need: 5, tags: ['haunt'] });
    expect(at('book').view.position.scenario).toBe('the-lesson');
  });

  test('offers neither to steal nor to drop anything', () => {
    const verbs = frames.flatMap(({ view }) =>
      view.decisions.flatMap(({ options }) => options.map(({ verb }) => verb)),
    );
    expect(verbs).not.toContain('drop');
    expect(verbs).not.toContain('steal');
  });
});
