/** The house from the front, the windows of one floor lit: the sign of that floor. */

const pane = (x: number, y: number, height: number): string =>
  `M${x} ${y + height}v${5 - height}a5 5 0 0 1 10 0v${height - 5}z`;
const hatch = (x: number, y: number): string => `M${x} ${y}h11v6H${x}z`;

/** Where the walls begin and end, and the ground. */
const [EAVES, GROUND, BOTTOM] = [46, 94, 112];
const COLUMNS = [
  [24, 44, 64, 84],
  [22, 38, 74, 92],
] as const;

/** One row of windows for each floor that stands above the ground, the lowest beside the door. */
function above(n: number): readonly string[] {
  const height = (GROUND - EAVES) / Math.max(1, n);
  return Array.from({ length: n }, (_, i) => {
    const isLowest = i === n - 1;
    const y = EAVES + 3 + i * height;
    const tall = Math.min(13, height - 6);
    return COLUMNS[isLowest ? 1 : 0].map((x) => pane(x, isLowest ? GROUND - 4 - tall : y, tall)).join('');
  });
}

/** What lies below the ground has gratings. */
const below = (n: number): readonly string[] =>
  Array.from({ length: n }, (_, i) => [20, 44, 68, 92].map((x) => hatch(x, GROUND + 5 + i * 9)).join(''));

interface Props {
  readonly floor: string;
  /** From the top to the bottom. */
  readonly floors: readonly string[];
  /** The floor with the front door. */
  readonly ground: string;
}

export function Elevation({ floor, floors, ground }: Props) {
  const at = Math.max(0, floors.indexOf(ground));
  const deep = floors.length - 1 - at;
  const windows = [...above(at + 1), ...below(deep)];
  const bottom = Math.max(BOTTOM - 2, GROUND + 7 + deep * 9);
  return (
    <svg viewBox={`0 0 120 ${bottom + 2}`} className="elevation" aria-hidden="true">
      <path
        className="elevation-wall"
        d="M8 46L34 20l10 9 16-23 16 23 10-9 26 26-4 4-4-3v23H16V47l-4 3zM12 72h96v22H12z"
      />
      <path className="elevation-ground" d={`M2 96h116v${bottom - 96}H2z`} />
      {floors.map((id, i) => (
        <path key={id} d={windows[i]} className={id === floor ? 'elevation-lit' : 'elevation-dark'} />
      ))}
      <path d="M55 94V82a5 5 0 0 1 10 0v12z" className={floor === ground ? 'elevation-lit' : 'elevation-dark'} />
    </svg>
  );
}
