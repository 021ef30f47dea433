import type { Setup } from '../contract/setup.ts';
import type { Engine } from '../game/engine.ts';
import { clone, OPEN_ANSWER } from '../state/state.ts';
import { difference, KitError } from './failure.ts';
import { type Budget, nameFailure, type WalkPosition, walkGame } from './walk.ts';

/** More than a person can read; a larger choice is asked in several questions. */
const MOST_OPTIONS = 250;

function legal(engine: Engine, { state, decision, where }: WalkPosition): void {
  decision.options.forEach((option, i) => {
    const copy = clone(state);
    const at = `${where}, option ${i} ${JSON.stringify(option)}`;
    const applied = nameFailure(at, () => engine.apply(copy, decision.seat, decision.id, i));
    if (!applied.ok) throw new KitError('options-legal', at, applied.refusal.message);
    const waits = copy.question?.id === decision.id && engine.pending(copy).some((d) => d.seat === decision.seat);
    if (copy.outcome === null && waits) throw new KitError('options-legal', at, 'the same decision is still open');
  });
}

function unique({ decision, where }: WalkPosition): void {
  const described = decision.options.map((option) => JSON.stringify(option));
  const twice = described.find((text, i) => described.indexOf(text) !== i);
  if (twice !== undefined)
    throw new KitError('options-unique', `${where}, ${decision.kind}`, `${twice} stands there twice`);
  if (described.length > MOST_OPTIONS)
    throw new KitError('options-few', `${where}, ${decision.kind}`, `${described.length} options`);
}

/** The seat that is asked is shown the very options that the host sees. */
function shown(engine: Engine, { state, decision, where }: WalkPosition): void {
  const first = engine.pending(state)[0];
  if (engine.optionCount(state) !== first?.options.length)
    throw new KitError('options-legal', where, `${engine.optionCount(state)} options counted`);
  const viewer = Math.max(0, decision.seat);
  const found = difference([decision], engine.view(state, viewer).decisions);
  if (found !== null) throw new KitError('options-legal', `${where}, seat ${viewer}`, found);
}

/** Answers that must not be taken, with the code of the refusal. */
export function badAnswers(
  moment: WalkPosition,
): readonly (readonly [seat: number, id: number, option: number, code: string])[] {
  const { decision, state } = moment;
  const { seat, id, options } = decision;
  const other = [...Array(state.seats).keys()].find((s) => state.question?.seats.includes(s) === false);
  return [
    [seat, id - 1, 0, 'not-open'],
    [seat, id + 1, 0, 'not-open'],
    [seat, id, options.length, 'no-such-option'],
    [seat, id, -1, 'no-such-option'],
    [seat, id, 0.5, 'no-such-option'],
    ...(seat >= 0 && other !== undefined ? ([[other, id, 0, 'not-yours']] as const) : []),
  ];
}

function refusals(engine: Engine, moment: WalkPosition): void {
  const { state, where } = moment;
  const before = engine.hash(state);
  for (const [seat, id, option, code] of badAnswers(moment)) {
    const at = `${where}, seat ${seat} answers ${option} to ${id}`;
    const applied = nameFailure(at, () => engine.apply(state, seat, id, option));
    if (applied.ok) throw new KitError('refusals-change-nothing', at, 'was taken');
    if (applied.refusal.code !== code) throw new KitError('refusals-change-nothing', at, applied.refusal.code);
    if (engine.hash(state) !== before) throw new KitError('refusals-change-nothing', at, 'changed the state');
  }
}

/** Of a question to several seats, the order of the answers changes nothing. */
function anyOrder(engine: Engine, { state, where }: WalkPosition): void {
  const open = engine.pending(state);
  if (open.length < 2) return;
  const ends = [open, open.toReversed()].map((order) => {
    const copy = clone(state);
    for (const { seat } of order) {
      const { seats = [], answers = [] } = state.question ?? {};
      for (let left = seats.filter((s, i) => s === seat && answers[i] === OPEN_ANSWER).length; left > 0; left--) {
        const next = engine.pending(copy).find((decision) => decision.seat === seat);
        if (next !== undefined) engine.apply(copy, seat, next.id, next.options.length - 1);
      }
    }
    return copy;
  });
  const found = difference(ends[0], ends[1]);
  if (found !== null) throw new KitError('answers-in-any-order', where, found);
}

/** Every option offered is taken, no two look the same, and what is not offered is refused and changes nothing. */
export function checkOptions(engine: Engine, setup: Setup, seed: string, budget: Budget): void {
  walkGame(engine, setup, seed, budget, (moment) => {
    unique(moment);
    shown(engine, moment);
    legal(engine, moment);
    refusals(engine, moment);
    anyOrder(engine, moment);
  });
}
