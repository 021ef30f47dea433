import type { Text } from '@hollow/text/browser';
import { type MouseEvent, Suspense, useDeferredValue, useEffect, useId, useMemo, useState } from 'react';
import { usePacks } from '../packs/context.ts';
import { isOwn, useReadings } from '../packs/readings.ts';
import { useGameOf } from '../state/hooks.ts';
import { useNarrow } from '../ui/browser/useNarrow.ts';
import { Link } from '../ui/route/router.tsx';
import { sayKey, sayKeyIf } from '../words/say.ts';
import { useText } from '../words/Words.tsx';
import { ClauseBody } from './ClauseBody.tsx';
import type { LedgerClause } from './clauses.ts';
import { searchClauses } from './search.ts';
import { useLedger } from './useLedger.ts';
import './rulebook.css';

/** A page of its own, or a sheet over the table, from which nothing leads away. */
type Where = 'page' | 'sheet';

const show = (id: string): void => document.getElementById(id)?.scrollIntoView({ block: 'start' });

interface AreaProps {
  readonly area: string;
  readonly clauses: readonly LedgerClause[];
  readonly chosen: string | null;
  readonly marked: readonly string[];
  readonly where: Where;
}

function Area({ area, clauses, chosen, marked, where }: AreaProps) {
  const text = useText();
  return (
    <section className="rule-area" id={`area-${area}`}>
      <h2 className="display">{sayKey(text, `rulebook.area-${area}`)}</h2>
      {clauses.map((clause) => (
        <article key={clause.id} id={clause.id} className={clause.id === chosen ? 'clause is-chosen' : 'clause'}>
          <ClauseBody clause={clause} marked={marked} />
          {where === 'page' ? (
            <Link to={{ page: 'rules', clause: clause.id }} className="clause-id">
              {clause.id}
            </Link>
          ) : (
            <span className="clause-id">{clause.id}</span>
          )}
        </article>
      ))}
    </section>
  );
}

interface Chapter {
  readonly title: string;
  readonly more: string;
}

/** The rules in short, as the words of the edition tell them; none where it has not written any. */
export function chaptersOf(text: Text): Chapter[] {
  const found: Chapter[] = [];
  for (;;) {
    const key = `rulebook.short-${found.length + 1}`;
    const [title, more] = [sayKeyIf(text, key), sayKeyIf(text, `${key}-more`)];
    if (title === null || more === null) return found;
    found.push({ title, more });
  }
}

/** The scenario of the game, on a sheet over its table. */
function ScenarioInShort() {
  const text = useText();
  const scenario = useGameOf(({ view }) => view?.position.scenario);
  if (scenario === undefined) return null;
  return (
    <article>
      <h3>{text.t('rulebook.scenario', { scenario: text.name(scenario, 'scenarios') })}</h3>
      <p>{text.flavour(scenario, 'scenarios')}</p>
    </article>
  );
}

/** What one has to know for the first evening, on one page. */
function InShort({ where }: { readonly where: Where }) {
  const text = useText();
  const { whole } = usePacks();
  const chapters = chaptersOf(text);
  if (chapters.length === 0) return null;
  return (
    <section className="in-short" aria-label={text.t('rulebook.in-short')}>
      <h2 className="display">{text.t('rulebook.in-short')}</h2>
      <div>
        {where === 'sheet' && <ScenarioInShort />}
        {chapters.map(({ title, more }) => (
          <article key={title}>
            <h3>{title}</h3>
            <p>{more}</p>
          </article>
        ))}
      </div>
      {where === 'page' && (
        <Link to={{ page: 'learn', edition: whole.id }} className="btn">
          {text.t('door.learn')}
        </Link>
      )}
    </section>
  );
}

/** The clauses that this table reads in its own way, to be jumped to. */
function OwnReadings({ ledger }: { readonly ledger: readonly LedgerClause[] }) {
  const text = useText();
  const { edition } = usePacks();
  const readings = useReadings();
  if (readings === null) return null;
  const own = ledger.flatMap(({ id, switch: turns }) =>
    turns !== undefined && readings[turns] !== undefined && isOwn(edition, turns, readings) ? [{ id, turns }] : [],
  );
  const once = own.filter(({ turns }, i) => own.findIndex((other) => other.turns === turns) === i);
  return (
    <section className="own-readings" aria-label={text.t('rulebook.own', { n: once.length })}>
      <p>{text.t('rulebook.own', { n: once.length })}</p>
      {once.map(({ id, turns }) => (
        <button key={turns} type="button" className="btn small" onClick={() => show(id)}>
          {sayKey(text, `switch.${turns}`)}
        </button>
      ))}
    </section>
  );
}

interface ClausesProps {
  readonly words: string;
  readonly chosen: string | null;
  readonly where: Where;
}

function Clauses({ words, chosen, where }: ClausesProps) {
  const text = useText();
  const { t } = text;
  const ledger = useLedger();
  const titles = useMemo(
    () => new Map(ledger.map(({ area }) => [area, sayKey(text, `rulebook.area-${area}`)])),
    [ledger, text],
  );
  const { clauses, words: marked, near } = useMemo(() => searchClauses(ledger, titles, words), [ledger, titles, words]);
  const areas = useMemo(() => [...new Set(clauses.map(({ area }) => area))], [clauses]);
  useEffect(() => {
    if (chosen !== null) document.getElementById(chosen)?.scrollIntoView({ block: 'center' });
  }, [chosen]);
  // The way back out of a sheet is an entry of the history: an address in it would take its place.
  const jump = (event: MouseEvent, area: string): void => {
    if (where === 'page') return;
    event.preventDefault();
    show(`area-${area}`);
  };
  const Text = where === 'page' ? 'main' : 'div';
  const narrow = useNarrow(899);
  const chapters = (
    <nav className="rule-areas" aria-label={t('rulebook.title')}>
      {areas.map((area) => (
        <a key={area} href={`#area-${area}`} onClick={(event) => jump(event, area)}>
          {sayKey(text, `rulebook.area-${area}`)}
        </a>
      ))}
    </nav>
  );
  return (
    <>
      {narrow ? (
        <details className="rule-chapters">
          <summary>{t('rulebook.chapters')}</summary>
          {chapters}
        </details>
      ) : (
        chapters
      )}
      <Text className="rule-text">
        {words.trim() === '' && (
          <>
            <OwnReadings ledger={ledger} />
            {chosen === null && ledger.length > 0 && <InShort where={where} />}
            {ledger.length === 0 && <p>{t('rulebook.no-clauses')}</p>}
          </>
        )}
        <p className="quiet" role="status" hidden={ledger.length === 0}>
          {near && clauses.length > 0
            ? t('rulebook.found-near', { words: marked.join(' ') })
            : t('rulebook.found', { n: clauses.length })}
        </p>
        {clauses.length === 0 && ledger.length > 0 && <p>{t('rulebook.found-none')}</p>}
        {areas.map((area) => (
          <Area
            key={area}
            area={area}
            clauses={clauses.filter((clause) => clause.area === area)}
            chosen={chosen}
            marked={marked}
            where={where}
          />
        ))}
      </Text>
    </>
  );
}

/** The rules with the field that searches them. */
export function RulesView({ chosen, where }: { readonly chosen: string | null; readonly where: Where }) {
  const { t } = useText();
  const [typed, setTyped] = useState('');
  const words = useDeferredValue(typed);
  const id = useId();
  return (
    <>
      <search className="field rule-search">
        <label htmlFor={id}>{t('rulebook.search')}</label>
        <input id={id} type="search" value={typed} onChange={({ target }) => setTyped(target.value)} />
      </search>
      <Suspense fallback={<p className="quiet">{t('app.loading')}</p>}>
        <Clauses words={words} chosen={chosen} where={where} />
      </Suspense>
    </>
  );
}
