import { useRef, useState } from 'react';
import { House } from '../../board/House.tsx';
import { usePacks } from '../../packs/context.ts';
import { useGame } from '../../state/hooks.ts';
import { download } from '../../ui/browser/download.ts';
import { useText } from '../../words/Words.tsx';
import { pictureOf } from './picture.ts';

/** The whole house as a picture to keep. It is drawn once more, out of sight, with all floors side by side. */
export function Picture() {
  const { t } = useText();
  const { rooms, floors } = usePacks();
  const { view, table } = useGame();
  const [drawing, setDrawing] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  if (view === null || table === null) return null;
  const keep = (): void => {
    setDrawing(true);
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        const svg = frame.current?.querySelector<SVGSVGElement>('.house-picture') ?? null;
        if (svg !== null) download(`hollow-hill-${table.id}.svg`, 'image/svg+xml', pictureOf(svg));
        setDrawing(false);
      }),
    );
  };
  return (
    <>
      <button type="button" className="btn" onClick={keep}>
        {t('end.picture')}
      </button>
      {drawing && (
        <div className="end-frame" ref={frame} aria-hidden="true">
          <House position={view.position} defs={rooms} floors={floors} still />
        </div>
      )}
    </>
  );
}
