import type { Option } from '../../contract/option.ts';
import type { Decision } from '../../contract/types.ts';
import type { Event } from '../../core/events.ts';
import type { Engine } from '../../game/engine.ts';
import { clone, type State } from '../../state/state.ts';
import { runEffect } from '../intervene.ts';

/** One way in which an effect may come out. */
export interface SeamOutcome {
  /** When it was begun: the offer was about to be taken, or the effect to run. */
  readonly from: State;
  readonly state: State;
  readonly events: readonly Event[];
}

/** What is done: an effect of the table's own pack, by whom, and what whoever is at turn picks from the menu. */
export interface Attempt {
  readonly effect: string;
  readonly by: number;
  /** The rule of the offer that is taken, `attack`, or nothing: the turn is ended at once. */
  readonly takes: string;
  /** Whom answers name where they can. */
  readonly about: string;
}

const MOST_OUTCOMES = 24;
const MOST_ANSWERS = 60;

interface Branch {
  readonly state: State;
  readonly events: readonly Event[];
  readonly answers: number;
  readonly rolls: number;
  /** The position in which what is tried was taken; null as long as it is not. */
  readonly from: State | null;
}

const sum = (faces: readonly number[]): number => faces.reduce((all, face) => all + face, 0);

/** The first roll comes out in every way, those after it badly or well. */
function throwsOf(options: readonly Option[], rolls: number): number[] {
  const totals = options.map((option) => (option.verb === 'dice' ? sum(option.faces) : 0));
  const wanted = rolls === 0 ? [...new Set(totals)] : [...new Set([Math.min(...totals), Math.max(...totals)])];
  return wanted.map((total) => totals.indexOf(total));
}

const names = (option: Option, id: string): boolean => Object.values(option).some((value) => value === id);

/** On a turn: what is tried, else nothing; whoever must do something does the first thing that there is. */
function deedsOfTurn({ options }: Decision, { takes, about }: Attempt, isTaken: boolean): number[] {
  const wanted = options.findIndex((option) =>
    takes === 'attack'
      ? option.verb === 'attack' && option.who === about
      : option.verb === 'offer' && option.rule === takes,
  );
  if (!isTaken && wanted >= 0) return [wanted];
  const end = options.findIndex(({ verb }) => verb === 'end');
  return [Math.max(0, end)];
}

const IDLE = ['pass', 'take-back', 'decline', 'not-yet', 'together'];

/** Anything else: whatever names the one it is about, and two others; where everything is left alone, that. */
function answersOf({ options }: Decision, about: string): number[] {
  const active = options.flatMap((option, i) => (IDLE.includes(option.verb) ? [] : [i]));
  if (active.length === 0) return [0];
  const naming = active.filter((i) => names(options[i] as Option, about));
  return [...new Set([...naming.slice(0, 2), active[0] as number, active.at(-1) as number])].slice(0, 3);
}

function picks(decision: Decision, attempt: Attempt, { rolls, from }: Branch): number[] {
  if (decision.kind === 'dice') return throwsOf(decision.options, rolls);
  if (decision.kind === 'turn') return deedsOfTurn(decision, attempt, from !== null);
  return answersOf(decision, attempt.about);
}

/** Plays an effect from a position, as it may come out. `offered` is false where what is to be taken was nowhere to be had. */
export function playOut(
  engine: Engine,
  from: State,
  attempt: Attempt,
): { readonly outcomes: readonly SeamOutcome[]; readonly offered: boolean } {
  const start = clone(from);
  const depth = start.frames.length;
  const begun = runEffect(engine, start, attempt.effect, attempt.by);
  const open: Branch[] = [
    { state: start, events: begun, answers: 0, rolls: 0, from: attempt.takes === '' ? from : null },
  ];
  const outcomes: SeamOutcome[] = [];
  let offered = attempt.takes === '';
  // All branches grow alike, so that every way the first roll comes out is seen to its end.
  for (let branch = open.shift(); branch !== undefined && outcomes.length < MOST_OUTCOMES; branch = open.shift()) {
    const { state, events } = branch;
    const [decision] = engine.pending(state);
    const isDone = attempt.takes !== '' && branch.from !== null && decision?.kind === 'turn';
    if (decision === undefined || isDone || state.frames.length <= depth || branch.answers >= MOST_ANSWERS) {
      if (branch.from !== null) outcomes.push({ from: branch.from, state, events });
      continue;
    }
    const every = picks(decision, attempt, branch);
    const chosen = open.length < MOST_OUTCOMES ? every : every.slice(0, 1);
    for (const [i, option] of chosen.entries()) {
      const next = i === chosen.length - 1 ? state : clone(state);
      const takes = branch.from === null && decision.kind === 'turn' && isTried(decision.options[option], attempt);
      const when = takes ? clone(next) : branch.from;
      offered ||= takes;
      const applied = engine.apply(next, decision.seat, decision.id, option);
      if (!applied.ok) continue;
      open.push({
        state: next,
        events: takes ? applied.events : [...events, ...applied.events],
        answers: branch.answers + 1,
        rolls: takes ? 0 : branch.rolls + (decision.kind === 'dice' ? 1 : 0),
        from: when,
      });
    }
  }
  return { outcomes, offered };
}

const isTried = (option: Option | undefined, { takes }: Attempt): boolean =>
  option?.verb === 'attack' ? takes === 'attack' : option?.verb === 'offer' && option.rule === takes;
