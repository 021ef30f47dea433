import { TILE } from '@hollow/drawing/plan';
import { useEffect, useState } from 'react';
import { Mark } from '../ink/Mark.tsx';
import { useText } from '../words/Words.tsx';
import type { HouseSpot } from './Spots.tsx';
import type { CameraView } from './useCamera.ts';

interface Props {
  readonly camera: CameraView;
  readonly spots: readonly HouseSpot[];
}

/** So much of a place has to be in sight on each side of its middle, in units of the house. */
const SEEN = TILE / 5;

/** Places that answer the question and lie outside of the picture: how many, and the way to see them all. */
export function Beyond({ camera, spots }: Props) {
  const { t } = useText();
  const [n, setN] = useState(0);
  const { watch, answers } = camera;
  useEffect(() => {
    const lit = spots.filter(({ open }) => open);
    return watch(({ x, y, w, h }) => {
      const isIn = (at: number, from: number, length: number): boolean =>
        at - SEEN >= from && at + SEEN <= from + length;
      setN(lit.filter((spot) => !isIn(spot.x + spot.w / 2, x, w) || !isIn(spot.y + spot.h / 2, y, h)).length);
    });
  }, [watch, spots]);
  if (n === 0) return null;
  return (
    <button type="button" className="btn small beyond" onClick={answers}>
      <Mark id="eye" />
      {t('web.house.lit-more', { n })}
    </button>
  );
}
