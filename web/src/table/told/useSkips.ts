import { useIsBehind, useStage } from '../../stage/OnStage.tsx';
import { useGameOf } from '../../state/hooks.ts';

/** Whether the way on to the next scene has its corner of the table. */
export function useSkips(): boolean {
  const stage = useStage();
  const isBehind = useIsBehind();
  const isActedOut = useGameOf(({ view, beat }) => beat > 0 && view?.outcome === null);
  return stage !== null && (isBehind || isActedOut);
}
