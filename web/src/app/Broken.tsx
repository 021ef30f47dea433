import { Component, type ReactNode } from 'react';
import { openAnew, PartMissing } from '../ui/later/parts.ts';
import { useText } from '../words/Words.tsx';

type Failure = 'none' | 'broken' | 'part-missing';

function Sorry({ why, again }: { readonly why: Exclude<Failure, 'none'>; readonly again: () => void }) {
  const { t } = useText();
  return (
    <main className="alone">
      <h1 className="display">{t(why === 'broken' ? 'app.broken' : 'app.part-missing')}</h1>
      <p>{t(why === 'broken' ? 'app.broken-more' : 'app.part-missing-more')}</p>
      <button type="button" className="btn is-lamp" onClick={again}>
        {t('app.reload')}
      </button>
    </main>
  );
}

/** A page that fails takes nothing with it: the game is on the server. One that has grown old is opened anew by itself. */
export class Broken extends Component<{ readonly children: ReactNode }, { readonly failure: Failure }> {
  override state: { readonly failure: Failure } = { failure: 'none' };

  static getDerivedStateFromError(error: unknown): { readonly failure: Failure } {
    return { failure: error instanceof PartMissing ? 'part-missing' : 'broken' };
  }

  override componentDidCatch(error: unknown): void {
    if (error instanceof PartMissing) openAnew();
  }

  override render(): ReactNode {
    const { failure } = this.state;
    return failure === 'none' ? this.props.children : <Sorry why={failure} again={() => window.location.reload()} />;
  }
}
