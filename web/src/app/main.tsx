import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { App, type First } from './App.tsx';

export { loadFirst } from './App.tsx';

// What never changes is kept for the next visit; a page under work is not.
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  navigator.serviceWorker.register('/sw.js').catch(() => undefined);

/** Puts the page into its place; it is there when this is done. */
export function render(root: HTMLElement, first: First | null): void {
  const app = createRoot(root);
  flushSync(() =>
    app.render(
      <StrictMode>
        <App first={first} />
      </StrictMode>,
    ),
  );
}
