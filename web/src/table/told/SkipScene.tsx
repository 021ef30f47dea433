import { ownDecision } from '../../log/seen.ts';
import { useIsBehind, usePicture, useStage } from '../../stage/OnStage.tsx';
import type { SceneStage } from '../../stage/stage.ts';
import { useGameOf } from '../../state/hooks.ts';
import { useKeys } from '../../ui/browser/useKeys.ts';
import { later } from '../../ui/later/later.tsx';
import { useText } from '../../words/Words.tsx';
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

/** While something is being shown: on to the next scene, or to the end of them. While others play: how fast. */
export function SkipScene() {
  const stage = useStage();
  const isBehind = useIsBehind();
  const held = usePicture()?.held === true;
  const waits = useGameOf(({ view, beat }) => beat > 0 && view?.outcome === null && ownDecision(view) === null);
  if (stage === null || !(isBehind || waits)) return null;
  return (
    <div className="skip-scene">
      {!held && <PaceControl />}
      {isBehind && <Skips stage={stage} />}
    </div>
  );
}
