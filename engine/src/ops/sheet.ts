import type { Choice, Sheet } from '../machine/context.ts';

export const choice = (verb: string, a = -1, b = -1, c = -1): Choice => ({ verb, a, b, c });

/** Notes what cannot be done, and why, where somebody wants to know. */
export function bar(
  sheet: Sheet,
  verb: string,
  a: number,
  b: number,
  rule: string,
  args: Readonly<Record<string, number | string>> = {},
): void {
  sheet.barred?.push({ verb, a, b, rule, args });
}
