import { fairnessOf, type HauntBalance, type HauntNotice, heroesWithin, isSure, sumOfCells } from '@hollow/protocol';
import { SharePlot } from '../../table/settings/SharePlot.tsx';
import { useBalance } from '../../table/settings/useBalance.ts';
import { Link } from '../../ui/route/router.tsx';
import { useText } from '../../words/Words.tsx';

interface Props {
  readonly known: readonly HauntNotice[];
  /** The haunts that are chosen; all where there are none. */
  readonly numbers: readonly number[];
  /** Null for those who may only read it. */
  readonly onChoose: ((numbers: readonly number[]) => void) | null;
}

/** Haunts that are listed one by one. */
const LISTED = 8;

/** How fair the haunts are that the table has chosen, by number; and all that are fair, in one press. */
export function HauntFairness({ known, numbers, onChoose }: Props) {
  const { t } = useText();
  const { report } = useBalance();
  const found = (report?.haunts ?? []).filter(({ haunt }) => known.some((notice) => notice.haunt === haunt));
  if (found.length === 0) return null;
  const fair = found.filter(({ kind, cells }) => fairnessOf(kind, cells) === 'fair').map(({ number }) => number);
  const said = (kind: HauntBalance['kind'], cells: HauntBalance['cells']): string => {
    const fairness = fairnessOf(kind, cells);
    return t('balance.verdict', { fairness, sure: isSure(fairness, cells) ? 'yes' : 'no' });
  };
  const chosen = found.filter(({ number }) => numbers.includes(number));
  return (
    <section className="haunt-fairness" aria-label={t('balance.title')}>
      {onChoose !== null && fair.length > 0 && (
        <button type="button" className="btn" onClick={() => onChoose(fair)}>
          {t('balance.fair-only')}
        </button>
      )}
      <p className="quiet">{t('balance.fair-count', { fair: fair.length, all: found.length })}</p>
      {chosen.length > 0 && chosen.length <= LISTED && (
        <ul>
          {chosen.map(({ haunt, number, kind, cells }) => (
            <li key={haunt}>
              <b>{t('practice.haunt-number', { number })}</b>
              {kind !== 'each' && <SharePlot {...heroesWithin(sumOfCells(cells))} />}
              <small>{said(kind, cells)}</small>
            </li>
          ))}
        </ul>
      )}
      <p>
        <Link to={{ page: 'balance' }}>{t('balance.link')}</Link>
      </p>
    </section>
  );
}
