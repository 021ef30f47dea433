import type { Picker } from '@hollow/engine';

/** One of a list that is not empty. */
export function pickFrom<T>(list: readonly T[], pick: Picker): T {
  const found = list[pick(list.length)];
  if (found === undefined) throw new RangeError('there is nothing to pick from');
  return found;
}
