import type { Position } from '@hollow/engine';
import type { Text, TomeLine } from '@hollow/text/browser';
import type { TablePacks } from '../packs/TablePacks.ts';

/** Two who fight, or are about to. */
export interface Fighting {
  readonly by: string;
  readonly on: string;
  /** The kind of damage that whoever loses takes by itself; null where nobody can say yet. */
  readonly kind: string | null;
  /** What makes the attack, as the reader's page has it; null for the attack of a turn, and for what stands on another page. */
  readonly deed: TomeLine | null;
  /** Losing does nothing to whoever attacks, or nobody here knows what it does. */
  readonly spared: boolean;
}

/** The kind of damage that a fight with this brings by itself. */
export function kindOfHarm(packs: TablePacks, trait: string, weapon: string): string | null {
  const { damage = {} } = packs.edition ?? {};
  const kind = Object.keys(damage).find((one) => damage[one]?.includes(trait));
  return packs.card(weapon)?.weapon?.damage ?? kind ?? null;
}

/** Whether an attack hurts nobody who makes it: from afar, with what is safe, on somebody who lies stunned. */
export function isSafeAttack(
  packs: TablePacks,
  { tokens }: Pick<Position, 'tokens'>,
  on: string,
  weapon: string,
): boolean {
  const { range, safe } = packs.card(weapon)?.weapon ?? {};
  const isStunned = tokens.some((token) => token.id === on && token.monster === true && token.stunned);
  return safe === true || range === 'sight' || isStunned;
}

type Follows = NonNullable<TomeLine['fought']>;

/** Who would have lost where the rule follows, as far as it may follow this fight. */
function losersOf({ loser, winner, byAttack }: Follows, { by, on, deed, spared }: Fighting): readonly string[] {
  const spares = deed?.strike?.spares;
  const isBeaten = loser.includes(on) && winner.includes(by);
  const isBeatenBack = byAttack !== true && loser.includes(by) && winner.includes(on);
  // What stands in the place of damage, or changes it, has nothing to do with a deed that hurts nobody.
  return [
    ...(isBeaten && (byAttack === true || spares?.won !== true) ? [on] : []),
    ...(isBeatenBack && spares?.lost !== true && !spared ? [by] : []),
  ];
}

function saidOf({ kind, text: said, more, fought }: TomeLine, fighting: Fighting, text: Text): readonly string[] {
  if (fought === undefined) return [];
  const { kinds, becomes } = fought;
  const losers = losersOf(fought, fighting);
  if (losers.length === 0) return [];
  if (becomes !== undefined && fighting.kind !== null && [...(kinds ?? []), becomes].includes(fighting.kind))
    return losers.map((who) => text.t('play.fight-becomes', { who: text.shortNoun(who), kind: text.name(becomes) }));
  if (kinds !== undefined && fighting.kind !== null && !kinds.includes(fighting.kind)) return [];
  return [kind === 'used' ? (more ?? said) : said];
}

/** What the reader's page says may follow a fight between these two: what a deed brings in place of damage, then what hangs on the damage. */
export function atStake(lines: readonly TomeLine[], fighting: Fighting, text: Text): string[] {
  const { won = '', lost = '' } = fighting.deed?.strike ?? {};
  const deed = [won, lost].filter((said) => said !== '');
  return [...deed, ...lines.flatMap((line) => saidOf(line, fighting, text))];
}
