import type { MarkId } from '@hollow/drawing/ink';
import { Mark } from '../../ink/Mark.tsx';
import type { Milestone } from '../../log/statistics.ts';
import { usePacks } from '../../packs/context.ts';

const MARKS: Readonly<Record<Exclude<Milestone['kind'], 'drawn'>, MarkId>> = {
  haunt: 'eye',
  death: 'skull',
  deed: 'book',
  end: 'lamp',
};

/** The sign of a turning point on the line of a game. */
export function MilestoneMark({ kind }: Pick<Milestone, 'kind'>) {
  const { art, countedDeck } = usePacks();
  return <Mark id={kind === 'drawn' ? art.deck(countedDeck ?? '').mark : MARKS[kind]} />;
}
