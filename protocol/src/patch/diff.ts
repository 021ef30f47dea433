import type { Patch } from './apply.ts';

type Key = string | number;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (!isObject(a) || !isObject(b)) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((x, i) => isSame(x, b[i]));
  const [left, right] = [Object.entries(a), b as Readonly<Record<string, unknown>>];
  const keys = Object.keys(b);
  return left.length === keys.length && left.every(([key, value]) => key in right && isSame(value, right[key]));
}

/** About as many characters as the value has as JSON; what is more than `most` is not counted. */
function jsonSize(value: unknown, most = Number.POSITIVE_INFINITY): number {
  if (typeof value === 'string') return value.length + 2;
  if (!isObject(value)) return 4;
  let sum = 2;
  if (Array.isArray(value))
    for (let i = 0; i < value.length && sum <= most; i++) sum += jsonSize(value[i], most - sum) + 1;
  else
    for (const [key, item] of Object.entries(value)) {
      sum += key.length + 4 + jsonSize(item, most - sum);
      if (sum > most) break;
    }
  return sum;
}

function diffArrays(old: readonly unknown[], next: readonly unknown[], path: readonly Key[]): Patch[] {
  const shorter = Math.min(old.length, next.length);
  let head = 0;
  while (head < shorter && isSame(old[head], next[head])) head++;
  let tail = 0;
  while (tail < shorter - head && isSame(old[old.length - 1 - tail], next[next.length - 1 - tail])) tail++;
  const gone = old.length - head - tail;
  const come = next.length - head - tail;
  const patches: Patch[] = [];
  for (let i = 0; i < Math.min(gone, come); i++)
    patches.push(...diff(old[head + i], next[head + i], [...path, head + i]));
  for (let i = gone - 1; i >= come; i--) patches.push({ path: [...path, head + i] });
  for (let i = gone; i < come; i++) patches.push({ path: [...path, head + i], insert: next[head + i] });
  return patches;
}

function diffRecords(
  old: Readonly<Record<string, unknown>>,
  next: Readonly<Record<string, unknown>>,
  path: readonly Key[],
): Patch[] {
  const patches: Patch[] = [];
  for (const key of Object.keys(old)) if (next[key] === undefined) patches.push({ path: [...path, key] });
  for (const [key, value] of Object.entries(next))
    if (value !== undefined) patches.push(...diff(old[key], value, [...path, key]));
  return patches;
}

/** Changes that turn the old value into the new one: small ones where that is shorter than the whole. */
export function diff(old: unknown, next: unknown, path: readonly Key[] = []): Patch[] {
  if (old === next) return [];
  const whole: Patch = { path, value: next };
  if (!isObject(old) || !isObject(next) || Array.isArray(old) !== Array.isArray(next)) return [whole];
  const small =
    Array.isArray(old) && Array.isArray(next)
      ? diffArrays(old, next, path)
      : diffRecords(old as Readonly<Record<string, unknown>>, next as Readonly<Record<string, unknown>>, path);
  if (path.length === 0 || small.length === 0) return small;
  const most = jsonSize(small);
  return jsonSize(whole, most) > most ? small : [whole];
}
