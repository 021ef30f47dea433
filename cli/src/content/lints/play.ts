import type { Engine, HauntDef, State } from '@hollow/engine';
import { botFor } from '../../game/bots.ts';
import { playBots, seatsFor } from '../../game/random-game.ts';
import { engineFor } from '../../packs.ts';
import type { Found, Subject } from './finding.ts';

const MAX_ROUNDS = 60;
/** A bot that cannot make up its mind must not hold up the rest. */
const MAX_DECISIONS = 3000;

/** Sides of those who have won; `each` where everybody plays alone. */
function winners(engine: Engine, state: State): string[] {
  const { sides, def } = engine.program(state.ruleset).haunts[state.haunt];
  const won = state.controller.flatMap((seat, k) =>
    state.outcome?.verdicts[seat] === 'won' ? [sides[state.sides[k]]] : [],
  );
  return won.length > 0 && def.wins?.each !== undefined ? ['each'] : won;
}

/** How many quick games, and of which haunt: its id or number, or all of them. */
export interface PlayOptions {
  readonly games: number;
  readonly seed: string;
  readonly haunt?: string;
}

export const isCalled = (def: HauntDef, name: string): boolean => def.id === name || String(def.number) === name;

/** Sides with which no bot ever wins, and games that go wrong or come to no end, over a number of quick games of each haunt. */
export function playFindings(subject: Subject, { games, seed, haunt }: PlayOptions): Found[] {
  const engine = engineFor(subject.packs);
  const { min, max } = engine.program({}).edition.players;
  const least = Math.min(max, Math.max(3, min));
  const found: Found[] = [];
  const playOut = (where: string, def: HauntDef): void => {
    const wins = new Map(Object.keys(def.wins ?? {}).map((side) => [side, 0]));
    let [begun, unfinished] = [0, 0];
    for (let game = 0; game < games; game++) {
      const own = `${seed}#${def.number}#${game}`;
      const players = least + (game % (max - least + 1));
      try {
        const { state } = engine.create({ seats: seatsFor(players), haunts: [def.number] }, own);
        let given = 0;
        const limits = { maxRounds: MAX_ROUNDS, stop: () => given++ > MAX_DECISIONS };
        playBots(engine, state, own, limits, (s) => botFor('quick', engine, s));
        if (state.haunt < 0) continue;
        begun++;
        if (state.outcome === null) unfinished++;
        for (const side of new Set(winners(engine, state))) wins.set(side, (wins.get(side) ?? 0) + 1);
      } catch (error) {
        found.push({ where, message: `game ${own}: ${error instanceof Error ? error.message : String(error)}` });
      }
    }
    if (begun === 0) found.push({ where, message: `it never begins in ${games} games` });
    else if (unfinished * 2 > begun)
      found.push({ where, message: `${unfinished} of ${begun} games come to no end in ${MAX_ROUNDS} rounds` });
    for (const [side, n] of wins)
      if (n === 0 && begun > 0) found.push({ where, message: `no bot ever wins for ${side} in ${begun} games` });
  };
  for (const pack of subject.checked)
    for (const def of pack.haunts ?? [])
      if (def.wins !== undefined && (haunt === undefined || isCalled(def, haunt)))
        playOut(`${pack.id}/haunts/${def.id}`, def);
  return found;
}
