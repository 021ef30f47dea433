import { type Engine, fingerprint, type HauntDef } from '@hollow/engine';
import { playRandom, seatsFor } from '../game/random-game.ts';
import { hauntsOf } from './game.ts';

/** Games of each haunt whose ends are kept. */
const GAMES = 3;
const ROUNDS = 150;

/**
 * Games at random of every haunt: how each of them ends, for every seat and for all, after how many answers, and which random numbers come next. Nothing of
 * this depends on what other haunts there are, so that a new one brings its own lines and moves no other.
 */
export function hashesOf(
  engine: Engine,
  haunts: readonly HauntDef[] = hauntsOf(engine.packs[0]),
): Record<string, string> {
  const hashes: Record<string, string> = {};
  for (const { id, number } of haunts)
    for (let n = 0; n < GAMES; n++) {
      const players = 3 + ((number + n) % 4);
      const setup = { seats: seatsFor(players), haunts: [number] };
      const { state, decisions } = playRandom(engine, setup, `golden hash ${id} ${n}`, { maxRounds: ROUNDS });
      const viewers = ['all' as const, ...setup.seats.map((_, seat) => seat)];
      // What is known has the numbers of the compiled packs in it; the rest says the same in names.
      const seen = viewers.map((viewer) => ({ ...engine.view(state, viewer), known: null }));
      hashes[`haunt ${number}, game ${n + 1}, ${players} players`] = fingerprint(
        JSON.stringify([seen, decisions, state.rng]),
      );
    }
  return hashes;
}
