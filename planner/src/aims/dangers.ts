import type { Rule } from '@hollow/engine';
import { bringsOf, type G, isExplorer, roomCode } from '@hollow/engine/inner';
import { type HauntNode, isHauntNode, isLocal, isTransient } from '../haunt/syntax.ts';
import { enteredRooms, partsTogether } from '../means/entering.ts';
import type { Estimator } from '../means/estimator.ts';
import { asIfIn, asSelf } from '../position/tables.ts';

/** Something of the house or of the haunt that hurts or kills explorers in some rooms. */
export interface Danger {
  readonly id: string;
  /** It kills outright. */
  readonly deadly: boolean;
  /** It would be so for the character in that room. */
  readonly threatens: (g: G, me: number, room: number) => boolean;
}

/** How much worse it is to be killed than to be hurt. */
const DEADLY = 4;

type Harm = 'dead' | 'hurt' | null;

/** Clips go down, as far as that is written. */
const isLoss = ({ op, steps }: HauntNode): boolean =>
  op !== 'shift' ||
  (typeof steps === 'number' ? steps < 0 : isHauntNode(steps) && steps.x === 'minus' && steps.a === 0);

/** The worst that operations do to somebody, procedures included. */
function harmOf(ops: unknown, procs: Readonly<Record<string, unknown>>, called: readonly string[] = []): Harm {
  const parts = Array.isArray(ops) ? ops : isHauntNode(ops) ? Object.values(ops) : [];
  const inner = parts.map((part): Harm => harmOf(part, procs, called));
  if (isHauntNode(ops) && typeof ops.op === 'string') {
    const topics = bringsOf(ops.op).map(({ topic }) => topic);
    if (topics.includes('dead')) inner.push('dead');
    if (topics.includes('hurt') && isLoss(ops)) inner.push('hurt');
    const proc = String(ops.proc);
    if (ops.op === 'call' && !called.includes(proc)) inner.push(harmOf(procs[proc], procs, [...called, proc]));
  }
  return inner.includes('dead') ? 'dead' : inner.includes('hurt') ? 'hurt' : null;
}

/** Rules of a haunt that hurt where one goes or stands; what may happen anywhere tells no place from another. */
function ofRule(est: Estimator, id: string, rule: Rule): Danger[] {
  const harm = harmOf(rule.do, est.def.procs ?? {});
  if (harm === null) return [];
  const whom = typeof rule.for === 'object' && !isTransient(rule.for) ? est.words.set(rule.for) : null;
  const isMeant = (g: G, me: number): boolean => whom === null || asSelf(g, me, whom).includes(me);
  const parts = partsTogether(rule.when);
  const entered = enteredRooms(est, parts);
  const local = parts.filter((raw) => isLocal(raw) && !isTransient(raw)).map((raw) => est.words.truth(raw));
  if (entered === null && local.length === 0) return [];
  const threatens: Danger['threatens'] = (g, me, room) =>
    isMeant(g, me) &&
    (entered?.isMeant(g, me, room) === true ||
      (local.length > 0 && asIfIn(g, me, room, (at) => local.every((truth) => truth(at)))));
  return [{ id, deadly: harm === 'dead', threatens }];
}

/** What of a haunt is dangerous where. */
export const dangersOf = (est: Estimator): readonly Danger[] => [
  ...Object.entries(est.def.rules ?? {}).flatMap(([id, rule]) => ofRule(est, id, rule)),
  ...Object.entries(est.def.statuses ?? {}).flatMap(([status, { rules = {} }]) =>
    Object.entries(rules).flatMap(([id, rule]) => ofRule(est, `${status}/${id}`, rule)),
  ),
];

/** The room itself hurts, by its own text: whoever plays it says so of the rule. */
export const isHarmful = (g: G, room: number): boolean =>
  Object.values(roomCode(g, room).def.rules ?? {}).some(({ harmful }) => harmful === true);

/** How much there is to fear in a room beside foes: each thing that hurts counts one, what kills several. */
export function dangerIn(g: G, dangers: readonly Danger[], me: number, room: number): number {
  const own = isExplorer(g, me) && isHarmful(g, room) ? 1 : 0;
  return dangers.reduce(
    (sum, { deadly, threatens }) => (threatens(g, me, room) ? sum + (deadly ? DEADLY : 1) : sum),
    own,
  );
}
