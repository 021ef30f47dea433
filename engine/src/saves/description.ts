import { flag, nothing, textLike, whole, word } from '../shapes/shape.ts';
import { QUESTION_KINDS } from '../state/question.ts';
import { STREAMS } from '../state/rng.ts';
import {
  a,
  amount,
  atLeast0,
  bit,
  byName,
  column,
  either,
  maybe,
  number,
  record,
  rows,
  type SavedShape,
} from '../state/shapes.ts';
import { ITEM_ACTIONS } from '../state/turn.ts';
import type { Bounds } from './bounds.ts';

/** Every table of a state and what stands in its rows; `State` says what they mean. Registers of frames and named results have descriptions of their own. */

/** Four for each stream of random numbers. */
const WORDS_OF_CHANCE = 4 * STREAMS.length;

const ID = /^[a-z0-9@./#-]*$/;

const question = record({
  id: atLeast0,
  seat: maybe('seat'),
  kind: word(...QUESTION_KINDS),
  seats: rows(maybe('seat')),
  asked: rows(maybe('character')),
  answers: rows(whole(-1, 5000)),
});

const happening = record({
  t: word(
    ...['turn', 'roll', 'damage', 'attack', 'defeat', 'draw', 'enter', 'leave', 'put', 'shift', 'kill', 'transfer'],
    ...['discover', 'monsterTurn', 'takeRoom'],
  ),
  who: maybe('thing'),
  by: maybe('thing'),
  room: maybe('room'),
  from: maybe('room'),
  thing: maybe('thing'),
  kind: textLike(ID),
  n: amount,
  pool: amount,
  bonus: amount,
  total: amount,
  faces: rows(a('face')),
  tags: rows(textLike(ID)),
  cause: maybe('owner'),
  replaced: rows(a('rule')),
});

const use = record({ rule: a('rule'), owner: maybe('owner'), who: maybe('character') });

const outcome = record({
  verdicts: byName(/^\d$/, word('won', 'lost', 'none')),
  why: textLike(/^[^<>]*$/),
  'haunt?': textLike(ID),
  'number?': atLeast0,
  'revealer?': textLike(ID),
  'traitor?': either(textLike(ID), nothing),
});

const rooms = (bounds: Bounds): SavedShape =>
  record({
    floor: column(a('floor-or-pile'), bounds.rooms),
    x: column(amount, bounds.rooms),
    y: column(amount, bounds.rooms),
    turn: column(whole(0, 3), bounds.rooms),
    next: column(maybe('room'), 4 * bounds.rooms),
    known: column(whole(-1, 2 ** 20), bounds.rooms),
  });

const things = (bounds: Bounds): SavedShape =>
  record({
    def: column(atLeast0, bounds.things),
    place: column(a('place'), bounds.things),
    part: column(a('part'), bounds.things),
    bound: column(maybe('bound'), bounds.things),
    number: column(whole(-1, 999), bounds.things),
    flags: column(a('flags'), bounds.things),
  });

const turn = (bounds: Bounds): SavedShape =>
  record({
    who: maybe('character'),
    n: atLeast0,
    spent: number,
    stopped: flag,
    moved: flag,
    over: flag,
    noAttack: flag,
    startMoves: amount,
    attacks: atLeast0,
    drawn: column(atLeast0, bounds.decks),
    newCards: rows(a('card')),
    itemActions: rows(word(...ITEM_ACTIONS)),
    declined: rows(record({ thing: a('belonging'), to: a('character') })),
    sideChosen: flag,
  });

const frames = rows(
  record({
    b: a('block'),
    pc: whole(0, 5000),
    st: whole(0, 20),
    s: whole(0, 5000),
    own: bit,
    r: rows(either(number, rows(number))),
  }),
);

const scopes = rows(
  record({
    self: maybe('character'),
    actor: maybe('character'),
    owner: maybe('owner'),
    ev: maybe('event'),
    vals: byName(/^[!$]?[A-Za-z0-9_-]+$/, either(number, rows(number))),
  }),
);

/** The whole of it, for a game of that size. */
export const stateShape = (bounds: Bounds): SavedShape =>
  record({
    format: atLeast0,
    packs: rows(textLike(/^[^<>]*$/)),
    ruleset: byName(/^[A-Za-z]+$/, textLike(/^[A-Za-z0-9-]*$/)),
    dice: word('seed', 'typed'),
    date: record({ month: whole(1, 12), day: whole(1, 31) }),
    seats: whole(1, 12),
    rng: column(whole(-(2 ** 31), 2 ** 32 - 1), WORDS_OF_CHANCE),
    seq: atLeast0,
    round: atLeast0,
    rooms: rooms(bounds),
    stack: rows(a('room')),
    discards: rows(a('room')),
    things: things(bounds),
    piles: column(rows(a('card')), bounds.decks),
    spent: column(rows(a('card')), bounds.decks),
    known: column(whole(-1, 2 ** 20), bounds.cards),
    controller: column(a('seat'), bounds.explorers),
    steps: column(whole(-1, 50), bounds.clips),
    overflow: byName(/^\d+\.\d+$/, amount),
    vars: byName(/^\d+\.-?\d+$/, number),
    raised: byName(/^\d+\.\d+$/, amount),
    usedThisTurn: rows(use),
    usedForGood: rows(use),
    usedUp: rows(a('owner')),
    handled: rows(a('belonging')),
    order: column(a('explorer'), bounds.explorers),
    turn: turn(bounds),
    drawn: column(atLeast0, bounds.decks),
    lastDrawn: column(maybe('card'), bounds.decks),
    lastDrawnIn: column(maybe('room'), bounds.decks),
    revealer: maybe('explorer'),
    revealRoom: maybe('room'),
    allowed: rows(number),
    played: rows(number),
    heroesAtStart: whole(0, 12),
    underway: flag,
    stopAtHaunt: flag,
    traitor: maybe('explorer'),
    haunt: maybe('haunt'),
    sides: column(maybe('camp'), bounds.explorers),
    shown: column(bit, bounds.explorers),
    control: byName(/^\d+$/, maybe('seat')),
    announced: rows(a('rule')),
    frames,
    scopes,
    happenings: rows(happening),
    question: either(question, nothing),
    interrupted: rows(question),
    outcome: either(outcome, nothing),
  });
