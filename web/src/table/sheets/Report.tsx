import type { WireView } from '@hollow/protocol';
import { useId, useState } from 'react';
import { api } from '../../net/api.ts';
import { usePacks } from '../../packs/context.ts';
import { useGame } from '../../state/hooks.ts';
import { download } from '../../ui/browser/download.ts';
import { Failure } from '../../ui/call/Failure.tsx';
import { useCall } from '../../ui/call/useCall.ts';
import { SheetDialog } from '../../ui/dialog/SheetDialog.tsx';
import { useText } from '../../words/Words.tsx';
import { reportScript, yamlOf } from './report.ts';

/** A rules bug: the position as a script that anybody can run, made from what everybody sees. */
export function Report({ onClose }: { readonly onClose: () => void }) {
  const { t, name } = useText();
  const packs = usePacks();
  const { view, table } = useGame();
  const [said, setSaid] = useState('');
  const { busy, failed, run } = useCall();
  const id = useId();
  if (view === null || table === null) return null;
  // A lesson has no server, and no secrets.
  const open = async (): Promise<WireView> =>
    table.code === '' ? view : ((await api.view(table.id, 'public')).view ?? view);
  const write = async (): Promise<void> => {
    const seen = await open();
    const { turn, round } = seen.position;
    const title = t('play.report-title', { round, who: turn.who === null ? 'none' : name(turn.who) });
    const file = yamlOf(reportScript(seen, table.settings, [packs.whole], title), said);
    download(`hollow-hill-${table.id}-${seen.seq}.yaml`, 'application/yaml', file);
  };
  return (
    <SheetDialog title={t('play.report')} open onClose={onClose}>
      <p>{t('play.report-more')}</p>
      <p className="field">
        <label htmlFor={id}>{t('play.report-what')}</label>
        <textarea id={id} rows={4} value={said} onChange={({ target }) => setSaid(target.value)} />
      </p>
      <Failure code={failed} />
      <button type="button" className="btn is-lamp" aria-disabled={busy} onClick={() => run(write)}>
        {t('play.report-download')}
      </button>
    </SheetDialog>
  );
}
