import type { Decision } from '@hollow/engine';

/** What has been taken so far, where things are taken one by one: a question names only the last of them, which can be put back. */
export function gathered(before: readonly string[], { options }: Decision): readonly string[] {
  const last = options.find((option) => option.verb === 'take-back')?.card;
  if (last === undefined) return [];
  const at = before.indexOf(last);
  return at < 0 ? [...before, last] : before.slice(0, at + 1);
}
