/**
 * The rules of the books that the engine applies, each a small named function of what it decides on. Here stands only what is right; what an engine
 * without the rule would do stands in `kit/mutants`, where the proof of the clauses takes it from. The name is neutral: the edition says which clause
 * of the ledger it is.
 *
 * How a rule is added:
 *
 * 1. Write the right thing as a row of the file of its area, with a sentence above it. The arguments are what the rule decides on, never `g`. Write
 *    the return type (`boolean`, not what is inferred), so that a deviation may return something else.
 * 2. Write what an engine without the rule would do as the row of the same name in the same file of `kit/mutants`. It does not compile without.
 * 3. Apply it as `g.law['name'](…)`, at the place where it decides: reading it from the table of a watched engine notes that it was applied.
 *
 * A truth, and a number:
 *
 *     'attack.once': (attacks: number): boolean => attacks === 0,            // rules/fights.ts
 *     'attack.once': () => true,                                             // kit/mutants/fights.ts
 *     if (attacks > 0 && !g.law['attack.once'](attacks)) return false;
 *
 *     'obstruct.cost': (opponents: number): number => opponents,
 *     'obstruct.cost': () => 0,
 *     base + (inTheWay > 0 ? g.law['obstruct.cost'](inTheWay) : 0)
 *
 * One row that stands for several clauses takes what tells them apart, and names the clause: `citing(g, `card.${deck}`)['card.resolved'](deck)`. What
 * `card.item` deviates by stands in `kit/mutants/named.ts`.
 *
 * Where another book reads the rule otherwise, and rightly: a reading in `readings.ts`. The edition names it (`readings: { 'obstruct.cost': 'oneInAll' }`),
 * or the switch that chooses (`{ switch: 'crowd' }`, whose options are the names of the readings; any other option is the usual one).
 *
 * Where nothing is decided (the contrary is proved by changing the pack, or the view, from outside): `cite(g, name)`.
 */
import { BEGINNINGS } from './beginnings.ts';
import { CARDS } from './cards.ts';
import { DICE } from './dice.ts';
import { FIGHTS } from './fights.ts';
import { HARM } from './harm.ts';
import { HAUNTS } from './haunts.ts';
import { HOUSE } from './house.ts';
import { MONSTERS } from './monsters.ts';
import { MOVEMENT } from './movement.ts';
import { SETUP } from './setup.ts';
import { TURN } from './turn.ts';
import { VICTORY } from './victory.ts';

export const RULES = {
  ...BEGINNINGS,
  ...CARDS,
  ...DICE,
  ...FIGHTS,
  ...HARM,
  ...HAUNTS,
  ...HOUSE,
  ...MONSTERS,
  ...MOVEMENT,
  ...SETUP,
  ...TURN,
  ...VICTORY,
};

export type Rules = Readonly<typeof RULES>;
export type RuleName = keyof Rules;

/** Whoever is told of every rule that is applied; null where nobody watches. */
interface Watched {
  readonly trace: ((rule: string) => void) | null;
}

/** The same rules, and whoever watches is told of each when it is read, which is when it is applied. */
export const watchedLaw = (law: Rules, watched: Watched): Rules =>
  new Proxy(law, {
    get(rows, name) {
      if (typeof name === 'string') watched.trace?.(name);
      return Reflect.get(rows, name);
    },
  });

/** The rules, for one that stands for several clauses and is applied at once: the clause that it stands for here is `cited`. */
export function citing(g: Watched & { readonly rows: Rules }, cited: string): Rules {
  if (g.trace !== null) g.trace(cited);
  return g.rows;
}

/** Notes that a clause stands behind what happens here, and decides nothing. */
export function cite(g: Watched, name: string): void {
  if (g.trace !== null) g.trace(name);
}
