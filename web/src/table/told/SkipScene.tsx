import { useIsBehind, usePicture, useStage } from '../../stage/OnStage.tsx';
import type { SceneStage } from '../../stage/stage.ts';
import { useKeys } from '../../ui/browser/useKeys.ts';
import { later } from '../../ui/later/later.tsx';
import { useText } from '../../words/Words.tsx';
import { useSkips } from './useSkips.ts';
import './skipScene.css';

const PaceControl = later(() => import('./PaceControl.tsx').then((it) => it.PaceControl));

function Skips({ stage }: { readonly stage: SceneStage }) {
  const { t } = useText();
  const held = usePicture()?.held === true;
  useKeys((key, { target }) => {
    // The space bar presses the button that has the focus.
    if (key === ' ' && !(target instanceof HTMLButtonElement)) stage.skip();
    else if (key === 'Escape') stage.catchUp();
  });
  // What waits for one's own hand has a button of its own.
  if (held) return null;
  return (
    <>
      <button type="button" className="btn is-ghost" onClick={() => stage.skip()}>
        {t('play.skip')}
      </button>
      <button type="button" className="btn is-ghost" onClick={() => stage.catchUp()}>
        {t('play.skip-all')}
      </button>
    </>
  );
}

/** How fast things are shown, for the whole game in the same place; while something is being shown, on to the next scene or to the end of them. */
export function SkipScene() {
  const stage = useStage();
  const isBehind = useIsBehind();
  const held = usePicture()?.held === true;
  const isThere = useSkips();
  if (stage === null || !isThere) return null;
  return (
    <div className={held ? 'skip-scene is-held' : 'skip-scene'}>
      {isBehind && <Skips stage={stage} />}
      <PaceControl />
    </div>
  );
}
