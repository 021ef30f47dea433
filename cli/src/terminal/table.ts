import { type Bot, botAt, isPartner, type MakeBot, motiveOf, randomBot } from '@hollow/bots';
import { spotBeyond, type TileSpot } from '@hollow/drawing/plan';
import {
  type Barred,
  clone,
  type Decision,
  type Engine,
  type Event,
  type Motive,
  type Option,
  type Setup,
  type State,
  type View,
} from '@hollow/engine';
import { Planner } from '@hollow/planner';
import { cheapestOf, type Route, stepsOf } from '@hollow/protocol';
import type { Text } from '@hollow/text';
import { type Recorder, type Recording, recorder } from '../game/recording.ts';
import { Story } from './story.ts';
import type { ThingIndex } from './things.ts';

/** One person's table: a game with bots on the other seats, what the person has seen, and what can be taken back. */

/** To let pass what stands beside the question of somebody else. */
const LEAVE: Option = { verb: 'pass' };

/** Who plays the other seats; those on the person's side may be better. */
export interface Company {
  readonly others: MakeBot;
  readonly partners?: MakeBot;
  readonly planner: Planner;
}

interface Snapshot {
  readonly state: State;
  readonly answers: number;
  readonly lines: number;
  readonly told: ReadonlySet<string>;
  readonly spot: TileSpot | null;
}

export class Table {
  readonly #engine: Engine;
  readonly #planner: Planner;
  readonly #others: readonly Bot[];
  readonly #partners: readonly Bot[];
  /** What the bots were after last, by seat. */
  readonly #motives = new Map<number, Motive>();
  readonly #recorder: Recorder;
  readonly #story: Story;
  readonly seat: number;
  readonly log: string[] = [];
  #state: State;
  #answers = 0;
  #free: Snapshot[] = [];
  /** Where the next tile goes, as far as the person has said. */
  #spot: TileSpot | null = null;
  /** The turn in which the person has let pass what stands beside the question. */
  #waved = -1;

  constructor(
    engine: Engine,
    words: Text,
    things: ThingIndex,
    setup: Setup,
    seed: string,
    seat: number,
    { others, partners = others, planner }: Company = { others: randomBot, planner: new Planner(engine) },
  ) {
    this.#engine = engine;
    this.seat = seat;
    const { state, events } = engine.create(setup, seed);
    this.#state = state;
    this.#planner = planner;
    this.#others = setup.seats.map((_, i) => others(`${seed}/seat-${i}`));
    this.#partners = partners === others ? this.#others : setup.seats.map((_, i) => partners(`${seed}/seat-${i}`));
    this.#recorder = recorder(engine, setup, seed, state);
    const mine = this.view.position.explorers.filter((explorer) => explorer.seat === seat).map(({ id }) => id);
    this.#story = new Story(words, things, (id) => mine.includes(id));
    this.#write(events);
  }

  get view(): View {
    return this.#engine.view(this.#state, this.seat);
  }

  get spot(): TileSpot | null {
    return this.#spot;
  }

  get recording(): Recording {
    return this.#recorder.recording();
  }

  /** Lets the bots answer until the person is asked; null when the game is over. */
  nextQuestion(): Decision | null {
    for (;;) {
      const { question } = this.#state;
      if (question === null || this.#state.outcome !== null) return null;
      const { seat } = question;
      if (seat === this.seat || seat < 0)
        return this.#engine.view(this.#state, this.seat, { reach: true }).decisions[0] ?? null;
      const mine = this.#meanwhile();
      if (mine !== null) return mine;
      if (this.#besides()) continue;
      const view = this.#engine.view(this.#state, seat);
      const [decision] = view.decisions;
      if (decision === undefined) throw new Error(`seat ${seat} is asked and does not see the question`);
      const option = this.#botAt(seat).answer(view, decision);
      const seed = `why/${this.#answers}`;
      const motive = motiveOf({ engine: this.#engine, planner: this.#planner }, view, decision, option, seed);
      if (motive !== null) this.#motives.set(seat, motive);
      this.#give(decision, seat, option);
      this.#free = [];
    }
  }

  /** Who plays a seat now: sides may change. */
  #botAt(seat: number): Bot {
    const bots = this.#partners;
    if (bots === this.#others || isPartner(this.#engine.view(this.#state, 'public'), seat, [this.seat]))
      return botAt(bots, seat);
    return botAt(this.#others, seat);
  }

  /** Seats of bots, each with what it was after last as far as the person may know it; undefined where it has done nothing yet. */
  motives(): readonly { readonly seat: number; readonly motive: Motive | null | undefined }[] {
    return this.#others.flatMap((_, seat) => {
      if (seat === this.seat) return [];
      const motive = this.#motives.get(seat);
      return [
        { seat, motive: motive === undefined ? undefined : this.#engine.motive(this.#state, this.seat, seat, motive) },
      ];
    });
  }

  /** What the person may do while somebody else is at turn; once a turn, with the option to leave it. */
  #meanwhile(): Decision | null {
    const { turn, question } = this.#state;
    if (this.#waved === turn.n || question?.kind !== 'turn') return null;
    const [offer] = this.view.standing;
    return offer === undefined ? null : { ...offer, options: [...offer.options, LEAVE] };
  }

  /** A bot does what stands beside the open question. False where none wants to. */
  #besides(): boolean {
    for (const offer of this.#engine.standing(this.#state)) {
      if (offer.seat === this.seat) continue;
      const option = this.#botAt(offer.seat).stand(this.#engine.view(this.#state, offer.seat), offer);
      if (option < 0) continue;
      this.#give(offer, offer.seat, option);
      return true;
    }
    return false;
  }

  answer(decision: Decision, option: number): void {
    if (decision.options[option] === LEAVE) {
      this.#waved = this.#state.turn.n;
      return;
    }
    this.#free.push({
      state: clone(this.#state),
      answers: this.#answers,
      lines: this.log.length,
      told: this.#story.told,
      spot: this.#spot,
    });
    this.#look(decision, option);
    const revealed = this.#give(decision, decision.seat, option);
    if (revealed) this.#free = [];
  }

  /** Walks until something is asked or comes to light. */
  walk(decision: Decision, route: Route): void {
    let open: Decision | undefined = decision;
    for (const step of stepsOf(route)) {
      const option = open === undefined ? -1 : cheapestOf(open, step);
      if (open === undefined || option < 0) return;
      const { kind }: Decision = open;
      this.answer(open, option);
      open = this.#state.question?.seat === this.seat ? this.view.decisions[0] : undefined;
      if (open?.kind !== kind) return;
    }
  }

  /** Plays the answers of a game that was broken off. False where they do not fit. */
  goOn({ answers, packs }: Pick<Recording, 'answers' | 'packs'>): boolean {
    if (packs.join() !== this.#state.packs.join()) return false;
    for (const { seat, id, option } of answers) {
      const open = [...this.#engine.pending(this.#state), ...this.#engine.standing(this.#state)];
      const decision = open.find((one) => one.id === id && one.seat === seat);
      if (decision?.options[option] === undefined) return false;
      // The bots' own chance moves on with the game.
      if (seat === this.seat || seat < 0) this.#look(decision, option);
      else if (id >= 0) this.#botAt(seat).answer(this.#engine.view(this.#state, seat), decision);
      this.#give(decision, seat, option);
    }
    return true;
  }

  /** Takes back the last step of the person. False if something has been revealed since. */
  undo(): boolean {
    const last = this.#free.pop();
    if (last === undefined) return false;
    this.#state = last.state;
    this.#answers = last.answers;
    this.#recorder.backTo(last.answers);
    this.log.length = last.lines;
    this.#story.told = last.told;
    this.#spot = last.spot;
    return true;
  }

  barred(decision: Decision): Barred[] {
    return this.#engine.explain(this.#state, this.seat, decision.id);
  }

  /** Keeps in mind where a tile will be laid. */
  #look({ options, prompt }: Decision, option: number): void {
    const chosen = options[option];
    const { position } = this.view;
    if (chosen?.verb === 'discover' || chosen?.verb === 'door')
      this.#spot = spotBeyond(position, chosen.room, chosen.side);
    if (chosen?.verb !== 'wall') return;
    const here = position.explorers.find(({ id }) => id === prompt.args.who)?.room;
    this.#spot = spotBeyond(position, here ?? '', chosen.side);
  }

  #give(decision: Decision, seat: number, option: number): boolean {
    const applied = this.#engine.apply(this.#state, seat, decision.id, option);
    if (!applied.ok) throw new Error(applied.refusal.message);
    this.#answers++;
    this.#recorder.told({ seat, id: decision.id, option }, this.#state);
    this.#write(applied.events);
    return applied.events.some((event) => event.reveals);
  }

  #write(events: readonly Event[]): void {
    const seen = events.map((event) => this.#engine.seen(event, this.seat));
    this.log.push(...this.#story.lines(seen, this.view));
  }
}
