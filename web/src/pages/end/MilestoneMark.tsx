import type { MarkId } from '@hollow/drawing/ink';
import { Mark } from '../../ink/Mark.tsx';
import type { Milestone } from '../../log/statistics.ts';

const MARKS: Readonly<Record<Milestone['kind'], MarkId>> = {
  omen: 'omen',
  haunt: 'eye',
  death: 'skull',
  deed: 'book',
  end: 'lamp',
};

/** The sign of a turning point on the line of a game. */
export const MilestoneMark = ({ kind }: Pick<Milestone, 'kind'>) => <Mark id={MARKS[kind]} />;
