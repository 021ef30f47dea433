import type { Settings } from '@hollow/server/protocol';
import { type ReactNode, useId } from 'react';
import { useText } from '../../words/Words.tsx';
import { ABSENCES, type Change, CLOCKS, PACES, ROUNDS, sameClock, span } from './settings.ts';

interface RowProps {
  readonly label: string;
  readonly note: string;
  readonly children: (labelId: string) => ReactNode;
}

/** A setting with a control beside its words. */
export function SettingRow({ label, note, children }: RowProps) {
  const id = useId();
  return (
    <div className="setting">
      <span>
        <b id={id}>{label}</b>
        <small>{note}</small>
      </span>
      {children(id)}
    </div>
  );
}

interface Props {
  readonly settings: Settings;
  /** Null for those who may only read it. */
  readonly change: Change | null;
}

/** How long people may think. */
export function ClockRow({ settings, change }: Props) {
  const { t } = useText();
  const at = CLOCKS.findIndex((clock) => sameClock(clock, settings.clock));
  const clocks = at < 0 ? [...CLOCKS, settings.clock] : CLOCKS;
  return (
    <SettingRow label={t('lobby.clock')} note={t('lobby.clock-more')}>
      {(id) => (
        <select
          aria-labelledby={id}
          disabled={change === null}
          value={at < 0 ? clocks.length - 1 : at}
          onChange={({ target }) => change?.({ clock: clocks[Number(target.value)] })}
        >
          {clocks.map((clock, i) => (
            <option key={JSON.stringify(clock)} value={i}>
              {clock.kind === 'none'
                ? t('lobby.clock-none')
                : t('lobby.clock-is', { kind: clock.kind, ...span(clock.seconds) })}
            </option>
          ))}
        </select>
      )}
    </SettingRow>
  );
}

/** When a bot takes the place of who is away. */
export function AbsenceRow({ settings, change }: Props) {
  const { t } = useText();
  return (
    <SettingRow label={t('lobby.absence')} note={t('lobby.absence-more')}>
      {(id) => (
        <select
          aria-labelledby={id}
          disabled={change === null}
          value={ABSENCES.indexOf(settings.absence)}
          onChange={({ target }) => change?.({ absence: ABSENCES[Number(target.value)] ?? null })}
        >
          {ABSENCES.map((seconds, i) => (
            <option key={String(seconds)} value={i}>
              {seconds === null ? t('lobby.never') : t('lobby.after', span(seconds))}
            </option>
          ))}
        </select>
      )}
    </SettingRow>
  );
}

/** How fast bots play. */
export function PaceRow({ settings, change }: Props) {
  const { t } = useText();
  return (
    <SettingRow label={t('lobby.pace')} note={t('lobby.pace-more')}>
      {(id) => (
        <select
          aria-labelledby={id}
          disabled={change === null}
          value={settings.pace}
          onChange={({ target }) => change?.({ pace: PACES.find((pace) => pace === target.value) ?? 'steady' })}
        >
          {PACES.map((pace) => (
            <option key={pace} value={pace}>
              {t('lobby.pace-is', { pace })}
            </option>
          ))}
        </select>
      )}
    </SettingRow>
  );
}

/** After how many rounds it is enough. */
export function RoundsRow({ settings, change }: Props) {
  const { t } = useText();
  const choices = ROUNDS.includes(settings.rounds) ? ROUNDS : [settings.rounds, ...ROUNDS];
  return (
    <SettingRow label={t('lobby.rounds')} note={t('lobby.rounds-more')}>
      {(id) => (
        <select
          aria-labelledby={id}
          disabled={change === null}
          value={choices.indexOf(settings.rounds)}
          onChange={({ target }) => change?.({ rounds: choices[Number(target.value)] ?? null })}
        >
          {choices.map((rounds, i) => (
            <option key={String(rounds)} value={i}>
              {rounds === null ? t('lobby.never') : t('lobby.rounds-after', { n: rounds })}
            </option>
          ))}
        </select>
      )}
    </SettingRow>
  );
}
