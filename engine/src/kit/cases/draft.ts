import type { ProgramCache } from '../../compile/program-cache.ts';
import type { Option } from '../../contract/option.ts';
import type { Decision } from '../../contract/types.ts';
import type { G, HauntCode } from '../../core/context.ts';
import { hauntCode } from '../../core/tables.ts';
import { contextOf, Engine } from '../../game/engine.ts';
import type { Pack } from '../../language/pack.ts';
import { explorersOf, sheetOf } from '../../machine/characters.ts';
import { idOf } from '../../machine/log.ts';
import { run } from '../../machine/machine.ts';
import type { Rules } from '../../rules/index.ts';
import { clone, HELD, type State } from '../../state/state.ts';
import { matches } from '../answers.ts';
import { arrange, beginHaunt, intervene } from '../intervene.ts';
import { sayAnswer } from '../say-answer.ts';
import { type PositionScript, type Script, ScriptError, type Step } from '../script-types.ts';

/** A change of the position that a script can make: by hand, or by setting a variable of the haunt. */
export interface CaseChange {
  readonly arrange?: PositionScript;
  readonly set?: { readonly name: string; readonly value: number; readonly room?: string; readonly who?: string };
  /** Whoever is at turn goes into the next room. */
  readonly walk?: true;
}

/** How the dice fall at a question: so many in all, or as high or as low as they can. */
export type Luck = (decision: Decision) => number | 'high' | 'low';

/** Nobody has luck to speak of: what is rolled for a character goes well. */
export const KIND: Luck = () => 'high';

export interface CaseStage {
  readonly packs: readonly Pack[];
  readonly programs?: ProgramCache;
  /** Rules of the engine that are played otherwise. */
  readonly rules?: Partial<Rules>;
  /** The readings of one book. */
  readonly preset?: string;
  readonly explorers: readonly string[];
  readonly position: PositionScript;
  readonly number: number;
}

const MOST_ANSWERS = 80;

/** Answers that go on without doing anything, before any other. */
const QUIET = ['pass', 'one-by-one', 'done', 'decline', 'bare', 'hurt', 'stay'];

/** A script in the making: it is played while it is written. */
export class CaseDraft {
  readonly stage: CaseStage;
  readonly engine: Engine;
  readonly state: State;
  readonly steps: Step[];
  readonly dice: (readonly number[])[];

  private constructor(stage: CaseStage, engine: Engine, state: State, steps: Step[], dice: (readonly number[])[]) {
    this.stage = stage;
    this.engine = engine;
    this.state = state;
    this.steps = steps;
    this.dice = dice;
  }

  /** A game in which the haunt has just begun: the first of the explorers has revealed it. */
  static begin(stage: CaseStage): CaseDraft {
    const [revealer = ''] = stage.explorers;
    const probe = stage.rules === undefined ? {} : { rules: stage.rules };
    const engine = new Engine(stage.packs, probe, stage.programs);
    const seats = stage.explorers.map((id) => ({ explorers: [id] }));
    const { preset } = stage;
    const { state } = engine.create(
      {
        seats,
        dice: 'typed',
        first: revealer,
        stacked: { rooms: [], cards: {} },
        ...(preset === undefined ? {} : { preset }),
      },
      'script',
    );
    const draft = new CaseDraft(stage, engine, state, [], []);
    arrange(engine, state, stage.position);
    draft.#throwAll(KIND);
    beginHaunt(engine, state, stage.number, state.turn.who);
    draft.steps.push({ haunt: { number: stage.number, revealer } });
    for (let open = draft.open; open?.kind === 'ready'; open = draft.open) draft.#apply(open, 0);
    draft.settle(KIND);
    return draft;
  }

  copy(): CaseDraft {
    return new CaseDraft(this.stage, this.engine, clone(this.state), [...this.steps], [...this.dice]);
  }

  get g(): G {
    return contextOf(this.engine, this.state);
  }
  get haunt(): HauntCode {
    return hauntCode(this.g);
  }
  get open(): Decision | undefined {
    return this.engine.pending(this.state)[0];
  }
  /** Whose turn it is, by name. */
  get atTurn(): string {
    return this.state.turn.who < 0 ? '' : idOf(this.g, this.state.turn.who);
  }

  #apply({ seat, id }: Decision, option: number): void {
    const applied = this.engine.apply(this.state, seat, id, option);
    if (!applied.ok) throw new ScriptError(applied.refusal.message);
  }

  #throwAll(luck: Luck): void {
    for (let open = this.open; open?.kind === 'dice'; open = this.open) {
      const handfuls = open.options.map((option) => (option.verb === 'dice' ? option.faces : []));
      const totals = handfuls.map((faces) => faces.reduce((sum, face) => sum + face, 0));
      const wish = luck(open);
      const total = wish === 'high' ? Math.max(...totals) : wish === 'low' ? Math.min(...totals) : wish;
      const option = totals.indexOf(total);
      if (option < 0) throw new ScriptError(`${handfuls[0]?.length ?? 0} dice cannot show ${total}`);
      this.dice.push(handfuls[option] ?? []);
      this.#apply(open, option);
    }
  }

  take(decision: Decision, option: number, luck: Luck): void {
    const [word, value] = sayAnswer(decision.options, option);
    this.steps.push({ [word]: value });
    this.#apply(decision, option);
    this.#throwAll(luck);
  }

  /** Answers whatever is asked, until somebody is at turn or the game is over. */
  settle(luck: Luck): void {
    this.#throwAll(luck);
    for (let n = 0; n < MOST_ANSWERS; n++) {
      const { open } = this;
      if (open === undefined || open.kind === 'turn') return;
      const quiet = QUIET.map((verb) => open.options.findIndex((option) => option.verb === verb)).find((at) => at >= 0);
      this.take(open, quiet ?? 0, luck);
    }
    throw new ScriptError('the questions do not come to an end');
  }

  /** The number of the offer of an action at the open question, or -1. */
  offer(id: string): number {
    const { open } = this;
    return open?.kind === 'turn' ? open.options.findIndex((option: Option) => matches(option, 'use', id)) : -1;
  }

  endTurn(): void {
    const { open } = this;
    const at = open?.options.findIndex(({ verb }) => verb === 'end') ?? -1;
    if (open === undefined || at < 0) throw new ScriptError('the turn cannot be ended');
    this.take(open, at, KIND);
    this.settle(KIND);
  }

  /** Why an action cannot be done now: the rules that are named. */
  barredBy(id: string): readonly string[] {
    const { open } = this;
    if (open === undefined) return [];
    return this.engine
      .explain(this.state, 'all', open.id)
      .filter((barred) => matches(barred, 'use', id))
      .map(({ rule }) => rule);
  }

  make({ arrange: position, set, walk }: CaseChange): void {
    if (position !== undefined) {
      arrange(this.engine, this.state, position);
      this.steps.push({ arrange: position });
    }
    if (set !== undefined) this.#set(set);
    if (walk !== true) return;
    const { open } = this;
    const at = open?.options.findIndex(({ verb }) => verb === 'move') ?? -1;
    if (open === undefined || at < 0) throw new ScriptError('there is nowhere to go');
    this.take(open, at, KIND);
    this.settle(KIND);
  }

  #set(set: NonNullable<CaseChange['set']>): void {
    const { g } = this;
    const slot = this.haunt.vars.find(({ id }) => id === set.name)?.slot ?? -1;
    const who = explorersOf(g).find((x) => sheetOf(g, x).id === set.who);
    const room = set.room === undefined ? undefined : g.p.roomIndex.get(set.room);
    const owner = room ?? (who === undefined ? -1 : HELD + who);
    // As the step does it: what was asked is asked again, and goals are looked at.
    intervene(this.engine, this.state, () => {
      this.state.vars[`${slot}.${owner}`] = set.value;
      this.state.question = null;
      run(g);
    });
    const of =
      room === undefined ? (who === undefined ? {} : { of: { x: 'self' } }) : { of: { x: 'named', ids: [set.room] } };
    this.steps.push({
      effect: [{ op: 'set', name: set.name, ...of, to: set.value }] as unknown as NonNullable<Step['effect']>,
      ...(set.who === undefined ? {} : { as: set.who }),
    });
  }

  /** What it would be like after a change; null where it cannot be made. */
  after(changes: readonly CaseChange[]): CaseDraft | null {
    const next = this.copy();
    try {
      for (const change of changes) next.make(change);
      return next;
    } catch (error) {
      if (error instanceof ScriptError) return null;
      throw error;
    }
  }

  script(title: string, more: readonly Step[]): Script {
    const { explorers, position } = this.stage;
    return {
      title,
      explorers,
      position,
      ...(this.dice.length === 0 ? {} : { dice: this.dice }),
      steps: [...this.steps, ...more],
    };
  }
}
