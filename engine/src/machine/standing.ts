import type { ChoiceOf } from '../core/choice.ts';
import type { G } from '../core/context.ts';
import { coreBlock, ruleCode } from '../core/tables.ts';
import { OPEN_ANSWER, type Question } from '../state/state.ts';
import { hearDeed } from './behind.ts';
import { explorersOf, isDead, seatOf } from './characters.ts';
import { hasRuleAt, noteRule, rulesAt } from './fold.ts';
import { carrierId, idOf, tell } from './log.ts';
import { optionsOf, pushScoped, run } from './machine.ts';
import { markUsed, whyNot } from './offers.ts';

const HOOK = 'standing.offer';

/** The number of a standing decision: never that of the open question, and another one after every answer. */
export const standingId = (g: G): number => -1000 - g.s.seq;

/** Somebody has answered already: what stands beside the question waits until all have. */
const halfAnswered = ({ answers }: Question): boolean => answers.some((given) => given !== OPEN_ANSWER);

/** An offer that may be taken whoever is asked, and for which explorer. */
type StandingOffer = ChoiceOf<'offer'> & { readonly who: number };

/** What a seat may do whoever is asked. */
export function standingOf(g: G, seat: number): StandingOffer[] {
  const { question, outcome } = g.s;
  if (question === null || outcome !== null || !hasRuleAt(g, HOOK) || halfAnswered(question)) return [];
  const found: StandingOffer[] = [];
  for (const who of explorersOf(g)) {
    if (isDead(g, who) || seatOf(g, who) !== seat) continue;
    for (const applied of rulesAt(g, HOOK, who, -1))
      if (whyNot(g, applied, who, -1) === null)
        found.push({ verb: 'offer', rule: applied.rule.index, owner: applied.owner, who });
  }
  return found;
}

/** The question that is open waits while the effect runs, and is put again when it is over. */
export function interrupt(g: G, question: Question, offer: StandingOffer): void {
  const { s } = g;
  const { owner, who } = offer;
  const rule = ruleCode(g, offer.rule);
  s.interrupted.push(question);
  s.question = null;
  s.seq++;
  pushScoped(g, coreBlock(g, 'resume'), { self: who, actor: who, owner: -1, ev: -1, vals: {} });
  markUsed(g, { rule, owner }, who);
  noteRule(g, rule);
  hearDeed(g, rule, who);
  tell(g, 'offer', { who: idOf(g, who), rule: rule.path, about: carrierId(g, owner) }, true);
  pushScoped(g, rule.block, { self: who, actor: who, owner, ev: -1, vals: {} });
  run(g);
}

/** Puts the question again, if there is still something to choose; otherwise whoever asked it goes on. */
export function resume(g: G): void {
  const { s } = g;
  const question = s.interrupted.pop();
  const own = s.frames.pop();
  if (own?.own === 1) s.scopes.length = own.s;
  if (question === undefined) return;
  question.id = s.seq;
  s.question = question;
  if (question.seats.some((seat) => optionsOf(g, seat).length === 0)) s.question = null;
}
