import type { ActionDef } from '@hollow/engine';
import { type G, type HauntCompiler, type NumFn, parseRange, type Range, traitOf } from '@hollow/engine/inner';
import { type Aim, type Cause, rollsOf, rowsOf } from '../haunt/causes.ts';
import { type HauntNode, isHauntNode, isTransient, kindsIn, listIn } from '../haunt/syntax.ts';
import { asSelf } from '../position/tables.ts';

/** More attempts than this are as good as none. */
export const HOPELESS = 8;
/** Turns that every point costs by which the dice fall short. */
const EACH_POINT_SHORT = 1.2;
/** More attempts than this are worth some help before them, of so many things at most. */
const WORTH_HELP = 2;
const MOST_HELP = 5;

/** Further attempts until it succeeds; where it hardly can, the fewer the less is missing. */
function attemptsAt(chance: number, missing = 0): number {
  const tries = 1 / Math.max(0.01, chance) - 1;
  return tries <= HOPELESS ? tries : HOPELESS + EACH_POINT_SHORT * Math.max(0, missing);
}

/** The totals of the rows of a table. */
const rangesOf = (rows: readonly string[]): readonly Range[] =>
  rows.flatMap((row): readonly Range[] => {
    const range = parseRange(row);
    return range === null ? [] : [range];
  });

const none: NumFn = () => 0;

/** The number that is written, or 0 where none is. */
const numOr0 = (words: HauntCompiler, raw: unknown): NumFn => (raw === undefined ? none : words.num(raw));

/** The dice of a pool: so many, or those of a trait; null where nobody can tell beforehand. */
function diceOf(words: HauntCompiler, pool: HauntNode): NumFn | null {
  if (pool.dice !== undefined) return words.num(pool.dice);
  if (typeof pool.trait !== 'string') return null;
  const trait = words.names.trait(pool.trait);
  return (g) => traitOf(g, g.scope.self, trait);
}

/** How likely the rolls that a cause asks for on the way fall so that it serves the aim. */
function luckOf(words: HauntCompiler, cause: Cause, aim: Aim | null): NumFn {
  const rolls = rollsOf(cause, aim).flatMap(({ pool, row }) => {
    if (isTransient(pool)) return [];
    const dice = diceOf(words, pool);
    return dice === null ? [] : rangesOf([row]).map((range) => ({ dice, ...range }));
  });
  return (g) => rolls.reduce((odds, { dice, min, max }) => odds * g.p.odds.between(dice(g), min, max), 1);
}

/** Further attempts until the rolls that a cause asks for fall so. */
export function rollsAt(words: HauntCompiler, cause: Cause, aim: Aim | null): NumFn {
  const luck = luckOf(words, cause, aim);
  return (g) => attemptsAt(luck(g));
}

/** Attempts at an attack before it is won. */
function attacksOf(words: HauntCompiler, attack: NonNullable<ActionDef['attack']>): NumFn {
  const on = words.set(attack.on);
  const traits = [attack.with].flat().map((id) => words.names.trait(id));
  return (g) => {
    const me = g.scope.self;
    const target = on(g)[0];
    if (target === undefined) return 0;
    const odds = traits.map((t) => g.p.odds.fight(traitOf(g, me, t), traitOf(g, target, t)).win);
    return attemptsAt(Math.max(...odds));
  };
}

/** Attempts with so many points more than there are now. */
type AttemptsWith = (g: G, points: number) => number;

/** Attempts at a roll before it comes to what is asked for, or to one of the rows. */
function rollsFor(
  words: HauntCompiler,
  roll: NonNullable<ActionDef['roll']>,
  pass: unknown,
  rows: readonly string[],
): AttemptsWith {
  const bonus = numOr0(words, roll.bonus);
  const extra = numOr0(words, 'extra' in roll ? roll.extra : undefined);
  const traits = 'trait' in roll ? [roll.trait].flat().map((id) => words.names.trait(id)) : [];
  const pool: NumFn =
    'dice' in roll ? words.num(roll.dice) : (g) => Math.max(...traits.map((t) => traitOf(g, g.scope.self, t)));
  const least = numOr0(words, pass);
  const ranges = rangesOf(rows);
  return (g, points) => {
    const dice = pool(g) + extra(g);
    const more = bonus(g) + points;
    const { odds } = g.p;
    if (ranges.length === 0) return attemptsAt(odds.atLeast(dice, least(g) - more), least(g) - more - dice);
    const chance = ranges.reduce(
      (sum, { min, max }) => sum + odds.between(dice, Math.max(0, min - more), max - more),
      0,
    );
    return attemptsAt(chance, Math.min(...ranges.map(({ min }) => min)) - more - dice);
  };
}

/** Traits with which the action is rolled or fought for. */
export function traitsFor({ names }: HauntCompiler, { attack, roll }: ActionDef): readonly number[] {
  const ids = attack !== undefined ? [attack.with] : roll !== undefined && 'trait' in roll ? [roll.trait] : [];
  return ids.flat().map((id) => names.trait(id));
}

/** Things of which every one adds a point to the roll, by their kinds; of a difference, what it is taken from. */
export function helpingKinds(bonus: unknown): readonly string[] {
  if (!isHauntNode(bonus)) return [];
  if (bonus.x === 'minus') return helpingKinds(bonus.a);
  if (bonus.x === 'plus') return listIn(bonus, 'of').flatMap(helpingKinds);
  return bonus.x === 'count' ? kindsIn(bonus) : [];
}

/** The fewest attempts, if need be after some of the things were made that help: each takes so many turns. */
function withHelp(attempts: AttemptsWith, g: G, each: number): number {
  let least = attempts(g, 0);
  if (least <= WORTH_HELP) return least;
  for (let points = 1; points <= MOST_HELP; points++) least = Math.min(least, points * each + attempts(g, points));
  return least;
}

/** Attempts at something for a character where it stands, if one more of what helps takes so many turns. */
export type Attempts = (g: G, me: number, help: number) => number;

/**
 * Attempts at the roll or the attack of an action, and at the rolls that it leads to, before it serves the aim: for the
 * character where it stands.
 */
export function attemptsFor(words: HauntCompiler, action: ActionDef, cause: Cause, aim: Aim | null): Attempts {
  const { attack, roll, pass } = action;
  const rolls = rollsAt(words, cause, aim);
  const first: AttemptsWith =
    attack !== undefined
      ? attacksOf(words, attack)
      : roll === undefined
        ? none
        : rollsFor(words, roll, pass, rowsOf(cause, aim) ?? []);
  return (g, me, help) => asSelf(g, me, (at) => withHelp(first, at, help) + rolls(at));
}
