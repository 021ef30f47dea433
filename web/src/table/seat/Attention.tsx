import { useEffect } from 'react';
import { ownDecision } from '../../log/seen.ts';
import { prefs } from '../../prefs/device.ts';
import { useGameOf } from '../../state/hooks.ts';
import { play } from '../../ui/browser/sound.ts';
import { useText } from '../../words/Words.tsx';

/** Two short pulses, in milliseconds. */
const PULSES = [90, 70, 90];

/** The number on the sign of the installed page; browsers without such signs do nothing. */
function badge(n: number): void {
  if (!('setAppBadge' in navigator)) return;
  (n > 0 ? navigator.setAppBadge(n) : navigator.clearAppBadge()).catch(() => undefined);
}

/** Tells whoever looks elsewhere that the table waits for them: the title for as long as it does, the sign of the page, and once a sound and a pulse. */
export function Attention(): null {
  const { t } = useText();
  const isAsked = useGameOf(
    ({ view, table }) => table?.phase === 'playing' && table.paused !== true && ownDecision(view) !== null,
  );
  const title = t('web.title');
  const asked = t('play.title-turn', { title });
  useEffect(() => {
    if (!isAsked) return undefined;
    badge(1);
    // Whoever looks at the table sees it.
    if (document.visibilityState === 'hidden') {
      const { sound, volume } = prefs.get();
      if (sound) play('turn', volume);
      if ('vibrate' in navigator) navigator.vibrate(PULSES);
    }
    return () => badge(0);
  }, [isAsked]);
  useEffect(() => {
    document.title = isAsked ? asked : title;
    return () => {
      document.title = title;
    };
  }, [isAsked, asked, title]);
  return null;
}
