import { useIsBehind, useStage } from '../../stage/OnStage.tsx';
import type { SceneStage } from '../../stage/stage.ts';
import { useKeys } from '../../ui/browser/useKeys.ts';
import { useText } from '../../words/Words.tsx';
import './skipScene.css';

function Skips({ stage }: { readonly stage: SceneStage }) {
  const { t } = useText();
  useKeys((key, { target }) => {
    // The space bar presses the button that has the focus.
    if (key === ' ' && !(target instanceof HTMLButtonElement)) stage.skip();
    else if (key === 'Escape') stage.catchUp();
  });
  return (
    <div className="skip-scene">
      <button type="button" className="btn is-ghost" onClick={() => stage.skip()}>
        {t('play.skip')}
      </button>
      <button type="button" className="btn is-ghost" onClick={() => stage.catchUp()}>
        {t('play.skip-all')}
      </button>
    </div>
  );
}

/** While something is being shown: on to the next scene, or to the end of them. */
export function SkipScene() {
  const stage = useStage();
  const isBehind = useIsBehind();
  return stage !== null && isBehind ? <Skips stage={stage} /> : null;
}
