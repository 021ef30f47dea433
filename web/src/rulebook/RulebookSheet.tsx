import { Sheet } from '../ui/dialog/Sheet.tsx';
import { useText } from '../words/Words.tsx';
import { Rules } from './Rules.tsx';

interface Props {
  /** The clause at which it is opened. */
  readonly chosen: string | null;
  readonly onClose: () => void;
}

/** The rules laid over the table, with its readings marked. */
export function RulebookSheet({ chosen, onClose }: Props) {
  const { t } = useText();
  return (
    <Sheet title={t('rulebook.title')} open onClose={onClose} wide>
      <div className="rulebook is-sheet">
        <Rules chosen={chosen} where="sheet" />
      </div>
    </Sheet>
  );
}
