import {
  type Barred,
  type Decision,
  Engine,
  type Event,
  type Option,
  type Pack,
  type SeenEvent,
  type Setup,
  type View,
} from '@hollow/engine';

/** A lesson is played with the engine while the page is built. The learner gives every answer; chance and the others are arranged. */

export const LEARNER = 0;

export interface LessonFrame {
  /** What is told to the learner: the message `learn.<say>`. */
  readonly say: string;
  /** Which turn of the learner it is, from 1. */
  readonly turn: number;
  readonly view: Omit<View, 'known' | 'backs'>;
  readonly barred: readonly Barred[];
  /** What happened since the frame before. */
  readonly events: readonly SeenEvent[];
  /** The option that leads on; null at the end. */
  readonly wanted: number | null;
}

/** Fields of the option that is wanted: the first that fits. */
export type Deed = Readonly<Record<string, unknown>>;

export interface LessonStep {
  readonly say: string;
  readonly do: Deed;
}

export interface Lesson {
  /** An edition, and the pack of the tiny haunt. */
  readonly packs: readonly [edition: Pack, haunt: Pack];
  /** Who sits where: the learner first. */
  readonly seats: readonly string[];
  readonly setup: Omit<Setup, 'seats' | 'dice'>;
  /** What the learner does, one answer after the other. */
  readonly steps: readonly LessonStep[];
  /** What is told when it is over. */
  readonly end: string;
  /** By seat, what the others do, one answer after the other, where it fits the question; else they say yes and end their turns. */
  readonly others: readonly (readonly Deed[])[];
  /** Faces of each throw, in the order in which they come. */
  readonly throws: readonly (readonly number[])[];
}

const plain = (value: unknown): string => JSON.stringify(value);

function fits(option: Option, wanted: Deed): boolean {
  const fields = new Map<string, unknown>(Object.entries(option));
  return Object.entries(wanted).every(([field, value]) => plain(fields.get(field)) === plain(value));
}

/** Rooms are laid as they come; the others say yes and end their turns. */
const OTHERS = ['turn', 'ready', 'accept', 'agree', 'willing', 'end', 'done', 'pass', 'hurt', 'split'];

interface Arranged {
  readonly throws: (readonly number[])[];
  /** By seat, what is still to be done. */
  readonly deeds: Deed[][];
}

function answerOf(decision: Decision, { throws, deeds }: Arranged): number {
  const [deed] = deeds[decision.seat] ?? [];
  const wished = deed === undefined ? -1 : decision.options.findIndex((option) => fits(option, deed));
  if (wished >= 0) {
    deeds[decision.seat]?.shift();
    return wished;
  }
  if (decision.kind === 'dice') {
    const faces = throws.shift() ?? [];
    return decision.options.findIndex(
      (option) => option.verb === 'dice' && plain(option.faces) === plain(faces.toSorted((a, b) => a - b)),
    );
  }
  const verb = OTHERS.find((word) => decision.options.some((option) => option.verb === word));
  return decision.options.findIndex((option) => option.verb === verb);
}

/** A room that lies the same way however it is turned lays itself. */
const isLearners = ({ seat, kind }: Decision, step: LessonStep): boolean =>
  seat === LEARNER && (kind !== 'turn-tile' || step.do.verb === 'turn');

export interface PlayedLesson {
  readonly engine: Engine;
  readonly frames: readonly LessonFrame[];
  /** What the learner's view was at each of them. */
  readonly views: readonly View[];
}

export function playLesson({ packs, seats, setup, steps, end, others, throws }: Lesson): PlayedLesson {
  const engine = new Engine(packs);
  const made = engine.create(
    { ...setup, seats: seats.map((explorer) => ({ explorers: [explorer] })), dice: 'typed' },
    'lesson',
  );
  const { state } = made;
  const arranged = { throws: [...throws], deeds: others.map((deeds) => [...deeds]) };
  const frames: LessonFrame[] = [];
  const views: View[] = [];
  let events: Event[] = [...made.events];
  let turn = 0;
  const apply = (decision: Decision, option: number): void => {
    const applied = engine.apply(state, decision.seat, decision.id, option);
    if (!applied.ok)
      throw new Error(`lesson: ${decision.kind} of ${plain(decision.options)}: ${applied.refusal.message}`);
    events.push(...applied.events);
  };
  const show = (say: string, wanted: number | null): void => {
    const seen = engine.view(state, LEARNER, { reach: true });
    const { known: _known, backs: _backs, ...view } = seen;
    const [decision] = view.decisions;
    const told = events.map((event) => engine.seen(event, LEARNER));
    turn += told.filter((event) => event.type === 'turn' && event.who === seats[LEARNER]).length;
    views.push(seen);
    frames.push({
      say,
      turn,
      view,
      barred: decision === undefined ? [] : engine.explain(state, LEARNER, decision.id),
      events: told,
      wanted,
    });
    events = [];
  };
  const asked = (): Decision => {
    const [decision] = engine.pending(state);
    if (decision === undefined) throw new Error('lesson: nobody is asked any more');
    return decision;
  };
  for (const step of steps) {
    let decision = asked();
    for (; !isLearners(decision, step); decision = asked()) apply(decision, answerOf(decision, arranged));
    const wanted = decision.options.findIndex((option) => fits(option, step.do));
    if (wanted < 0)
      throw new Error(`lesson: “${step.say}” wants ${plain(step.do)}, but there is ${plain(decision.options)}`);
    show(step.say, wanted);
    apply(decision, wanted);
  }
  for (let [last] = engine.pending(state); last !== undefined; [last] = engine.pending(state))
    apply(last, answerOf(last, arranged));
  show(end, null);
  return { engine, frames, views };
}
