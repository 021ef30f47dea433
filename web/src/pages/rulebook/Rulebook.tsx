import type { Clause } from 'virtual:ledger';
import { Suspense, useDeferredValue, useEffect, useId, useMemo, useState } from 'react';
import type { Route } from '../../app/route.ts';
import { Link } from '../../app/router.tsx';
import { Mark } from '../../ink/Mark.tsx';
import { say } from '../../words/say.ts';
import { useText } from '../../words/Words.tsx';
import { ClauseBody } from './ClauseText.tsx';
import { search } from './search.ts';
import { useLedger } from './useLedger.ts';
import './rulebook.css';

function Area({
  area,
  clauses,
  chosen,
  marked,
}: {
  readonly area: string;
  readonly clauses: readonly Clause[];
  readonly chosen: string | null;
  readonly marked: readonly string[];
}) {
  const text = useText();
  return (
    <section className="rule-area" id={`area-${area}`}>
      <h2 className="display">{say(text, `rulebook.area-${area}`)}</h2>
      {clauses.map((clause) => (
        <article key={clause.id} id={clause.id} className={clause.id === chosen ? 'clause is-chosen' : 'clause'}>
          <ClauseBody clause={clause} marked={marked} />
          <Link to={{ page: 'rules', clause: clause.id }} className="clause-id">
            {clause.id}
          </Link>
        </article>
      ))}
    </section>
  );
}

const CHAPTERS = ['house', 'turn', 'cards', 'omens', 'haunt', 'fights', 'end'] as const;

/** What one has to know for the first evening, on one page. */
function InShort() {
  const text = useText();
  return (
    <section className="in-short" aria-label={text.t('rulebook.in-short')}>
      <h2 className="display">{text.t('rulebook.in-short')}</h2>
      <div>
        {CHAPTERS.map((chapter) => (
          <article key={chapter}>
            <h3>{say(text, `rulebook.short-${chapter}`)}</h3>
            <p>{say(text, `rulebook.short-${chapter}-more`)}</p>
          </article>
        ))}
      </div>
      <Link to={{ page: 'learn' }} className="btn">
        {text.t('door.learn')}
      </Link>
    </section>
  );
}

function Clauses({ words, chosen }: { readonly words: string; readonly chosen: string | null }) {
  const text = useText();
  const { t } = text;
  const ledger = useLedger();
  const titles = useMemo(
    () => new Map(ledger.map(({ area }) => [area, say(text, `rulebook.area-${area}`)])),
    [ledger, text],
  );
  const { clauses, words: marked, near } = useMemo(() => search(ledger, titles, words), [ledger, titles, words]);
  const areas = useMemo(() => [...new Set(clauses.map(({ area }) => area))], [clauses]);
  useEffect(() => {
    if (chosen !== null) document.getElementById(chosen)?.scrollIntoView({ block: 'center' });
  }, [chosen]);
  return (
    <>
      <nav className="rule-areas" aria-label={t('rulebook.title')}>
        {areas.map((area) => (
          <a key={area} href={`#area-${area}`}>
            {say(text, `rulebook.area-${area}`)}
          </a>
        ))}
      </nav>
      <main className="rule-text">
        {words.trim() === '' && <InShort />}
        <p className="quiet" role="status">
          {near && clauses.length > 0
            ? t('rulebook.found-near', { words: marked.join(' ') })
            : t('rulebook.found', { n: clauses.length })}
        </p>
        {clauses.length === 0 && <p>{t('rulebook.found-none')}</p>}
        {areas.map((area) => (
          <Area
            key={area}
            area={area}
            clauses={clauses.filter((clause) => clause.area === area)}
            chosen={chosen}
            marked={marked}
          />
        ))}
      </main>
    </>
  );
}

/** The rules, clause by clause, with a search. */
export default function Rulebook({ route }: { readonly route: Extract<Route, { readonly page: 'rules' }> }) {
  const { t } = useText();
  const [typed, setTyped] = useState('');
  const words = useDeferredValue(typed);
  const id = useId();
  return (
    <div className="rulebook">
      <header>
        <Link to={{ page: 'door' }} className="home-link">
          <Mark id="house" />
          {t('web.title')}
        </Link>
        <h1 className="display">{t('rulebook.title')}</h1>
        <p className="field">
          <label htmlFor={id}>{t('rulebook.search')}</label>
          <input id={id} type="search" value={typed} onChange={({ target }) => setTyped(target.value)} />
        </p>
      </header>
      <Suspense fallback={<p className="quiet">{t('app.loading')}</p>}>
        <Clauses words={words} chosen={route.clause} />
      </Suspense>
    </div>
  );
}
