import type { Decision, Option } from '@hollow/engine';

/** Something that the seat may do at any moment, whoever is asked. */
export interface Aside {
  readonly offer: Decision;
  readonly option: number;
  readonly label: string;
}

/** What stands beside the open question, in words. */
export const asidesOf = (
  offers: readonly Decision[],
  say: (option: Option, decision: Decision) => string,
): readonly Aside[] =>
  offers.flatMap((offer) => offer.options.map((wanted, option) => ({ offer, option, label: say(wanted, offer) })));
