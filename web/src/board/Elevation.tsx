/** The house from the front, the windows of one floor lit: the sign of that floor. */

const pane = (x: number, y: number): string => `M${x} ${y + 13}v-8a5 5 0 0 1 10 0v8z`;
const WINDOWS = {
  upper: [24, 44, 64, 84].map((x) => pane(x, 49)).join(''),
  ground: [22, 38, 74, 92].map((x) => pane(x, 77)).join(''),
  basement: [20, 44, 68, 92].map((x) => `M${x} 99h11v6H${x}z`).join(''),
};

export function Elevation({ floor }: { readonly floor: string }) {
  return (
    <svg viewBox="0 0 120 112" className="elevation" aria-hidden="true">
      <path
        className="elevation-wall"
        d="M8 46L34 20l10 9 16-23 16 23 10-9 26 26-4 4-4-3v23H16V47l-4 3zM12 72h96v22H12z"
      />
      <path className="elevation-ground" d="M2 96h116v14H2z" />
      {Object.entries(WINDOWS).map(([id, d]) => (
        <path key={id} d={d} className={id === floor ? 'elevation-lit' : 'elevation-dark'} />
      ))}
      <path d="M55 94V82a5 5 0 0 1 10 0v12z" className={floor === 'ground' ? 'elevation-lit' : 'elevation-dark'} />
    </svg>
  );
}
