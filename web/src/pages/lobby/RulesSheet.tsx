import type { Settings } from '@hollow/protocol';
import { useId } from 'react';
import { usePacks } from '../../packs/context.ts';
import type { ChangeSettings } from '../../table/settings/settings.ts';
import { SheetDialog } from '../../ui/dialog/SheetDialog.tsx';
import { sayKeyIf } from '../../words/say.ts';
import { useText } from '../../words/Words.tsx';
import { plainly, presetName } from './presetName.ts';

interface Props {
  readonly settings: Settings;
  readonly change: ChangeSettings | null;
  readonly open: boolean;
  readonly onClose: () => void;
}

interface SwitchProps {
  readonly id: string;
  readonly options: readonly string[];
  readonly value: string;
  readonly usual: string;
  readonly onChoose: ((value: string) => void) | null;
}

function Switch({ id, options, value, usual, onChoose }: SwitchProps) {
  const text = useText();
  const name = useId();
  return (
    <fieldset className={value === usual ? 'reading' : 'reading is-own'}>
      <legend>{sayKeyIf(text, `switch.${id}`) ?? plainly(id)}</legend>
      {options.map((option) => (
        <label key={option} className="line-choice">
          <input
            type="radio"
            name={name}
            checked={option === value}
            disabled={onChoose === null}
            onChange={() => onChoose?.(option)}
          />
          <span>
            {sayKeyIf(text, `switch.${id}.${option}`) ?? plainly(option)}
            {option === usual && <small> {text.t('lobby.by-preset')}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** The readings of the rules of this edition: a preset, and every switch on top of it. */
export function RulesSheet({ settings, change, open, onClose }: Props) {
  const text = useText();
  const { t } = text;
  const presetId = useId();
  const { edition } = usePacks();
  const preset = edition?.presets[settings.preset] ?? {};
  const choose = (id: string, usual: string) => (value: string) => {
    const { [id]: _old, ...others } = settings.switches;
    change?.({ switches: value === usual ? others : { ...others, [id]: value } });
  };
  return (
    <SheetDialog title={t('lobby.rules')} open={open} onClose={onClose} wide>
      <p>{t('lobby.rules-how')}</p>
      <p className="field">
        <label htmlFor={presetId}>{t('lobby.preset')}</label>
        <select
          id={presetId}
          value={settings.preset}
          disabled={change === null}
          onChange={({ target }) => change?.({ preset: target.value, switches: {} })}
        >
          {Object.keys(edition?.presets ?? {}).map((id) => (
            <option key={id} value={id}>
              {presetName(text, id)}
            </option>
          ))}
        </select>
      </p>
      <div className="readings">
        {Object.entries(edition?.switches ?? {}).map(([id, { options, default: first }]) => {
          const usual = preset[id] ?? first;
          return (
            <Switch
              key={id}
              id={id}
              options={options}
              usual={usual}
              value={settings.switches[id] ?? usual}
              onChoose={change === null ? null : choose(id, usual)}
            />
          );
        })}
      </div>
    </SheetDialog>
  );
}
