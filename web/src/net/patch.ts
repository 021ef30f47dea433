import type { Patch } from '@hollow/server/protocol';

type Key = string | number;
type Branch = Readonly<Record<string, unknown>> | readonly unknown[];

const isBranch = (value: unknown): value is Branch => typeof value === 'object' && value !== null;

function changed(at: Branch, key: Key, rest: readonly Key[], patch: Patch): Branch {
  const gone = rest.length === 0 && !('value' in patch);
  if (Array.isArray(at)) {
    const copy: unknown[] = [...at];
    if (gone) copy.splice(Number(key), 1);
    else copy[Number(key)] = next(copy[Number(key)], rest, patch);
    return copy;
  }
  const copy: Record<string, unknown> = { ...at };
  if (gone) delete copy[key];
  else copy[key] = next(copy[key], rest, patch);
  return copy;
}

function next(value: unknown, path: readonly Key[], patch: Patch): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return patch.value;
  return changed(isBranch(value) ? value : typeof key === 'number' ? [] : {}, key, rest, patch);
}

/** The value after the changes, in their order. What did not change stays the same object, so that nothing is drawn again for it. */
export function patched<T>(value: T, patches: readonly Patch[]): T {
  return patches.reduce<unknown>((now, patch) => next(now, patch.path, patch), value) as T;
}
