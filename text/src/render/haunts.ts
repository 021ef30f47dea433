import type { ActionDef, HauntDef, Pack, PackRules, Rule } from '@hollow/engine';
import { type Arg, type Catalog, NONE } from '../language/catalog.ts';
import type { ThingNames } from '../names/names.ts';
import { phrase } from './phrases.ts';
import { isEx, type RenderScope } from './scope.ts';

/** The needs of an action, with the room or card that makes it possible: in the order of the engine. */
function needsOf(action: ActionDef): readonly unknown[] {
  const { from, once } = action;
  const source = { x: 'source', ...from, once: once !== undefined && once !== false };
  return [...(action.needs ?? []), ...(from === undefined ? [] : [source])];
}

/** Rules of a haunt by the rest of their path: its own, those of a piece, those of a condition. */
export function ruleAt(haunt: HauntDef, path: readonly string[]): Rule | undefined {
  const [first, second, third] = path;
  if (first === undefined) return undefined;
  if (second === undefined) return haunt.rules?.[first];
  const rules: PackRules | undefined =
    first === 'statuses' ? haunt.statuses?.[second]?.rules : (haunt.pieces?.[first] ?? haunt.monsters?.[first])?.rules;
  return rules?.[third ?? second];
}

export const scopeOf = (catalog: Catalog, names: ThingNames, pack: Pack, id: string): RenderScope => ({
  catalog,
  names,
  pack,
  thing: { kind: 'haunts', id },
  ruleset: Object.fromEntries(Object.entries(pack.edition?.switches ?? {}).map(([name, def]) => [name, def.default])),
  bound: new Map(),
});

/** Why an offer of a haunt cannot be taken, by the path of its need, place or cost; null for any other path. */
export function hauntReason(catalog: Catalog, names: ThingNames, packs: readonly Pack[], path: string): string | null {
  const found = /^haunts\/([^/]+)\/(.+)\.(where|cost|needs\.(\d+))$/.exec(path);
  if (found === null) return null;
  const [, id = '', rest = '', part, n] = found;
  for (const pack of packs) {
    const haunt = pack.haunts?.find((def) => def.id === id);
    if (haunt === undefined) continue;
    const s = scopeOf(catalog, names, pack, id);
    if (part === 'cost') return catalog.say('barred.whole-turn');
    const action = haunt.actions?.[rest];
    const authored = names.book.label('needs', id, `${rest}.${n ?? part}`);
    if (authored !== null)
      return catalog.say(part === 'where' ? 'barred.only' : 'barred.need', { where: authored, need: authored });
    if (part === 'where')
      return action === undefined ? null : catalog.say('barred.where', { rooms: whereText(s, action) });
    const needs = action === undefined ? ruleAt(haunt, rest.split('/'))?.needs : needsOf(action);
    const need = needs?.[Number(n)];
    return isEx(need) ? catalog.say('barred.need', { need: phrase(s, need) }) : null;
  }
  return null;
}

function whereText(s: RenderScope, action: ActionDef): Arg {
  const { where } = action;
  if (where === undefined) return NONE;
  return phrase(s, typeof where === 'string' ? { x: 'place', name: where } : where);
}
