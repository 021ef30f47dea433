import { Component, type ReactNode } from 'react';
import { useText } from '../../words/Words.tsx';
import { openAnew, PartMissing } from './parts.ts';

function Absent({ again }: { readonly again: () => void }) {
  const { t } = useText();
  return (
    <div className="absent" role="alert">
      <span>{t('app.part-absent')}</span>
      <button type="button" className="btn small" onClick={again}>
        {t('app.try-again')}
      </button>
    </div>
  );
}

interface Props {
  /** The part is wanted again. */
  readonly onAgain?: () => void;
  readonly children: ReactNode;
}

/** A part that does not come takes nothing else with it, and can be asked for again. Where the page itself has grown old it is opened anew. */
export class Missing extends Component<Props, { readonly error: unknown }> {
  override state: { readonly error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown): { readonly error: unknown } {
    return { error };
  }

  override componentDidCatch(error: unknown): void {
    if (error instanceof PartMissing) openAnew();
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    if (!(error instanceof PartMissing)) throw error;
    const again = (): void => {
      this.props.onAgain?.();
      this.setState({ error: null });
    };
    return <Absent again={again} />;
  }
}
