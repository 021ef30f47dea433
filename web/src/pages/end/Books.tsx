import { roleTitle } from '../../people/side.ts';
import { useGame } from '../../state/hooks.ts';
import { SheetDialog } from '../../ui/dialog/SheetDialog.tsx';
import { useText } from '../../words/Words.tsx';

/** Both books, once nothing is secret any more. */
export function Books({ onClose }: { readonly onClose: () => void }) {
  const text = useText();
  const { words } = useGame();
  if (words === null) return null;
  const sides = Object.keys(words.pages).filter((side) => side !== 'all');
  return (
    <SheetDialog title={text.t('end.books')} open onClose={onClose} wide>
      <div className="books">
        {sides.map((side) => {
          const { opening, goal, win } = text.haunt(words.haunt, side);
          return (
            <article key={side}>
              <h3 className="display">{roleTitle(text, side)}</h3>
              {[opening, goal, win]
                .filter((part) => part !== '')
                .map((part) => (
                  <p key={part}>{part}</p>
                ))}
            </article>
          );
        })}
      </div>
    </SheetDialog>
  );
}
