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
