import { useStore } from '../state/hooks.ts';
import { createStore } from '../state/store.ts';

interface Said {
  readonly nth: number;
  readonly line: string;
}

const polite = createStore<Said>({ nth: 0, line: '' });
const urgent = createStore<Said>({ nth: 0, line: '' });

/** Tells those who listen what those who look can see. */
export function announce(line: string, how: 'polite' | 'urgent' = 'polite'): void {
  const store = how === 'polite' ? polite : urgent;
  store.set(({ nth }) => ({ nth: nth + 1, line }));
}

/** The two places that screen readers watch. A line that comes twice is a new line twice. */
export function Announcer() {
  const calm = useStore(polite);
  const loud = useStore(urgent);
  return (
    <>
      <div className="unseen" aria-live="polite" aria-atomic="true" data-testid="announcer">
        <span key={calm.nth}>{calm.line}</span>
      </div>
      <div className="unseen" role="alert">
        <span key={loud.nth}>{loud.line}</span>
      </div>
    </>
  );
}
