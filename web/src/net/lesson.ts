import type { LessonFrame } from 'virtual:lessons';
import {
  type HauntWordsSent,
  type LogEntry,
  type PublicTable,
  type Route,
  type ServerMessage,
  stepsOf,
} from '@hollow/protocol';
import type { Connect, Host, Listener } from './host.ts';
import type { TableRequest } from './line.ts';

/** A beat of the scenes, in milliseconds: as at a table. */
const BEAT = 150;

/** What is played: what the learner sees, step by step, and the words of the haunt that belong to each step. */
export interface LessonPlayed {
  readonly frames: readonly LessonFrame[];
  readonly words: readonly (HauntWordsSent | null)[];
}

/** A table without a server: it knows one way through the lesson, and takes no other. */
class Lesson implements Host {
  readonly #played: LessonPlayed;
  readonly #table: PublicTable;
  readonly #listener: Listener;
  readonly #onFrame: (at: number) => void;
  #at = 0;
  #n = 0;
  #nth = 0;
  #closed = false;

  constructor(played: LessonPlayed, table: PublicTable, listener: Listener, onFrame: (at: number) => void) {
    this.#played = played;
    this.#table = table;
    this.#listener = listener;
    this.#onFrame = onFrame;
    this.#soon(() => {
      listener.line('up');
      const entries = this.#entries();
      this.#say({
        t: 'welcome',
        table,
        you: { seat: 0, viewer: 0, host: true },
        view: this.#frame().view,
        words: this.#words(),
        entries,
        n: this.#n,
        server: { version: '', now: Date.now(), beat: BEAT },
      });
    });
  }

  /** Where the learner is. */
  #frame(): LessonFrame {
    const frame = this.#played.frames[this.#at];
    if (frame === undefined) throw new Error(`the lesson has no frame ${this.#at}`);
    return frame;
  }

  #words(): HauntWordsSent | null {
    return this.#played.words[this.#at] ?? null;
  }

  #soon(work: () => void): void {
    queueMicrotask(() => {
      if (!this.#closed) work();
    });
  }

  #say(message: ServerMessage): void {
    this.#listener.heard(message);
  }

  #entries(): LogEntry[] {
    return this.#frame().events.map((event) => {
      this.#n += 1;
      return { n: this.#n, at: Date.now(), kind: 'event', event };
    });
  }

  #on(): void {
    this.#at += 1;
    const entries = this.#entries();
    const patch = [
      { path: ['view'], value: this.#frame().view },
      { path: ['words'], value: this.#words() },
      { path: ['table'], value: this.#table },
    ];
    this.#say({ t: 'step', entries, n: this.#n, patch });
    this.#onFrame(this.#at);
  }

  /** Steps of a walk and the door at its end, as far as they are those of the lesson. */
  #walk(route: Route): boolean {
    let taken = 0;
    for (const isNext of stepsOf(route)) {
      const { wanted, view } = this.#frame();
      const option = wanted === null ? undefined : view.decisions[0]?.options[wanted];
      if (option === undefined || !isNext(option)) break;
      this.#on();
      taken += 1;
    }
    return taken > 0;
  }

  #takes(wish: TableRequest): boolean {
    const { wanted, view } = this.#frame();
    const open = view.decisions[0]?.id;
    if (wish.t === 'path') return wish.decision === open && this.#walk(wish);
    if (wish.t !== 'answer' || wish.decision !== open || wish.option !== wanted) return false;
    this.#on();
    return true;
  }

  send(wish: TableRequest): string {
    this.#nth += 1;
    const id = `lesson-${this.#nth}`;
    this.#soon(() =>
      this.#say(this.#takes(wish) ? { t: 'done', id } : { t: 'refused', id, code: 'not-allowed', message: '' }),
    );
    return id;
  }

  explain(decision: number): void {
    const { barred } = this.#frame();
    this.#soon(() => this.#say({ t: 'barred', decision, barred }));
  }

  retry(): void {
    // Nothing can come between the page and itself.
  }

  close(): void {
    this.#closed = true;
  }
}

export const atSchool =
  (played: LessonPlayed, table: PublicTable, onFrame: (at: number) => void): Connect =>
  (listener) =>
    new Lesson(played, table, listener, onFrame);
