import { useMemo } from 'react';
import { encode } from 'uqr';

/** A code that a phone's camera reads: dark on light on either paper. */
export function Qr({ value, label }: { readonly value: string; readonly label: string }) {
  const { size, d } = useMemo(() => {
    const { data, size: side } = encode(value, { border: 2 });
    const cells = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
    return { size: side, d: cells.join('') };
  }, [value]);
  return (
    <svg className="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fbf4e2" />
      <path d={d} fill="#1a1208" />
    </svg>
  );
}
