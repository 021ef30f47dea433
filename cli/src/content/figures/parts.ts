import type { HauntDef } from '@hollow/engine';
import { isPackNode, type PackNode } from '../reach/facts.ts';

/** The part of a haunt at a path such as `actions/<id>` or `statuses/<id>/rules/<id>`; undefined where there is none. */
export function figurePart(def: HauntDef, path: string): unknown {
  let at: unknown = def;
  for (const key of path === 'haunt' ? [] : path.split('/'))
    at = isPackNode(at) && Object.hasOwn(at, key) ? at[key] : undefined;
  return at;
}

/** Names of places and procedures that a part refers to. */
function refersTo(node: unknown): readonly (readonly ['places' | 'procs', string])[] {
  if (Array.isArray(node)) return node.flatMap(refersTo);
  if (!isPackNode(node)) return [];
  const own: (readonly ['places' | 'procs', string])[] = [];
  if (node.x === 'place') own.push(['places', String(node.name)]);
  if (node.op === 'call') own.push(['procs', String(node.proc)]);
  if (typeof node.where === 'string') own.push(['places', node.where]);
  return [...own, ...Object.values(node).flatMap(refersTo)];
}

/** A part with everything it refers to by name. */
export function materialOf(def: HauntDef, part: unknown): readonly unknown[] {
  const seen = new Set<string>();
  const material = [part];
  for (const node of material)
    for (const [kind, name] of refersTo(node)) {
      const key = `${kind}/${name}`;
      if (seen.has(key)) continue;
      seen.add(key);
      material.push(figurePart(def, key));
    }
  return material;
}

/** Every name that stands in a part; a verb such as `rooms/attic/squeeze-out` names each of its steps. */
export function namesInPart(node: unknown): readonly string[] {
  if (typeof node === 'string') return [node, ...(node.includes('/') ? node.split('/') : [])];
  if (Array.isArray(node)) return node.flatMap(namesInPart);
  return isPackNode(node) ? Object.values(node).flatMap(namesInPart) : [];
}

/** The expression that says whom an action or a rule is for. */
export function doerOf(part: unknown): PackNode | null {
  const whom = isPackNode(part) ? (part.who ?? part.for) : undefined;
  return isPackNode(whom) ? whom : null;
}
