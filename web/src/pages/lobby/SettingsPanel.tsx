import { secondEditionHouse } from '@hollow/content/house';
import type { Settings } from '@hollow/protocol';
import { useState } from 'react';
import { type Change, typedOf } from '../../table/settings/settings.ts';
import { AbsenceRow, ClockRow, PaceRow, RoundsRow, SettingRow } from '../../table/settings/TimeRows.tsx';
import { Toggle } from '../../ui/Toggle.tsx';
import { say } from '../../words/say.ts';
import { useText } from '../../words/Words.tsx';
import { HauntsSheet } from './HauntsSheet.tsx';
import { RulesSheet } from './RulesSheet.tsx';

interface Props {
  readonly settings: Settings;
  /** Null for those who may only read it. */
  readonly change: Change | null;
  readonly seats: number;
  readonly onSeats: (n: number) => void;
}

const SEATS = [2, 3, 4, 5, 6];

/** What the edition brings, but for its haunts. */
const BOX = {
  explorers: secondEditionHouse.explorers?.length ?? 0,
  rooms: secondEditionHouse.rooms?.length ?? 0,
  cards: secondEditionHouse.cards?.length ?? 0,
};

/** How you play: the host sets it, everybody reads it. */
export function SettingsPanel({ settings, change, seats, onSeats }: Props) {
  const text = useText();
  const { t } = text;
  const [sheet, setSheet] = useState<'rules' | 'haunts' | null>(null);
  const locked = change === null;
  const differing = Object.keys(settings.switches).length;
  const toggle = (field: 'unplayed' | 'undo' | 'watchers' | 'deadSeeAll' | 'chat', label: string, note: string) => (
    <Toggle
      label={label}
      note={note}
      on={settings[field]}
      disabled={locked}
      onChange={(on) => change?.({ [field]: on })}
    />
  );
  return (
    <section className="panel how" aria-labelledby="how-you-play">
      <h2 className="display" id="how-you-play">
        {t('lobby.how')}
      </h2>
      <SettingRow label={t('lobby.edition')} note={t('lobby.edition-more', BOX)}>
        {() => null}
      </SettingRow>
      <SettingRow label={t('lobby.chairs')} note={seats === 2 ? t('door.two-chairs') : t('lobby.chairs-more')}>
        {(id) => (
          <select
            aria-labelledby={id}
            disabled={locked}
            value={seats}
            onChange={({ target }) => onSeats(Number(target.value))}
          >
            {SEATS.map((n) => (
              <option key={n} value={n}>
                {n}
              </option>
            ))}
          </select>
        )}
      </SettingRow>
      <SettingRow
        label={t('lobby.rules')}
        note={t('lobby.rules-more', { preset: say(text, `preset.${settings.preset}`), differing })}
      >
        {() => (
          <button type="button" className="btn small" onClick={() => setSheet('rules')}>
            {locked ? t('lobby.look') : t('lobby.change')}
          </button>
        )}
      </SettingRow>
      <SettingRow
        label={t('lobby.haunts')}
        note={
          settings.haunts.length === 0
            ? t('lobby.haunts-any')
            : t('lobby.haunts-some', { numbers: typedOf(settings.haunts) })
        }
      >
        {() => (
          <button type="button" className="btn small" disabled={locked} onClick={() => setSheet('haunts')}>
            {t('lobby.choose')}
          </button>
        )}
      </SettingRow>
      {toggle('unplayed', t('lobby.unplayed'), t('lobby.unplayed-more'))}
      <Toggle
        label={t('lobby.real-dice')}
        note={t('lobby.real-dice-more')}
        on={settings.dice === 'typed'}
        disabled={locked}
        onChange={(on) => change?.({ dice: on ? 'typed' : 'seed' })}
      />
      <ClockRow settings={settings} change={change} />
      <AbsenceRow settings={settings} change={change} />
      <PaceRow settings={settings} change={change} />
      <RoundsRow settings={settings} change={change} />
      {toggle('undo', t('lobby.undo'), t('lobby.undo-more'))}
      {toggle('watchers', t('lobby.watchers'), t('lobby.watchers-more'))}
      {toggle('deadSeeAll', t('lobby.dead'), t('lobby.dead-more'))}
      {toggle('chat', t('lobby.chat-on'), t('lobby.chat-on-more'))}
      <Toggle
        label={t('lobby.door')}
        note={t('lobby.door-more')}
        on={settings.door === 'open'}
        disabled={locked}
        onChange={(on) => change?.({ door: on ? 'open' : 'closed' })}
      />
      <RulesSheet settings={settings} change={change} open={sheet === 'rules'} onClose={() => setSheet(null)} />
      <HauntsSheet settings={settings} change={change} open={sheet === 'haunts'} onClose={() => setSheet(null)} />
    </section>
  );
}
