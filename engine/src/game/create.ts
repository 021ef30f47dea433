import { type Setup, SetupError } from '../contract/setup.ts';
import type { G } from '../core/context.ts';
import { lay } from '../house/geometry.ts';
import { FORMAT } from '../language/format.ts';
import { tell } from '../machine/log.ts';
import { run } from '../machine/machine.ts';
import { cite } from '../rules/index.ts';
import { below, seedStreams, shuffleInPlace } from '../state/rng.ts';
import { BOX, IN_BOX, IN_STACK, type Scope, STACK, type State } from '../state/state.ts';
import { startOfTurn } from '../state/turn.ts';

/** Two seats bring two explorers each; more bring one. */
const perSeat = (g: G, seats: number): number => g.law['setup.two-each'](seats);

function chooseExplorers(g: G, setup: Setup, rng: number[]): number[][] {
  const { p } = g;
  const taken: number[] = [];
  const cardOf = (i: number): string => p.explorers[i].def.card;
  const all = g.law['components.characters'](p.explorers.map(({ def }) => def));
  const each = perSeat(g, setup.seats.length);
  const chosen = setup.seats.map((seat, s) => {
    const named = (seat.explorers ?? []).map((id) => {
      const found = p.explorerIndex.get(id);
      if (found === undefined || !all.includes(found))
        throw new SetupError(`seats.${s}.explorers`, `there is no explorer “${id}”`);
      if (!g.law['setup.choose-character'](cardOf(found), taken.map(cardOf)))
        throw new SetupError(`seats.${s}.explorers`, `the card of ${id} is taken: its two sides exclude each other`);
      taken.push(found);
      return found;
    });
    if (named.length > each) throw new SetupError(`seats.${s}.explorers`, `at most ${each} to a seat`);
    return named;
  });
  for (const list of chosen) {
    while (list.length < each) {
      const free = all.filter((i) => !taken.some((t) => cardOf(t) === cardOf(i)));
      if (free.length === 0) throw new SetupError('seats', 'there are not enough explorers');
      const pick = free[below(rng, 'picks', free.length)];
      taken.push(pick);
      list.push(pick);
    }
  }
  return chosen;
}

function stackOnTop(pile: number[], wanted: readonly number[]): number[] {
  return [...pile.filter((x) => !wanted.includes(x)), ...wanted.toReversed()];
}

function checkSetup(g: G, setup: Setup): void {
  const { min, max } = g.p.edition.players;
  const n = setup.seats.length;
  if (!g.law['setup.player-count'](n, min, max))
    throw new SetupError('seats', `${n} seats; the game takes ${min} to ${max}`);
  const date = setup.date;
  if (
    date !== undefined &&
    !(
      Number.isInteger(date.month) &&
      date.month >= 1 &&
      date.month <= 12 &&
      Number.isInteger(date.day) &&
      date.day >= 1 &&
      date.day <= 31
    )
  ) {
    throw new SetupError('date', 'month 1 to 12 and day 1 to 31 expected');
  }
}

function indices(ids: readonly string[] | undefined, map: ReadonlyMap<string, number>, field: string): number[] {
  const found = (ids ?? []).map((id) => {
    const at = map.get(id);
    if (at === undefined) throw new SetupError(field, `there is no “${id}”`);
    return at;
  });
  if (new Set(found).size !== found.length) throw new SetupError(field, 'the same thing twice');
  return found;
}

/** The position before the first turn, run on to the first question. */
export function create(g: G, setup: Setup, seed: string): State {
  const { p } = g;
  checkSetup(g, setup);
  const rng = seedStreams(seed);
  const chosen = chooseExplorers(g, setup, rng);
  const each = perSeat(g, chosen.length);
  // Round the table once for every explorer a seat brings.
  const explorers: number[] = [];
  const controller: number[] = [];
  for (let k = 0; k < each; k++) {
    chosen.forEach((list, seat) => {
      explorers.push(list[k]);
      controller.push(seat);
    });
  }
  const first = p.cards.length;
  const tokens = p.tokens.flatMap((t, i) => new Array<number>(t.n).fill(i));
  const startRoom = g.law['setup.start-room'](p.rooms, p.edition.start);
  const size = first + explorers.length + tokens.length;
  const roomCount = p.rooms.length;
  const s: State = {
    format: FORMAT,
    packs: [...p.hashes],
    ruleset: { ...p.ruleset },
    dice: setup.dice ?? 'seed',
    date: { month: setup.date?.month ?? 1, day: setup.date?.day ?? 1 },
    seats: chosen.length,
    rng,
    seq: 0,
    round: 0,
    rooms: {
      floor: p.rooms.map((room) => (room.start ? IN_BOX : IN_STACK)),
      x: new Array<number>(roomCount).fill(0),
      y: new Array<number>(roomCount).fill(0),
      turn: new Array<number>(roomCount).fill(0),
      next: new Array<number>(roomCount * 4).fill(-1),
      known: new Array<number>(roomCount).fill(0),
    },
    stack: g.law['components.rooms'](p.rooms),
    discards: [],
    things: {
      def: [...p.cards.map((_, i) => i), ...explorers, ...tokens],
      place: [...p.cards.map((card) => STACK + card.deck), ...explorers.map(() => startRoom), ...tokens.map(() => BOX)],
      part: new Array<number>(size).fill(0),
      bound: new Array<number>(size).fill(-1),
      number: new Array<number>(size).fill(-1),
      flags: new Array<number>(size).fill(0),
    },
    piles: p.decks.map((_, d) => g.law['components.cards'](p.cards, d)),
    spent: p.decks.map(() => []),
    known: p.cards.map(() => 0),
    controller,
    steps: explorers.flatMap((e) => p.explorers[e].start.map((step) => g.law['setup.start-values'](step))),
    overflow: {},
    vars: {},
    raised: {},
    usedThisTurn: [],
    usedForGood: [],
    usedUp: [],
    handled: [],
    order: explorers.map((_, k) => first + k),
    turn: startOfTurn(-1, 0, 0, p.decks.length),
    drawn: p.decks.map(() => 0),
    lastDrawn: p.decks.map(() => -1),
    lastDrawnIn: p.decks.map(() => -1),
    revealer: -1,
    revealRoom: -1,
    allowed: [...(setup.haunts ?? [])],
    played: [...g.law['unplayed-haunt.history'](setup.playedHaunts ?? [])],
    heroesAtStart: 0,
    underway: false,
    stopAtHaunt: setup.stopAtHaunt ?? false,
    traitor: -1,
    haunt: -1,
    sides: controller.map(() => 0),
    shown: controller.map(() => 1),
    control: {},
    announced: [],
    frames: [],
    scopes: [],
    happenings: [],
    question: null,
    interrupted: [],
    outcome: null,
  };
  g.s = s;
  cite(g, 'discover.three-floors');
  for (const i of g.law['setup.start-tiles'](p.rooms)) {
    const room = p.rooms[i];
    const floor = p.floors.findIndex((_, f) => (room.floors & (1 << f)) !== 0);
    lay(g, i, { floor, x: room.def.start?.x ?? 0, y: room.def.start?.y ?? 0, entry: -1 }, 0);
  }
  const shuffle = (pile: number[]): void => shuffleInPlace(rng, 'stacks', pile);
  g.law['setup.tile-stack'](s.stack, shuffle);
  for (const pile of s.piles) g.law['setup.decks'](pile, shuffle);
  s.stack = stackOnTop(
    s.stack,
    indices(setup.stacked?.rooms, p.roomIndex, 'stacked.rooms').filter((r) => !p.rooms[r].start),
  );
  for (const id of Object.keys(setup.stacked?.cards ?? {}))
    if (!p.decks.some((deck) => deck.id === id)) throw new SetupError('stacked.cards', `there is no deck “${id}”`);
  p.decks.forEach((deck, d) => {
    const wanted = indices(setup.stacked?.cards?.[deck.id], p.cardIndex, `stacked.cards.${deck.id}`);
    const stray = wanted.find((c) => p.cards[c].deck !== d);
    if (stray !== undefined)
      throw new SetupError(`stacked.cards.${deck.id}`, `${p.cards[stray].id} belongs to another deck`);
    s.piles[d] = stackOnTop(s.piles[d], wanted);
  });
  const scope: Scope = { self: -1, actor: -1, owner: -1, ev: -1, vals: {} };
  g.scope = scope;
  const named =
    setup.first === undefined ? -1 : s.order.findIndex((who) => p.explorers[s.things.def[who]].id === setup.first);
  if (setup.first !== undefined && named < 0) throw new SetupError('first', `“${setup.first}” is not in this game`);
  const begins = named >= 0 ? s.order[named] : g.law['setup.first-player'](s.order, p.first(g)[0] ?? s.order[0]);
  const at = s.order.indexOf(begins);
  s.order = s.order.map((_, i) => s.order[(at + i) % s.order.length]);
  if (each > 1) s.order = [...g.law['setup.two-rounds'](s.order, s.seats)];
  s.scopes.push(scope);
  s.frames.push({ b: p.flow, pc: 0, st: 0, s: 0, own: 1, r: [] });
  tell(g, 'begins', { order: s.order.map((who) => p.explorers[s.things.def[who]].id) });
  run(g);
  return s;
}
