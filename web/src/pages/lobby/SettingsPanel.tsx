import { secondEditionHouse } from '@hollow/content/house';
import type { Settings } from '@hollow/protocol';
import { useState } from 'react';
import { type ChangeSettings, formatNumbers } from '../../table/settings/settings.ts';
import { AbsenceRow, ClockRow, PaceRow, RoundsRow, SettingRow } from '../../table/settings/TimeRows.tsx';
import { Toggle } from '../../ui/Toggle.tsx';
import { sayKey } from '../../words/say.ts';
import { useText } from '../../words/Words.tsx';
import { HauntsSheet } from './HauntsSheet.tsx';
import { RulesSheet } from './RulesSheet.tsx';
import { numbersOf, useHauntNumbers } from './useHauntNumbers.ts';

interface Props {
  readonly settings: Settings;
  /** Null for those who may only read it. */
  readonly change: ChangeSettings | null;
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

type RowProps = Pick<Props, 'settings' | 'change'>;
type Flag = 'unplayed' | 'undo' | 'watchers' | 'deadSeeAll' | 'chat';

interface FlagProps extends RowProps {
  readonly field: Flag;
  readonly label: string;
  readonly note: string;
}

/** A setting that is on or off. */
const FlagRow = ({ settings, change, field, label, note }: FlagProps) => (
  <Toggle
    label={label}
    note={note}
    on={settings[field]}
    disabled={change === null}
    onChange={(on) => change?.({ [field]: on })}
  />
);

/** How many chairs there are. */
function ChairsRow({ change, seats, onSeats }: Pick<Props, 'change' | 'seats' | 'onSeats'>) {
  const { t } = useText();
  return (
    <SettingRow label={t('lobby.chairs')} note={seats === 2 ? t('door.two-chairs') : t('lobby.chairs-more')}>
      {(id) => (
        <select
          aria-labelledby={id}
          disabled={change === null}
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
  );
}

/** Readings of the rules, and which haunts may begin: each has a sheet of its own. */
function SheetRows({ settings, change }: RowProps) {
  const text = useText();
  const { t } = text;
  const [sheet, setSheet] = useState<'rules' | 'haunts' | null>(null);
  const locked = change === null;
  const known = useHauntNumbers(settings);
  const differing = Object.keys(settings.switches).length;
  const haunts =
    settings.haunts.length === 0
      ? t('lobby.haunts-any')
      : t('lobby.haunts-some', { numbers: formatNumbers(numbersOf(known, settings.haunts)) });
  return (
    <>
      <SettingRow
        label={t('lobby.rules')}
        note={t('lobby.rules-more', { preset: sayKey(text, `preset.${settings.preset}`), differing })}
      >
        {() => (
          <button type="button" className="btn small" onClick={() => setSheet('rules')}>
            {locked ? t('lobby.look') : t('lobby.change')}
          </button>
        )}
      </SettingRow>
      <SettingRow label={t('lobby.haunts')} note={haunts}>
        {() => (
          <button type="button" className="btn small" disabled={locked} onClick={() => setSheet('haunts')}>
            {t('lobby.choose')}
          </button>
        )}
      </SettingRow>
      <RulesSheet settings={settings} change={change} open={sheet === 'rules'} onClose={() => setSheet(null)} />
      <HauntsSheet
        settings={settings}
        change={change}
        known={known}
        open={sheet === 'haunts'}
        onClose={() => setSheet(null)}
      />
    </>
  );
}

/** How you play: the host sets it, everybody reads it. */
export function SettingsPanel({ settings, change, seats, onSeats }: Props) {
  const { t } = useText();
  const row = { settings, change };
  const locked = change === null;
  return (
    <section className="panel how" aria-labelledby="how-you-play">
      <h2 className="display" id="how-you-play">
        {t('lobby.how')}
      </h2>
      <SettingRow label={t('lobby.edition')} note={t('lobby.edition-more', BOX)}>
        {() => null}
      </SettingRow>
      <ChairsRow change={change} seats={seats} onSeats={onSeats} />
      <SheetRows {...row} />
      <FlagRow {...row} field="unplayed" label={t('lobby.unplayed')} note={t('lobby.unplayed-more')} />
      <Toggle
        label={t('lobby.real-dice')}
        note={t('lobby.real-dice-more')}
        on={settings.dice === 'typed'}
        disabled={locked}
        onChange={(on) => change?.({ dice: on ? 'typed' : 'seed' })}
      />
      <ClockRow {...row} />
      <AbsenceRow {...row} />
      <PaceRow {...row} />
      <RoundsRow {...row} />
      <FlagRow {...row} field="undo" label={t('lobby.undo')} note={t('lobby.undo-more')} />
      <FlagRow {...row} field="watchers" label={t('lobby.watchers')} note={t('lobby.watchers-more')} />
      <FlagRow {...row} field="deadSeeAll" label={t('lobby.dead')} note={t('lobby.dead-more')} />
      <FlagRow {...row} field="chat" label={t('lobby.chat-on')} note={t('lobby.chat-on-more')} />
      <Toggle
        label={t('lobby.door')}
        note={t('lobby.door-more')}
        on={settings.door === 'open'}
        disabled={locked}
        onChange={(on) => change?.({ door: on ? 'open' : 'closed' })}
      />
    </section>
  );
}
