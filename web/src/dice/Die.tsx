import './dice.css';

const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[50, 50]],
  2: [
    [33, 33],
    [67, 67],
  ],
};

/** A die of the house: blank, one or two pips. A blank face is dusk. */
export function Die({ face, tilt = 0 }: { readonly face: number; readonly tilt?: number }) {
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
      {(PIPS[face] ?? []).map(([x, y]) => (
        <g key={x}>
          <circle cx={x} cy={y - 1} r="11.5" className="die-pip" />
          <circle cx={x + 3} cy={y - 4} r="3" className="die-gleam" />
        </g>
      ))}
    </svg>
  );
}
