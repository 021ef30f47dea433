import type { TokenState } from '@hollow/drawing/pieces';
import { Monster } from './Monster.tsx';
import { Token } from './Token.tsx';
import { tracksOf } from './Tracks.tsx';

/** Whoever it is: explorers have tracks, all others are monsters or pieces. */
export function Figure({
  id,
  className = '',
  ...state
}: TokenState & { readonly id: string; readonly className?: string }) {
  if (Object.keys(tracksOf(id)).length > 0) return <Token id={id} className={className} {...state} />;
  const n = /#(\d+)$/.exec(id)?.[1];
  return <Monster id={id} className={className} {...(n === undefined ? {} : { n: Number(n) })} />;
}
