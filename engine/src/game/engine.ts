import { resolveRuleset } from '../compile/compiler.ts';
import { Library } from '../compile/library.ts';
import { ProgramCache } from '../compile/program-cache.ts';
import type { Motive } from '../contract/motive.ts';
import type { Barred } from '../contract/option.ts';
import { checkShape, type Setup } from '../contract/setup.ts';
import type { Decision, Refusal, SeenEvent, View, Viewer } from '../contract/types.ts';
import type { G, Program } from '../core/context.ts';
import type { Event } from '../core/events.ts';
import { blankPlan } from '../core/plan.ts';
import { rowOf } from '../core/tables.ts';
import { type Kept, stepDown } from '../formats/ladder.ts';
import { FORMAT, otherVersion } from '../formats/numbers.ts';
import { recordedFormats, STATE_LADDER } from '../formats/state/ladder.ts';
import type { Pack } from '../language/pack.ts';
import { answer, optionsOf, sheetOfQuestion } from '../machine/machine.ts';
import { interrupt, standingId, standingOf } from '../machine/standing.ts';
import { callOff } from '../machine/victory.ts';
import { BlockMaker, below, seedStreams } from '../random/streams.ts';
import { type Rules, watchedLaw } from '../rules/index.ts';
import { rulesetFlaw, stateFlaw } from '../saves/check.ts';
import type { Fault } from '../shapes/check.ts';
import type { Chance } from '../state/chance.ts';
import { fingerprint } from '../state/hash.ts';
import { clone, HIDDEN, OPEN_ANSWER, type Outcome, type Question, type Scope, type State } from '../state/state.ts';
import { motiveFor } from '../view/motive.ts';
import { describeBar } from '../view/options.ts';
import { decisions, mayAnswer, redactEvent, standingDecisions, view, type Wanted } from '../view/redact.ts';
import { guessVars, sample } from '../view/sample.ts';
import { Checkpoint } from './checkpoint.ts';
import { create } from './create.ts';
import { FormatError, StateError, stateOfToday } from './kept-state.ts';
import { rewindState, takenBack } from './rewind.ts';

export type Applied =
  | { readonly ok: true; readonly events: readonly Event[] }
  | { readonly ok: false; readonly refusal: Refusal };

/** Watches what the engine does, for coverage and for proofs. */
export interface Probe {
  /** Rules that stand in place of the right ones. */
  readonly rules?: Partial<Rules>;
  readonly trace?: (rule: string) => void;
  readonly cover?: Uint32Array;
  /** Has the last word on what chance decides. */
  readonly chance?: Chance;
}

/** Before anybody does anything. */
const NO_SCOPE: Scope = { self: -1, actor: -1, owner: -1, ev: -1, vals: {} };

/** Outside of any test over the elements of a set. */
const NO_ELEMENTS: G['outer'] = {};

/** Whoever sends an answer may send anything, also what has no text. */
const shown = (value: unknown): string => (typeof value === 'number' ? String(value) : '?');

const refuse = (code: Refusal['code'], message: string): Applied => ({ ok: false, refusal: { code, message } });

/** Where the seat stands among those that have still to answer, or -1; anybody may answer for the table. */
function placeOf({ seats, answers }: Question, seat: number): number {
  for (let i = 0; i < seats.length; i++) {
    const asked = rowOf(seats, i);
    if ((asked === seat || asked < 0) && answers[i] === OPEN_ANSWER) return i;
  }
  return -1;
}

/** Reaches what is private to the class; set when it is made. */
let enter: (engine: Engine, state: State) => G;

/**
 * Plays games of the given packs. After OpenSpiel's State, fitted to choices in the middle of an effect. A state is plain JSON; `apply` changes it in
 * place, everything else leaves it alone.
 */
export class Engine {
  static {
    enter = (engine, state) => {
      const g = engine.#at(state);
      // Whoever has the context may change the state by hand.
      engine.#left = -1;
      g.changes++;
      return g;
    };
  }

  /** The packs as they were given: their names are those of the game. */
  readonly packs: readonly Pack[];
  /** The same with what they amend in each other: what lies on the table. */
  readonly played: readonly Pack[];
  readonly #probe: Probe;
  readonly #programs: ProgramCache;
  readonly #g: G;
  /** Of whoever asks for nothing else. */
  readonly #standard: Readonly<Record<string, string>>;
  /** The ruleset that is in force. */
  #ruleset: Readonly<Record<string, string>>;
  readonly #checkpoint = new Checkpoint();
  /** The number of the state at hand as the last answer has left it; -1 where it may have been changed since. */
  #left = -1;

  /** Engines that are given the same cache share the programs they compile. */
  constructor(packs: readonly Pack[], probe: Probe = {}, programs: ProgramCache = new ProgramCache()) {
    this.packs = packs;
    this.#probe = probe;
    this.#programs = programs;
    this.played = programs.played(packs);
    const standard = resolveRuleset(new Library(this.played).edition, undefined, {});
    const p = programs.program(packs, standard, probe.trace !== undefined);
    this.#standard = p.ruleset;
    this.#ruleset = p.ruleset;
    this.#g = {
      p,
      s: undefined as unknown as State,
      scope: NO_SCOPE,
      depth: 0,
      ruleScopes: [],
      it: -1,
      outer: NO_ELEMENTS,
      events: [],
      asked: null,
      rows: p.law,
      law: p.law,
      trace: probe.trace ?? null,
      cover: probe.cover ?? null,
      chance: probe.chance ?? null,
      diceBlocks: new BlockMaker(),
      changes: 0,
      plan: blankPlan(),
      variableKeys: [],
    };
    this.#enact(p);
  }

  /** The compiled packs under a ruleset. */
  program(ruleset: Readonly<Record<string, string>>): Program {
    // States share the ruleset of their program, so that most look-ups need no text.
    if (ruleset === this.#ruleset) return this.#g.p;
    return this.#programs.program(this.packs, ruleset, this.#probe.trace !== undefined);
  }

  /** From here on the rules of this program are in force. */
  #enact(p: Program): void {
    const { rules, trace } = this.#probe;
    const g = this.#g;
    g.p = p;
    g.rows = rules === undefined ? p.law : { ...p.law, ...rules };
    g.law = trace === undefined ? g.rows : watchedLaw(g.rows, g);
  }

  /** From here on this ruleset is in force. */
  #play(ruleset: Readonly<Record<string, string>>): void {
    if (this.#ruleset === ruleset) return;
    this.#enact(this.program(ruleset));
    this.#ruleset = ruleset;
  }

  /**
   * Every way into the engine leads through here. What an earlier call has left in the context is gone, also where that call failed half-way: so nothing
   * below has to put back what it changes when something is thrown.
   */
  #at(state: State): G {
    const g = this.#g;
    // Another state, or one that has gone on by other means than an answer, may have another house.
    if (g.s !== state || state.seq !== this.#left) g.changes++;
    g.s = state;
    this.#clear();
    this.#play(state.ruleset);
    return g;
  }

  #clear(): void {
    const g = this.#g;
    g.scope = NO_SCOPE;
    g.depth = 0;
    g.it = -1;
    g.outer = NO_ELEMENTS;
    g.trace = this.#probe.trace ?? null;
  }

  /** A new game, run on to the first question. Throws a SetupError or a ContentError that names the field. */
  create(setup: Setup, seed: string): { readonly state: State; readonly events: readonly Event[] } {
    checkShape(setup);
    const g = this.#g;
    this.#left = -1;
    this.#clear();
    g.events = [];
    const { preset, switches } = setup;
    const isStandard = preset === undefined && switches === undefined;
    this.#play(isStandard ? this.#standard : resolveRuleset(g.p.edition, preset, switches ?? {}));
    const state = create(g, setup, seed);
    return { state, events: g.events };
  }

  /** Open questions with their options, one for each seat that is asked. For the host and for tests: players get theirs through `view`. */
  pending(state: State): Decision[] {
    return decisions(this.#at(state), 'all');
  }

  /** How many options the open question has for the seat it waits for first, without describing them: for fast random play. */
  optionCount(state: State): number {
    return state.question === null ? 0 : optionsOf(this.#at(state), state.question.seat).length;
  }

  /** Gives an answer: the number of an option of the open decision. A refusal changes nothing. */
  apply(state: State, seat: number, decisionId: number, option: number): Applied {
    const g = this.#at(state);
    if (state.outcome !== null) return refuse('game-over', 'the game is over');
    const { question } = state;
    if (question !== null && decisionId === standingId(g) && standingOf(g, seat).length > 0)
      return this.#stand(g, question, seat, option);
    if (question === null || question.id !== decisionId)
      return refuse('not-open', `decision ${shown(decisionId)} is not open`);
    const at = placeOf(question, seat);
    if (at < 0) return refuse('not-yours', `decision ${decisionId} does not wait for seat ${shown(seat)}`);
    const options = optionsOf(g, rowOf(question.seats, at));
    if (!Number.isInteger(option) || option < 0 || option >= options.length)
      return refuse('no-such-option', `there are options 0 to ${options.length - 1}`);
    g.events = [];
    this.#checkpoint.keep(state);
    this.#left = -1;
    try {
      answer(g, question, at, option);
    } catch (error) {
      // A mistake in content or engine must not cost anybody the game.
      this.#checkpoint.restore(this.#at(state), state);
      throw error;
    }
    this.#checkpoint.given(at, option, state);
    this.#left = state.seq;
    return { ok: true, events: g.events };
  }

  /** What stands beside the open question, for every seat. For the host and for tests. */
  standing(state: State): Decision[] {
    return standingDecisions(this.#at(state), 'all');
  }

  /** Does what stands beside the open question; that is put again afterwards. */
  #stand(g: G, question: Question, seat: number, option: number): Applied {
    const state = g.s;
    const options = standingOf(g, seat);
    const chosen = Number.isInteger(option) ? options[option] : undefined;
    if (chosen === undefined) return refuse('no-such-option', `there are options 0 to ${options.length - 1}`);
    g.events = [];
    this.#checkpoint.drop();
    this.#left = -1;
    const before = clone(state);
    try {
      interrupt(g, question, chosen);
    } catch (error) {
      Object.assign(state, before);
      throw error;
    }
    return { ok: true, events: g.events };
  }

  /**
   * What the viewer may see: position, this viewer's decisions, what waits for others. With `reach`, the decision of a turn tells where one can walk: that
   * takes a while, and bots and simulations have no use for it.
   */
  view(state: State, viewer: Viewer, wanted: Wanted = {}): View {
    if (typeof viewer === 'number' && !(viewer >= 0 && viewer < state.seats))
      throw new StateError(`there is no seat ${viewer}`);
    return view(this.#at(state), viewer, wanted);
  }

  /** An event as that viewer may know it. */
  seen(event: Event, viewer: Viewer): SeenEvent {
    return redactEvent(event, viewer);
  }

  /** What a viewer may know of what a seat was after; null where that is nobody else's business. */
  motive(state: State, viewer: Viewer, seat: number, motive: Motive): Motive | null {
    return motiveFor(this.#at(state), viewer, seat, motive);
  }

  /** What is not possible now, and why. Only for those who may answer. */
  explain(state: State, viewer: Viewer, decisionId: number): Barred[] {
    const g = this.#at(state);
    const { question } = state;
    if (question === null || question.id !== decisionId) return [];
    const seats = question.seats.filter((seat, i) => question.answers[i] === OPEN_ANSWER && mayAnswer(seat, viewer));
    return seats.flatMap((seat) => (sheetOfQuestion(g, seat, true).barred ?? []).map((b) => describeBar(g, b)));
  }

  /** Null while the game runs. */
  outcome(state: State): Outcome | null {
    return state.outcome;
  }

  /** A whole state that fits the view, made from the view and the seed alone. */
  sample(seen: View, seed: string): State {
    const words = seedStreams(seed);
    const state = sample(this.program(seen.known.ruleset), seen, words);
    guessVars(this.#at(state), seen.viewer, words);
    const { question } = state;
    question?.answers.forEach((given, i) => {
      if (given === HIDDEN)
        question.answers[i] = below(
          words,
          'picks',
          sheetOfQuestion(this.#at(state), rowOf(question.seats, i), false).open.length,
        );
    });
    return state;
  }

  /** A copy of the state with other dice, piles and picks to come, from the seed alone: for whoever tries the same thing again. */
  withOtherChance(state: State, seed: string): State {
    const other = clone(state);
    other.rng = seedStreams(seed);
    return other;
  }

  /** Takes back steps by which nothing was revealed: the earlier position, under a new number. Neither state is changed. */
  takeBack(past: State, present: State): State {
    return takenBack(past, present);
  }

  /** Takes back what has been seen as well: the position is the earlier one, random numbers and unseen stacks are new. Neither state is changed. */
  rewind(past: State, present: State): State {
    return rewindState(this.program(past.ruleset), past, present);
  }

  /** Ends the game for good with a verdict for nobody: the table has agreed to. */
  callOff(state: State): readonly Event[] {
    const g = this.#at(state);
    g.events = [];
    callOff(g);
    return g.events;
  }

  /** The state as text, in today's format. */
  serialise(state: State): string {
    return JSON.stringify(state);
  }

  /** Whether this is the state that was recorded, by a fingerprint of its text: in today's format or in any that a game may have begun in. */
  isRecorded(state: State, recorded: string, tell: (text: string) => string = fingerprint): boolean {
    return recordedFormats(STATE_LADDER).some(
      (format) => tell(JSON.stringify(stepDown(STATE_LADDER, state as unknown as Kept, format))) === recorded,
    );
  }

  /** Reads a state back, and brings it into today's format. Throws a FormatError when another version plays it, and a StateError when it is damaged or of other packs. */
  deserialise(text: string): State {
    let kept: Kept;
    try {
      kept = JSON.parse(text) as Kept;
    } catch {
      throw new StateError('the text is no JSON');
    }
    if (typeof kept !== 'object' || kept === null) throw new StateError(`format ${FORMAT} expected`, 'format');
    const other = otherVersion('game', kept.format);
    if (other !== null) throw new FormatError(other.sentence);
    const value = stateOfToday(kept);
    if (value.format !== FORMAT) throw new StateError(`format ${FORMAT} expected`, 'format');
    const hashes = this.#g.p.hashes;
    if (!Array.isArray(value.packs) || value.packs.join() !== hashes.join())
      throw new StateError(`the state belongs to the packs ${String(value.packs)}, not to ${hashes.join()}`, 'packs');
    const badRules = rulesetFlaw(this.#g.p, value.ruleset);
    if (badRules !== null) throw new StateError(badRules.message, badRules.path);
    const flaw = stateFlaw(this.program(value.ruleset), value) ?? this.#askedFlaw(value);
    if (flaw !== null) throw new StateError(flaw.message, flaw.path);
    return value;
  }

  /** What is asked can be answered: by each who is asked, and those who have answered chose one of their options. */
  #askedFlaw(state: State): Fault | null {
    const { question } = state;
    if (question === null) return null;
    for (const [i, seat] of question.seats.entries()) {
      const options = this.#optionsAt(state, seat);
      if (options === 0) return { path: 'question', message: 'there is nothing to choose from' };
      if (rowOf(question.answers, i) >= options)
        return { path: `question.answers.${i}`, message: `there are ${options} options` };
    }
    return null;
  }

  /** How many options the seat has; none where the position is one that no game comes to and the question cannot be put. */
  #optionsAt(state: State, seat: number): number {
    try {
      return sheetOfQuestion(this.#at(state), seat, false).open.length;
    } catch {
      return 0;
    }
  }

  hash(state: State): string {
    return fingerprint(JSON.stringify(state));
  }
}

/** An engine's own context, at a state: for the kit, and for packages behind the inner door. What it holds is the engine's as soon as that is asked anything else. */
export const contextOf = (engine: Engine, state: State): G => enter(engine, state);
