import type { LogEntry } from '@hollow/protocol';
import { beatsOf, type ScenePace, scenesOf } from '@hollow/protocol/stage';
import { describe, expect, test } from 'vitest';
import { sceneMoment } from '../src/moments/moment.ts';
import { picturesOf } from '../src/stage/queue.ts';
import { createStage } from '../src/stage/stage.ts';
import { type Game, NO_GAME } from '../src/state/game.ts';
import { createStore } from '../src/state/store.ts';
import { GAME_BEAT, gameHeldBy, wholeGame } from './whole-games.ts';

/** Whole games, recorded as somebody saw them, and shown scene by scene. */

const eventOf = (entry: LogEntry) => (entry.kind === 'event' ? entry.event : null);
const GAMES = new Map([3, 4, 6].map((seats) => [seats, wholeGame(seats)]));

/** Shows a game with a server that waits for scenes, and tells all pictures that were to be seen. */
function shown(games: readonly Game[], pace: ScenePace) {
  const [first = NO_GAME] = games;
  const source = createStore(first);
  let due: { readonly at: number; readonly act: () => void } | null = null;
  let now = 0;
  const stage = createStage(
    source,
    {
      after: (ms, act) => {
        due = { at: now + ms, act };
        return () => {
          due = null;
        };
      },
      isUnwatched: () => false,
    },
    () => ({ pace, hands: false }),
  );
  stage.follow();
  const seen: { readonly n: number; readonly game: Game; readonly phase: string; readonly kind: string }[] = [];
  stage.picture.subscribe(() => {
    const picture = stage.picture.get();
    if (picture !== null)
      seen.push({ n: picture.game.n, game: picture.game, phase: picture.phase, kind: picture.scene?.kind ?? '' });
  });
  const pass = (ms: number): void => {
    const until = now + ms;
    while (due !== null && due.at <= until) {
      const { at, act } = due;
      due = null;
      now = at;
      act();
    }
    now = until;
  };
  for (const [i, game] of games.entries()) {
    if (i === 0) continue;
    const fresh = game.entries.filter(({ n }) => n > source.get().n);
    const beats = scenesOf(fresh, eventOf).reduce((sum, scene) => sum + beatsOf(scene, pace), 0);
    source.set(game);
    pass(GAME_BEAT * Math.max(1, beats));
  }
  return { seen, stage, source };
}

for (const [seats, answers] of GAMES)
  describe(`a game of ${seats}`, () => {
    const games = gameHeldBy(answers, 'public');

    test.each(['quick', 'steady', 'slow'] as const)('is shown whole and in order (%s)', (pace) => {
      const { seen, stage, source } = shown(games, pace);
      const wanted = games.slice(1).flatMap((game, i) => {
        const before = games[i] ?? NO_GAME;
        return picturesOf(before, game, { pace, hands: false }).flatMap(({ scene, phase, game: { n } }) =>
          scene === null ? [] : [`${n} ${scene.kind} ${phase}`],
        );
      });
      expect(seen.map(({ n, kind, phase }) => `${n} ${kind} ${phase}`)).toEqual(wanted);
      expect(stage.missed.get()).toBe(null);
      expect(stage.game.get()).toEqual(source.get());
    });

    test('nothing on the page is ahead of the scene', () => {
      const { seen } = shown(games, 'steady');
      for (const { game, n } of seen) {
        expect(game.entries.at(-1)?.n ?? 0).toBe(n);
        expect(game.view?.decisions).toEqual([]);
        const turn = game.entries.findLast((entry) => ['turn', 'monster-turn'].includes(eventOf(entry)?.type ?? ''));
        const event = turn === undefined ? null : eventOf(turn);
        if (event?.type === 'turn') expect(game.view?.position.turn.who).toBe(event.who);
      }
    });

    test('every omen, every haunt roll and every death is seen by everybody', () => {
      for (const viewer of ['public', 0, seats - 1] as const) {
        const held = viewer === 'public' ? games : gameHeldBy(answers, viewer);
        const { seen } = shown(held, 'quick');
        const moments = seen.map(({ kind, n }) => `${kind} ${n}`);
        for (const entry of held.at(-1)?.entries ?? []) {
          const event = eventOf(entry);
          if (entry.n <= (held[0]?.n ?? 0) || event === null) continue;
          const isHaunt = event.type === 'roll' && event.tags.includes('haunt');
          const wanted =
            event.type === 'died' ? 'death' : isHaunt ? 'haunt-roll' : event.type === 'draw' ? 'card' : null;
          if (wanted === null) continue;
          const found = seen.some(
            ({ kind, game, phase }) =>
              kind === wanted && phase === 'shown' && game.n >= entry.n && game.entries.includes(entry),
          );
          expect(found, `${wanted} at ${entry.n} of ${moments.length}`).toBe(true);
        }
      }
    });

    test('skipping ends in the same position', () => {
      const { stage, source } = shown(games.slice(0, 60), 'steady');
      const next = games[60] ?? NO_GAME;
      source.set(next);
      stage.skip();
      stage.catchUp();
      expect(stage.game.get()).toEqual(next);
    });

    test('what is shown large tells who it is about', () => {
      const { seen } = shown(games, 'quick');
      const dead = seen.filter(({ kind }) => kind === 'death');
      for (const { game, kind, n } of dead) {
        const fresh = game.entries.filter((entry) => entry.n <= n).slice(-12);
        const scene = scenesOf(fresh, eventOf).find((one) => one.kind === kind);
        expect(sceneMoment({ scene: scene ?? null, game })?.kind).toBe('death');
      }
    });
  });
