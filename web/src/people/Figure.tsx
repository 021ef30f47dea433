import { usePacks } from '../packs/context.ts';
import { Monster } from './Monster.tsx';
import { Token, type TokenProps } from './Token.tsx';

/** Whoever it is: explorers are known from the packs, all others are monsters or pieces. */
export function Figure({ id, className = '', ...state }: TokenProps & { readonly className?: string }) {
  if (usePacks().explorer(id) !== undefined) return <Token id={id} className={className} {...state} />;
  const n = /#(\d+)$/.exec(id)?.[1];
  return <Monster id={id} className={className} {...(n === undefined ? {} : { n: Number(n) })} />;
}
