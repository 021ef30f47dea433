/** One change of a JSON value. `value`: set there. `insert`: put into the array before that index. Neither: taken away; in an array the later ones move up. */
export interface Patch {
  readonly path: readonly (string | number)[];
  readonly value?: unknown;
  readonly insert?: unknown;
}

type Key = string | number;
type Branch = Readonly<Record<string, unknown>> | readonly unknown[];

const isBranch = (value: unknown): value is Branch => typeof value === 'object' && value !== null;

function patchArray(at: readonly unknown[], key: number, rest: readonly Key[], patch: Patch): readonly unknown[] {
  if (rest.length === 0 && 'insert' in patch) return at.toSpliced(key, 0, patch.insert);
  if (rest.length === 0 && !('value' in patch)) return at.toSpliced(key, 1);
  const copy = at.slice();
  copy[key] = patchValue(copy[key], rest, patch);
  return copy;
}

function patchRecord(
  at: Readonly<Record<string, unknown>>,
  key: string,
  rest: readonly Key[],
  patch: Patch,
): Readonly<Record<string, unknown>> {
  const { [key]: old, ...others } = at;
  if (rest.length === 0 && !('value' in patch)) return others;
  return { ...at, [key]: patchValue(old, rest, patch) };
}

function patchValue(value: unknown, path: readonly Key[], patch: Patch): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return patch.value;
  const at: Branch = isBranch(value) ? value : {};
  return Array.isArray(at)
    ? patchArray(at, Number(key), rest, patch)
    : patchRecord(at as Readonly<Record<string, unknown>>, String(key), rest, patch);
}

/** The value after the changes, in their order. What did not change stays the same object. */
export function applyPatches<T>(value: T, patches: readonly Patch[]): T {
  return patches.reduce<unknown>((now, patch) => patchValue(now, patch.path, patch), value) as T;
}
