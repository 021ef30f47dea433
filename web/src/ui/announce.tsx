import { useState } from 'react';
import { useStore } from '../state/hooks.ts';
import { createStore } from '../state/store.ts';

interface Said {
  readonly nth: number;
  readonly line: string;
}

const polite = createStore<Said>({ nth: 0, line: '' });
const urgent = createStore<Said>({ nth: 0, line: '' });

/** What is said within so many milliseconds is said in one breath: a second line would take the place of the first before it is heard. */
const BREATH = 150;

let waiting: readonly string[] = [];

function breathe(): void {
  const line = waiting.join(' ');
  waiting = [];
  polite.set(({ nth }) => ({ nth: nth + 1, line }));
}

/** Tells those who listen what those who look can see. */
export function announce(line: string, how: 'polite' | 'urgent' = 'polite'): void {
  if (how === 'urgent') {
    urgent.set(({ nth }) => ({ nth: nth + 1, line }));
    return;
  }
  if (waiting.length === 0) setTimeout(breathe, BREATH);
  waiting = [...waiting, line];
}

/** The two places that screen readers watch. A line that comes twice is a new line twice; one that was said before this place was there is not said again. */
export function Announcer() {
  const calm = useStore(polite);
  const loud = useStore(urgent);
  const [before] = useState({ calm: calm.nth, loud: loud.nth });
  return (
    <>
      <div className="unseen" aria-live="polite" aria-atomic="true" data-testid="announcer">
        {calm.nth > before.calm && <span key={calm.nth}>{calm.line}</span>}
      </div>
      <div className="unseen" role="alert">
        {loud.nth > before.loud && <span key={loud.nth}>{loud.line}</span>}
      </div>
    </>
  );
}
