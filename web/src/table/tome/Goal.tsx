import { useMemo } from 'react';
import { Mark } from '../../ink/Mark.tsx';
import { deedsSeen } from '../../log/deeds.ts';
import { useGameOf } from '../../state/hooks.ts';
import { useText } from '../../words/Words.tsx';
import { progressOf, triedOf } from './tome.ts';

/** More lines than so many hide the house. */
const MOST = 4;

/** How far everybody has come, as far as one may know: what is counted on one's pages, and what the others were seen to try. */
function useProgress(): readonly string[] {
  const text = useText();
  const tome = useGameOf(({ words }) => words?.tome) ?? null;
  const haunt = useGameOf(({ words }) => words?.haunt) ?? '';
  const standing = useGameOf((game) => game.standing);
  return useMemo(() => {
    if (tome === null) return [];
    const tried = triedOf(tome, deedsSeen(standing, haunt)).map(({ id, n, results }) =>
      text.t('play.tried', {
        deed: text.action(`haunts/${haunt}/${id}`),
        n,
        results: results.length === 0 ? 'none' : text.list(results.map(String)),
      }),
    );
    return [...progressOf(tome), ...tried].slice(0, MOST);
  }, [tome, haunt, standing, text]);
}

/** A line that ends by itself, and needs no point before the next. */
const isSentence = (line: string): boolean => /[.!?…。！？]$/u.test(line);

/** One's own goal, then how far everybody has come, in a line which opens the book: what is cut off is never the goal. */
export function Goal({ onOpen }: { readonly onOpen: () => void }) {
  const { t } = useText();
  const progress = useProgress();
  const tome = useGameOf(({ words }) => words?.tome) ?? null;
  const sides = useGameOf(({ view }) => view?.tome?.sides) ?? [];
  const goal = tome?.find(({ kind }) => kind === 'goal');
  if (tome === null || goal === undefined) return null;
  return (
    <button type="button" className="goal" title={t('play.tab-tome')} onClick={onOpen}>
      <Mark id={sides.length === 1 && sides[0] === 'traitor' ? 'dagger' : 'book'} />
      <span>
        {[goal.text, ...progress].reduce((a, b) => t(isSentence(a) ? 'list.sentences' : 'list.dot', { a, b }))}
      </span>
    </button>
  );
}

/** How far everybody has come, on the table itself; nothing where nothing is counted. */
export function Progress() {
  return useProgress().map((line) => (
    <small key={line} className="stage-progress">
      {line}
    </small>
  ));
}
