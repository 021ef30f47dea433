import { quickBot } from '@hollow/bots';
import { secondEdition } from '@hollow/content';
import { Engine, type Event, type View } from '@hollow/engine';
import type { LogEntry, WireView } from '@hollow/protocol';
import { type Game, NO_GAME } from '../src/state/game.ts';

/** Whole games that bots play from a seed, as somebody at the table holds them. */

const engine = new Engine([secondEdition]);

/** Of the scenes, in milliseconds. */
export const GAME_BEAT = 100;

export interface GameStep {
  readonly events: readonly Event[];
  readonly state: string;
}

/** What every answer of a game brought. */
export function wholeGame(seats: number): readonly GameStep[] {
  const { state, events } = engine.create({ seats: Array.from({ length: seats }, () => ({})) }, `recorded ${seats}`);
  const bot = quickBot(engine, 'recorded');
  const steps: GameStep[] = [{ events, state: engine.serialise(state) }];
  while (state.outcome === null && steps.length < 1500) {
    const [decision] = engine.pending(state);
    if (decision === undefined) break;
    const option = bot.answer(engine.view(state, decision.seat), decision);
    const applied = engine.apply(state, decision.seat, decision.id, option);
    if (!applied.ok) throw new Error(applied.refusal.message);
    steps.push({ events: applied.events, state: engine.serialise(state) });
  }
  return steps;
}

/** The words that a server sends with a view. */
export type WordsFor = (view: View) => Game['words'];

/** The game as a viewer holds it after each answer. */
export function gameHeldBy(
  steps: readonly GameStep[],
  viewer: number | 'public',
  wordsFor: WordsFor = () => null,
): readonly Game[] {
  const you = { seat: viewer === 'public' ? null : viewer, viewer, host: false };
  let held: Game = { ...NO_GAME, you, beat: GAME_BEAT };
  return steps.map(({ events, state }) => {
    const seen = engine.view(engine.deserialise(state), viewer);
    const view = seen as unknown as WireView;
    const fresh = events.map(
      (event, i): LogEntry => ({ n: held.n + 1 + i, at: 0, kind: 'event', event: engine.seen(event, viewer) }),
    );
    const entries = [...held.entries, ...fresh];
    held = { ...held, view, words: wordsFor(seen), entries, standing: entries, n: held.n + fresh.length };
    return held;
  });
}
