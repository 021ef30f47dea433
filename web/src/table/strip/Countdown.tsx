import { useGame } from '../../state/hooks.ts';
import { useText } from '../../words/Words.tsx';
import { useNow } from '../seat/useNow.ts';
import { SHORT, timeLeft } from './countdown.ts';
import './countdown.css';

/** How much time is left to whoever is waited for; nothing where there is no clock. */
export function Countdown() {
  const { t } = useText();
  const { table, ahead } = useGame();
  const deadline = table?.deadline ?? null;
  const now = useNow(deadline !== null, ahead);
  if (deadline === null) return null;
  const left = timeLeft(deadline - now);
  return (
    <span className={deadline - now <= SHORT ? 'countdown is-short' : 'countdown'} role="timer">
      <span className="unseen">{t('play.time-left')} </span>
      {left.kind === 'clock' ? left.text : t('play.time-span', { n: left.n, unit: left.unit })}
    </span>
  );
}
