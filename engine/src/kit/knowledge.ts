import type { ProgramCache } from '../compile/program-cache.ts';
import type { Setup } from '../contract/setup.ts';
import type { SeenEvent, View } from '../contract/types.ts';
import type { Event } from '../core/events.ts';
import { rowOf } from '../core/tables.ts';
import { Engine } from '../game/engine.ts';
import type { Pack } from '../language/pack.ts';
import { picker } from '../random/streams.ts';
import type { State } from '../state/state.ts';
import { coverFor } from './cover.ts';
import { beginHaunt } from './intervene.ts';

/** A part of a haunt (`rules/<id>`, `actions/<id>`, `counters/<id>`, `vars/<id>`, `pieces/<id>`, `wins/<side>`, `setup/<side>`) that a side must not see before it is used. */
export interface HiddenPart {
  readonly side: string;
  readonly part: string;
}

/** Where a side saw a part too early. */
export interface Leak extends HiddenPart {
  readonly seen: 'page' | 'goals' | 'first steps' | 'counters' | 'notes' | 'pieces' | 'log' | 'refusals' | 'used deeds';
}

interface KnowledgeRun {
  readonly packs: readonly Pack[];
  readonly haunt: string;
  readonly hidden: readonly HiddenPart[];
  readonly seed: string;
  readonly answers: number;
  readonly programs?: ProgramCache;
}

/** One game of the haunt, looked at with the eyes of every seat. */
class Watch {
  readonly #engine: Engine;
  readonly #state: State;
  readonly #id: string;
  readonly #cover: Uint32Array;
  readonly #hidden: readonly HiddenPart[];
  readonly #leaks = new Map<string, Leak>();
  #events: readonly SeenEvent[][] = [];

  constructor({ packs, haunt, hidden, seed, programs }: KnowledgeRun, setup: Setup) {
    this.#cover = coverFor(packs, programs);
    this.#engine = new Engine(packs, { cover: this.#cover }, programs);
    this.#state = this.#engine.create(setup, seed).state;
    this.#id = haunt;
    this.#hidden = hidden;
  }

  get leaks(): readonly Leak[] {
    return [...this.#leaks.values()];
  }

  /** The haunt begins at once, and so many answers are given at random. */
  run(number: number, seed: string, answers: number): void {
    const pick = picker(`knowledge/${seed}`);
    this.#hear(beginHaunt(this.#engine, this.#state, number, this.#state.turn.who));
    for (let n = 0; n < answers && this.#state.outcome === null; n++) {
      this.#look();
      const open = this.#engine.pending(this.#state);
      const decision = open[pick(open.length)];
      if (decision === undefined) return;
      const applied = this.#engine.apply(this.#state, decision.seat, decision.id, pick(decision.options.length));
      if (applied.ok) this.#hear(applied.events);
    }
  }

  #hear(events: readonly Event[]): void {
    const seats = [...Array(this.#state.seats).keys()];
    this.#events = seats.map((seat) => events.map((event) => this.#engine.seen(event, seat)));
  }

  #look(): void {
    for (let seat = 0; seat < this.#state.seats; seat++) {
      const view = this.#engine.view(this.#state, seat);
      const sides = new Set(
        view.position.explorers.filter((explorer) => explorer.seat === seat).map(({ side }) => side ?? ''),
      );
      const mine = this.#hidden.filter(({ side, part }) => sides.size === 1 && sides.has(side) && !this.#isUsed(part));
      if (mine.length === 0) continue;
      const named = this.#namedTo(seat);
      for (const one of mine) for (const seen of this.#seenIn(one.part, view, seat, named)) this.#note(one, seen);
    }
  }

  #note(one: HiddenPart, seen: Leak['seen']): void {
    const key = `${one.side} ${one.part} ${seen}`;
    if (!this.#leaks.has(key)) this.#leaks.set(key, { ...one, seen });
  }

  /** Rules that are named to the seat, in its log and in the reasons why it may not do something. */
  #namedTo(seat: number): { readonly log: ReadonlySet<string>; readonly refusals: ReadonlySet<string> } {
    const log = (this.#events[seat] ?? []).flatMap((event) =>
      Object.entries(event).flatMap(([field, value]) =>
        typeof value !== 'string' ? [] : field === 'behind' ? this.#pathsOf(value) : [value],
      ),
    );
    const asked = this.#engine.pending(this.#state).filter((decision) => decision.seat === seat);
    const refusals = asked.flatMap(({ id }) => this.#engine.explain(this.#state, seat, id).map(({ rule }) => rule));
    return { log: new Set(log), refusals: new Set(refusals) };
  }

  /** An operation of it has been carried out. */
  #isUsed(part: string): boolean {
    const path = this.#pathOf(part);
    const { nodes, haunts } = this.#engine.program(this.#state.ruleset);
    const action = rowOf(haunts, this.#state.haunt).actions.find(({ id }) => part === `actions/${id}`);
    if (action !== undefined) return this.#state.announced.includes(action.rule);
    return path !== null && nodes.some((node) => (this.#cover[node.id] ?? 0) > 0 && node.path.startsWith(`${path}/`));
  }

  /** An action or a rule that is named by its id alone: of the haunt, or of one of its conditions. */
  #pathsOf(id: string): string[] {
    const { statuses = {} } = rowOf(this.#engine.program(this.#state.ruleset).haunts, this.#state.haunt).def;
    const bearers = Object.entries(statuses).filter(([, { rules }]) => rules?.[id] !== undefined);
    return [id, ...bearers.map(([status]) => `statuses/${status}/${id}`)].map((path) => `haunts/${this.#id}/${path}`);
  }

  /** What a rule or an action is called where it is cited. */
  #pathOf(part: string): string | null {
    const [kind = '', id = '', inner, rule] = part.split('/');
    if (kind === 'rules' || kind === 'actions') return `haunts/${this.#id}/${id}`;
    return inner === 'rules' ? `haunts/${this.#id}/${kind}/${id}/${rule}` : null;
  }

  #seenIn(
    part: string,
    { position, tome }: View,
    seat: number,
    named: { readonly log: ReadonlySet<string>; readonly refusals: ReadonlySet<string> },
  ): Leak['seen'][] {
    const [kind = '', id = ''] = part.split('/');
    const found: Leak['seen'][] = [];
    const see = (seen: Leak['seen'], does: boolean | undefined): void => {
      if (does === true) found.push(seen);
    };
    const path = this.#pathOf(part);
    const cited = (names: ReadonlySet<string>): boolean =>
      path !== null && [...names].some((name) => name === path || name.startsWith(`${path}.`));
    see('log', cited(named.log));
    see('refusals', cited(named.refusals));
    switch (kind) {
      case 'actions':
        see(
          'page',
          tome?.actions.some((action) => action.id === id),
        );
        see('used deeds', tome?.usedByOthers.includes(id));
        break;
      case 'rules':
        see('page', tome?.rules.includes(id));
        see('used deeds', tome?.heard.includes(id));
        break;
      case 'counters':
        see('counters', position.counters?.[id] !== undefined);
        break;
      case 'vars':
        see('notes', position.notes?.[id] !== undefined);
        break;
      case 'wins':
        see('goals', tome?.progress[id] !== undefined || tome?.sections[id]?.includes('goal'));
        break;
      case 'setup':
        see('first steps', tome?.sections[id]?.includes('right-now'));
        break;
      case 'pieces':
        see('pieces', this.#seesPiece(id, position, seat));
        break;
      default:
    }
    return found;
  }

  /** Of a piece that lies face down its number is the secret, of any other that it is there. */
  #seesPiece(id: string, position: View['position'], seat: number): boolean {
    const own: ReadonlySet<string> = new Set(
      position.explorers.filter((explorer) => explorer.seat === seat).map((explorer) => explorer.id),
    );
    const faceDown = rowOf(this.#engine.program(this.#state.ruleset).haunts, this.#state.haunt).def.pieces?.[id]
      ?.faceDown;
    return position.tokens.some(
      (token) =>
        token.id === id &&
        (faceDown === undefined || (token.faceDown === true && token.n !== undefined && !own.has(token.holder ?? ''))),
    );
  }
}

/** What a side saw of parts that are hidden from it, in a game at random that begins with the haunt. */
export function findLeaks(run: KnowledgeRun, setup: Setup): readonly Leak[] {
  const number = run.packs.flatMap(({ haunts }) => haunts ?? []).find(({ id }) => id === run.haunt)?.number;
  if (number === undefined || run.hidden.length === 0) return [];
  const watch = new Watch(run, setup);
  watch.run(number, run.seed, run.answers);
  return watch.leaks;
}
