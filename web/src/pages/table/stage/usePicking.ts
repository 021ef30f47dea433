import { SIDE_LETTERS } from '@hollow/drawing/plan';
import type { Decision } from '@hollow/engine';
import { useMemo, useState } from 'react';
import type { Picked } from '../../../board/places.ts';
import { spotKey } from '../../../board/Spots.tsx';
import type { OnPick } from '../../../board/usePress.ts';
import { useStable } from '../../../board/useStable.ts';
import { type Choosing, type ChosenAnswer, isAtOnce } from '../../../table/house/chosen.ts';
import type { Held } from '../../../table/house/held.ts';
import { useAnswer } from '../../../table/seat/useAnswer.ts';

/** Answers that are given on the house. */
export interface Picking {
  readonly pick: OnPick;
  /** What was chosen and not yet done. */
  readonly choosing: Choosing;
  /** Options that one place names: one of them is chosen on a sheet. */
  readonly several: readonly number[] | null;
  readonly severalChosen: () => void;
  /** Which way the new tile lies. */
  readonly held: Held;
}

/** Something that is kept as long as the same question is open. */
function useWhile<T>(decision: Decision | null): readonly [T | null, (value: T | null) => void] {
  const [kept, setKept] = useState<{ readonly id: number; readonly value: T | null } | null>(null);
  const id = decision?.id ?? -1;
  const value = decision !== null && kept?.id === id ? kept.value : null;
  return [value, (next) => setKept({ id, value: next })];
}

/** Which way the new tile lies. */
function useHolding(decision: Decision | null): Held {
  const [option, setOption] = useWhile<number>(decision);
  const hold = useStable(setOption);
  return useMemo(() => ({ option, hold }), [option, hold]);
}

const keyOf = ({ spot }: ChosenAnswer): string | null => (spot === null ? null : spotKey(spot));

export function usePicking(decision: Decision | null): Picking {
  const held = useHolding(decision);
  const { answer, walk } = useAnswer();
  const [several, setSeveral] = useState<readonly number[] | null>(null);
  const [chosen, setChosen] = useWhile<ChosenAnswer>(decision);
  const act = (picked: Picked): void => {
    if (decision === null) return;
    setChosen(null);
    if (picked.kind === 'answer') answer(decision, picked.option);
    else if (picked.kind === 'path')
      walk(decision, picked.rooms, picked.door === undefined ? undefined : SIDE_LETTERS[picked.door]);
    else setSeveral(picked.options);
  };
  const pick: OnPick = (picked, { spot, by, cost }) => {
    if (decision === null) return;
    const again = chosen !== null && keyOf(chosen) === spotKey(spot);
    if (picked.kind === 'several' || spot.kind === 'lay' || again || isAtOnce(picked, decision, by)) act(picked);
    else setChosen({ picked, spot, cost, from: 'house' });
  };
  const choose = useStable((next: ChosenAnswer) => setChosen(next));
  const go = useStable(() => {
    if (chosen !== null) act(chosen.picked);
  });
  const drop = useStable(() => setChosen(null));
  const choosing = useMemo(() => ({ chosen, choose, go, drop }), [chosen, choose, go, drop]);
  return { pick, choosing, several, severalChosen: () => setSeveral(null), held };
}
