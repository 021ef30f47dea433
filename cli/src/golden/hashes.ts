import { type Engine, fingerprint } from '@hollow/engine';
import { playRandom, seatsFor } from '../game/random-game.ts';
import { hauntsOf } from './game.ts';

/** Games whose last positions are kept. */
const GAMES = 40;
const ROUNDS = 150;

/** Games at random with every haunt and number of players in turn: what position each of them ends in. */
export function hashesOf(engine: Engine): Record<string, string> {
  const haunts = hauntsOf(engine.packs[0]).map(({ number }) => number);
  const hashes: Record<string, string> = {};
  for (let n = 0; n < GAMES; n++) {
    const haunt = haunts[n % haunts.length];
    const players = 3 + ((n + Math.floor(n / 4)) % 4);
    const seed = `golden hash ${n}`;
    const { state } = playRandom(engine, { seats: seatsFor(players), haunts: [haunt] }, seed, { maxRounds: ROUNDS });
    // The packs' names change with every word of theirs, also where play does not.
    const { packs: _, ...played } = state;
    hashes[`${n}, haunt ${haunt}, ${players} players`] = fingerprint(JSON.stringify(played));
  }
  return hashes;
}
