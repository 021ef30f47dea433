import { wholeGlossary } from '../../glossary/Glossed.tsx';
import { usePacks } from '../../packs/context.ts';
import { SheetDialog } from '../../ui/dialog/SheetDialog.tsx';
import { useText } from '../../words/Words.tsx';
import '../../glossary/glossed.css';

/** All words of the glossary. */
export function GlossarySheet({ onClose }: { readonly onClose: () => void }) {
  const text = useText();
  const packs = usePacks();
  return (
    <SheetDialog title={text.t('play.words')} open onClose={onClose}>
      <dl className="glossary">
        {wholeGlossary(text, packs).map(({ word, meaning }) => (
          <div key={word}>
            <dt>{word}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </SheetDialog>
  );
}
