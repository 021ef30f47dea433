import { hasComeTo, type SoughtHaunt } from '@hollow/bots';
import { ContentError, type HauntDef, isWritten, type State } from '@hollow/engine';
import { BadInput } from '../../console/bad-input.ts';
import { playDealt } from '../../game/dealt.ts';
import { seatsFor } from '../../game/random-game.ts';
import { winnersIn } from '../../game/winners-in.ts';
import { wishFor } from '../../game/wished-haunt.ts';
import { engineFor, usualPlayers } from '../../packs/packs.ts';
import type { Remark, Subject } from './finding.ts';

/** As in `hollow sim`: games of the same seed are the same games. */
const MAX_ROUNDS = 150;
/** A bot that cannot make up its mind must not hold up the rest. */
const MAX_DECISIONS = 5000;

/** What came of the quick games of one haunt: how many each side won, and how many do not count. */
export interface PlayTally {
  readonly where: string;
  readonly games: number;
  readonly wins: Readonly<Record<string, number>>;
  readonly nobody: number;
  readonly unfinished: number;
  readonly otherHaunt: number;
  readonly failed: number;
}

/** How many quick games, and of which haunt: its id or number, or all of them. */
export interface PlayOptions {
  readonly games: number;
  readonly seed: string;
  readonly haunt?: string;
  /** Hears of every game that is over, and of every haunt that is. */
  readonly tell?: (done: number, of: number, where: string) => void;
  readonly tallied?: (tally: PlayTally) => void;
}

export const isCalled = (def: HauntDef, name: string): boolean => def.id === name || String(def.number) === name;

export const gamesOf = (n: number): string => (n === 1 ? '1 game' : `${n} games`);

/** The cells of the chart that lead to the haunt; null where none does. */
function findCells(subject: Subject, { number }: HauntDef): SoughtHaunt | null {
  try {
    return wishFor(subject.packs, String(number));
  } catch (error) {
    if (error instanceof BadInput) return null;
    throw error;
  }
}

/** Sides with which no bot ever wins, and games that go wrong or come to no end, over a number of quick games of each haunt. */
export function playFindings(subject: Subject, options: PlayOptions): Remark[] {
  const { games, seed, haunt } = options;
  const engine = engineFor(subject.packs);
  const numbers = usualPlayers(subject.packs);
  const found: Remark[] = [];
  const playOut = (where: string, def: HauntDef): void => {
    const wish = findCells(subject, def);
    if (wish === null) {
      found.push({ where, message: 'it never begins: nothing in the house starts a haunt' });
      return;
    }
    const wins = new Map(Object.keys(def.wins ?? {}).map((side) => [side, 0]));
    let [begun, unfinished, nobody, failed] = [0, 0, 0, 0];
    for (let game = 0; game < games; game++) {
      const own = `${seed}#${game}`;
      const players = numbers[game % numbers.length] ?? 0;
      try {
        let given = 0;
        const limits = { maxRounds: MAX_ROUNDS, stop: (s: State) => s.haunt >= 0 && given++ > MAX_DECISIONS };
        const { state } = playDealt(engine, { seats: seatsFor(players) }, own, wish, limits, { bots: 'quick' });
        if (!hasComeTo(engine, state, wish)) continue;
        begun++;
        const won = winnersIn(engine, state)?.side;
        if (won === undefined) unfinished++;
        else if (won === 'nobody') nobody++;
        else {
          // Who has won as an explorer, and with no side, has won as each of them may.
          const side = won === 'several' ? 'each' : won;
          wins.set(side, (wins.get(side) ?? 0) + 1);
        }
      } catch (error) {
        if (error instanceof ContentError) throw error;
        failed++;
        found.push({ where, message: `game ${own}: ${error instanceof Error ? error.message : String(error)}` });
      }
      options.tell?.(game + 1, games, where);
    }
    const otherHaunt = games - begun - failed;
    options.tallied?.({ where, games, wins: Object.fromEntries(wins), nobody, unfinished, otherHaunt, failed });
    if (begun === 0 && failed === 0) found.push({ where, message: `it never begins in ${gamesOf(games)}` });
    else if (unfinished * 2 > begun)
      found.push({ where, message: `${unfinished} of ${gamesOf(begun)} come to no end in ${MAX_ROUNDS} rounds` });
    for (const [side, n] of wins)
      if (n === 0 && begun > 0) found.push({ where, message: `no bot ever wins for ${side} in ${gamesOf(begun)}` });
  };
  for (const pack of subject.checked)
    for (const def of pack.haunts ?? [])
      if (isWritten(def) && (haunt === undefined || isCalled(def, haunt))) playOut(`${pack.id}/haunts/${def.id}`, def);
  return found;
}
