import { SheetDialog } from '../ui/dialog/SheetDialog.tsx';
import { useText } from '../words/Words.tsx';
import { RulesView } from './RulesView.tsx';

interface Props {
  /** The clause at which it is opened. */
  readonly chosen: string | null;
  readonly onClose: () => void;
}

/** The rules laid over the table, with its readings marked. */
export function RulebookSheet({ chosen, onClose }: Props) {
  const { t } = useText();
  return (
    <SheetDialog title={t('rulebook.title')} open onClose={onClose} wide>
      <div className="rulebook is-sheet">
        <RulesView chosen={chosen} where="sheet" />
      </div>
    </SheetDialog>
  );
}
