import { Mark } from '../../ink/Mark.tsx';
import { useGameOf } from '../../state/hooks.ts';
import { useText } from '../../words/Words.tsx';
import { progressOf } from './tome.ts';

/** How far one's own side has come, then its goal, in a line which opens the book. */
export function Goal({ onOpen }: { readonly onOpen: () => void }) {
  const { t, list } = useText();
  const tome = useGameOf(({ words }) => words?.tome) ?? null;
  const sides = useGameOf(({ view }) => view?.tome?.sides) ?? [];
  const goal = tome?.find(({ kind }) => kind === 'goal');
  if (tome === null || goal === undefined) return null;
  return (
    <button type="button" className="goal" title={t('play.tab-tome')} onClick={onOpen}>
      <Mark id={sides.length === 1 && sides[0] === 'traitor' ? 'dagger' : 'book'} />
      <span>{list([...progressOf(tome), goal.text], 'dot')}</span>
    </button>
  );
}

/** How far one's own side has come, on the table itself; nothing where nothing is counted. */
export function Progress() {
  const tome = useGameOf(({ words }) => words?.tome) ?? [];
  return progressOf(tome).map((line) => (
    <small key={line} className="stage-progress">
      {line}
    </small>
  ));
}
