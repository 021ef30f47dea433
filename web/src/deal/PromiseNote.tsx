import type { PublicTable } from '@hollow/protocol';
import { useText } from '../words/Words.tsx';
import './deal.css';

/** Letters of the commitment that people can compare at a glance. */
const SHOWN = 8;

/** In the lobby: what is promised about the dice, and who has sealed a word. */
export function PromiseNote({ table }: { readonly table: PublicTable }) {
  const { t } = useText();
  const { promise } = table;
  if (promise === null) return <p className="deal-note">{t('deal.nothing')}</p>;
  const { commitment, seals } = promise;
  return (
    <details className="deal-note">
      <summary>
        {t('deal.sealed', { seal: commitment.slice(0, SHOWN), n: seals.filter((seal) => seal !== null).length })}
      </summary>
      <p>{t('deal.how')}</p>
      <code>{commitment}</code>
    </details>
  );
}
