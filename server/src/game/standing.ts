import type { Decision, View } from '@hollow/engine';
import type { Split, StandingAnswers } from '@hollow/protocol';
import { type Act, type Draft, type Moment, tableDraft } from './moment.ts';
import { isPlayedByBot, withSeat } from './table.ts';
import { waitedFor } from './waiting.ts';

/** Answers that a seat has given beforehand, so that nobody has to wait for it in a turn that is not its own. */

/** Questions of a defence: whether to use something before the roll, after it, or against the damage. */
const DEFENCE = ['before-roll', 'after-roll', 'reroll', 'before-damage'];

export function setStanding(moment: Moment, act: Act, standing: StandingAnswers): Draft {
  return tableDraft(act, withSeat(moment.table, act.seat, { standing }));
}

/** The first seat whose open question is answered beforehand, or null. */
export function standingToAnswer(moment: Moment): number | null {
  const { table, game } = moment;
  if (game === null || table.phase !== 'playing' || table.paused) return null;
  const { kind } = game.state.question ?? {};
  if (kind !== 'split' && !DEFENCE.includes(kind ?? '')) return null;
  return waitedFor(game).find((seat) => seat >= 0 && standingAnswer(moment, seat) !== null) ?? null;
}

/** An answer that was given beforehand: the number of an option, or that a bot is to choose. */
export type Beforehand = { readonly decision: Decision; readonly option: number | 'bot' };

/** What the seat has said beforehand about the question that is put to it; null where it wants to be asked. */
export function standingAnswer({ table, game }: Moment, seat: number): Beforehand | null {
  const data = table.seats[seat];
  if (game === null || isPlayedByBot(data)) return null;
  const { defend, split } = data.standing;
  const { kind } = game.state.question ?? {};
  if (kind === 'split' ? split === null : defend === 'ask') return null;
  const view = game.engine.view(game.state, seat);
  const decision = view.decisions.find((open) => open.seat === seat);
  if (decision === undefined || isOwnTurn(view, seat)) return null;
  if (decision.kind === 'split') {
    const option = split === null ? -1 : splitOption(view, decision, seat, split);
    return option < 0 ? null : { decision, option };
  }
  return DEFENCE.includes(decision.kind) ? defence(decision, defend) : null;
}

const isOwnTurn = ({ position }: View, seat: number): boolean =>
  position.explorers.some((who) => who.seat === seat && who.id === position.turn.who);

function defence(decision: Decision, defend: StandingAnswers['defend']): Beforehand | null {
  const { roll } = decision.setting ?? {};
  // A roll of another kind is not a defence: the owner is asked.
  if (roll !== undefined && !roll.tags.includes('defence')) return null;
  if (defend === 'bot') return { decision, option: 'bot' };
  const option = decision.options.findIndex(({ verb }) => verb === 'pass');
  return option < 0 ? null : { decision, option };
}

/** The way to share out damage that comes first: alive if that is wanted, then as much as possible on the first trait, then on the second … */
function splitOption({ position }: View, decision: Decision, seat: number, { first, spare }: Split): number {
  const hurt = position.explorers.find(({ id }) => id === (decision.setting?.damage?.who ?? decision.prompt.args.who));
  if (hurt === undefined || hurt.seat !== seat) return -1;
  const ways = decision.options.map(({ losses }) =>
    typeof losses === 'object' && losses !== null ? (losses as Readonly<Record<string, number>>) : {},
  );
  const skulls = (way: Readonly<Record<string, number>>): number =>
    Object.entries(way).filter(([trait, n]) => n > 0 && hurt.traits[trait].step - n < 0).length;
  const rank = (way: Readonly<Record<string, number>>): number[] => [
    spare ? -skulls(way) : 0,
    ...first.map((trait) => way[trait] ?? 0),
  ];
  const better = (a: readonly number[], b: readonly number[]): boolean => {
    const at = a.findIndex((n, i) => n !== b[i]);
    return at >= 0 && a[at] > b[at];
  };
  return ways.reduce((best, way, i) => (best < 0 || better(rank(way), rank(ways[best])) ? i : best), -1);
}
