import { useText } from '../../words/Words.tsx';
import { SheetDialog } from './SheetDialog.tsx';

interface Props {
  readonly title: string;
  readonly more: string;
  readonly yes: string;
  readonly onYes: () => void;
  readonly onClose: () => void;
}

/** Asks once more before something that cannot be taken back; whoever presses a key without reading has done nothing. */
export function Sure({ title, more, yes, onYes, onClose }: Props) {
  const { t } = useText();
  return (
    <SheetDialog title={title} open onClose={onClose}>
      <p>{more}</p>
      <div className="prompt-buttons">
        <button type="button" className="btn is-lamp" onClick={onYes}>
          {yes}
        </button>
        <button type="button" className="btn" onClick={onClose} data-first>
          {t('play.sure-no')}
        </button>
      </div>
    </SheetDialog>
  );
}
