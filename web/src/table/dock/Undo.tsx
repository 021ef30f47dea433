import { Mark } from '../../ink/Mark.tsx';
import { useGame, usePending, useSession } from '../../state/hooks.ts';
import { useKeys } from '../../ui/browser/useKeys.ts';
import { useText } from '../../words/Words.tsx';
import { isAlone } from '../people/people.ts';

/** Takes back the last step, or the whole of the last walk: freely while nothing was revealed, else if everybody agrees. */
export function Undo() {
  const { t } = useText();
  const session = useSession();
  const { table } = useGame();
  const busy = usePending().size > 0;
  const free = table?.undo.free === true;
  const byVote = table?.undo.byVote === true;
  const take = (): void => {
    if (!busy && (free || byVote)) session.send({ t: 'undo', kind: free ? 'free' : 'vote' });
  };
  useKeys((key) => {
    if (key === 'Backspace' && free) take();
  });
  if (!free && !byVote) return null;
  const alone = !free && table !== null && isAlone(table);
  const label = t(free ? 'play.undo' : alone ? 'play.undo-alone' : 'play.undo-vote');
  return (
    <button type="button" className="btn undo" title={alone ? t('play.undo-alone-more') : label} onClick={take}>
      <Mark id="turn-left" />
      <span>{label}</span>
    </button>
  );
}
