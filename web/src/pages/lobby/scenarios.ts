import type { HauntNotice, ScenarioNotice, Settings } from '@hollow/protocol';
import type { Text } from '@hollow/text/browser';

/** A scenario, and how many of its haunts can come at this table. */
interface Counted {
  readonly id: string;
  readonly n: number;
  readonly of: number;
}

export const countHaunts = (
  scenarios: readonly ScenarioNotice[],
  known: readonly HauntNotice[],
  { haunts: allowed }: Pick<Settings, 'haunts'>,
): Counted[] =>
  scenarios.map(({ id, haunts }) => ({
    id,
    n: known.filter(({ number, haunt }) => haunts.includes(number) && (allowed.length === 0 || allowed.includes(haunt)))
      .length,
    of: haunts.length,
  }));

/** What is read below the choice: the story of the one that is chosen, or how chance draws one; and what happens where an omen names a haunt that cannot come. */
export function scenarioNote(
  text: Text,
  counted: readonly Counted[],
  { scenario = '', unplayed }: Pick<Settings, 'scenario' | 'unplayed'>,
): string {
  const open = counted.filter(({ n }) => n > 0).length;
  const about =
    scenario === '' ? text.t('lobby.scenario-chance-more', { n: open }) : text.flavour(scenario, 'scenarios');
  const asked = counted.filter(({ id }) => scenario === '' || id === scenario);
  const lacks = unplayed || asked.some(({ n, of }) => n < of);
  return lacks ? `${about} ${text.t('lobby.scenario-gap')}` : about;
}
