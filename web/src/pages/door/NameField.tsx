import { useId } from 'react';
import { useText } from '../../words/Words.tsx';

interface Props {
  readonly value: string;
  readonly onChange: (name: string) => void;
  /** What somebody is called who gives no name; without it everybody has to. */
  readonly guest?: string;
}

const LONGEST = 24;

export function NameField({ value, onChange, guest }: Props) {
  const { t } = useText();
  const id = useId();
  return (
    <p className="field">
      <label htmlFor={id}>{t('door.name')}</label>
      <input
        id={id}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        maxLength={LONGEST}
        autoComplete="nickname"
        required={guest === undefined}
        placeholder={guest}
      />
    </p>
  );
}
