import type { Engine, Motive, State } from '@hollow/engine';
import {
  type Choice,
  contextOf,
  explorersOf,
  type G,
  type HauntCode,
  isDead,
  monsterOf,
  roomOf,
  seatOf,
  sideOf,
} from '@hollow/engine/inner';
import { aimsOf, errandsOf, type OpenAim } from './aims/aims.ts';
import { openChoices, stepTowards } from './aims/choices.ts';
import { type Danger, dangerIn, dangersOf, isHarmful } from './aims/dangers.ts';
import { errandAmong } from './aims/errand.ts';
import { motiveFrom, serves } from './aims/motive.ts';
import { type GoalNeeds, type HauntPlan, planOf } from './plan/haunt-plan.ts';
import { evaluate } from './position/evaluation.ts';
import { hauntOf } from './position/tables.ts';
import { roomsWithinATurn, stepsBetween } from './position/travel.ts';
import { potentialBefore, readinessOf } from './worth/exploring.ts';
import { type Grade, glanceAt, gradesOf, sideOfSeat } from './worth/glance.ts';
import { type Outlook, outlookOf } from './worth/outlook.ts';
import { hasTurned, potentialInHaunt, stepsLeft, traitsTaken } from './worth/potential.ts';

/** Tells how well seats stand: for bots, on samples of their own view. */
export interface Judge {
  /**
   * How well a seat stands; higher is better. `since` is the position before what is being weighed: an explorer who has
   * changed sides since then is lost to the seat. The end of the game counts from there, so that to win is always
   * better and to lose always worse than to go on. With less caution than 1 the threats and goals of others count less.
   */
  potential(state: State, seat: number, since?: State, caution?: number): number;
  /**
   * Steps that are left to the seat's goal for whoever of its side is nearest to it; without end where there is no
   * haunt.
   */
  stepsLeft(state: State, seat: number): number;
  /**
   * The options of the open turn that lead a character to something that it could do for want of anything better: a
   * door to open, a thing that a goal asks for; none where there is no such.
   */
  errand(state: State, who: number): readonly number[];
  /** The room where a character stands hurts by its own text. */
  hurtsIn(state: State, who: number): boolean;
}

const NO_DANGERS: readonly Danger[] = [];

/** What it is worth to have won, and what it costs to have lost, whatever was there before. */
const END = 100;

/** What the end of the game is worth to a seat. */
function worthOfEnd(g: G, seat: number, since: State): number {
  if (explorersOf(g).some((who) => seatOf(g, who) === seat && hasTurned(g, who, since))) return -END;
  const verdict = g.s.outcome?.verdicts[String(seat)];
  return verdict === 'won' ? END : verdict === 'lost' ? -END : 0;
}

/**
 * Judges positions of an engine's games from the shape of the goals: it knows no haunt. What it has made of a haunt it
 * keeps as long as the program lives.
 */
export class Planner implements Judge {
  readonly #engine: Engine;
  /** By the haunt as a program has it: once for each program. */
  readonly #plans = new WeakMap<HauntCode, HauntPlan>();
  readonly #dangers = new WeakMap<HauntPlan, readonly Danger[]>();

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  potential(state: State, seat: number, since: State = state, caution = 1): number {
    if (state.outcome === null || since.haunt < 0) return this.#potential(state, seat, since, caution);
    const before = since.outcome === null ? this.#potential(since, seat, since, caution) : 0;
    return before + worthOfEnd(contextOf(this.#engine, state), seat, since);
  }

  stepsLeft(state: State, seat: number): number {
    const g = contextOf(this.#engine, state);
    const plan = this.#planAt(g);
    return plan === null ? Number.POSITIVE_INFINITY : stepsLeft(g, plan, seat);
  }

  hurtsIn(state: State, who: number): boolean {
    const g = contextOf(this.#engine, state);
    const room = roomOf(g, who);
    return room >= 0 && isHarmful(g, room);
  }

  errand(state: State, who: number): readonly number[] {
    const g = contextOf(this.#engine, state);
    return errandAmong(g, who, errandsOf(evaluate(g), this.#planAt(g), who, this.#dangersAt(g)));
  }

  /** Ids of the traits that the seat's own deeds take, as far as it can still do them; none before the haunt. */
  traitsTaken(state: State, seat: number): readonly string[] {
    const g = contextOf(this.#engine, state);
    const plan = this.#planAt(g);
    return plan === null ? [] : [...traitsTaken(g, plan, seat)].flatMap((trait) => g.p.traits[trait] ?? []);
  }

  /**
   * All that a character could set out to do: what, where, in how many turns, with which chance, and what it brings.
   * Staying where it is comes last.
   */
  aims(state: State, who: number): readonly OpenAim[] {
    return this.aimsOfEach(state, [who])[0] ?? [];
  }

  /** The same of several characters in one position. */
  aimsOfEach(state: State, all: readonly number[]): readonly (readonly OpenAim[])[] {
    const g = contextOf(this.#engine, state);
    const now = evaluate(g);
    return all.map((who) => aimsOf(now, this.#planAt(g), who, this.#dangersAt(g)));
  }

  /** Living explorers of the side that a character is on, itself among them; itself alone where everybody plays alone. */
  companions(state: State, who: number): readonly number[] {
    const g = contextOf(this.#engine, state);
    if (monsterOf(g, who) !== null) return [who];
    const alone = this.#planAt(g)?.goals.some(({ side }) => side === 'each') !== false;
    return explorersOf(g).filter(
      (x) => x === who || (!alone && !isDead(g, x) && roomOf(g, x) >= 0 && sideOf(g, x) === sideOf(g, who)),
    );
  }

  /** Whether a character is nearer to a room than where it was seen before: 1, or -1 where it is farther. */
  cameNearer(state: State, who: number, before: number): (room: number) => number {
    const g = contextOf(this.#engine, state);
    const at = roomOf(g, who);
    if (before < 0 || before >= g.p.rooms.length || at < 0 || at === before) return () => 0;
    const now = evaluate(g);
    return (room) => {
      const [was, is] = [before, at].map((from) => (from === room ? 0 : stepsBetween(now, who, from, room)));
      return was === undefined || is === undefined || was < 0 || is < 0 ? 0 : Math.sign(was - is);
    };
  }

  /** The options of the open question as verbs and numbers, undescribed. */
  choices(state: State): readonly Choice[] {
    return openChoices(contextOf(this.#engine, state));
  }

  /** Which option is the step of the character that leads nearest to a room; -1 where none does. */
  stepTowards(state: State, who: number, room: number): number {
    const g = contextOf(this.#engine, state);
    const from = roomOf(g, who);
    return from < 0 ? -1 : stepTowards(g, who, from, room);
  }

  /** Steps of the character to a room by its own ways; -1 where there is none. */
  stepsTo(state: State, who: number, room: number): number {
    const g = contextOf(this.#engine, state);
    const from = roomOf(g, who);
    return from < 0 ? -1 : from === room ? 0 : stepsBetween(evaluate(g), who, from, room);
  }

  /** The numbers of the rules that are deeds of the haunt: whatever else is offered, rooms, tokens and cards offer. */
  deeds(state: State): ReadonlySet<number> {
    return new Set(this.#planAt(contextOf(this.#engine, state))?.actions.map(({ rule }) => rule));
  }

  /** The aims of the character whose turn it is that an option of it serves: it does them, or leads nearer to them. */
  aimsServed(state: State, who: number, option: number): readonly OpenAim[] {
    const choice = this.choices(state)[option];
    if (choice === undefined) return [];
    const g = contextOf(this.#engine, state);
    return this.aims(state, who).filter((aim) => serves(g, who, choice, aim));
  }

  /** An aim in names, for whoever asks why; without one, that there were other reasons. */
  motive(state: State, who: number, aim: OpenAim | null): Motive {
    return motiveFrom(contextOf(this.#engine, state), who, aim);
  }

  /** Rooms that the character can reach in one turn, nearest first; without the one where it stands. */
  roomsInReach(state: State, who: number): readonly number[] {
    return roomsWithinATurn(evaluate(contextOf(this.#engine, state)), who);
  }

  /** Ids of the traits, cards, pieces and rooms that the goals of a seat's side take; null before the haunt. */
  needs(state: State, seat: number): GoalNeeds | null {
    const g = contextOf(this.#engine, state);
    const plan = this.#planAt(g);
    return plan === null ? null : plan.needs(sideOfSeat(g, plan, seat));
  }

  /** How much a character has to fear in a room beside foes: each thing that hurts there counts one, what kills more. */
  danger(state: State, who: number, room: number): number {
    const g = contextOf(this.#engine, state);
    return dangerIn(g, this.#dangersAt(g), who, room);
  }

  /** How far along each goal is, from 0 to 1, by its side; none before the haunt. */
  grades(state: State): readonly Grade[] {
    const g = contextOf(this.#engine, state);
    return gradesOf(g, this.#planAt(g));
  }

  /**
   * How well a seat stands, at a glance: how far its goals are along beside those of others, and how its explorers fare.
   * It costs a fraction of `potential` and looks for no ways.
   */
  glance(state: State, seat: number): number {
    const g = contextOf(this.#engine, state);
    const plan = this.#planAt(g);
    if (state.outcome !== null) return worthOfEnd(g, seat, state);
    return glanceAt(g, plan, seat);
  }

  /** How ready for a haunt the explorers of a seat are: cards, weapons and clips. */
  readiness(state: State, seat: number): number {
    return readinessOf(contextOf(this.#engine, state), seat);
  }

  /**
   * What tells who will win the haunt, as numbers about from 0 to 1, for the side that a seat was on in an earlier state
   * of the game; null before the haunt.
   */
  outlook(state: State, seat: number, since: State = state): Outlook | null {
    const g = contextOf(this.#engine, state);
    const plan = this.#planAt(g);
    return plan === null ? null : outlookOf(g, plan, seat, since);
  }

  #potential(state: State, seat: number, since: State, caution: number): number {
    const g = contextOf(this.#engine, state);
    const plan = since.haunt < 0 ? null : this.#planAt(g);
    return plan === null ? potentialBefore(g, seat) : potentialInHaunt(g, plan, seat, since, caution);
  }

  #dangersAt(g: G): readonly Danger[] {
    const plan = this.#planAt(g);
    if (plan === null) return NO_DANGERS;
    const known = this.#dangers.get(plan) ?? dangersOf(plan.est);
    this.#dangers.set(plan, known);
    return known;
  }

  /** The plan of the haunt that is being played; null before it is underway. */
  #planAt(g: G): HauntPlan | null {
    const haunt = g.s.underway ? hauntOf(g) : null;
    if (haunt === null) return null;
    let plan = this.#plans.get(haunt);
    if (plan === undefined) {
      plan = planOf(haunt);
      this.#plans.set(haunt, plan);
    }
    return plan;
  }
}
