import { flagsOf } from '../../core/tables.ts';
import type { HauntDef } from '../../language/haunt.ts';
import { explorersOf, isDead, sheetOf, sideOf, traitOf } from '../../machine/characters.ts';
import { FIRST_STATUS } from '../../state/state.ts';
import type { CaseChange, CaseDraft } from './draft.ts';
import { CasePlan } from './floor-plan.ts';

type Node = Readonly<Record<string, unknown>>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Everything that is named in a part of a haunt, the places that it refers to among it. */
export function namesMentioned(def: HauntDef, part: unknown, seen = new Set<string>()): ReadonlySet<string> {
  if (typeof part === 'string') {
    if (seen.has(part)) return seen;
    seen.add(part);
    const place = def.places?.[part];
    if (place !== undefined) namesMentioned(def, place, seen);
  } else if (Array.isArray(part)) for (const one of part) namesMentioned(def, one, seen);
  else if (isNode(part)) for (const one of Object.values(part)) namesMentioned(def, one, seen);
  return seen;
}

/** Numbers that are named in it. */
function numbersIn(part: unknown): number[] {
  if (typeof part === 'number') return [part];
  if (Array.isArray(part)) return part.flatMap(numbersIn);
  return isNode(part) ? Object.values(part).flatMap(numbersIn) : [];
}

/** Conditions of the haunt that an explorer is in. */
function statusesOf(draft: CaseDraft, who: number): string[] {
  const { g } = draft;
  return draft.haunt.statuses.filter((_, i) => (flagsOf(g, who) & (1 << (FIRST_STATUS + i))) !== 0);
}

/** Changes of the position that might make a condition true, or false: everything that it names, put where it might matter. */
export class Wishes {
  readonly #draft: CaseDraft;
  readonly #names: ReadonlySet<string>;
  readonly #numbers: readonly number[];
  readonly #actor: string;
  readonly #room: string;
  readonly #rooms: readonly string[];
  readonly #people: readonly { readonly id: string; readonly who: number }[];

  constructor(draft: CaseDraft, part: unknown, actor: string) {
    this.#draft = draft;
    const { g, haunt, engine, state } = draft;
    this.#names = namesMentioned(haunt.def, part);
    const players = state.controller.length;
    this.#numbers = [...new Set([...numbersIn(part), 0, 1, players, players - 1])].flatMap((n) => [n, n - 1, n + 1]);
    this.#people = explorersOf(g)
      .filter((who) => !isDead(g, who))
      .map((who) => ({ id: sheetOf(g, who).id, who }));
    const { position } = engine.view(state, 'all');
    this.#rooms = position.rooms.map(({ id }) => id);
    const here = position.explorers.find(({ id }) => id === actor)?.room;
    const monster = position.tokens.find((token) => token.id === actor || actor.startsWith(`${token.id}#`))?.room;
    this.#actor = actor;
    this.#room = here ?? monster ?? '';
  }

  get #others(): readonly string[] {
    return this.#people.map(({ id }) => id).filter((id) => id !== this.#actor);
  }
  get #isExplorer(): boolean {
    return this.#people.some(({ id }) => id === this.#actor);
  }

  /** Puts the actor into a room. */
  place(room: string): CaseChange {
    if (this.#isExplorer) return { arrange: { explorers: { [this.#actor]: { room } } } };
    const [id = '', n] = this.#actor.split('/').at(-1)?.split('#') ?? [];
    return { arrange: { pieces: [{ id, ...(n === undefined ? {} : { n: Number(n) }), room }] } };
  }

  moves(): CaseChange[] {
    return this.#rooms.map((room) => this.place(room));
  }

  all(): CaseChange[] {
    return [
      ...this.#counters(),
      ...this.#cards(),
      ...this.#pieces(),
      ...this.#statuses(),
      ...this.#persons(),
      ...this.#traits(),
      ...this.#tokens(),
      ...this.#turn(),
      ...this.#holes(),
    ];
  }

  /** Rooms that are named and not in the house, laid now, with the actor in them. */
  lays(): CaseChange[] {
    const { stage, engine, state, g } = this.#draft;
    const missing = g.p.rooms.filter(({ id }) => this.#names.has(id) && !this.#rooms.includes(id));
    return missing.flatMap(({ id }): CaseChange[] => {
      const plan = new CasePlan(stage.packs, engine.view(state, 'all').position.rooms);
      plan.lay(id);
      const { arrange: placed } = this.place(id);
      return [{ arrange: { rooms: plan.laid, ...placed } }];
    });
  }

  /** The turn has been walked in, or is at an end for walking. */
  #turn(): CaseChange[] {
    const asked = ['moved', 'movementOver'].some((word) => this.#names.has(word));
    if (!asked || !this.#isExplorer) return [];
    return [{ arrange: { explorers: { [this.#actor]: { stopped: true } } } }, { walk: true }];
  }

  /** A room of the house is lost. */
  #holes(): CaseChange[] {
    if (!['joinedLost', 'besideLost', 'lostRooms'].some((word) => this.#names.has(word))) return [];
    const { position } = this.#draft.engine.view(this.#draft.state, 'all');
    const stood = new Set([...position.explorers.map(({ room }) => room), ...position.tokens.map(({ room }) => room)]);
    return position.rooms
      .filter(({ id }) => !stood.has(id))
      .map(({ id, floor, x, y }) => ({ arrange: { lost: { [id]: { floor, x, y } } } }));
  }

  #counters(): CaseChange[] {
    const { counters, vars } = this.#draft.haunt.def;
    const values = [...new Set(this.#numbers)].filter((n) => n >= 0);
    const named = (list: Readonly<Record<string, unknown>> | undefined): string[] =>
      Object.keys(list ?? {}).filter((id) => this.#names.has(id));
    return [
      ...named(counters).flatMap((id) => values.map((n): CaseChange => ({ arrange: { counters: { [id]: n } } }))),
      ...named(vars).flatMap((name) => this.#ofVariable(name, values)),
    ];
  }

  #ofVariable(name: string, values: readonly number[]): CaseChange[] {
    const per = this.#draft.haunt.def.vars?.[name]?.per ?? 'game';
    if (per === 'game') return values.map((value) => ({ set: { name, value } }));
    if (per === 'room') return values.map((value) => ({ set: { name, value, room: this.#room } }));
    if (per !== 'who') return [];
    return this.#people.flatMap(({ id }) => values.map((value) => ({ set: { name, value, who: id } })));
  }

  /** Cards that are named, or any that can be carried, in these hands or out of them. */
  #cards(): CaseChange[] {
    const { p } = this.#draft.g;
    const named = p.cards.filter(({ id }) => this.#names.has(id));
    const wanted = ['heldBy', 'tagged', 'permits', 'holds'].some((word) => this.#names.has(word));
    const some = named.length === 0 && wanted ? p.cards.filter(({ item }) => item).slice(0, 2) : [];
    return [...named, ...some].flatMap(({ id, deck }): CaseChange[] => [
      ...(this.#isExplorer ? [{ arrange: { explorers: { [this.#actor]: { cards: [id] } } } }] : []),
      ...this.#others
        .slice(0, 2)
        .map((other): CaseChange => ({ arrange: { explorers: { [other]: { cards: [id] } } } })),
      { arrange: { discarded: { [p.decks[deck]?.id ?? '']: [id] } } },
    ]);
  }

  #pieces(): CaseChange[] {
    const { def } = this.#draft.haunt;
    const far = this.#rooms.find((room) => room !== this.#room) ?? this.#room;
    const kinds = [...Object.keys(def.pieces ?? {}), ...Object.keys(def.monsters ?? {})].filter((id) =>
      this.#names.has(id),
    );
    return kinds.flatMap((id): CaseChange[] => {
      const n = this.#count(id);
      const every = (fields: object, k = n): CaseChange => ({
        arrange: { pieces: Array.from({ length: k }, () => ({ id, ...fields })) },
      });
      const held = this.#isExplorer ? [1, 2].filter((k) => k <= n).map((k) => every({ holder: this.#actor }, k)) : [];
      const others = this.#others.map((other) => every({ holder: other }, 1));
      return [
        ...held,
        ...this.#numbered(id, n),
        every({ room: this.#room }, 1),
        every({ box: true }),
        every({ room: far }),
        every({ stunned: true }),
        ...others,
        ...this.#burdens(id),
      ];
    });
  }

  /** A piece with a number that is named, in these hands. */
  #numbered(id: string, n: number): CaseChange[] {
    if (!this.#isExplorer || !this.#names.has('hasNumber')) return [];
    const numbers = [...new Set(this.#numbers)].filter((number) => number > 0 && number <= n);
    return numbers.map((number) => ({
      arrange: { pieces: [{ id, n: number, holder: this.#actor, faceUp: true }] },
    }));
  }

  /** A monster that carries cards that are named. */
  #burdens(id: string): CaseChange[] {
    const { g, haunt } = this.#draft;
    if (haunt.def.monsters?.[id] === undefined) return [];
    const cards = g.p.cards.filter((card) => this.#names.has(card.id));
    return cards.map((card) => ({ arrange: { pieces: [{ id, cards: [card.id] }] } }));
  }

  /** How many pieces of a kind the game has. */
  #count(id: string): number {
    const { g, haunt, state } = this.#draft;
    const kind = g.p.tokenIndex.get(`${haunt.def.id}/${id}`);
    const first = g.p.cards.length + state.controller.length;
    return state.things.def.filter((def, i) => i >= first && def === kind).length;
  }

  #statuses(): CaseChange[] {
    const named = Object.keys(this.#draft.haunt.def.statuses ?? {}).filter((id) => this.#names.has(id));
    return named.flatMap((status) =>
      this.#people.map(({ id, who }): CaseChange => {
        const has = statusesOf(this.#draft, who);
        const statuses = has.includes(status) ? has.filter((one) => one !== status) : [...has, status];
        return { arrange: { explorers: { [id]: { statuses } } } };
      }),
    );
  }

  /** Others come here, go away, or are dead. */
  #persons(): CaseChange[] {
    const far = this.#rooms.find((room) => room !== this.#room) ?? this.#room;
    return [
      ...this.#others.flatMap((id): CaseChange[] => [
        { arrange: { explorers: { [id]: { room: this.#room } } } },
        { arrange: { explorers: { [id]: { dead: true } } } },
      ]),
      { arrange: { explorers: Object.fromEntries(this.#others.map((id) => [id, { room: far }])) } },
      { arrange: { explorers: Object.fromEntries(this.#others.map((id) => [id, { dead: true }])) } },
      { arrange: { explorers: Object.fromEntries(this.#others.map((id) => [id, { room: this.#room }])) } },
      ...(this.#names.has('holderOf') && this.#isExplorer
        ? [{ arrange: { explorers: Object.fromEntries(this.#allies.map((id) => [id, { holder: this.#actor }])) } }]
        : []),
    ];
  }

  get #allies(): readonly string[] {
    const { g } = this.#draft;
    const own = this.#people.find(({ id }) => id === this.#actor);
    return own === undefined
      ? []
      : this.#people.filter(({ who }) => who !== own.who && sideOf(g, who) === sideOf(g, own.who)).map(({ id }) => id);
  }

  #traits(): CaseChange[] {
    const { g } = this.#draft;
    const named = g.p.traits.filter((trait) => this.#names.has(trait));
    const me = this.#people.find(({ id }) => id === this.#actor);
    if (me === undefined) return [];
    return named.flatMap((trait): CaseChange[] => {
      const track = sheetOf(g, me.who).tracks[g.p.traits.indexOf(trait)] ?? [];
      if (traitOf(g, me.who, g.p.traits.indexOf(trait)) < 0) return [];
      return [0, track.length - 1].map((step) => ({
        arrange: { explorers: { [this.#actor]: { steps: { [trait]: step } } } },
      }));
    });
  }

  /** Tokens of the house that are named. */
  #tokens(): CaseChange[] {
    const { p } = this.#draft.g;
    return p.tokens
      .filter(({ id }) => this.#names.has(id) && !id.includes('/'))
      .map(({ id }) => ({ arrange: { tokens: [{ id, room: this.#room }] } }));
  }
}

const MOST_PAIRS = 1200;

/** Changes after which the goal holds: none, one, or two of the pool. */
export function changesFor(
  draft: CaseDraft,
  goal: (after: CaseDraft) => boolean,
  pool: readonly CaseChange[],
): { readonly draft: CaseDraft } | null {
  if (goal(draft)) return { draft };
  const tried = pool.flatMap((change) => {
    const next = draft.after([change]);
    return next === null ? [] : [{ change, next }];
  });
  const one = tried.find(({ next }) => goal(next));
  if (one !== undefined) return { draft: one.next };
  let pairs = 0;
  for (const { next } of tried)
    for (const { change } of tried) {
      if (pairs++ > MOST_PAIRS) return null;
      const both = next.after([change]);
      if (both !== null && goal(both)) return { draft: both };
    }
  return null;
}
