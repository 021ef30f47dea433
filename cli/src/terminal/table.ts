import { type Bot, randomBot } from '@hollow/bots';
import {
  type Barred,
  clone,
  type Decision,
  type Engine,
  type Event,
  type Setup,
  type State,
  type View,
} from '@hollow/engine';
import { type Recorder, type Recording, recorder } from '../game/recording.ts';
import type { Words } from '../words.ts';

/** One person's table: a game with bots on the other seats, what the person has seen, and what can be taken back. */

interface Snapshot {
  readonly state: State;
  readonly answers: number;
  readonly lines: number;
}

export class Table {
  readonly #engine: Engine;
  readonly #words: Words;
  readonly #bots: readonly Bot[];
  readonly #recorder: Recorder;
  readonly seat: number;
  readonly log: string[] = [];
  #state: State;
  #answers = 0;
  #free: Snapshot[] = [];

  constructor(engine: Engine, words: Words, setup: Setup, seed: string, seat: number, bot = randomBot) {
    this.#engine = engine;
    this.#words = words;
    this.seat = seat;
    const { state, events } = engine.create(setup, seed);
    this.#state = state;
    this.#bots = setup.seats.map((_, i) => bot(`${seed}/seat-${i}`));
    this.#recorder = recorder(engine, setup, seed, state);
    this.#write(events);
  }

  get view(): View {
    return this.#engine.view(this.#state, this.seat);
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
      if (seat === this.seat || seat < 0) return this.view.decisions[0] ?? null;
      const view = this.#engine.view(this.#state, seat);
      this.#give(view.decisions[0], seat, this.#bots[seat].answer(view, view.decisions[0]));
      this.#free = [];
    }
  }

  answer(decision: Decision, option: number): void {
    this.#free.push({ state: clone(this.#state), answers: this.#answers, lines: this.log.length });
    const revealed = this.#give(decision, decision.seat, option);
    if (revealed) this.#free = [];
  }

  /** Takes back the last step of the person. False if something has been revealed since. */
  undo(): boolean {
    const last = this.#free.pop();
    if (last === undefined) return false;
    this.#state = last.state;
    this.#answers = last.answers;
    this.#recorder.backTo(last.answers);
    this.log.length = last.lines;
    return true;
  }

  barred(decision: Decision): Barred[] {
    return this.#engine.explain(this.#state, this.seat, decision.id);
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
    for (const event of events) {
      const line = this.#words.event(this.#engine.seen(event, this.seat));
      if (line !== '') this.log.push(line);
    }
  }
}
