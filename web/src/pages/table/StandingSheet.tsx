import { useState } from 'react';
import { Sheet } from '../../app/Sheet.tsx';
import { Toggle } from '../../app/Toggle.tsx';
import { useSession } from '../../state/hooks.ts';
import { useText } from '../../words/Words.tsx';

/** Answers that the seat gives by itself: nobody has to wait for them. */
export function StandingSheet({ onClose }: { readonly onClose: () => void }) {
  const { t } = useText();
  const session = useSession();
  const [defend, setDefend] = useState(false);
  const [split, setSplit] = useState(false);
  const tell = (now: { readonly defend: boolean; readonly split: boolean }): void => {
    setDefend(now.defend);
    setSplit(now.split);
    session.send({ t: 'standing', defend: now.defend ? 'auto' : 'ask', split: now.split ? 'auto' : 'ask' });
  };
  return (
    <Sheet title={t('play.standing')} open onClose={onClose}>
      <p>{t('play.standing-more')}</p>
      <Toggle label={t('play.standing-defend')} on={defend} onChange={(on) => tell({ defend: on, split })} />
      <Toggle label={t('play.standing-split')} on={split} onChange={(on) => tell({ defend, split: on })} />
    </Sheet>
  );
}
