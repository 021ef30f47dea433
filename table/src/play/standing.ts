import type { Decision, View } from '@hollow/engine';
import type { Split, StandingAnswers } from '@hollow/protocol';
import { type Act, type Draft, type Moment, tableDraft } from '../moment/moment.ts';
import { isPlayedByBot, seatAt, withSeat } from '../moment/table.ts';
import { seatsWaitedFor } from '../moment/waiting.ts';

/** Answers that a seat has given beforehand, so that nobody has to wait for it in a turn that is not its own. */

/** Questions of a defence: whether to use something before the roll, after it, or against the damage. */
const DEFENCE = ['before-roll', 'after-roll', 'reroll', 'before-damage'];

export function setStanding(moment: Moment, act: Act, standing: StandingAnswers): Draft {
  return tableDraft(act, withSeat(moment.table, act.seat, { standing }));
}

/** The first seat whose open question is answered beforehand, or null. */
export function seatToAnswerBeforehand(moment: Moment): number | null {
  const { table, game } = moment;
  if (game === null || table.phase !== 'playing' || table.paused) return null;
  const { kind } = game.state.question ?? {};
  if (kind !== 'split' && !DEFENCE.includes(kind ?? '')) return null;
  return seatsWaitedFor(game).find((seat) => seat >= 0 && answerBeforehand(moment, seat) !== null) ?? null;
}

/** An answer that was given beforehand: the number of an option, or that a bot is to choose. */
export type Beforehand = { readonly decision: Decision; readonly option: number | 'bot' };

/** What the seat has said beforehand about the question that is put to it; null where it wants to be asked. */
export function answerBeforehand({ table, game }: Moment, seat: number): Beforehand | null {
  const data = seatAt(table, seat);
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
  return DEFENCE.includes(decision.kind) ? answerDefence(decision, defend) : null;
}

const isOwnTurn = ({ position }: View, seat: number): boolean =>
  position.explorers.some((who) => who.seat === seat && who.id === position.turn.who);

function answerDefence(decision: Decision, defend: StandingAnswers['defend']): Beforehand | null {
  const { roll } = decision.setting ?? {};
  // A roll of another kind is not a defence: the owner is asked.
  if (roll !== undefined && !roll.tags.includes('defence')) return null;
  if (defend === 'bot') return { decision, option: 'bot' };
  const option = decision.options.findIndex(({ verb }) => verb === 'pass');
  return option < 0 ? null : { decision, option };
}

/** Whether a rank comes before another, number by number; before none at all it always does. */
function isBetter(own: readonly number[], best: readonly number[] | undefined): boolean {
  if (best === undefined) return true;
  const at = own.findIndex((n, i) => n !== best[i]);
  return at >= 0 && (own[at] ?? 0) > (best[at] ?? 0);
}

/** The way to share out damage that comes first: alive if that is wanted, then as much as possible on the first trait, then on the second … */
function splitOption({ position }: View, decision: Decision, seat: number, { first, spare }: Split): number {
  const hurt = position.explorers.find(({ id }) => id === (decision.setting?.damage?.who ?? decision.prompt.args.who));
  if (hurt === undefined || hurt.seat !== seat) return -1;
  const ranks = decision.options.map((option) => {
    const losses: Readonly<Record<string, number>> = option.verb === 'split' ? option.losses : {};
    const deadly = option.verb === 'split' && option.deadly === true;
    return [spare && deadly ? 0 : 1, ...first.map((trait) => losses[trait] ?? 0)];
  });
  return ranks.reduce((best, own, i) => (isBetter(own, ranks[best]) ? i : best), -1);
}
