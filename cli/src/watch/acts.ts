import { clone, type Engine, type Option, type OptionOf, type State } from '@hollow/engine';
import { canWalkIn, type OpenAim, type Planner, whereIs } from '@hollow/planner';
import type { WatchedStep, WatchedTurn } from './turns.ts';

/** What somebody who plays beside bots calls foolish, told from turns alone. */
export const ACTS = {
  'to and fro': 'back in the room of the turn before last, two turns in which nothing was done',
  'idle by a door': 'nothing done within reach of an open door, with nothing to fear and nothing to wait for',
  'idle by a deed': 'nothing done where a deed of the haunt would probably have succeeded',
  'passes by': 'nothing done within reach of a thing that the goal asks for',
  'idle by a foe': 'neither fought nor left a foe, who could have been beaten',
  'strikes the stunned': 'an attack on a monster that is stunned, and that a defeat only stuns',
  'hopeless attack': 'an attack that is lost five times as often as it is won',
  'hopeless roll': 'a roll that no dice can win',
  'into harm': 'went into a room that hurts, did nothing there, and stayed',
  'gives up a trait': 'used a thing that costs a trait which a deed of the side takes, and raises none',
  'leaves what is needed': 'laid down a card that the goal asks for, and left it',
} as const;
export type FoolishAct = keyof typeof ACTS;

export interface Foolish {
  readonly act: FoolishAct;
  readonly turn: WatchedTurn;
  /** Ids of what it was about, for whoever looks into it. */
  readonly what: string;
}

/** Verbs by which nothing is done: somebody walks, and the turn ends. */
const WALKS: ReadonlySet<string> = new Set(['move', 'doorway', 'end']);
/** A deed that succeeds so often is probable; an attack that is lost so many times as often as it is won is hopeless. */
const PROBABLE = 0.5;
const HOPELESS = 5;
/** What walking gains that led somewhere, in the planner's measure. */
const SOMEWHERE = 0.05;
/** Danger, as a share of a life, that is reason enough to keep still or away; and so much more than here. */
const FEARED = 0.4;
const BOLD = 0.1;
/** A clip on this step or below is near the skull: nobody draws cards for want of something better. */
const LOW = 1;

const isIdle = ({ steps }: WatchedTurn): boolean => steps.every(({ option }) => WALKS.has(option.verb));
const isOffer = (option: Option): option is OptionOf<'offer'> => option.verb === 'offer';

type Tell = (act: FoolishAct, what: string) => void;

/** Looks at one turn after the other of a game, and tells what was foolish in it. */
export class Watcher {
  readonly #engine: Engine;
  readonly #planner: Planner;
  /** By explorer: the turn before. */
  readonly #last = new Map<number, WatchedTurn>();

  constructor(engine: Engine, planner: Planner) {
    this.#engine = engine;
    this.#planner = planner;
  }

  look(turn: WatchedTurn): readonly Foolish[] {
    const before = this.#last.get(turn.who);
    this.#last.set(turn.who, turn);
    const found: Foolish[] = [];
    const tell: Tell = (act, what) => void found.push({ act, turn, what });
    const [first] = turn.steps;
    if (first === undefined) return found;
    for (const step of turn.steps) this.#lookAtStep(turn, step, tell);
    if (isIdle(turn)) this.#lookAtIdle(turn, first.state, before, tell);
    this.#lookAtHarm(turn, first.state, tell);
    this.#lookAtLeft(turn, first.state, tell);
    return found;
  }

  #own({ seat }: WatchedTurn, state: State) {
    return this.#engine.view(state, 'all').position.explorers.filter((explorer) => explorer.seat === seat);
  }

  #roomName(state: State, room: number): string {
    return this.#engine.program(state.ruleset).rooms[room]?.id ?? '';
  }

  /** A defeat does nothing to the monster but to stun it. */
  #isOnlyStunned(state: State, id: string): boolean {
    const monsters = this.#engine.program(state.ruleset).haunts[state.haunt]?.def.monsters ?? {};
    const kind = id.slice(id.lastIndexOf('/') + 1).replace(/#\d+$/, '');
    return (monsters[kind]?.defeat ?? 'stun') === 'stun';
  }

  #lookAtStep(turn: WatchedTurn, { state, decision, option }: WatchedStep, tell: Tell): void {
    if (option.verb === 'attack') {
      const { chance = 1, risk = 0, safe, who } = option;
      const { tokens } = this.#engine.view(state, 'all').position;
      const isStunned = tokens.some((one) => one.monster === true && one.id === who && one.stunned);
      if (isStunned && this.#isOnlyStunned(state, who)) tell('strikes the stunned', who);
      if (safe !== true && risk > HOPELESS * chance) tell('hopeless attack', who);
    }
    if (!isOffer(option)) return;
    if (option.need !== undefined && option.chance === 0) tell('hopeless roll', option.rule);
    if (option.about === '') return;
    const taken = this.#planner.traitsTaken(state, turn.seat);
    const after = clone(state);
    if (!this.#engine.apply(after, turn.seat, decision.id, decision.options.indexOf(option)).ok) return;
    const [was, is] = [this.#own(turn, state), this.#own(turn, after)];
    const change = taken.map((id) =>
      was.reduce((sum, { traits }, i) => sum + (is[i]?.traits[id]?.value ?? 0) - (traits[id]?.value ?? 0), 0),
    );
    if (Math.min(0, ...change) < 0 && Math.max(0, ...change) === 0) tell('gives up a trait', option.rule);
  }

  #lookAtIdle(turn: WatchedTurn, start: State, before: WatchedTurn | undefined, tell: Tell): void {
    const { who, seat, after, steps } = turn;
    const [from, to] = [whereIs(start, who), whereIs(after, who)];
    const [first] = before !== undefined && isIdle(before) ? before.steps : [];
    if (first !== undefined && from !== to && whereIs(first.state, who) === to)
      tell('to and fro', `${this.#roomName(start, from)} ${this.#roomName(start, to)}`);
    if (!canWalkIn(start, turn.n)) return;
    const stood = (state: State): number => this.#planner.potential(state, seat, start, 0);
    if (stood(steps.at(-1)?.state ?? start) > stood(start) + SOMEWHERE) return;
    const aims = this.#planner.aims(start, who);
    const here = aims.at(-1)?.danger ?? 0;
    this.#lookAtFoes(turn, start, aims, tell);
    if (here > FEARED) return;
    const near = aims.filter(({ turns, danger }) => turns < 1 && danger <= here + BOLD);
    const deed = steps
      .flatMap(({ decision }) => decision.options)
      .find((option) => isOffer(option) && option.about === '' && (option.chance ?? 0) >= PROBABLE);
    if (deed !== undefined && isOffer(deed)) tell('idle by a deed', deed.rule);
    const thing = near.find(({ kind, brings }) => kind === 'thing' && brings === 1);
    if (thing !== undefined) tell('passes by', this.#roomName(start, thing.room));
    const door = near.find(({ kind }) => kind === 'door');
    const isWorn = this.#own(turn, start).some(({ traits }) => Object.values(traits).some(({ step }) => step <= LOW));
    const waits = aims.some(({ kind, brings, room }) => kind === 'deed' && brings > 0 && room === to);
    if (door !== undefined && !isWorn && !waits) tell('idle by a door', this.#roomName(start, door.room));
  }

  /** A foe in the same room who would probably lose, and is neither fought nor left. */
  #lookAtFoes({ who, after, steps }: WatchedTurn, start: State, aims: readonly OpenAim[], tell: Tell): void {
    if (whereIs(start, who) !== whereIs(after, who)) return;
    const offered = steps
      .flatMap(({ decision }) => decision.options)
      .find(({ verb, ...of }) => verb === 'attack' && 'chance' in of && (of.chance ?? 0) >= PROBABLE);
    const foe = aims.find(({ kind, turns, brings, risk }) => kind === 'attack' && turns === 0 && brings > risk);
    if (offered !== undefined && foe !== undefined) tell('idle by a foe', JSON.stringify(offered));
  }

  #lookAtHarm({ who, steps, after }: WatchedTurn, start: State, tell: Tell): void {
    const last = steps.at(-1)?.state ?? start;
    const [from, to] = [whereIs(start, who), whereIs(last, who)];
    const rooms = this.#engine.program(after.ruleset).rooms.length;
    if (from === to || whereIs(after, who) !== to || after.outcome !== null) return;
    if (Math.min(from, to) < 0 || Math.max(from, to) >= rooms) return;
    const walkedIn = steps.every(
      ({ option, state }, i) =>
        WALKS.has(option.verb) || (whereIs(state, who) !== to && whereIs(steps[i + 1]?.state ?? after, who) !== to),
    );
    const harm = (room: number): number => this.#planner.danger(last, who, room);
    if (walkedIn && harm(to) > harm(from)) tell('into harm', this.#roomName(after, to));
  }

  #lookAtLeft(turn: WatchedTurn, start: State, tell: Tell): void {
    if (turn.steps.every(({ option }) => option.verb !== 'drop')) return;
    const needs = this.#planner.needs(start, turn.seat);
    const lying = this.#engine.view(turn.after, 'all').position.piles.map(({ card }) => card);
    for (const card of this.#own(turn, start).flatMap(({ cards }) => cards))
      if (needs?.cards.has(card) === true && lying.includes(card)) tell('leaves what is needed', card);
  }
}
