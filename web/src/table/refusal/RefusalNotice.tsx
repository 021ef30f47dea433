import { useEffect, useState } from 'react';
import { Mark } from '../../ink/Mark.tsx';
import { useGameOf, useLine } from '../../state/hooks.ts';
import { announce } from '../../ui/announce.tsx';
import { refusalWords } from '../../words/refusal.ts';
import { useText } from '../../words/Words.tsx';
import { WhyLink } from './WhyLink.tsx';
import './notice.css';

/** Milliseconds that it stays. */
const READ = 8000;

/** Says why what was just done was not taken. With a rule behind it, it stays until it is closed. */
export function RefusalNotice() {
  const text = useText();
  const refused = useGameOf((game) => game.refused);
  const line = useLine();
  const [read, setRead] = useState(0);
  const nth = refused?.nth ?? 0;
  const rule = refused?.rule ?? null;
  const words = refused === null ? '' : refusalWords(text, refused);
  useEffect(() => {
    if (nth === 0) return;
    announce(words, 'urgent');
    if (rule !== null) return;
    const timer = setTimeout(() => setRead(nth), READ);
    return () => clearTimeout(timer);
  }, [nth, rule, words]);
  if (nth <= read || line === 'closed') return null;
  return (
    <div className="line-notice refusal">
      <span>{words}</span>
      <WhyLink clause={rule} />
      <button
        type="button"
        className="btn is-ghost square"
        aria-label={text.t('app.close')}
        onClick={() => setRead(nth)}
      >
        <Mark id="close" />
      </button>
    </div>
  );
}
