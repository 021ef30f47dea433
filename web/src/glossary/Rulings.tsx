import { useText } from '../words/Words.tsx';
import { Glossed } from './Glossed.tsx';

/** Decisions where the books are silent: wanted now and then, so that they are folded away. */
export function Rulings({ lines }: { readonly lines: readonly string[] }) {
  const { t } = useText();
  if (lines.length === 0) return null;
  return (
    <details className="rulings">
      <summary>{t('play.rulings')}</summary>
      <ul>
        {lines.map((line) => (
          <li key={line}>
            <Glossed>{line}</Glossed>
          </li>
        ))}
      </ul>
    </details>
  );
}
