import type { G } from '../../core/context.ts';
import type { Pack } from '../../language/pack.ts';
import { explorersOf } from '../../machine/characters.ts';
import { conclude } from '../../machine/victory.ts';
import { RULES, type RuleName, type Rules } from '../../rules/index.ts';
import { BEGINNING_DEVIATIONS } from './beginnings.ts';
import { CARD_DEVIATIONS } from './cards.ts';
import { DICE_DEVIATIONS } from './dice.ts';
import { FIGHT_DEVIATIONS } from './fights.ts';
import { HARM_DEVIATIONS } from './harm.ts';
import { HAUNT_DEVIATIONS } from './haunts.ts';
import { HOUSE_DEVIATIONS } from './house.ts';
import { MONSTER_DEVIATIONS } from './monsters.ts';
import { MOVEMENT_DEVIATIONS } from './movement.ts';
import { namedDeviation } from './named.ts';
import { PACK_DEVIATIONS } from './packs.ts';
import { SETUP_DEVIATIONS } from './setup.ts';
import { TURN_DEVIATIONS } from './turn.ts';
import { VICTORY_DEVIATIONS } from './victory.ts';
import { VIEW_DEVIATIONS, type ViewChange } from './views.ts';
import { withoutClauses } from './without.ts';

/** What an engine without the rule would do, rule by rule: the probe swaps them in to see whether a script notices. */
const DEVIATIONS: Rules = {
  ...BEGINNING_DEVIATIONS,
  ...CARD_DEVIATIONS,
  ...DICE_DEVIATIONS,
  ...FIGHT_DEVIATIONS,
  ...HARM_DEVIATIONS,
  ...HAUNT_DEVIATIONS,
  ...HOUSE_DEVIATIONS,
  ...MONSTER_DEVIATIONS,
  ...MOVEMENT_DEVIATIONS,
  ...SETUP_DEVIATIONS,
  ...TURN_DEVIATIONS,
  ...VICTORY_DEVIATIONS,
};

/** How a game is played where some rules do not stand. */
export interface Deviation {
  /** In place of rules of the engine. */
  readonly rules?: Partial<Rules>;
  /** In place of the packs. */
  readonly pack?: (pack: Pack) => Pack;
  /** In place of what is seen. */
  readonly view?: ViewChange;
  /** After every answer. */
  readonly after?: (g: G) => void;
}

const NAMED: Readonly<Record<string, Deviation>> = {
  ...Object.fromEntries(Object.entries(DEVIATIONS).map(([name, row]) => [name, { rules: { [name]: row } }])),
  ...Object.fromEntries(Object.entries(PACK_DEVIATIONS).map(([name, pack]) => [name, { pack }])),
  ...Object.fromEntries(Object.entries(VIEW_DEVIATIONS).map(([name, view]) => [name, { view }])),
  // All have won, though nothing has begun.
  'victory.before-haunt': {
    after: (g) => {
      if (g.s.haunt < 0) conclude(g, explorersOf(g), 'nobody-left');
    },
  },
};

/** Several deviations at once. */
export function combineDeviations(all: readonly Deviation[]): Deviation {
  const packs = all.flatMap(({ pack }) => pack ?? []);
  const views = all.flatMap(({ view }) => view ?? []);
  const afters = all.flatMap(({ after }) => after ?? []);
  return {
    rules: Object.assign({}, ...all.map(({ rules }) => rules)) as Partial<Rules>,
    pack: (pack) => packs.reduce((left, change) => change(left), pack),
    view: (seen, whole) => views.reduce((left, change) => change(left, whole), seen),
    ...(afters.length === 0
      ? {}
      : {
          after: (g) => {
            for (const change of afters) change(g);
          },
        }),
  };
}

/** A clause about one deck or one kind of damage. */
function ofOne(name: string): Deviation | [] {
  const rules = namedDeviation(name);
  return rules === null ? [] : { rules };
}

/** A rule that an edition reads in a way of its own: without it, the engine plays by the usual one. */
const asUsual = (name: string): Deviation => ({ rules: { [name]: RULES[name as RuleName] } });

/**
 * How an engine plays that does without what is known under these names: neutral names of its rules, and clauses that content cites. `read`: those rules that
 * the edition reads in a way of its own.
 */
export const deviationOf = (names: ReadonlySet<string>, read: readonly string[] = []): Deviation =>
  combineDeviations([
    ...[...names].flatMap((name) => (read.includes(name) ? asUsual(name) : (NAMED[name] ?? ofOne(name)))),
    { pack: (pack) => withoutClauses(pack, names) },
  ]);
