import {
  type Bot,
  type BotName,
  botAnswers,
  botsOf,
  type DealExplorers,
  type Haunted,
  makeBot,
  PLAYOUTS,
  type Thinking,
} from '@hollow/bots';
import { clone, type Engine, type State } from '@hollow/engine';
import { Planner, sidesTaken } from '@hollow/planner';
import { hauntInPlay } from '../game/haunt-in-play.ts';
import { winnersIn } from '../game/winners-in.ts';
import { wishFor } from '../game/wished-haunt.ts';
import { findStart, type KeptStarts, playStart } from '../starts/kept-starts.ts';

/** Whose place somebody else takes: one who explores, all heroes, or the traitor. */
export const ROLES = ['before', 'hero', 'traitor'] as const;
export type Role = (typeof ROLES)[number];

/** Where games are compared: a haunt, as `pack/id`, and a number of players. */
export interface Place {
  readonly haunt: string;
  readonly players: number;
}

/** One game: its n-th start, who plays, and who plays one role of it instead; null where nobody does. */
export interface Fixture extends Place {
  readonly start: number;
  readonly base: BotName;
  readonly changed: { readonly role: Role; readonly bot: BotName } | null;
}

/** How an explorer came to the haunt: cards, values of the traits together, and clips that stand at most one above the skull. */
export interface Fared {
  readonly cards: number;
  readonly traits: number;
  readonly low: number;
}

/** What came of a game. */
export interface Played {
  /** Who won: a side, `each`, `several`, `nobody`, or `capped` where it came to no end. */
  readonly side: string;
  /** The seats that won. */
  readonly won: readonly number[];
  readonly rounds: number;
  /** By seat, of its first explorer. */
  readonly fared: readonly Fared[];
  /** Explorers who died, and whether the traitor was dead at the end. */
  readonly deaths: number;
  readonly traitorDied: boolean;
  /** What decided it: the goal that was reached, or what else ended it; `capped` where nothing did. */
  readonly why: string;
}

/** Rounds of a haunt, and answers, after which a game is broken off. */
const LONGEST = 100;
const MOST_ANSWERS = 20_000;
const LOW = 1;

/** The seat that plays otherwise where only one does: each in turn. */
export const seatInTurn = ({ start, players }: Pick<Fixture, 'start' | 'players'>): number => start % players;

/** Bots of one game by seat and kind: whoever changes sides and is played by the same kind remembers. */
class Company {
  readonly #engine: Engine;
  readonly #thinking: Thinking;
  readonly #seed: string;
  readonly #bots = new Map<string, Bot>();

  constructor(engine: Engine, thinking: Thinking, seed: string) {
    this.#engine = engine;
    this.#thinking = thinking;
    this.#seed = seed;
  }

  of(seat: number, kind: BotName): Bot {
    const key = `${seat} ${kind}`;
    const known = this.#bots.get(key) ?? makeBot(kind, this.#engine, `${this.#seed}/${seat}`, this.#thinking);
    this.#bots.set(key, known);
    return known;
  }
}

function faredIn(engine: Engine, state: State): Fared[] {
  const { explorers } = engine.view(state, 'all').position;
  return Array.from({ length: state.seats }, (_, own) => {
    const found = explorers.find(({ seat }) => seat === own);
    const traits = Object.values(found?.traits ?? {});
    return {
      cards: found?.cards.length ?? 0,
      traits: traits.reduce((sum, { value }) => sum + value, 0),
      low: traits.filter(({ step }) => step <= LOW).length,
    };
  });
}

/** Who plays games for a ladder. */
export interface FixturePlayer {
  /** Plays a game; null where there is no such start. */
  play(fixture: Fixture): Played | null;
  /** In this haunt everybody plays for themselves. */
  isAlone(haunt: string): boolean;
}

/** Plays fixtures. Of the starts it keeps the last one, since games come in pairs. */
export class Referee implements FixturePlayer {
  readonly engine: Engine;
  readonly #starts: KeptStarts;
  readonly #thinking: Thinking;
  #last: { readonly key: string; readonly found: Haunted | null } | null = null;

  constructor(engine: Engine, starts: KeptStarts, playouts = PLAYOUTS) {
    this.engine = engine;
    this.#starts = starts;
    this.#thinking = { planner: new Planner(engine), playouts };
  }

  isAlone(haunt: string): boolean {
    return wishFor(this.engine.packs, haunt).haunt.wins?.each !== undefined;
  }

  /** Whether anybody plays the role there: so many can play the haunt, and it has a traitor where one is meant. */
  hasRole(place: Place, role: Role): boolean {
    const found = this.start({ ...place, start: 0 });
    if (found === null) return false;
    return role !== 'traitor' || hauntInPlay(this.engine, found.state).sides.includes('traitor');
  }

  /** The n-th start: one that is kept, else found in the same way; null where so many cannot play the haunt. */
  start({ haunt, players, start }: Place & Pick<Fixture, 'start'>): Haunted | null {
    const key = `${haunt} ${players} ${start}`;
    if (this.#last?.key === key) return this.#last.found;
    const seed = this.#starts[haunt]?.[players]?.[start];
    const kept = seed === undefined ? null : playStart(this.engine, haunt, players, seed);
    const found = kept ?? findStart(this.engine, wishFor(this.engine.packs, haunt), players, start);
    this.#last = { key, found };
    return found;
  }

  /** The same deal, explored with somebody else on one seat; null where it does not come to the haunt. */
  #exploredBy(fixture: Fixture, bot: BotName, seed: string): Haunted | null {
    const explorers: DealExplorers = (state, own) => {
      const quick = botsOf(state, own, (name) => makeBot('quick', this.engine, name, this.#thinking));
      const other = seatInTurn(fixture);
      return quick.map((known, seat) =>
        seat === other ? makeBot(bot, this.engine, `${own}/${seat}`, this.#thinking) : known,
      );
    };
    return playStart(this.engine, fixture.haunt, fixture.players, seed, explorers);
  }

  play(fixture: Fixture): Played | null {
    const { changed } = fixture;
    const usual = this.start(fixture);
    if (usual === null) return null;
    const found = changed?.role === 'before' ? this.#exploredBy(fixture, changed.bot, usual.seed) : usual;
    return found === null ? null : this.#playOut(fixture, found, usual.seed);
  }

  #playOut(fixture: Fixture, { state: begun, sides }: Haunted, seed: string): Played {
    const { engine } = this;
    const state = clone(begun);
    const fared = faredIn(engine, state);
    const company = new Company(engine, this.#thinking, `${seed}/haunt`);
    const alone = this.isAlone(fixture.haunt);
    const bots = sides.map((_, seat): Bot => {
      const now = (): Bot => company.of(seat, this.#kindFor(fixture, alone, state, seat));
      return {
        answer: (view, decision) => now().answer(view, decision),
        stand: (view, offer) => now().stand(view, offer),
      };
    });
    let answers = 0;
    const limits = { maxRounds: begun.round + LONGEST, stop: () => ++answers > MOST_ANSWERS };
    for (const _ of botAnswers(engine, state, bots, limits));
    const verdicts = state.outcome?.verdicts ?? {};
    const dead = engine.view(state, 'all').position.explorers.filter((explorer) => explorer.dead === true);
    return {
      deaths: dead.length,
      traitorDied: dead.some(({ side }) => side === 'traitor'),
      why: state.outcome?.why ?? 'capped',
      side: winnersIn(engine, state)?.side ?? 'capped',
      won: sides.flatMap((_, seat) => (verdicts[seat] === 'won' ? [seat] : [])),
      rounds: state.round - begun.round,
      fared,
    };
  }

  /** Who answers for a seat now: sides may change in a haunt. */
  #kindFor(fixture: Fixture, alone: boolean, state: State, seat: number): BotName {
    const { base, changed } = fixture;
    if (changed === null || changed.role === 'before') return base;
    if (alone) return seat === seatInTurn(fixture) ? changed.bot : base;
    const traitor = sidesTaken(this.engine, state)[seat]?.includes('traitor') === true;
    return traitor === (changed.role === 'traitor') ? changed.bot : base;
  }
}

/** What a game is worth to those who play a role, from 0 to 1. */
export function scoreOf(fixture: Fixture, role: Role, { side, won }: Played, alone: boolean): number {
  if (side === 'capped') return 0.5;
  if (role === 'before' || alone) return won.includes(seatInTurn(fixture)) ? 1 : 0;
  if (side === 'nobody') return 0.5;
  return (side === 'traitor') === (role === 'traitor') ? 1 : 0;
}
