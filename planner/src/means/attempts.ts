import type { ActionDef } from '@hollow/engine';
import { type HauntCompiler, type NumFn, parseRange, type Range, traitOf } from '@hollow/engine/inner';
import { type Aim, type Cause, rollsOf, rowsOf } from '../haunt/causes.ts';
import { type HauntNode, isTransient } from '../haunt/syntax.ts';
import type { TurnsUntil } from '../position/evaluation.ts';
import { asSelf } from '../position/tables.ts';

/** More attempts than this are as good as none. */
export const HOPELESS = 8;
/** Turns that every point costs by which the dice fall short. */
const EACH_POINT_SHORT = 1.2;

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

/** Attempts at a roll before it comes to what is asked for, or to one of the rows. */
function rollsFor(
  words: HauntCompiler,
  roll: NonNullable<ActionDef['roll']>,
  pass: unknown,
  rows: readonly string[],
): NumFn {
  const bonus = numOr0(words, roll.bonus);
  const extra = numOr0(words, 'extra' in roll ? roll.extra : undefined);
  const traits = 'trait' in roll ? [roll.trait].flat().map((id) => words.names.trait(id)) : [];
  const pool: NumFn =
    'dice' in roll ? words.num(roll.dice) : (g) => Math.max(...traits.map((t) => traitOf(g, g.scope.self, t)));
  const least = numOr0(words, pass);
  const ranges = rangesOf(rows);
  return (g) => {
    const dice = pool(g) + extra(g);
    const more = bonus(g);
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

/**
 * Attempts at the roll or the attack of an action, and at the rolls that it leads to, before it serves the aim: for the
 * character where it stands.
 */
export function attemptsFor(words: HauntCompiler, action: ActionDef, cause: Cause, aim: Aim | null): TurnsUntil {
  const { attack, roll, pass } = action;
  const first =
    attack !== undefined
      ? attacksOf(words, attack)
      : roll === undefined
        ? none
        : rollsFor(words, roll, pass, rowsOf(cause, aim) ?? []);
  const luck = luckOf(words, cause, aim);
  return ({ g }, me) => asSelf(g, me, (at) => first(at) + attemptsAt(luck(at)));
}
