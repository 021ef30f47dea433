/**
 * The rules of the books that the engine applies, each a small named function of what it decides on. Here stands only what is right; what an engine
 * without the rule would do stands in `kit/mutants`, where the proof of the clauses takes it from. The name is neutral: the edition says which clause
 * of the ledger it is.
 *
 * How a rule is added, or a `law` turned into one:
 *
 * 1. Write the right thing as a row of the file of its area, with a sentence above it. The arguments are what the rule decides on, never `g`. Write
 *    the return type (`boolean`, not what is inferred), so that a deviation may return something else.
 * 2. Write what an engine without the rule would do as the row of the same name in the same file of `kit/mutants`. It does not compile without.
 * 3. Call it where the `law` stood, so that it is traced exactly when it is applied.
 *
 * A truth. It was `if (g.s.turn.attacks > 0 && law(g, 'attack.once')) return false;`
 *
 *     'attack.once': (attacks: number): boolean => attacks === 0,            // rules/fights.ts
 *     'attack.once': () => true,                                             // kit/mutants/fights.ts
 *     if (g.s.turn.attacks > 0 && !rule(g, 'attack.once')(g.s.turn.attacks)) return false;
 *
 * A number. It was `base + (inTheWay > 0 && law(g, 'obstruct.cost') ? inTheWay : 0)`
 *
 *     'obstruct.cost': (opponents: number): number => opponents,
 *     'obstruct.cost': () => 0,
 *     base + (inTheWay > 0 ? rule(g, 'obstruct.cost')(inTheWay) : 0)
 *
 * A wrong world inline, here of the set-up. It was `start.map((step) => (law(g, 'setup.start-values') ? step : 0))`, and a negated one was
 * `if (dead && !law(g, 'victory.traitor-may-be-dead')) return;`. The wrong value becomes the deviation, the right one the row:
 *
 *     'setup.start-values': (marked: number): number => marked,
 *     'setup.start-values': () => 0,
 *     start.map((step) => rule(g, 'setup.start-values')(step))
 *
 *     'victory.traitor-may-be-dead': (): boolean => true,
 *     'victory.traitor-may-be-dead': () => false,
 *     if (dead && !rule(g, 'victory.traitor-may-be-dead')()) return;
 *
 * Where the name was put together (`law(g, `card.${deck}`)`): one row that takes the deck, `rule(g, 'card.resolved', `card.${deck}`)(deck)`; the third
 * argument is the name that is traced. What `card.item` deviates by stands in `kit/mutants/named.ts`.
 *
 * Where another book reads the rule otherwise, and rightly: a reading in `readings.ts`. The edition names it (`readings: { 'obstruct.cost': 'oneInAll' }`),
 * or the switch that chooses (`{ switch: 'moveAllowance' }`).
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

/** What applies rules: the table in force, and whoever is told of every rule that is applied. */
interface Applying {
  readonly law: Rules;
  readonly trace: ((rule: string) => void) | null;
}

/** The rule in force under this name, to be called at once: that it is applied is traced here. */
export function rule<K extends RuleName>(g: Applying, name: K, cited: string = name): Rules[K] {
  if (g.trace !== null) g.trace(cited);
  return g.law[name];
}

/** Notes that a clause stands behind what happens here, and decides nothing. */
export function cite(g: Applying, name: string): void {
  if (g.trace !== null) g.trace(name);
}
