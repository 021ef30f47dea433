import { Glossed } from '../glossary/Glossed.tsx';
import { usePacks } from '../packs/context.ts';
import { isOwn, readingOf, useReadings } from '../packs/readings.ts';
import { sayKey } from '../words/say.ts';
import { useText } from '../words/Words.tsx';
import type { LedgerClause } from './clauses.ts';
import { cutAt } from './search.ts';

/** The reading in force at this table, or the recommended one away from any. */
function Reading({ clause }: { readonly clause: LedgerClause }) {
  const text = useText();
  const { edition } = usePacks();
  const readings = useReadings();
  if (clause.switch === undefined) return null;
  const reading = readingOf(edition, clause.switch, readings);
  if (reading === null) return null;
  const own = readings !== null && isOwn(edition, clause.switch, readings);
  return (
    <p className={own ? 'clause-reading is-own' : 'clause-reading'}>
      <b>{text.t(readings === null ? 'rulebook.recommended' : own ? 'rulebook.in-force-own' : 'rulebook.in-force')}</b>{' '}
      {text.t('rulebook.reading', {
        rule: sayKey(text, `switch.${clause.switch}`),
        reading: sayKey(text, `switch.${clause.switch}.${reading}`),
      })}
    </p>
  );
}

const NONE: readonly string[] = [];

interface BodyProps {
  readonly clause: LedgerClause;
  /** Words that were searched for. */
  readonly marked?: readonly string[];
}

/** One clause: what it says, the reading in force, an example, and folded away who says otherwise. */
export function ClauseBody({ clause, marked = NONE }: BodyProps) {
  const text = useText();
  return (
    <>
      <p className="clause-rule">
        {cutAt(clause.rule, marked).map(({ at, text: piece, found }) =>
          found ? <mark key={at}>{piece}</mark> : <Glossed key={at}>{piece}</Glossed>,
        )}
      </p>
      <Reading clause={clause} />
      {clause.example !== undefined && (
        <p className="clause-more">
          <b>{text.t('rulebook.example')}</b> <Glossed>{clause.example}</Glossed>
        </p>
      )}
      {(clause.differs !== undefined || clause.note !== undefined) && (
        <details className="clause-books">
          <summary>{text.t('rulebook.books')}</summary>
          {clause.differs?.map(({ books, says }) => (
            <p key={says} className="clause-more">
              <b>
                {text.t('rulebook.says', {
                  books: text.list(books.map((book) => sayKey(text, `rulebook.book-${book}`))),
                })}
              </b>{' '}
              {says}
            </p>
          ))}
          {clause.note !== undefined && <p className="clause-more quiet">{clause.note}</p>}
        </details>
      )}
    </>
  );
}
