import type { Decision } from '@hollow/engine';
import { planFor } from '../../board/plan.ts';
import { usePacks } from '../../packs/context.ts';
import { useGameOf } from '../../state/hooks.ts';
import { useText } from '../../words/Words.tsx';
import { waysFor } from './ways.ts';

/** Where the monster is whose way is asked for, and where it can go. */
export function Ways({ decision }: { readonly decision: Decision }) {
  const text = useText();
  const packs = usePacks();
  const position = useGameOf(({ view }) => view?.position);
  if (position === undefined) return null;
  const told = waysFor(decision, position, planFor(position, packs.rooms, packs.floors), text);
  return told === null ? null : <p className="prompt-behind">{told}</p>;
}
