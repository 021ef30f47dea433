import { secondEditionHouse } from '@hollow/content/house';
import { useId, useState } from 'react';
import { Sheet } from '../../app/Sheet.tsx';
import { useGame } from '../../state/hooks.ts';
import { reportScript, yamlOf } from '../../state/report.ts';
import { useText } from '../../words/Words.tsx';

/** Hands the reader a file. */
export function download(name: string, type: string, content: BlobPart): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

/** A rules bug: the position as a script that anybody can run, without its secrets. */
export function Report({ onClose }: { readonly onClose: () => void }) {
  const { t, name } = useText();
  const { view, table } = useGame();
  const [said, setSaid] = useState('');
  const id = useId();
  if (view === null || table === null) return null;
  const { turn, round } = view.position;
  const title = t('play.report-title', { round, who: turn.who === null ? 'none' : name(turn.who) });
  const file = yamlOf(reportScript(view, table.settings, [secondEditionHouse], title), said);
  return (
    <Sheet title={t('play.report')} open onClose={onClose}>
      <p>{t('play.report-more')}</p>
      <p className="field">
        <label htmlFor={id}>{t('play.report-what')}</label>
        <textarea id={id} rows={4} value={said} onChange={({ target }) => setSaid(target.value)} />
      </p>
      <button
        type="button"
        className="btn is-lamp"
        onClick={() => download(`hollow-hill-${table.id}-${view.seq}.yaml`, 'application/yaml', file)}
      >
        {t('play.report-download')}
      </button>
    </Sheet>
  );
}
