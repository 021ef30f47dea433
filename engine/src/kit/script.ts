import type { ProgramCache } from '../compile/program-cache.ts';
import { type Setup, SetupError } from '../contract/setup.ts';
import type { Decision, SeenEvent, Viewer } from '../contract/types.ts';
import type { Event } from '../core/events.ts';
import { Engine } from '../game/engine.ts';
import type { HauntEffect, Pack } from '../language/pack.ts';
import type { Ops } from '../language/types.ts';
import { explorersOf, sheetOf } from '../machine/characters.ts';
import type { State } from '../state/state.ts';
import { findOption, isAnswer, matches, wordOf } from './answers.ts';
import { checkFields, checkLook, checkStack, checkStep, findHaunt, hauntIn, looksAtQuestion } from './check-script.ts';
import { coverFor } from './cover.ts';
import { DeviantEngine } from './deviant.ts';
import { expect } from './expect.ts';
import { arrange, beginHaunt, intervene, runEffect } from './intervene.ts';
import type { Deviation } from './mutants/index.ts';
import { ScriptNames } from './script-names.ts';
import {
  type HauntName,
  NotOfferedError,
  PositionError,
  type PositionScript,
  type Script,
  ScriptError,
  type ScriptResult,
  type Step,
} from './script-types.ts';

export { type Script, ScriptError, type ScriptResult } from './script-types.ts';

/** What a run may be given besides the script: how the engine deviates from the rules, who is told which operations ran, and programs that are ready. */
export interface RunOptions {
  readonly without?: Deviation;
  readonly cover?: (path: string) => void;
  /** Programs that runs share. */
  readonly programs?: ProgramCache;
  /** The script may end anywhere, whether anybody looks or not. */
  readonly openEnd?: boolean;
}

/** Whose roll it is, what about and of which kind. */
function thrownFor({ prompt, setting }: Decision): string {
  const { who = '', tags = [] } = setting?.roll ?? {};
  return [who, String(prompt.args.about), tags.join(' ')].filter((part) => part !== '').join(', ');
}

/** A question with its options, one on each line. */
const listed = ({ kind, seat, options }: Decision): string =>
  `the question “${kind}” of seat ${seat}:\n    ${options.map((option) => JSON.stringify(option)).join('\n    ')}`;

/** One run of a script: strict, an unscripted question or throw fails it. */
class Run {
  readonly engine: Engine;
  readonly state: State;
  readonly #dice: (number | readonly number[])[];
  #log: Event[] = [];
  #fresh = true;
  /** The script has looked at the question that is open. */
  #looked = false;

  constructor(engine: Engine, script: Script) {
    this.engine = engine;
    this.#dice = [...(script.dice ?? [])];
    const { state, events } = engine.create(setupOf(script), script.seed ?? 'script');
    this.state = state;
    this.#note(events);
    if (script.position !== undefined) arrange(engine, state, script.position);
    this.#throwScripted();
  }

  #note(events: readonly Event[]): void {
    this.#looked = false;
    if (this.#fresh) this.#log = [];
    this.#fresh = false;
    this.#log.push(...events);
  }

  #answer({ seat, id }: Decision, option: number): void {
    const result = this.engine.apply(this.state, seat, id, option);
    if (!result.ok) throw new ScriptError(result.refusal.message);
    this.#note(result.events);
  }

  /** Dice are typed in from the script wherever the game asks for them. */
  #throwScripted(): void {
    for (
      let decision = this.engine.pending(this.state)[0];
      decision?.kind === 'dice';
      decision = this.engine.pending(this.state)[0]
    ) {
      const next = this.#dice.shift();
      const handfuls = decision.options.map((option) => (option.verb === 'dice' ? option.faces : []));
      const n = handfuls[0]?.length ?? 0;
      if (next === undefined)
        throw new ScriptError(`${n} dice are thrown (${thrownFor(decision)}), but the script has no more dice`);
      const wanted = typeof next === 'number' ? next : [...next].sort().join();
      const option = handfuls.findIndex((faces) =>
        typeof wanted === 'number' ? faces.reduce((a, b) => a + b, 0) === wanted : [...faces].sort().join() === wanted,
      );
      if (option < 0) throw new ScriptError(`${n} dice cannot show ${JSON.stringify(next)}`);
      this.#answer(decision, option);
    }
  }

  #take(word: string, value: unknown): void {
    const decision = this.engine.pending(this.state)[0];
    if (decision === undefined) throw new ScriptError('nobody is asked anything');
    this.#answer(
      decision,
      findOption(decision.options, word, value, () => this.#whyNot(decision, word, value)),
    );
    this.#throwScripted();
  }

  /** Why a step finds no option: there is nothing of that name, or a rule bars it. */
  #whyNot({ id }: Decision, word: string, value: unknown): string {
    const rules = this.engine.explain(this.state, 'all', id).flatMap((b) => (matches(b, word, value) ? [b.rule] : []));
    if (rules.length > 0) return ` It is barred by ${[...new Set(rules)].join(', ')}.`;
    const other = word === 'use' ? new ScriptNames(this.engine, this.state).unknownIn(value) : null;
    return other === null ? '' : ` Nothing in the packs is called “${other}”.`;
  }

  #offers(verb: string): boolean {
    return this.engine.pending(this.state)[0]?.options.some((option) => option.verb === verb) ?? false;
  }

  /** Somebody does what stands beside the open question. */
  #stand(value: unknown): void {
    for (const { id, seat, options } of this.engine.standing(this.state)) {
      const option = options.findIndex((o) => matches(o, 'use', value));
      if (option < 0) continue;
      const result = this.engine.apply(this.state, seat, id, option);
      if (!result.ok) throw new ScriptError(result.refusal.message);
      this.#note(result.events);
      this.#throwScripted();
      return;
    }
    throw new NotOfferedError(`stand: nobody may ${JSON.stringify(value)} now`);
  }

  #refuse(wanted: Readonly<Record<string, unknown>>): void {
    const { rule, ...named } = wanted;
    const [word, value] = wordOf(named);
    const decision = this.engine.pending(this.state)[0];
    if (decision?.options.some((o) => matches(o, word, value)) !== false)
      throw new ScriptError(`refuse: ${word}: ${JSON.stringify(value)} is possible`);
    const barred = this.engine.explain(this.state, 'all', decision.id);
    const fitting = barred.filter((b) => matches(b, word, value));
    if (!fitting.some((b) => b.rule === rule))
      throw new ScriptError(
        `refuse: ${word}: ${JSON.stringify(value)} expected to be barred by ${String(rule)}; barred: ${JSON.stringify(fitting.length > 0 ? fitting : barred)}`,
      );
  }

  step(step: Step, index: number): void {
    for (const [word, value] of Object.entries(step)) {
      if (word === 'as') continue;
      if (word === 'expect') {
        const log = (viewer: Viewer): SeenEvent[] => this.#log.map((event) => this.engine.seen(event, viewer));
        expect(this.engine, this.state, log, value as Record<string, unknown>);
        this.#fresh = true;
        this.#looked ||= looksAtQuestion(value as Record<string, unknown>);
      } else if (word === 'refuse') {
        this.#refuse(value as Record<string, unknown>);
        this.#looked = true;
      } else if (word === 'arrange') arrange(this.engine, this.state, value as PositionScript);
      else if (word === 'stand') this.#stand(value);
      else if (word === 'haunt') this.#haunt(value as NonNullable<Step['haunt']>);
      else if (word === 'effect') {
        this.#note(runEffect(this.engine, this.state, String(index), this.#who(step.as)));
        this.#throwScripted();
      } else if (word === 'discover' && typeof value === 'object' && value !== null) {
        this.#take(word, value);
        const { rotate } = value as { rotate?: number };
        if (rotate !== undefined) this.#take('rotate', rotate);
      } else if (word === 'order' && Array.isArray(value) && this.#offers('next')) {
        for (const thing of value) this.#take('next', thing);
        this.#take('done', true);
      } else if ((word === 'drop' || word === 'pick-up') && Array.isArray(value)) {
        this.#take(word, value);
        for (const card of value) this.#take('thing', card);
        this.#take('done', true);
      } else if (isAnswer(word)) this.#take(word, value);
    }
  }

  /** The haunt begins now, and every seat says that it is ready. */
  #haunt(spec: NonNullable<Step['haunt']>): void {
    const { revealer } = typeof spec === 'object' ? spec : {};
    const { def } = findHaunt(this.engine, this.state, hauntIn(spec));
    this.#note(beginHaunt(this.engine, this.state, def.number, this.#who(revealer)));
    const begun = this.engine.view(this.state, 'all').position.haunt;
    if (begun !== def.id)
      throw new ScriptError(`haunt: ${def.id} is not for this table; ${begun ?? 'nothing'} begins in its place`);
    for (
      let decision = this.engine.pending(this.state)[0];
      decision?.kind === 'ready';
      decision = this.engine.pending(this.state)[0]
    )
      this.#answer(decision, 0);
    this.#throwScripted();
  }

  #who(id: unknown): number {
    if (id === undefined) return this.state.turn.who;
    let found = -1;
    intervene(this.engine, this.state, (g) => {
      found = explorersOf(g).find((who) => sheetOf(g, who).id === id) ?? -1;
    });
    if (found < 0) throw new ScriptError(`${String(id)} is not in this game`);
    return found;
  }

  /** All dice are thrown, and no question is left that nobody has answered or looked at. */
  finish(openEnd: boolean): void {
    const [decision] = this.engine.pending(this.state);
    const open = decision === undefined || decision.kind === 'turn' ? '' : `no step answers ${listed(decision)}`;
    if (this.#dice.length > 0)
      throw new ScriptError(`dice left over: ${JSON.stringify(this.#dice)}${open === '' ? '' : `; ${open}`}`);
    if (open !== '' && !this.#looked && !openEnd)
      throw new ScriptError(
        `the script ends, and ${open}\n  Answer it, or say that it is there: expect: { question: … }`,
      );
  }
}

function setupOf(script: Script): Setup {
  const { explorers } = script;
  const seats =
    explorers === undefined
      ? Array.from({ length: script.players ?? 3 }, () => ({}))
      : explorers.map((e) => ({ explorers: typeof e === 'string' ? [e] : e }));
  const { rooms, ...cards } = script.stack ?? {};
  const first = script.position?.turn;
  return {
    seats,
    dice: 'typed',
    ...(script.stopAtHaunt === true ? { stopAtHaunt: true } : {}),
    ...(script.scenario === undefined ? {} : { scenario: script.scenario }),
    ...(script.preset === undefined ? {} : { preset: script.preset }),
    ...(script.switches === undefined ? {} : { switches: script.switches }),
    ...(script.date === undefined ? {} : { date: script.date }),
    ...(first === undefined ? {} : { first }),
    ...(script.playedHaunts === undefined ? {} : { playedHaunts: script.playedHaunts }),
    ...(script.haunts === undefined ? {} : { haunts: script.haunts }),
    stacked: { rooms: rooms ?? [], cards },
  };
}

/** What the script brings along, and its loose effects, become a pack of their own. */
function packOf(packs: readonly Pack[], script: Script): Pack[] {
  const effects: Record<string, Ops | HauntEffect> = {};
  const defs = [...packs, ...(script.pack === undefined ? [] : [script.pack])].flatMap((pack) => pack.haunts ?? []);
  const numberOf = (name: HauntName): number | undefined =>
    typeof name === 'number' ? name : defs.find(({ id }) => id === name.split('/').at(-1))?.number;
  const first = script.position?.underway?.haunt ?? script.position?.haunt;
  let haunt = first === undefined ? undefined : numberOf(first);
  script.steps.forEach((step, i) => {
    if (step.haunt !== undefined) haunt = numberOf(hauntIn(step.haunt));
    if (step.effect !== undefined) effects[String(i)] = haunt === undefined ? step.effect : { haunt, do: step.effect };
  });
  if (Object.keys(effects).length === 0 && script.pack === undefined) return [];
  return [{ ...script.pack, id: 'script', effects }];
}

/** Plays a script and says whether it went as written. Never throws for a mistake in the script. */
export function runScript(packs: readonly Pack[], script: Script, options: RunOptions = {}): ScriptResult {
  const fired = new Set<string>();
  const result = (ok: boolean, message: string, more: Partial<ScriptResult> = {}): ScriptResult => ({
    ok,
    message,
    crashed: false,
    notOffered: false,
    at: -1,
    ...more,
    fired,
    title: typeof script?.title === 'string' ? script.title : '',
    proves: Array.isArray(script?.proves) ? script.proves : [],
  });
  let step = -1;
  try {
    checkFields(script);
    checkStack(script);
    if (options.openEnd !== true)
      script.steps.forEach((s, i) => {
        step = i;
        checkStep(s);
      });
    step = -1;
    const trace = (rule: string): void => {
      fired.add(rule);
    };
    const played = [...packs, ...packOf(packs, script)];
    const cover = options.cover === undefined ? undefined : coverFor(played, options.programs);
    const engine =
      options.without === undefined
        ? new Engine(played, { trace, ...(cover === undefined ? {} : { cover }) }, options.programs)
        : new DeviantEngine(played, options.without, trace, options.programs);
    const run = new Run(engine, script);
    if (script.refused !== undefined) return result(false, 'the set-up is accepted');
    script.steps.forEach((s, i) => {
      step = i;
      run.step(s, i);
    });
    run.finish(options.openEnd === true);
    if (options.openEnd !== true) checkLook(script);
    if (cover !== undefined)
      for (const node of engine.program(run.state.ruleset).nodes)
        if ((cover[node.id] ?? 0) > 0) options.cover?.(node.path);
    return result(true, '');
  } catch (error) {
    if (error instanceof SetupError && error.field === script?.refused) return result(true, '');
    // A value of the wrong shape shows itself as a TypeError wherever it is first used.
    const message = error instanceof Error ? error.message : String(error);
    // A set-up that is refused is an answer, not a breakdown.
    const answered = error instanceof ScriptError || error instanceof SetupError;
    const crashed = !answered || error instanceof PositionError;
    const notOffered = error instanceof NotOfferedError;
    return result(false, step < 0 ? message : `step ${step + 1}: ${message}`, { crashed, notOffered, at: step });
  }
}
