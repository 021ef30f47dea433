import {
  type BalanceCell,
  causeOf,
  type Fairness,
  fairnessOf,
  type HauntBalance,
  heroesWithin,
  isSure,
  skillOf,
  sumOfCells,
} from '@hollow/protocol';
import { useState } from 'react';
import { Mark } from '../../ink/Mark.tsx';
import { useOffers } from '../../packs/useOffers.ts';
import { inPercent, SharePlot } from '../../table/settings/SharePlot.tsx';
import { useBalance } from '../../table/settings/useBalance.ts';
import { Failure } from '../../ui/call/Failure.tsx';
import { Link } from '../../ui/route/router.tsx';
import { Toggle } from '../../ui/Toggle.tsx';
import { useText } from '../../words/Words.tsx';
import './balance.css';

type Sum = Omit<BalanceCell, 'players'>;

const mean = (sum: number, games: number): number => Math.round((10 * sum) / Math.max(1, games)) / 10;

/** What the figures of a haunt come to, in words. */
function Verdict({ fairness, cells }: { readonly fairness: Fairness; readonly cells: readonly BalanceCell[] }) {
  const { t } = useText();
  const cause = causeOf(fairness, cells);
  return (
    <p className={`balance-verdict is-${fairness}`}>
      {t('balance.verdict', { fairness, sure: isSure(fairness, cells) ? 'yes' : 'no' })}
      {cause !== null && <> {t('balance.cause', { cause })}</>}
    </p>
  );
}

/** How long it takes, how many die, how it ends. */
function Facts({ kind, sum }: { readonly kind: HauntBalance['kind']; readonly sum: Sum }) {
  const { t } = useText();
  return (
    <p className="quiet">
      {t('balance.facts', {
        games: sum.games,
        rounds: mean(sum.rounds, sum.games),
        deaths: mean(sum.deaths, sum.games),
      })}{' '}
      {kind !== 'each' &&
        t('balance.ends', {
          heroes: sum.heroes,
          traitor: sum.traitor,
          nobody: sum.nobody,
          capped: sum.capped,
          sided: kind === 'sides' ? 'yes' : 'no',
        })}
    </p>
  );
}

function Cells({ kind, cells }: Pick<HauntBalance, 'kind' | 'cells'>) {
  const { t } = useText();
  return (
    <table className="balance-cells">
      <thead>
        <tr>
          <th scope="col">{t('balance.players')}</th>
          <th scope="col">{t('balance.games')}</th>
          {kind !== 'each' && <th scope="col">{t('balance.heroes')}</th>}
          <th scope="col">{t('balance.rounds')}</th>
          <th scope="col">{t('balance.deaths')}</th>
        </tr>
      </thead>
      <tbody>
        {cells.map((cell) => (
          <tr key={cell.players}>
            <th scope="row">{cell.players}</th>
            <td>{cell.games}</td>
            {kind !== 'each' && (
              <td>
                <SharePlot {...heroesWithin(cell)} />
              </td>
            )}
            <td>{mean(cell.rounds, cell.games)}</td>
            <td>{mean(cell.deaths, cell.games)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** How much of it is the bots: what they gain over others who choose at random. */
function Skill({ kind, cells }: Pick<HauntBalance, 'kind' | 'cells'>) {
  const { t } = useText();
  const { heroes, traitor } = skillOf(cells);
  if (kind === 'each' || heroes === null) return null;
  return (
    <p className="quiet">
      {t('balance.skill', {
        heroes: inPercent(heroes),
        traitor: inPercent(traitor ?? 0),
        sided: kind === 'sides' && traitor !== null ? 'yes' : 'no',
      })}
    </p>
  );
}

function Haunt({ haunt }: { readonly haunt: HauntBalance }) {
  const { t } = useText();
  const { number, name, kind, cells } = haunt;
  const sum = sumOfCells(cells);
  const within = heroesWithin(sum);
  const fairness = fairnessOf(kind, cells);
  return (
    <li className="panel balance-haunt">
      <h3 className="display">
        {t('practice.haunt-number', { number })}
        {name !== null && <small> {name}</small>}
      </h3>
      {kind !== 'each' && (
        <div className="balance-share">
          <SharePlot {...within} />
          <b>{t('balance.percent', { share: inPercent(within.share) })}</b>
        </div>
      )}
      <Verdict fairness={fairness} cells={cells} />
      <Facts kind={kind} sum={sum} />
      <details>
        <summary>{t('balance.more')}</summary>
        <Cells kind={kind} cells={cells} />
        <Skill kind={kind} cells={cells} />
      </details>
    </li>
  );
}

/** How fair every haunt is, with plots: by number, so that nobody reads ahead. */
export default function BalancePage() {
  const { t } = useText();
  const { report, failed, again } = useBalance();
  const offers = useOffers();
  const [fairOnly, setFairOnly] = useState(false);
  const shown = (report?.haunts ?? []).filter(({ kind, cells }) => !fairOnly || fairnessOf(kind, cells) === 'fair');
  const packs = [...new Set(shown.map(({ pack }) => pack))];
  return (
    <div className="balance-page">
      <header className="balance-head" data-paper="dark">
        <Link to={{ page: 'door' }} className="home-link">
          <Mark id="house" />
          {t('web.title')}
        </Link>
        <h1 className="display">{t('balance.title')}</h1>
        <p>{t('balance.lead')}</p>
      </header>
      <main>
        <Failure code={failed} onAgain={again} />
        {report === null && failed === null && <p>{t('app.loading')}</p>}
        {report !== null && report.haunts.length === 0 && <p>{t('balance.none')}</p>}
        {report !== null && report.haunts.length > 0 && (
          <>
            <section className="panel balance-how">
              <p>{t('balance.how')}</p>
              <p className="quiet">{t('balance.made', { bots: report.bots, made: report.made, tree: report.tree })}</p>
              <Toggle
                label={t('balance.fair-only')}
                note={t('balance.fair-more')}
                on={fairOnly}
                onChange={setFairOnly}
              />
            </section>
            {packs.map((pack) => (
              <section key={pack} aria-label={offers?.find(({ id }) => id === pack)?.name ?? pack}>
                <h2 className="display">{offers?.find(({ id }) => id === pack)?.name ?? pack}</h2>
                <ul className="balance-haunts">
                  {shown
                    .filter((haunt) => haunt.pack === pack)
                    .map((haunt) => (
                      <Haunt key={haunt.haunt} haunt={haunt} />
                    ))}
                </ul>
              </section>
            ))}
          </>
        )}
      </main>
    </div>
  );
}
