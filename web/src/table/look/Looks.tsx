import { later } from '../../ui/later/later.tsx';
import type { Looked } from '../house/Inspect.tsx';
import { useLooks } from './useLooks.ts';

const LookCard = later(() => import('./LookCard.tsx').then((it) => it.LookCard));

interface Props {
  /** A finger was held on something. */
  readonly onHold: (what: Looked) => void;
  /** A sheet of the same is open. */
  readonly isOpen: boolean;
}

/** Everything that can be looked at: told beside it to a mouse that rests on it, and on a sheet to a finger that is held on it. */
export function Looks({ onHold, isOpen }: Props) {
  const resting = useLooks(onHold);
  return resting === null || isOpen ? null : <LookCard target={resting} />;
}
