import type { HauntDef, Rule } from '@hollow/engine';
import { bringsOf } from '@hollow/engine/inner';
import { asAttacker } from './attacker.ts';
import { deadlyTerms, isOfItself, onlyOf } from './causes.ts';
import { isHauntNode, kindsIn, listIn, namesInField, speaksOf } from './syntax.ts';

/** The rule takes the place of something that would befall its bearer. */
const isInstead = ({ on }: Rule, ...of: readonly string[]): boolean => of.some((what) => on === `${what}.instead`);

/** Its bearer dies of it. */
const kills = ({ do: ops = [] }: Rule): boolean =>
  ops.some((op) => isHauntNode(op) && bringsOf(String(op.op)).some(({ topic }) => topic === 'dead'));

/** What one needs to kill somebody whom a condition keeps alive otherwise: what its own rules except. */
function mortalTerms({ statuses }: HauntDef, status: string): readonly unknown[] {
  const rules = Object.values(statuses?.[status]?.rules ?? {});
  if (!rules.some((rule) => isInstead(rule, 'shift', 'kill'))) return [];
  const deadly = rules.find((rule) => isInstead(rule, 'damage') && kills(rule) && !speaksOf(rule.when, 'self'));
  if (deadly?.when === undefined) return [];
  const term: unknown = deadly.when;
  return (isHauntNode(term) && term.x === 'all' ? listIn(term, 'of') : [term]).map(asAttacker);
}

/**
 * What must hold before those whom a condition speaks of can be attacked at all, and die of it: monsters as their haunt
 * says, and explorers who bear something that keeps them alive. What is so of each by itself is left out.
 */
export function attackTerms(def: HauntDef, spoken: unknown): readonly unknown[] {
  const monsters = kindsIn(spoken).flatMap((kind) => {
    const { defeat } = def.monsters?.[kind] ?? {};
    return [...onlyOf(def, [kind]).filter((only) => !isOfItself(only)), ...deadlyTerms(defeat, def.procs)];
  });
  const bearers = namesInField(spoken, 'with', 'status').flatMap((status) => mortalTerms(def, status));
  // That it can be attacked and that it dies of it may be the same thing.
  return [...new Map([...monsters, ...bearers].map((term) => [JSON.stringify(term), term])).values()];
}
