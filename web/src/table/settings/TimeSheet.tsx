import { useGame, useSession } from '../../state/hooks.ts';
import { SheetDialog } from '../../ui/dialog/SheetDialog.tsx';
import { Toggle } from '../../ui/Toggle.tsx';
import { useText } from '../../words/Words.tsx';
import { AbsenceRow, ClockRow, PaceRow, RoundsRow } from './TimeRows.tsx';

/** How long people may think at this table: the host may still change it, everybody reads it. */
export function TimeSheet({ onClose }: { readonly onClose: () => void }) {
  const { t } = useText();
  const session = useSession();
  const { table, you } = useGame();
  if (table === null) return null;
  const { settings, paused } = table;
  const change =
    you?.host === true && table.phase === 'playing'
      ? (wish: Partial<typeof settings>) => session.send({ t: 'host', do: { what: 'settings', settings: wish } })
      : null;
  return (
    <SheetDialog title={t('play.time')} open onClose={onClose}>
      <p>{t('play.time-more')}</p>
      <PaceRow settings={settings} change={change} />
      <ClockRow settings={settings} change={change} />
      <AbsenceRow settings={settings} change={change} />
      <RoundsRow settings={settings} change={change} />
      <Toggle
        label={t('play.pause')}
        note={t('play.pause-more')}
        on={paused}
        disabled={change === null}
        onChange={(on) => session.send({ t: 'host', do: { what: 'pause', on } })}
      />
    </SheetDialog>
  );
}
