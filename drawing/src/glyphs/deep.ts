import { f, rng } from '../ink/noise.ts';
import { blob, circle, type Glyph, hatch, jag, many, path, placeAt, rect } from '../ink/pen.ts';

const lake: Glyph = () =>
  path('a', blob(84, 11, 0.12, 'lake', 1.02, 0.82)) +
  many(4, (i) => path('aw', blob(72 - i * 17, 11, 0.12, 'lake', 1.02, 0.8))) +
  path('aw', 'M-40-26h22M-28-20h30M20-34h26M8 30h34M-50 20h20M26 6h18');

const boat: Glyph = () =>
  path('o', 'M-34 0C-24-16 18-17 34 0C18 17-24 16-34 0Z') +
  path('p', 'M-26 0C-18-10 14-11 25 0C14 11-18 10-26 0Z') +
  rect('o', -9, -10, 6, 20) +
  rect('o', 8, -9, 5, 18) +
  path('l2', 'M-6-20L14 22M-2 22L16-18');

const chasm: Glyph = () => {
  type Point = readonly [number, number];
  const random = rng('abyss');
  const rows = Array.from({ length: 19 }, (_, i) => {
    const [y, middle] = [-108 + i * 12, Math.sin(i / 2.6) * 12];
    const [left, right] = [middle - 27 - random() * 15, middle + 27 + random() * 15];
    return { y, left, right, inLeft: left + 13 + random() * 6, inRight: right - 9 - random() * 5 };
  });
  const line = (points: readonly Point[]): string => `M${points.map(([x, y]) => `${f(x)} ${f(y)}`).join('L')}`;
  const left = rows.map(({ left, y }): Point => [left, y]);
  const right = rows.map(({ right, y }): Point => [right, y]);
  const inner = [
    ...rows.map(({ inLeft, y }): Point => [inLeft, y]),
    ...rows.map(({ inRight, y }): Point => [inRight, y]).reverse(),
  ];
  const cliffs = rows.flatMap(({ y, left, right, inLeft, inRight }) =>
    [0, 3, 6, 9].map(
      (k) =>
        `M${f(left)} ${f(y + k)}L${f(inLeft - 2)} ${f(y + k + 4)}M${f(right)} ${f(y + k)}L${f(inRight + 2)} ${f(y + k + 4)}`,
    ),
  );
  return (
    path('k', `${line([...left, ...right.toReversed()])}Z`) +
    path('pit', `${line(inner)}Z`) +
    path('ash', cliffs.join('')) +
    path('w', line(left)) +
    path('l2', line(right))
  );
};

const stalagmites: Glyph = () =>
  many(3, (i) =>
    placeAt(-14 + i * 14, (i % 2) * 7, path('o', blob(9 - i, 7, 0.2, `st${i}`)) + path('t', `M-4-3l4-3 4 4M-3 3l5-3`)),
  );

const coalheap: Glyph = () =>
  path('coal', blob(30, 9, 0.2, 'heap')) +
  many(14, (i) => {
    const q = rng(`h${i}`);
    return placeAt(
      (q() - 0.5) * 44,
      (q() - 0.5) * 40,
      `<path class="coal" d="${jag(4 + q() * 5, 7, 0.25, `hc${i}`)}"/>`,
    );
  });

const shovel: Glyph = () => path('l2', 'M0-34V12') + path('m', 'M-9 10h18v15c0 7-18 7-18 0z') + path('l2', 'M-6-34h12');

const merlons: Glyph = () =>
  many(6, (i) => rect('o', -100 + i * 36, -8, 22, 16) + hatch(-100 + i * 36 + 3, -6, 16, 12, 4));

const telescope: Glyph = () =>
  path('l2', 'M0 0l-14 18M0 0l14 18M0 0v22') + placeAt(0, 0, path('m', 'M-24-5h34v10h-34zM10-7h14v14H10z'), -32);

const moonview: Glyph = () => circle('moonlit', 0, 0, 34);

/** Underground and on the tower. */
export const DEEP = { lake, boat, chasm, stalagmites, coalheap, shovel, merlons, telescope, moonview };
