import type { SeenEvent } from '@hollow/engine';
import type { ClientState, LogEntry, ReplayFrame } from '@hollow/protocol';
import { describe, expect, test } from 'vitest';
import { Film } from '../src/pages/replay/film.ts';
import { createProjector } from '../src/pages/replay/projector.ts';
import { createStage } from '../src/stage/stage.ts';

const VIEW = {
  viewer: 'all',
  seq: 0,
  position: { round: 1, turn: { who: 'ada', n: 1 }, rooms: [], explorers: [], tokens: [], piles: [], drawn: {} },
  decisions: [{ id: 1, seat: 0, kind: 'turn', options: [] }],
  standing: [],
  waiting: [],
  outcome: null,
};
const START = { table: { id: 'g' }, view: VIEW, words: null } as unknown as ClientState;
const entry = (n: number, event: object): LogEntry => ({
  n,
  at: n,
  kind: 'event',
  event: { reveals: false, ...event } as unknown as SeenEvent,
});
const frame = (row: number, ...entries: readonly LogEntry[]): ReplayFrame => ({
  row,
  at: row,
  entries: [...entries],
  patch: [{ path: ['view', 'seq'], value: row }],
});
const ROLL = { type: 'roll', who: 'ada', faces: [1], total: 1, tags: [], about: '', dice: 1, bonus: 0 };
const FILM = new Film(START, [
  frame(1, entry(1, { type: 'draw', who: 'ada', deck: 'event', card: 'funeral' }), entry(2, ROLL)),
  frame(2, entry(3, { type: 'turn', who: 'bo', round: 1, n: 2 })),
  frame(3, entry(4, { type: 'turn', who: 'ada', round: 2, n: 3 })),
]);

function shown() {
  const projector = createProjector(FILM, 'all', 0);
  let due: { readonly ms: number; readonly act: () => void } | null = null;
  const clock = {
    after: (ms: number, act: () => void) => {
      due = { ms, act };
      return () => {
        due = null;
      };
    },
    isUnwatched: () => false,
  };
  const stage = createStage(projector.session.game, clock, () => ({ pace: 'steady', hands: false }));
  stage.follow();
  const pass = (): number => {
    const was = due;
    due = null;
    was?.act();
    return was?.ms ?? 0;
  };
  return { projector, stage, pass };
}

describe('A film on the stage', () => {
  test('acts out the next frame, scene by scene', () => {
    const { projector, stage, pass } = shown();
    projector.next(1);
    expect(projector.at.get()).toBe(1);
    expect(stage.picture.get()?.scene?.kind).toBe('card');
    expect(stage.game.get().n).toBe(1);
    pass();
    expect(stage.picture.get()).toMatchObject({ phase: 'throw', scene: { kind: 'roll' } });
    expect(stage.game.get().n).toBe(1);
    pass();
    pass();
    expect(stage.isBehind.get()).toBe(false);
    expect(stage.game.get()).toMatchObject({ n: 2, view: { seq: 1 } });
  });

  test('is quicker or slower by its speed, and by nothing else', () => {
    const lengths = [1, 4].map((speed) => {
      const { projector, pass } = shown();
      projector.next(speed);
      return pass();
    });
    expect(lengths[0]).toBe(4 * (lengths[1] ?? 0));
  });

  test('is at once wherever somebody jumps, forwards and back', () => {
    const { projector, stage } = shown();
    for (const n of [3, 1, 0, 2]) {
      projector.jump(n);
      expect(stage.isBehind.get()).toBe(false);
      expect(stage.game.get().view?.seq).toBe(n);
    }
    projector.jump(99);
    expect(projector.at.get()).toBe(3);
  });

  test('asks nobody anything', () => {
    const { projector, stage } = shown();
    projector.next(1);
    stage.catchUp();
    expect(stage.game.get().view?.decisions).toEqual([]);
  });
});
