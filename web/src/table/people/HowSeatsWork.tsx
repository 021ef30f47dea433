import type { PublicTable } from '@hollow/protocol';
import { sayKey } from '../../words/say.ts';
import { useText } from '../../words/Words.tsx';
import { wholeSpan } from './people.ts';
import './how-seats.css';

const POINTS = [
  'people.how-kept',
  'people.how-bot',
  'people.how-given-up',
  'people.how-handed-on',
  'people.how-host',
  'people.how-remove',
  'people.how-alone',
] as const;

/** What a player has to know about seats, with the times of this table (docs/seats.md). */
export function HowSeatsWork({ waits }: Pick<PublicTable, 'waits'>) {
  const text = useText();
  const { t } = text;
  const times = { keep: t('people.span', wholeSpan(waits.keep)), standIn: t('people.span', wholeSpan(waits.standIn)) };
  return (
    <details className="how-seats">
      <summary>{t('people.how')}</summary>
      <ul>
        {POINTS.map((key) => (
          <li key={key}>{sayKey(text, key, times)}</li>
        ))}
      </ul>
    </details>
  );
}
