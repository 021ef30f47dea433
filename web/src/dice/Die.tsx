import './dice.css';

const [NEAR, MIDDLE, FAR] = [33, 50, 67];
/** Where the pips of a face lie; what has more of them than fit shows a number. */
const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[MIDDLE, MIDDLE]],
  [
    [NEAR, NEAR],
    [FAR, FAR],
  ],
  [
    [30, 30],
    [MIDDLE, MIDDLE],
    [70, 70],
  ],
  [
    [NEAR, NEAR],
    [NEAR, FAR],
    [FAR, NEAR],
    [FAR, FAR],
  ],
  [
    [30, 30],
    [30, 70],
    [MIDDLE, MIDDLE],
    [70, 30],
    [70, 70],
  ],
  [
    [NEAR, 28],
    [NEAR, MIDDLE],
    [NEAR, 72],
    [FAR, 28],
    [FAR, MIDDLE],
    [FAR, 72],
  ],
];

/** A die of the house. A blank face is dusk. */
export function Die({ face, tilt = 0 }: { readonly face: number; readonly tilt?: number }) {
  const pips = PIPS[face];
  const size = face > 3 ? 9 : 11.5;
  return (
    <svg
      className={`die ${face === 0 ? 'is-blank' : ''}`}
      viewBox="0 0 100 104"
      aria-hidden="true"
      style={{ transform: `rotate(${tilt}deg)` }}
    >
      <rect x="5" y="9" width="90" height="92" rx="17" className="die-shadow" />
      <rect x="4" y="3" width="92" height="92" rx="17" className="die-body" />
      <rect x="12" y="10" width="76" height="76" rx="14" className="die-edge" />
      <path d="M14 84h72M18 90h64" className="die-line" />
      {pips === undefined ? (
        <text x="50" y="66" className="die-number">
          {face}
        </text>
      ) : (
        pips.map(([x, y]) => (
          <g key={`${x} ${y}`}>
            <circle cx={x} cy={y - 1} r={size} className="die-pip" />
            <circle cx={x + size / 4} cy={y - size / 3} r={size / 4} className="die-gleam" />
          </g>
        ))
      )}
    </svg>
  );
}
