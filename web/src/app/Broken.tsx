import { Component, type ReactNode } from 'react';
import { useText } from '../words/Words.tsx';

function Sorry({ again }: { readonly again: () => void }) {
  const { t } = useText();
  return (
    <main className="alone">
      <h1 className="display">{t('app.broken')}</h1>
      <p>{t('app.broken-more')}</p>
      <button type="button" className="btn is-lamp" onClick={again}>
        {t('app.reload')}
      </button>
    </main>
  );
}

/** A page that fails takes nothing with it: the game is on the server. */
export class Broken extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { readonly failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? <Sorry again={() => window.location.reload()} /> : this.props.children;
  }
}
