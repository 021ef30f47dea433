import type { HauntKind } from '../language/haunt.ts';
import type { Outcome } from '../state/state.ts';

/** Who has won. */
export interface Winners {
  /** Their side; `each` where everybody plays alone, `several` where the winners are of more than one side or of none, `nobody` where there are none. */
  readonly side: string;
  readonly who: readonly string[];
}

/** Who has won a game that is over, from how it ended, on which side each explorer was, and whether sides counted at all. */
export function winnersOf(
  { verdicts, why }: Pick<Outcome, 'verdicts' | 'why'>,
  {
    explorers,
    hauntKind,
  }: {
    readonly explorers: readonly { readonly id: string; readonly seat: number; readonly side?: string | null }[];
    readonly hauntKind?: HauntKind;
  },
): Winners {
  const won = explorers.filter(({ seat }) => verdicts[seat] === 'won');
  const who = won.map(({ id }) => id);
  const sides = new Set(won.map(({ side }) => side ?? ''));
  if (who.length === 0) return { side: 'nobody', who };
  if (hauntKind === 'free-for-all') return { side: 'each', who };
  if (why === 'each' || sides.has(why)) return { side: why, who };
  const [only = '', ...others] = sides;
  return { side: only === '' || others.length > 0 ? 'several' : only, who };
}
