import { type FormEvent, useState } from 'react';
import { go } from '../../ui/route/router.tsx';
import { useText } from '../../words/Words.tsx';
import './code-form.css';

interface Props {
  readonly label?: string;
  /** Where a code leads: to the table, or to what the caller says. */
  readonly onCode?: (code: string) => void;
}

const join = (code: string): void => go({ page: 'join', code });

/** The way in for whoever has been told a code. */
export function CodeForm({ label, onCode = join }: Props) {
  const { t } = useText();
  const [code, setCode] = useState('');
  const sit = (event: FormEvent): void => {
    event.preventDefault();
    const typed = code.replace(/[^a-z]/gi, '').toUpperCase();
    if (typed !== '') onCode(typed);
  };
  return (
    <form className="join" onSubmit={sit}>
      <input
        value={code}
        onChange={({ target }) => setCode(target.value)}
        placeholder={t('door.code-here')}
        aria-label={t('door.code')}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        maxLength={12}
      />
      <button type="submit" className="btn">
        {label ?? t('door.sit-down')}
      </button>
    </form>
  );
}
