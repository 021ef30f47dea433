import type { Engine, Event, Pack, State } from '@hollow/engine';
import { type KeptAnswer, keptOption, layAgain, ReadingChance, ScriptError } from '@hollow/engine/kit';
import { engineFor } from '../packs/packs.ts';
import { type GoldenGame, saidAs, setupOf, writtenHaunts } from './kept-game.ts';
import { endingOf } from './record.ts';

/** A game no longer goes as it is kept: where, and what is different. */
export class TaleError extends Error {
  constructor(where: string, what: string) {
    super(`${where}: ${what}`);
    this.name = 'TaleError';
  }
}

/** The game as it is played again. */
export interface Replay {
  readonly engine: Engine;
  readonly state: State;
  /** The last answer; null at the beginning. */
  readonly answer: KeptAnswer | null;
  /** What has happened since the last time. */
  readonly events: readonly Event[];
}

/**
 * Plays a kept game again and tells of the beginning and of every answer. Throws a TaleError where an answer no longer fits or chance would decide something
 * else, and where the game ends otherwise.
 */
export function replayTale(packs: readonly Pack[], game: GoldenGame, heard: (replay: Replay) => void): State {
  const haunt = writtenHaunts(packs).get(game.haunt);
  if (haunt === undefined) throw new TaleError('the opening', `there is no haunt “${game.haunt}” that is written`);
  const chance = new ReadingChance();
  const engine = engineFor(packs, { chance });
  chance.expect(game.opening);
  // Nothing of the game comes from the seed.
  const { state, events } = engine.create(setupOf(haunt, game), 'tale');
  const check = (where: string): void => {
    const fault = chance.fault();
    if (fault !== null) throw new TaleError(where, fault);
  };
  check('the opening');
  heard({ engine, state, answer: null, events });
  for (const [i, answer] of game.answers.entries()) {
    const where = `round ${state.round}, answer ${i + 1} of ${game.answers.length}, “${saidAs(answer)}”`;
    if (state.outcome !== null) throw new TaleError(where, 'the game is over');
    chance.expect(answer.chance);
    try {
      layAgain(engine, state, answer);
      const [asked, option] = keptOption(engine, state, answer);
      const applied = engine.apply(state, asked.seat, asked.id, option);
      if (!applied.ok) throw new ScriptError(applied.refusal.message);
      check(where);
      heard({ engine, state, answer, events: applied.events });
    } catch (error) {
      if (error instanceof ScriptError) throw new TaleError(where, error.message);
      // Not a game that no longer fits, but rules that fail on it.
      throw error instanceof TaleError ? error : new Error(`${where}: the rules fail`, { cause: error });
    }
  }
  const { outcome } = state;
  if (outcome === null) throw new TaleError('the end', 'the game goes on');
  if (outcome.haunt !== haunt.id || endingOf(state) !== game.side)
    throw new TaleError('the end', `${outcome.haunt ?? 'no haunt'} ends with ${endingOf(state)}`);
  return state;
}
