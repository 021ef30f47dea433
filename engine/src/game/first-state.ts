import type { Setup } from '../contract/setup.ts';
import type { G, Program } from '../core/context.ts';
import { rowOf } from '../core/tables.ts';
import { FORMAT } from '../formats/numbers.ts';
import { BOX, IN_BOX, IN_STACK, STACK, type State } from '../state/state.ts';
import { startOfTurn } from '../state/turn.ts';
import type { Seating } from './seating.ts';

const column = (rows: number, value: number): number[] => new Array<number>(rows).fill(value);

/** No tile lies anywhere yet. */
const noRooms = ({ rooms }: Program): State['rooms'] => ({
  floor: rooms.map((room) => (room.start ? IN_BOX : IN_STACK)),
  x: column(rooms.length, 0),
  y: column(rooms.length, 0),
  turn: column(rooms.length, 0),
  next: column(rooms.length * 4, -1),
  known: column(rooms.length, 0),
});

/** Cards in their stacks, explorers where the house begins, tokens in the box. */
function allThings({ p, law }: G, explorers: readonly number[]): State['things'] {
  const tokens = p.tokens.flatMap((t, i) => column(t.n, i));
  const start = law['setup.start-room'](p.rooms, p.edition.start);
  const size = p.cards.length + explorers.length + tokens.length;
  return {
    def: [...p.cards.map((_, i) => i), ...explorers, ...tokens],
    place: [...p.cards.map((card) => STACK + card.deck), ...explorers.map(() => start), ...tokens.map(() => BOX)],
    part: column(size, 0),
    bound: column(size, -1),
    number: column(size, -1),
    flags: column(size, 0),
  };
}

/** Every table as it is when the box is opened: tiles and cards unmixed, explorers where they start, nothing begun. */
export function firstState(g: G, setup: Setup, { seats, explorers, controller }: Seating, rng: number[]): State {
  const { p } = g;
  const first = p.cards.length;
  return {
    format: FORMAT,
    packs: [...p.hashes],
    ruleset: p.ruleset,
    dice: setup.dice ?? 'seed',
    date: { month: setup.date?.month ?? 1, day: setup.date?.day ?? 1 },
    seats,
    rng,
    seq: 0,
    round: 0,
    rooms: noRooms(p),
    stack: g.law['components.rooms'](p.rooms),
    discards: [],
    things: allThings(g, explorers),
    piles: p.decks.map((_, d) => g.law['components.cards'](p.cards, d)),
    spent: p.decks.map(() => []),
    known: p.cards.map(() => 0),
    controller: [...controller],
    steps: explorers.flatMap((e) => rowOf(p.explorers, e).start.map((step) => g.law['setup.start-values'](step))),
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
}
