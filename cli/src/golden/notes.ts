import type { Pack } from '@hollow/engine';
import type { GoldenGame } from './kept-game.ts';
import { replayTale } from './replay.ts';

/** Whose turn begins, by the number of the answer before which that is to be said. */
export function notesOf(packs: readonly Pack[], game: GoldenGame): Map<number, string> {
  const notes = new Map<number, string>();
  let given = 0;
  replayTale(packs, game, ({ engine, state, events }) => {
    for (const event of events.map((each) => engine.seen(each, 'all'))) {
      if (event.type === 'turn') notes.set(given, `round ${state.round}, ${event.who}`);
      if (event.type === 'monster-turn') notes.set(given, `round ${state.round}, the monsters`);
      if (event.type === 'haunt') notes.set(given, `round ${state.round}, the haunt`);
    }
    given++;
  });
  return notes;
}
