import type { Option } from '@hollow/engine';

/**
 * The answer that needs no thought: whoever has bent down takes what may be taken, whoever has picked out something to
 * lay down lays it down, and nobody takes it back; -1 for everything else that may be asked. In between nothing shows
 * whether it is of any use.
 */
export function plainAnswer(kind: string, options: readonly { readonly verb: string }[]): number {
  if (kind !== 'pick-up' && kind !== 'drop') return -1;
  const find = (verb: string): number => options.findIndex((option) => option.verb === verb);
  const thing = find('thing');
  if (kind === 'pick-up' && thing >= 0) return thing;
  return find('take-back') < 0 && thing >= 0 ? -1 : find('done');
}

/** How likely an option succeeds, less how likely it does harm; null where it does not tell. */
export const promiseOf = (option: Option): number | null =>
  'chance' in option && option.chance !== undefined
    ? option.chance - ('risk' in option ? (option.risk ?? 0) : 0)
    : null;

/** The option that tells the best chance, where all of them tell one: a trait to roll with, a weapon; -1 elsewhere. */
export function likeliestAnswer(options: readonly Option[]): number {
  let best = -1;
  let most = Number.NEGATIVE_INFINITY;
  for (const [n, option] of options.entries()) {
    const promise = promiseOf(option);
    if (promise === null) return -1;
    if (promise <= most) continue;
    most = promise;
    best = n;
  }
  return best;
}
