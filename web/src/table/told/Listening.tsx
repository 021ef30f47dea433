import { useGame } from '../../state/hooks.ts';
import { useTold } from './useTold.ts';

/** Tells what happens to those who listen; it shows nothing. */
export function Listening() {
  useTold(useGame());
  return null;
}
