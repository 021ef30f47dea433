import type { ReactNode } from 'react';
import { Mark } from '../../ink/Mark.tsx';
import { Link } from '../../ui/route/router.tsx';
import { useText } from '../../words/Words.tsx';
import './alone.css';

/** A small page: a title, a few lines, a way back. */
export function Alone({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const { t } = useText();
  return (
    <div className="alone-page">
      <header data-paper="dark">
        <Link to={{ page: 'door' }} className="home-link">
          <Mark id="house" />
          {t('web.title')}
        </Link>
      </header>
      <main className="panel alone">
        <h1 className="display">{title}</h1>
        {children}
      </main>
    </div>
  );
}
