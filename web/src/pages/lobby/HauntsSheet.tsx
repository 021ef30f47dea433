import type { HauntNotice, Settings } from '@hollow/protocol';
import { type FormEvent, useId, useState } from 'react';
import { type ChangeSettings, formatNumbers, parseNumbers } from '../../table/settings/settings.ts';
import { SheetDialog } from '../../ui/dialog/SheetDialog.tsx';
import { useText } from '../../words/Words.tsx';
import { HauntFairness } from './HauntFairness.tsx';
import { hauntNumbers, hauntsNumbered } from './hauntNumbers.ts';

interface Props {
  readonly settings: Settings;
  readonly change: ChangeSettings | null;
  readonly known: readonly HauntNotice[];
  readonly open: boolean;
  readonly onClose: () => void;
}

function Form({ settings, change, known, onClose }: Omit<Props, 'open'>) {
  const { t } = useText();
  const id = useId();
  const [typed, setTyped] = useState(formatNumbers(hauntNumbers(known, settings.haunts)));
  const there = known.map(({ number }) => number);
  const numbers = parseNumbers(typed, Math.max(1, ...there)).filter((n) => there.includes(n));
  // Numbers of haunts that nobody has laid out would leave none: that is not the same as all.
  const isWrong = typed.trim() !== '' && numbers.length === 0;
  const keep = (event: FormEvent): void => {
    event.preventDefault();
    change?.({ haunts: hauntsNumbered(known, numbers) });
    onClose();
  };
  return (
    <form onSubmit={keep}>
      <p>{t('lobby.haunts-how')}</p>
      <p className="field">
        <label htmlFor={id}>{t('lobby.haunts-numbers', { numbers: formatNumbers(there) })}</label>
        <input id={id} value={typed} onChange={({ target }) => setTyped(target.value)} inputMode="text" />
      </p>
      <HauntFairness
        known={known}
        numbers={numbers}
        onChoose={change === null ? null : (fair) => setTyped(formatNumbers([...fair]))}
      />
      <p aria-live="polite">
        {isWrong
          ? t('lobby.haunts-none')
          : numbers.length === 0
            ? t('lobby.haunts-any')
            : t('lobby.haunts-some', { numbers: formatNumbers(numbers) })}
      </p>
      <button type="submit" className="btn is-lamp" disabled={isWrong}>
        {t('lobby.keep')}
      </button>
    </form>
  );
}

/** Which haunts may come: by number, so that nobody reads what they are. */
export function HauntsSheet({ open, ...rest }: Props) {
  const { t } = useText();
  return (
    <SheetDialog title={t('lobby.haunts')} open={open} onClose={rest.onClose}>
      <Form {...rest} />
    </SheetDialog>
  );
}
