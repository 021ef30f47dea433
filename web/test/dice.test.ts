import { expect, test } from 'vitest';
import { atRest, sumOf, tumbling } from '../src/dice/faces.ts';

const faces = [2, 0, 1, 2, 1];

test('dice come to rest on the faces that were rolled', () => {
  expect(atRest(faces, 'a').map(({ face }) => face)).toEqual(faces);
  expect(sumOf(faces)).toBe(6);
});

test('the same throw lies the same way on every screen', () => {
  expect(atRest(faces, 'a')).toEqual(atRest(faces, 'a'));
  expect(atRest(faces, 'a')).not.toEqual(atRest(faces, 'b'));
});

test('tumbling dice show faces of dice and change from moment to moment', () => {
  const moments = Array.from({ length: 12 }, (_, i) => tumbling(faces, 'a', i, [0, 1, 2]));
  for (const [i, dice] of moments.entries()) {
    expect(dice.every(({ face }) => [0, 1, 2].includes(face))).toBe(true);
    if (i > 0) expect(dice.map(({ face }) => face)).not.toEqual(moments[i - 1]?.map(({ face }) => face));
  }
});
