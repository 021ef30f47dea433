import type { Text } from '@hollow/text/browser';
import { Mark } from '../../ink/Mark.tsx';
import type { Epitaph } from '../../log/epitaph.ts';
import type { Explorer } from '../../log/seen.ts';
import { usePacks } from '../../packs/context.ts';
import { Cameo } from '../../people/Cameo.tsx';
import { roleTitle } from '../../people/side.ts';
import { useText } from '../../words/Words.tsx';

/** What is remembered of somebody, in a sentence. */
export function sayEpitaph(text: Text, epitaph: Epitaph, countedDeck: string | null): string {
  switch (epitaph.kind) {
    case 'slew':
      return text.t('end.slew', { whom: text.noun(epitaph.whom) });
    case 'fell':
      return text.t('end.fell', { to: text.noun(epitaph.to) });
    case 'deed':
      return text.t('end.deed', { deed: text.action(epitaph.rule), n: epitaph.n });
    case 'carried':
      return text.t('end.carried', { card: text.noun(epitaph.card), n: epitaph.n });
    case 'fought':
      return text.t('end.fought', { n: epitaph.n, won: epitaph.won });
    case 'opened':
      return text.t('end.opened', { n: epitaph.n });
    case 'woke':
      return text.t('end.woke', { n: epitaph.n, deck: countedDeck === null ? '' : text.noun(countedDeck) });
    case 'hurt':
      return text.t('end.hurt', { n: epitaph.n });
    case 'walked':
      return text.t('end.walked', { n: epitaph.n });
  }
}

/** What has become of somebody: dead, somewhere off the board (aboard, outside), left behind, or alive. */
export function fateOf(
  text: Text,
  { dead, zone }: Pick<Explorer, 'dead' | 'zone'>,
  died: number | null,
  stayed: boolean,
): string {
  if (dead === true) return died === null ? text.t('play.dead') : text.t('end.died', { round: died });
  if (zone !== undefined) return text.zone(zone);
  return text.t(stayed ? 'end.stayed' : 'end.survived');
}

/** How it ended for somebody; one whose side has won may lose by themselves. */
export const endedAs = (text: Text, won: boolean, sideWon: boolean): string =>
  text.t(won ? 'end.won' : sideWon ? 'end.lost-alone' : 'end.lost');

interface Props {
  readonly explorer: Explorer;
  /** The round of death; null for those who lived, or where nobody knows. */
  readonly died: number | null;
  readonly epitaph: Epitaph | undefined;
  readonly won: boolean;
  /** Whether those of their side have won. */
  readonly sideWon: boolean;
  /** Still in the house that others got out of, and lost by it. */
  readonly stayed: boolean;
  /** As what they stood in the haunt; null where everybody plays alone, or nobody knows. */
  readonly side: string | null;
}

/** One explorer at the end: their fate, and what is remembered of them. */
export function Person({ explorer, died, epitaph, won, sideWon, stayed, side }: Props) {
  const text = useText();
  const { name, list } = text;
  const { countedDeck } = usePacks();
  const { id, dead } = explorer;
  return (
    <li className="panel end-person">
      <Cameo id={id} dead={dead === true} />
      <h3 className="display">{name(id, 'explorers')}</h3>
      <p className={dead === true ? 'end-fate is-dead' : side === 'traitor' ? 'end-fate is-traitor' : 'end-fate'}>
        <Mark id={dead === true ? 'skull' : side === 'traitor' ? 'dagger' : 'check'} />
        {list(
          [
            side === null ? '' : roleTitle(text, side),
            fateOf(text, explorer, died, stayed),
            endedAs(text, won, sideWon),
          ].filter((part) => part !== ''),
          'dot',
        )}
      </p>
      {epitaph !== undefined && <p className="end-epitaph">{sayEpitaph(text, epitaph, countedDeck)}</p>}
    </li>
  );
}
