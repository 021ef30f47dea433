import type { MessageKey } from '@hollow/text/browser';
import { useId, useState } from 'react';
import { Mark } from '../ink/Mark.tsx';
import { play } from '../ui/browser/sound.ts';
import { SheetDialog } from '../ui/dialog/SheetDialog.tsx';
import { Toggle } from '../ui/Toggle.tsx';
import { languagesFor } from '../words/load.ts';
import { ownName } from '../words/ownName.ts';
import { useText } from '../words/Words.tsx';
import type { Prefs } from './prefs.ts';
import { setPrefs, usePrefs } from './usePrefs.ts';

type Plain = Extract<MessageKey, `app.${string}`>;

interface ChoiceProps<V extends string> {
  readonly legend: string;
  readonly value: V;
  readonly choices: readonly (readonly [V, string])[];
  readonly onChoose: (value: V) => void;
}

function Choice<V extends string>({ legend, value, choices, onChoose }: ChoiceProps<V>) {
  const name = useId();
  return (
    <fieldset className="field">
      <legend>{legend}</legend>
      <div className="choices">
        {choices.map(([key, label]) => (
          <label key={key} className="choice">
            <input type="radio" name={name} checked={key === value} onChange={() => onChoose(key)} />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const PAPERS: readonly (readonly [Prefs['paper'], Plain])[] = [
  ['dark', 'app.paper-dark'],
  ['light', 'app.paper-light'],
];
const SIZES: readonly (readonly [Prefs['size'], Plain])[] = [
  ['plain', 'app.size-plain'],
  ['large', 'app.size-large'],
  ['largest', 'app.size-largest'],
];
const MOTIONS: readonly (readonly [Prefs['motion'], Plain])[] = [
  ['calm', 'app.motion-calm'],
  ['quick', 'app.motion-quick'],
  ['none', 'app.motion-none'],
];

const DICE: readonly (readonly [Prefs['dice'], Plain])[] = [
  ['days', 'app.dice-days'],
  ['own', 'app.dice-own'],
  ['house', 'app.dice-house'],
];

/** How loud sounds are. */
function Volume({ volume }: { readonly volume: number }) {
  const { t } = useText();
  const id = useId();
  return (
    <div className="setting">
      <label htmlFor={id}>
        <b>{t('app.volume')}</b>
      </label>
      <input
        id={id}
        type="range"
        min={1}
        max={10}
        value={volume}
        onChange={({ target }) => setPrefs({ volume: Number(target.value) })}
        onPointerUp={() => play('card', volume)}
      />
    </div>
  );
}

/** How this device shows the game. */
export function Preferences() {
  const text = useText();
  const { paper, size, motion, sound, volume, voice, dice, chances } = usePrefs();
  const said = <V extends string>(rows: readonly (readonly [V, Plain])[]): (readonly [V, string])[] =>
    rows.map(([value, key]) => [value, text.t(key as 'app.paper-dark')]);
  return (
    <>
      <Choice
        legend={text.t('door.language')}
        value={text.lang}
        choices={languagesFor(text.lang).map((lang) => [lang, ownName(lang)] as const)}
        onChoose={(value) => setPrefs({ lang: value })}
      />
      <Choice
        legend={text.t('app.size')}
        value={size}
        choices={said(SIZES)}
        onChoose={(value) => setPrefs({ size: value })}
      />
      <Choice
        legend={text.t('app.paper')}
        value={paper}
        choices={said(PAPERS)}
        onChoose={(value) => setPrefs({ paper: value })}
      />
      <Choice
        legend={text.t('app.motion')}
        value={motion}
        choices={said(MOTIONS)}
        onChoose={(value) => setPrefs({ motion: value })}
      />
      <Toggle
        label={text.t('app.sound')}
        note={text.t('app.sound-more')}
        on={sound}
        onChange={(on) => setPrefs({ sound: on, offered: true })}
      />
      {sound && <Volume volume={volume} />}
      <Choice
        legend={text.t('app.dice')}
        value={dice}
        choices={said(DICE)}
        onChoose={(value) => setPrefs({ dice: value })}
      />
      <Toggle
        label={text.t('app.chances')}
        note={text.t('app.chances-more')}
        on={chances}
        onChange={(on) => setPrefs({ chances: on })}
      />
      <Toggle
        label={text.t('app.voice')}
        note={text.t('app.voice-more')}
        on={voice}
        onChange={(on) => setPrefs({ voice: on })}
      />
    </>
  );
}

export function PreferencesButton() {
  const { t } = useText();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="btn is-ghost square"
        onClick={() => setOpen(true)}
        aria-label={t('app.preferences')}
      >
        <Mark id="lamp" />
      </button>
      <SheetDialog title={t('app.preferences')} open={open} onClose={() => setOpen(false)}>
        <Preferences />
      </SheetDialog>
    </>
  );
}
