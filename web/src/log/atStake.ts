import type { TomeLine } from '@hollow/text/browser';

/** What the reader's page says may follow a fight between these two, beside the damage that every fight brings. */
export const atStake = (lines: readonly TomeLine[], attacker: string, attacked: string): string[] => {
  const follows = ({ loser, winner, byAttack }: NonNullable<TomeLine['fought']>): boolean =>
    (loser.includes(attacked) && winner.includes(attacker)) ||
    (byAttack !== true && loser.includes(attacker) && winner.includes(attacked));
  return lines.flatMap(({ kind, text, more, fought }) =>
    fought !== undefined && follows(fought) ? [kind === 'used' ? (more ?? text) : text] : [],
  );
};
