import type { AskedKind, Decision, Option } from '@hollow/engine';

/** A question of that kind to the first seat. */
export const decisionOf = (
  kind: AskedKind,
  options: readonly Option[] = [],
  more: Partial<Decision> = {},
): Decision => ({
  id: 1,
  seat: 0,
  kind,
  prompt: { key: `ask.${kind}`, args: { who: '', about: '' } },
  options,
  ...more,
});
