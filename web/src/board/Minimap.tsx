import { type Box, isWhole, type Layout, TILE } from '@hollow/drawing/plan';
import { useEffect, useRef } from 'react';
import type { Figured, HouseScene } from './scene.ts';
import type { CameraView } from './useCamera.ts';

interface Props {
  readonly scene: HouseScene;
  readonly layout: Layout;
  readonly figures: readonly Figured[];
  readonly camera: CameraView;
}

/** Half of the line round what is in sight, in units of the house. */
const LINE = 13;

/** The part of what is in sight that the small map can show: a whole frame, also where one looks past the edge of the house. */
export function within(sight: Box, { w, h }: Pick<Box, 'w' | 'h'>): Box {
  const cut = (from: number, to: number, most: number): readonly [number, number] => {
    const [first, last] = [Math.max(LINE, from), Math.min(most - LINE, to)];
    return [Math.min(first, most - LINE), Math.max(0, last - first)];
  };
  const [x, width] = cut(sight.x, sight.x + sight.w, w);
  const [y, height] = cut(sight.y, sight.y + sight.h, h);
  return { x, y, w: width, h: height };
}

/** The whole of what is on the table, small, with a frame round what is in sight; not there while all is in sight. The frame follows without a render. */
export function Minimap({ scene, layout, figures, camera }: Props) {
  const map = useRef<SVGSVGElement>(null);
  const frame = useRef<SVGRectElement>(null);
  const { watch } = camera;
  useEffect(
    () =>
      watch((sight) => {
        const { x, y, w, h } = within(sight, layout.box);
        const rect = frame.current;
        map.current?.classList.toggle('is-needless', isWhole(sight, layout));
        for (const [name, value] of Object.entries({ x, y, width: w, height: h }))
          rect?.setAttribute(name, String(value));
      }),
    [watch, layout],
  );
  return (
    <svg ref={map} className="minimap is-needless" viewBox={`0 0 ${layout.box.w} ${layout.box.h}`} aria-hidden="true">
      {layout.floors.flatMap(({ plan, dx, dy }) =>
        plan.cells.map(({ id, x, y }) => (
          <rect
            key={id}
            x={dx + x * TILE + 8}
            y={dy + y * TILE + 8}
            width={TILE - 16}
            height={TILE - 16}
            className={scene.places.rooms.has(id) ? 'is-lit' : ''}
          />
        )),
      )}
      {figures.map(({ standing, x, y }) => (
        <circle
          key={standing.id}
          cx={x + standing.x}
          cy={y + standing.y}
          r="52"
          className={standing.kind === 'monster' ? 'is-monster' : 'is-explorer'}
        />
      ))}
      <rect ref={frame} className="minimap-frame" />
    </svg>
  );
}
