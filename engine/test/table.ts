import type { Barred, Option, OptionOf } from '../src/contract/option.ts';
import type { Position } from '../src/contract/position.ts';
import type { Setup } from '../src/contract/setup.ts';
import type { Decision, Viewer } from '../src/contract/types.ts';
import type { Verb } from '../src/core/choice.ts';
import type { Event, EventFields, EventType, Told } from '../src/core/events.ts';
import { Engine, type Probe } from '../src/game/engine.ts';
import { arrange, runEffect } from '../src/kit/intervene.ts';
import type { PositionScript } from '../src/kit/script-types.ts';
import type { Pack } from '../src/language/pack.ts';
import type { Ops } from '../src/language/types.ts';
import type { State } from '../src/state/state.ts';
import { must } from './must.ts';
import { testHouse } from './test-house/index.ts';

/** Cy, Ada and Eve, one to a seat; Cy is the youngest and begins, then it goes on to the right: Eve, Ada. */
const SEATS = [{ explorers: ['cy'] }, { explorers: ['ada'] }, { explorers: ['eve'] }];

export interface TableOptions {
  readonly setup?: Partial<Setup>;
  readonly position?: PositionScript;
  readonly effects?: Readonly<Record<string, Ops>>;
  /** Parts of the house that are replaced. */
  readonly pack?: Partial<Pack>;
  readonly seed?: string;
  readonly probe?: Probe;
}

type Wanted = Readonly<Record<string, unknown>>;
function fits(option: Option | Barred, wanted: Wanted): boolean {
  const fields = new Map<string, unknown>(Object.entries(option));
  return Object.entries(wanted).every(([field, value]) => JSON.stringify(fields.get(field)) === JSON.stringify(value));
}

/** A built position and a strict player: an answer must fit exactly one option, and the dice are typed in. */
export class Table {
  readonly engine: Engine;
  readonly state: State;
  readonly log: Event[];

  constructor({ setup = {}, position, effects = {}, pack = {}, seed = 'table', probe = {} }: TableOptions = {}) {
    this.engine = new Engine([{ ...testHouse, effects, ...pack }], probe);
    const made = this.engine.create({ seats: SEATS, dice: 'typed', ...setup }, seed);
    this.state = made.state;
    this.log = [...made.events];
    if (position !== undefined) arrange(this.engine, this.state, position);
  }

  get open(): Decision {
    const [decision] = this.engine.pending(this.state);
    if (decision === undefined) throw new Error('nothing is open');
    return decision;
  }

  get kind(): string {
    return this.open.kind;
  }

  options(wanted: Wanted = {}): Option[] {
    return this.open.options.filter((option) => fits(option, wanted));
  }

  /** The options, none of which may be of another verb. */
  all<V extends Verb>(verb: V): OptionOf<V>[] {
    const found = this.some(verb);
    if (found.length !== this.open.options.length) throw new Error(`not only ${verb}: ${JSON.stringify(this.open)}`);
    return found;
  }

  /** The options of that verb. */
  some<V extends Verb>(verb: V): OptionOf<V>[] {
    const isOf = (option: Option): option is Option & OptionOf<V> => option.verb === verb;
    return this.open.options.filter(isOf);
  }

  /** Gives the one answer that fits, for whoever is asked. */
  answer(wanted: Wanted): readonly Event[] {
    const decision = this.open;
    const found = decision.options.flatMap((option, i) => (fits(option, wanted) ? [i] : []));
    const [only, ...others] = found;
    if (only === undefined || others.length > 0)
      throw new Error(`${found.length} options fit ${JSON.stringify(wanted)}: ${JSON.stringify(decision.options)}`);
    const applied = this.engine.apply(this.state, decision.seat, decision.id, only);
    if (!applied.ok) throw new Error(applied.refusal.message);
    this.log.push(...applied.events);
    return applied.events;
  }

  roll(...faces: number[]): readonly Event[] {
    return this.answer({ verb: 'dice', faces: faces.toSorted((a, b) => a - b) });
  }

  offer(rule: string): readonly Event[] {
    return this.answer({ verb: 'offer', rule });
  }

  end(): readonly Event[] {
    return this.answer({ verb: 'end' });
  }

  effect(name: string, who = 'cy'): readonly Event[] {
    const events = runEffect(this.engine, this.state, name, this.thing(who));
    this.log.push(...events);
    return events;
  }

  thing(id: string): number {
    const { cards, explorers, cardIndex } = this.engine.program(this.state.ruleset);
    const sheet = (k: number): number => must(this.state.things.def[cards.length + k], `explorer ${k}`);
    const isMeant = (_: number, k: number): boolean =>
      must(explorers[sheet(k)], `the sheet of explorer ${k}`).id === id;
    return cardIndex.get(id) ?? cards.length + this.state.controller.findIndex(isMeant);
  }

  room(id: string): number {
    const found = this.engine.program(this.state.ruleset).roomIndex.get(id);
    if (found === undefined) throw new Error(`no room ${id}`);
    return found;
  }

  explorer(id: string) {
    const found = this.engine.view(this.state, 'all').position.explorers.find((e) => e.id === id);
    if (found === undefined) throw new Error(`${id} is not in this game`);
    return found;
  }

  trait(id: string, trait: string) {
    return must(this.explorer(id).traits[trait], `${trait} of ${id}`);
  }

  step(id: string, trait: string): number {
    return this.trait(id, trait).step;
  }

  /** The cards of a deck, as somebody sees them. */
  deck(id: string, viewer: Viewer): Position['stacks']['decks'][string] {
    return must(this.engine.view(this.state, viewer).position.stacks.decks[id], `the deck ${id}`);
  }

  events<T extends EventType>(type: T): readonly EventFields[T][] {
    const isOf = (event: Event): event is Event & Told<T> => event.type === type;
    return this.log.filter(isOf).map((event) => event.data);
  }

  barred(wanted: Wanted): Barred[] {
    return this.engine.explain(this.state, 'all', this.open.id).filter((b) => fits(b, wanted));
  }

  get hash(): string {
    return this.engine.hash(this.state);
  }
}
