import { Mark } from '../../ink/Mark.tsx';
import { useGameOf } from '../../state/hooks.ts';
import { useText } from '../../words/Words.tsx';

/** One's own side's goal in a line, which opens the book. */
export function Goal({ onOpen }: { readonly onOpen: () => void }) {
  const { t } = useText();
  const tome = useGameOf(({ words }) => words?.tome) ?? null;
  const sides = useGameOf(({ view }) => view?.tome?.sides) ?? [];
  const goal = tome?.find(({ kind }) => kind === 'goal');
  if (goal === undefined) return null;
  return (
    <button type="button" className="goal" title={t('play.tab-tome')} onClick={onOpen}>
      <Mark id={sides.length === 1 && sides[0] === 'traitor' ? 'dagger' : 'book'} />
      <span>{goal.text}</span>
    </button>
  );
}
