import { SheetDialog } from '../../ui/dialog/SheetDialog.tsx';
import { wholeGlossary } from '../../ui/Glossed.tsx';
import { useText } from '../../words/Words.tsx';
import '../../ui/glossed.css';

/** All words of the glossary. */
export function GlossarySheet({ onClose }: { readonly onClose: () => void }) {
  const text = useText();
  return (
    <SheetDialog title={text.t('play.words')} open onClose={onClose}>
      <dl className="glossary">
        {wholeGlossary(text).map(({ word, meaning }) => (
          <div key={word}>
            <dt>{word}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </SheetDialog>
  );
}
