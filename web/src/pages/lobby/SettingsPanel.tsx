import type { Settings } from '@hollow/protocol';
import { seatCounts } from '@hollow/protocol';
import { useState } from 'react';
import { usePacks } from '../../packs/context.ts';
import { type ChangeSettings, formatNumbers } from '../../table/settings/settings.ts';
import { AbsenceRow, ClockRow, PaceRow, RoundsRow, SettingRow } from '../../table/settings/TimeRows.tsx';
import { Toggle } from '../../ui/Toggle.tsx';
import { useText } from '../../words/Words.tsx';
import { HauntsSheet } from './HauntsSheet.tsx';
import { hauntNumbers } from './hauntNumbers.ts';
import { PacksPanel } from './PacksPanel.tsx';
import { presetName } from './presetName.ts';
import { RulesSheet } from './RulesSheet.tsx';
import { countHaunts, scenarioNote } from './scenarios.ts';

interface Props {
  readonly settings: Settings;
  /** Null for those who may only read it. */
  readonly change: ChangeSettings | null;
  readonly seats: number;
  readonly onSeats: (n: number) => void;
}

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

/** How many seats there are. */
function SeatsRow({ change, seats, onSeats }: Pick<Props, 'change' | 'seats' | 'onSeats'>) {
  const { t } = useText();
  const packs = usePacks();
  const each = packs.explorersEach(seats);
  // A table that was made for other packs keeps its seats until the host changes them.
  const counts = [...new Set([seats, ...seatCounts(packs.edition?.players ?? null)])].sort((a, b) => a - b);
  return (
    <SettingRow
      label={t('lobby.seats')}
      note={each > 1 ? t('door.seats-each', { seats, n: each }) : t('lobby.seats-more')}
    >
      {(id) => (
        <select
          aria-labelledby={id}
          disabled={change === null}
          value={seats}
          onChange={({ target }) => onSeats(Number(target.value))}
        >
          {counts.map((n) => (
            <option key={n} value={n}>
              {n}
            </option>
          ))}
        </select>
      )}
    </SettingRow>
  );
}

/** With which scenario the evening begins, where the edition has any. */
function ScenarioRow({ settings, change }: RowProps) {
  const text = useText();
  const { t } = text;
  const { scenarios, haunts } = usePacks();
  const { scenario = '' } = settings;
  if (scenarios.length === 0) return null;
  const counts = countHaunts(scenarios, haunts, settings);
  return (
    <SettingRow tall label={t('lobby.scenario')} note={scenarioNote(text, counts, settings)}>
      {(id) => (
        <select
          aria-labelledby={id}
          disabled={change === null}
          value={scenario}
          onChange={({ target }) => change?.({ scenario: target.value })}
        >
          <option value="">{t('lobby.scenario-chance')}</option>
          {counts.map(({ id: one, n, of }) => (
            <option key={one} value={one} disabled={n === 0}>
              {t('lobby.scenario-haunts', { name: text.name(one, 'scenarios'), n, of })}
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
  const { haunts: known, edition } = usePacks();
  const hasReadings = Object.keys({ ...edition?.presets, ...edition?.switches }).length > 0;
  const differing = Object.keys(settings.switches).length;
  const haunts =
    settings.haunts.length === 0
      ? t('lobby.haunts-any')
      : t('lobby.haunts-some', { numbers: formatNumbers(hauntNumbers(known, settings.haunts)) });
  return (
    <>
      {hasReadings && (
        <SettingRow
          label={t('lobby.rules')}
          note={t('lobby.rules-more', { preset: presetName(text, settings.preset), differing })}
        >
          {() => (
            <button type="button" className="btn small" onClick={() => setSheet('rules')}>
              {locked ? t('lobby.look') : t('lobby.change')}
            </button>
          )}
        </SettingRow>
      )}
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
      <PacksPanel settings={settings} change={change} />
      <ScenarioRow {...row} />
      <SeatsRow change={change} seats={seats} onSeats={onSeats} />
      <SheetRows {...row} />
      <details className="how-more">
        <summary>{t('lobby.more-settings')}</summary>
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
      </details>
    </section>
  );
}
