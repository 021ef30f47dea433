import { useEffect, useRef } from 'react';

/** Presses that were meant for what was shown before, and not for the question that has just come up. */

/** Nobody has read a question sooner, in milliseconds. */
const MOMENT = 300;
/** What answers a question: only there a press is not taken. */
const ANSWERS = '.prompt, .house, .moments.is-asked';
/** A mark on the page while nothing is answered yet. */
const MARK = 'unmeant';

/** When presses began, and until when they are meant for something else. */
export class Presses {
  #until = 0;
  readonly #began = new Map<string, number>();

  /** A question has come up. */
  ask(now: number): void {
    this.#until = now + MOMENT;
  }

  /** A pointer, or a key, goes down. */
  begin(what: string, now: number): void {
    this.#began.set(what, now);
  }

  /** Whether it began before there was time to read the question, however long it has been held. */
  isUnmeant(what: string): boolean {
    return (this.#began.get(what) ?? this.#until) < this.#until;
  }
}

const isAnswer = ({ target }: Event): boolean =>
  target instanceof Element && (target === document.body || target.closest(ANSWERS) !== null);

function swallow(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Listens before anything else on the page does; what it returns ends it. */
function watch(presses: Presses): () => void {
  const down = (): void => presses.begin('pointer', performance.now());
  const key = (event: KeyboardEvent): void => {
    // A key that is held goes on telling so: it began with the first time.
    if (!event.repeat) {
      presses.begin(event.code, performance.now());
      presses.begin('key', performance.now());
    }
    if (presses.isUnmeant(event.code) && event.key !== 'Escape' && event.key !== 'Tab' && isAnswer(event))
      swallow(event);
  };
  const click = (event: MouseEvent): void => {
    // A press of a button by the space bar comes as a click without a pointer.
    if (isAnswer(event) && presses.isUnmeant(event.detail === 0 ? 'key' : 'pointer')) swallow(event);
  };
  document.addEventListener('pointerdown', down, true);
  document.addEventListener('keydown', key, true);
  document.addEventListener('click', click, true);
  return () => {
    document.removeEventListener('pointerdown', down, true);
    document.removeEventListener('keydown', key, true);
    document.removeEventListener('click', click, true);
  };
}

/**
 * A press that began before one's own question was there, or in the moment in which it came, answers nothing. Whoever walks on from room to room is not held
 * up: only where one's turn begins, or where something large stood over the table.
 */
export function useUnmeant(turn: number | null, isCovered: boolean): void {
  const presses = useRef(new Presses());
  const last = useRef({ turn, isCovered });
  useEffect(() => watch(presses.current), []);
  useEffect(() => {
    if (isCovered) last.current.isCovered = true;
  }, [isCovered]);
  useEffect(() => {
    if (turn === null) return;
    const { turn: before, isCovered: wasCovered } = last.current;
    last.current = { turn, isCovered: false };
    if (turn === before && !wasCovered) return;
    presses.current.ask(performance.now());
    const { dataset } = document.documentElement;
    dataset[MARK] = '';
    const clear = (): void => {
      delete dataset[MARK];
    };
    const timer = setTimeout(clear, MOMENT);
    return () => {
      clearTimeout(timer);
      clear();
    };
  }, [turn]);
}
