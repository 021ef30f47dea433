import type { Settings } from '@hollow/protocol';
import { type ReactNode, useId } from 'react';
import { useText } from '../../words/Words.tsx';
import { ABSENCES, type ChangeSettings, CLOCKS, PACES, ROUNDS, sameClock, span } from './settings.ts';

interface RowProps {
  readonly label: string;
  readonly note: string;
  /** The control has a line of its own: it, or the words, are too long for half of one. */
  readonly tall?: boolean;
  readonly children: (labelId: string) => ReactNode;
}

/** A setting with a control beside its words. */
export function SettingRow({ label, note, tall = false, children }: RowProps) {
  const id = useId();
  return (
    <div className={tall ? 'setting is-tall' : 'setting'}>
      <span>
        <b id={id}>{label}</b>
        <small>{note}</small>
      </span>
      {children(id)}
    </div>
  );
}

interface ChoiceProps<T> {
  readonly label: string;
  readonly note: string;
  readonly choices: readonly T[];
  readonly chosen: T;
  readonly same?: (a: T, b: T) => boolean;
  readonly say: (choice: T) => string;
  /** Null for those who may only read it. */
  readonly onChoose: ((choice: T) => void) | null;
}

/** One of a few values; one that is set and not among them is listed as well. */
function ChoiceRow<T>({ label, note, choices, chosen, same = Object.is, say, onChoose }: ChoiceProps<T>) {
  const listed = choices.some((choice) => same(choice, chosen)) ? choices : [chosen, ...choices];
  return (
    <SettingRow label={label} note={note}>
      {(id) => (
        <select
          aria-labelledby={id}
          disabled={onChoose === null}
          value={listed.findIndex((choice) => same(choice, chosen))}
          onChange={({ target }) => {
            for (const [i, choice] of listed.entries()) if (i === Number(target.value)) onChoose?.(choice);
          }}
        >
          {listed.map((choice, i) => (
            <option key={JSON.stringify(choice)} value={i}>
              {say(choice)}
            </option>
          ))}
        </select>
      )}
    </SettingRow>
  );
}

interface Props {
  readonly settings: Settings;
  /** Null for those who may only read it. */
  readonly change: ChangeSettings | null;
}

/** How long people may think. */
export function ClockRow({ settings, change }: Props) {
  const { t } = useText();
  return (
    <ChoiceRow
      label={t('lobby.clock')}
      note={t('lobby.clock-more')}
      choices={CLOCKS}
      chosen={settings.clock}
      same={sameClock}
      say={(clock) =>
        clock.kind === 'none'
          ? t('lobby.clock-none')
          : t('lobby.clock-is', { kind: clock.kind, ...span(clock.seconds) })
      }
      onChoose={change === null ? null : (clock) => change({ clock })}
    />
  );
}

/** When a bot takes the place of whoever is away. */
export function AbsenceRow({ settings, change }: Props) {
  const { t } = useText();
  return (
    <ChoiceRow
      label={t('lobby.absence')}
      note={t('lobby.absence-more')}
      choices={ABSENCES}
      chosen={settings.absence}
      say={(seconds) => (seconds === null ? t('lobby.never') : t('lobby.after', span(seconds)))}
      onChoose={change === null ? null : (absence) => change({ absence })}
    />
  );
}

/** How fast bots play. */
export function PaceRow({ settings, change }: Props) {
  const { t } = useText();
  return (
    <ChoiceRow
      label={t('lobby.pace')}
      note={t('lobby.pace-more')}
      choices={PACES}
      chosen={settings.pace}
      say={(pace) => t('lobby.pace-is', { pace })}
      onChoose={change === null ? null : (pace) => change({ pace })}
    />
  );
}

/** After how many rounds it is enough. */
export function RoundsRow({ settings, change }: Props) {
  const { t } = useText();
  return (
    <ChoiceRow
      label={t('lobby.rounds')}
      note={t('lobby.rounds-more')}
      choices={ROUNDS}
      chosen={settings.rounds}
      say={(rounds) => (rounds === null ? t('lobby.never') : t('lobby.rounds-after', { n: rounds }))}
      onChoose={change === null ? null : (rounds) => change({ rounds })}
    />
  );
}
