import type { PublicTable } from '@hollow/protocol';
import { useState } from 'react';
import { Mark } from '../ink/Mark.tsx';
import { useGame } from '../state/hooks.ts';
import { Failure } from '../ui/call/Failure.tsx';
import { useCall } from '../ui/call/useCall.ts';
import { useText } from '../words/Words.tsx';
import { checkPromise, type DealVerdict } from './check.ts';
import './deal.css';

const KEPT = { in: 'deal.kept-own', out: 'deal.kept-without', none: 'deal.kept' } as const;

function useVerdictText(verdict: DealVerdict): string {
  const { t } = useText();
  const { table } = useGame();
  switch (verdict.is) {
    case 'kept': {
      const { answers, words } = verdict;
      const more = [
        ...(words.n > 0 && !words.sealed ? [t('deal.open-words')] : []),
        ...(words.redrawn > 0 ? [t('deal.redrawn', { n: words.redrawn })] : []),
      ];
      return [t(KEPT[verdict.own], { n: answers, words: words.n }), ...more].join(' ');
    }
    case 'other-word':
      return t('deal.other-word', { name: table?.seats[verdict.seat]?.name || 'none' });
    case 'other-settings':
      return t('deal.other-settings');
    case 'other-promise':
      return t('deal.other-promise');
    case 'word-missing':
      return t('deal.word-missing');
    case 'other-game':
      return t('deal.other-game', { message: verdict.message });
  }
}

/** What was taken back past a reveal: the dice were as promised, but somebody knew them and chose again. */
export function TakenBackNote({ takenBack }: Pick<PublicTable, 'takenBack'>) {
  const { t } = useText();
  const { byVote, alone } = takenBack;
  if (byVote + alone === 0) return null;
  return (
    <p className="deal-told is-marked">
      <Mark id="turn-left" />
      {t('end.taken-back', { n: byVote + alone, alone })}
    </p>
  );
}

function Told({ verdict }: { readonly verdict: DealVerdict }) {
  const text = useVerdictText(verdict);
  return (
    <p className={verdict.is === 'kept' ? 'deal-told' : 'deal-told is-broken'} role="status">
      <Mark id={verdict.is === 'kept' ? 'check' : 'skull'} />
      {text}
    </p>
  );
}

/** Was the game dealt as promised? One press deals it again on this device. */
export function CheckDeal() {
  const { t } = useText();
  const { table } = useGame();
  const { busy, failed, run } = useCall();
  const [verdict, setVerdict] = useState<DealVerdict | null>(null);
  if (table === null) return null;
  if (table.promise === null) return <p className="deal-told">{t('deal.nothing')}</p>;
  if (verdict !== null) return <Told verdict={verdict} />;
  return (
    <>
      <button
        type="button"
        className="btn"
        aria-disabled={busy}
        onClick={() => run(async () => setVerdict(await checkPromise(table.id)))}
      >
        <Mark id="die" />
        {busy ? t('deal.checking') : t('deal.check')}
      </button>
      <Failure code={failed} />
    </>
  );
}
